/** What people read has one word for each status: no text shows the name of a reason, nor `accepted` for *trusted*. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rules } from '../../../src/gate/rules/index.js';
import { REASON_WORDS, STATUS_WORDS } from '../../../src/report/words.js';
import { REASONS } from '../../../src/trust/entry.js';
import { ask, talkToProcess } from './mcp-talk.js';
import { factFile, Sandbox } from './sandbox.js';

/** What stands in a file, not how a fact is called; and findings that somebody accepted, which are no facts. */
const QUOTED = /`?status: accepted`?|accepted findings?|findings (?:that somebody|are) accepted/gi;
const CODES = new RegExp(String.raw`\b(?:${REASONS.join('|')}|accepted)\b`, 'g');

const codesIn = (text: string): string[] => text.replace(QUOTED, '').match(CODES) ?? [];

/** What a browser shows of a page. */
const shownIn = (page: string): string =>
  page.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');

/** One fact of each kind: trusted, edited, with a new source, stale, expired, adopted here, and so on. */
const COMMANDS = [
  ['check'],
  ['check', '--strict'],
  ['check', '--format', 'markdown'],
  ['check', '--format', 'html'],
  ['facts'],
  ['review'],
  ['recall', 'the limit'],
  ['context'],
  ['sources'],
  ['bind', '--moved'],
  ['notes', 'archive', '--dry-run'],
  ...['trusted', 'edited', 'rebound', 'stale', 'expired', 'old', 'new', 'rival'].map((id) => [
    'facts',
    id,
  ]),
  ...['wish', 'lie', 'out'].map((id) => ['facts', id]),
  ...['edited', 'new', 'lie'].map((id) => ['facts', id, '--preview']),
];

let repository: Sandbox;

beforeAll(async () => {
  repository = new Sandbox();
  const named = ['trusted', 'edited', 'rebound', 'stale', 'expired', 'old', 'rival', 'out'];
  for (const name of named)
    repository
      .write(`src/${name}.ts`, `export const ${name}Limit = 5;\n`)
      .write(
        `.memtrust/facts/${name}.md`,
        factFile(
          { expired: 'valid_until: 2026-02-01', rival: 'claim_key: limit/number' }[name] ?? '',
          `The limit of ${name} is five.`,
        ),
      );
  await repository.done('init', '--yes', '--adopters', 'alice');
  for (const name of named) await repository.done('bind', name, `src/${name}.ts`);
  await repository.done('adopt', '--all');
  repository.commit('what is known');
  repository.git('switch', '--quiet', '--create', 'work');
  const propose = async (id: string, ...more: string[]): Promise<void> => {
    await repository.done(
      ...`propose ${id} --source src/trusted.ts --text`.split(' '),
      `The limit is ${id}.`,
      ...more,
    );
  };
  repository
    .write(
      '.memtrust/facts/edited.md',
      repository.read('.memtrust/facts/edited.md').replace('five', 'six'),
    )
    .write('src/stale.ts', 'export const staleLimit = 6;\n')
    .write('.memtrust/facts/lie.md', factFile('status: accepted', 'The limit is a lie.'));
  repository.write('src/rebound.ts', 'export const reboundLimit = 7;\n');
  await repository.done('bind', 'rebound');
  await propose('wish');
  await propose('new', '--supersedes', 'old', '--claim-key', 'limit/number');
  await repository.done('adopt', 'new');
  await repository.done('retire', 'out', '--why', 'It is gone');
}, 600_000);

afterAll(() => repository.dispose());

it.each(COMMANDS.map((command) => [command.join(' '), command] as const))(
  'memtrust %s',
  async (_name, command) => {
    const { stdout, stderr } = await repository.memtrust(...command);
    expect(`${stdout}${stderr}`.trim()).not.toBe('');
    expect(stderr).not.toMatch(/unknown (?:option|command)|too many arguments|Allowed choices/);
    expect(codesIn(command.includes('html') ? shownIn(stdout) : `${stdout}${stderr}`)).toEqual([]);
  },
);

it('what an agent is told by MCP, but for its JSON', async () => {
  const { client } = await talkToProcess(repository.root);
  try {
    const texts = [
      await ask({ client }, 'facts', {}),
      await ask({ client }, 'recall', { query: 'the limit' }),
      await ask({ client }, 'why', { id: 'stale' }),
      await ask({ client }, 'why', { id: 'trusted' }),
    ].map(({ text }) => text);
    const { resources } = await client.listResources();
    expect(
      [...texts, ...resources.map(({ description }) => description ?? '')].flatMap(codesIn),
    ).toEqual([]);
    expect(texts[0]).toMatch(/^trusted {2}trusted {2}\(adopted\)/m);
  } finally {
    await client.close();
  }
}, 600_000);

it('the words that all views share', () => {
  expect(STATUS_WORDS.accepted).toBe(STATUS_WORDS.trusted);
  expect(Object.values(STATUS_WORDS)).not.toContain('accepted');
  expect(Object.values(REASON_WORDS).flatMap(codesIn)).toEqual([]);
});

it('what the rules say of facts', () => {
  const told = rules.flatMap(({ summary, why, remedy }) => [summary, why, remedy]);
  expect(told.flatMap(codesIn)).toEqual([]);
});
