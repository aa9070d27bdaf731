import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Evaluation } from '../../src/gate/evaluate.js';
import { notesOf, type DiffNote } from '../../src/report/annotations.js';
import { renderGitlab } from '../../src/report/gitlab.js';
import { renderSarif } from '../../src/report/sarif.js';
import { phraseText } from '../../src/text/phrase.js';
import { adopted, adoption, boundTo, CALM, change, fact, POLICY, type Files } from './scenes.js';

const GUARD = [
  "import { owner } from './owner';",
  '',
  'export function guard(user) {',
  '  if (!owner(user)) {',
  '    throw new Error();',
  '  }',
  '  return user;',
  '}',
  '',
  'export const other = 1;',
  '',
].join('\n');
const CODE: Files = { 'src/guard.ts': GUARD };

async function citing(
  id: string,
  source: Readonly<Record<string, string>>,
  files: Files = CODE,
): Promise<Files> {
  const [path = ''] = Object.keys(files);
  const file = fact(id, { front: await boundTo(files, { path, ...source }) });
  return { ...file, ...adoption(id, file) };
}

const told = ({ rule, path, line, message }: DiffNote): string =>
  `${rule} ${path}:${line} ${phraseText(message)}`;
const staleNotes = (evaluation: Evaluation): string[] =>
  notesOf(evaluation)
    .filter(({ rule }) => rule === 'MT105')
    .map(told);

describe('the note of a stale fact', () => {
  let base: Files;
  beforeAll(async () => {
    base = { ...POLICY, ...CODE, ...(await citing('auth/guard', { symbol: 'guard' })) };
  });

  it.each([
    [
      'is at the line that changed',
      GUARD.replace('throw new', 'return new'),
      'src/guard.ts:5 `auth/guard` cites this line, so it is stale',
    ],
    [
      'moves with what is above',
      `// new\n${GUARD.replace('throw new', 'return new')}`,
      'src/guard.ts:6 `auth/guard` cites this line, so it is stale',
    ],
    [
      'is where the text was that is gone',
      GUARD.replace('    throw new Error();\n', ''),
      'src/guard.ts:5 `auth/guard` cites what was here, so it is stale',
    ],
    [
      'is at the end of a file of which the rest is gone',
      GUARD.slice(0, GUARD.indexOf('export function')),
      'src/guard.ts:2 `auth/guard` cites what was here, so it is stale',
    ],
  ])('%s', async (_what, guard, wanted) => {
    const found = staleNotes(await change(base, { ...base, 'src/guard.ts': guard }));
    expect(found).toEqual([`MT105 ${wanted}`]);
  });

  it('is at the fact where the file is gone', async () => {
    const { 'src/guard.ts': _gone, ...head } = base;
    expect(staleNotes(await change(base, head))).toEqual([
      expect.stringMatching(
        /^MT105 \.memtrust\/facts\/auth\/guard\.md:null .*`src\/guard\.ts` is gone/,
      ),
    ]);
  });

  it('is at the nearest changed line where what is around the text changed', async () => {
    const file = fact('auth/throws', {
      front: `importance: high\n${await boundTo(CODE, { path: 'src/guard.ts', lines: '5-5' }, 'high')}`,
    });
    const high = { ...POLICY, ...CODE, ...file, ...adoption('auth/throws', file) };
    const head = { ...high, 'src/guard.ts': GUARD.replace('  return user;', '  return null;') };
    expect(staleNotes(await change(high, head))).toEqual([
      'MT105 src/guard.ts:7 `auth/throws` relies on this line, so it is stale',
    ]);
  });

  it('is at the first change of a file that is cited as a whole', async () => {
    const whole = { ...POLICY, ...CODE, ...adopted('auth/whole', { cites: CODE }) };
    const head = { ...whole, 'src/guard.ts': GUARD.replace('other = 1', 'other = 2') };
    expect(staleNotes(await change(whole, head))).toEqual([
      'MT105 src/guard.ts:10 `auth/whole` cites this line, so it is stale',
    ]);
  });

  it('is at the text that should be absent', async () => {
    const absent = { ...POLICY, ...CODE, ...(await citing('auth/no-eval', { absent: 'eval(' })) };
    const head = { ...absent, 'src/guard.ts': GUARD.replace('return user', 'return eval(user)') };
    expect(staleNotes(await change(absent, head))).toEqual([
      'MT105 src/guard.ts:7 `auth/no-eval` relies on this line, so it is stale',
    ]);
  });

  it('is the sentence of an agent file that it cites', async () => {
    const rules = { 'CLAUDE.md': '# Rules\n\nUse pnpm.\n\nNever push to main.\n' };
    const quoting = { ...POLICY, ...rules, ...(await citing('git/main', { lines: '5-5' }, rules)) };
    const head = { ...quoting, 'CLAUDE.md': '# Rules\n\nUse pnpm.\n\nPush to main.\n' };
    expect(staleNotes(await change(quoting, head))).toEqual([
      'MT105 CLAUDE.md:5 `git/main` cites this line, so it is stale',
    ]);
  });

  it('is shared by the facts that cite one changed place, and not with those of another', async () => {
    const many = {
      ...base,
      ...(await citing('auth/lines', { lines: '5-5' })),
      ...(await citing('auth/other', { lines: '10-10' })),
    };
    const head = {
      ...many,
      'src/guard.ts': GUARD.replace('throw new', 'return new').replace('other = 1', 'other = 2'),
    };
    const evaluation = await change(many, head);
    expect(staleNotes(evaluation)).toEqual([
      'MT105 src/guard.ts:5 `auth/guard`, `auth/lines` cite this line, so they are stale',
      'MT105 src/guard.ts:10 `auth/other` cites this line, so it is stale',
    ]);
    expect(notesOf(evaluation).map(({ remedy }) => phraseText(remedy))).toContain(
      'Run `npx memtrust reverify auth/guard auth/lines` if they still hold; otherwise correct their files.',
    );
  });
});

describe('the note of a fact whose file was renamed', () => {
  it('is in the file that the diff shows', async () => {
    const base = { ...POLICY, ...CODE, ...(await citing('auth/guard', { symbol: 'guard' })) };
    const { 'src/guard.ts': guard = '', ...rest } = base;
    const evaluation = await change(base, { ...rest, 'lib/guard.ts': guard });
    expect(notesOf(evaluation).map(told)).toEqual([
      'MT113 lib/guard.ts:3 `auth/guard` cites this file by its old path',
    ]);
  });
});

describe('other views beside the code', () => {
  it('have the changed line as place, and SARIF the fact as a related one', async () => {
    const evaluation = await change(CALM, {
      ...CALM,
      'src/auth/guard.ts': 'export function requireOwner() {\n  return false;\n}\n',
    });
    const sarif: unknown = JSON.parse(renderSarif(evaluation));
    const at = (uri: string) => ({ artifactLocation: { uri, uriBaseId: 'SRCROOT' } });
    expect(sarif).toMatchObject({
      runs: [
        {
          results: [
            {
              ruleId: 'MT105',
              locations: [
                { physicalLocation: { ...at('src/auth/guard.ts'), region: { startLine: 2 } } },
              ],
              relatedLocations: [
                { physicalLocation: at('.memtrust/facts/authorization/owner-checks.md') },
              ],
            },
          ],
        },
      ],
    });
    expect(JSON.parse(renderGitlab(evaluation))).toMatchObject([
      { location: { path: 'src/auth/guard.ts', lines: { begin: 2 } } },
    ]);
  });
});
