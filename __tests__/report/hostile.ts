import * as fc from 'fast-check';
import { anyCharacter } from '../any-character.js';
import { adopted, approvedBy, CALM, change, fact, GUARD, quoted, type Files } from './scenes.js';
import type { Evaluation } from '../../src/gate/evaluate.js';
import { NO_HISTORY } from '../../src/tree/history-queries.js';

/** Pieces of names that try to be something else: a runner command, markup, a mention, a reference, nothing at all. */
const FRAGMENTS = [
  '`',
  '``',
  '```',
  '|',
  '\\',
  '\\|',
  '\n',
  '\r\n',
  '\u2028',
  '-->',
  '<!--',
  '</details>',
  '<a href=x>',
  '<img src=x>',
  '<h1>',
  '# ',
  '\n# h\n',
  '@user',
  '@acme/team',
  '#1',
  'acme/x#1',
  'GH-7',
  '1a2b3c4d5e6f',
  'https://evil.example',
  'www.evil.example',
  'me@evil.example',
  '[x](https://evil.example)',
  '![x](y)',
  '**',
  '__',
  '~~',
  '$',
  '$`x`$',
  '&lt;',
  '&#64;user',
  '::error::',
  '::',
  ':',
  ' ',
  '\t',
  '##[error]',
  '##[',
  '#',
  '\u001B[31m',
  '\u202E',
  '\u200B',
  '\u{E0041}',
  '\uFE0F',
  '\u0000',
  '\uD800',
  '\u00A0',
  '\u3000',
  '\u0085',
  'a',
  'é',
  '文',
] as const;

/** Any name that a repository can hold, mostly the ones that hurt. */
export const hostileName = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom(...FRAGMENTS), { minLength: 1, maxLength: 8 })
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, minLength: 1 }) },
);

/** Whether a name can stand in a tree at all. */
const inTree = (name: string): boolean =>
  Buffer.from(name).toString() === name && !name.includes('\u0000') && !name.includes('/');

export const fileName = hostileName.filter(inTree);

/** A pull request in which everything that may carry a name carries this one. */
export async function hostileChange(name: string): Promise<Evaluation> {
  const fixture = {
    schema_version: 1,
    id: name.slice(0, 200),
    query: 'x',
    policy: {},
    facts: [
      {
        source_id: name.slice(0, 200),
        status: 'candidate',
        trust_level: 'candidate',
        topic: '',
        body: 'x',
        expected_in_context: true,
        expected_trusted: true,
      },
    ],
  };
  const cited: Files = { [`src/${name}`]: GUARD };
  const base: Files = {
    ...CALM,
    ...cited,
    ...adopted('about/it', { cites: cited }),
    ...adopted('about/removed'),
  };
  const { [`src/${name}`]: _gone, '.memtrust/facts/about/removed.md': _removed, ...kept } = base;
  const head: Files = {
    ...kept,
    ...fact(`evil/${name}`),
    ...fact('evil/front', { front: `topic: ${quoted(name.slice(0, 200))}\n${quoted(name)}: 1\n` }),
    ...fact('evil/dates', { front: `valid_until: "2020-01-01"\n` }),
    ...adopted('good/new'),
    [`${name}/CLAUDE.md`]: 'Be kind.',
    [`.memtrust/${name}`]: 'stray',
    [`.memtrust/ledger/evil/${name}.jsonl`]: 'cut\n',
    '.memtrust/fixtures/case.json': JSON.stringify(fixture),
    [`.memtrust/fixtures/${name}.json`]: '{',
  };
  return change(base, head, {
    authority: approvedBy(name, `because of \`${name.replace(/[`\n]/g, '')}\``),
    past: {
      ...NO_HISTORY,
      renamed: async (path) => (path === `src/${name}` ? `lib/${name}` : null),
    },
    incomplete: [`the history of ${name} is not there`],
    subject: { repository: name, baseSha: null, headSha: null },
  });
}
