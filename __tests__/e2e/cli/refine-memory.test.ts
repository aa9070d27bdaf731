/** Short-term memories that nobody updates any more: consolidated, put aside, or left where they are. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { store } from '../../store.js';
import { fromSource } from './in-process.js';
import { Sandbox } from './sandbox.js';

const SHORT = 'memory/short-term';
const NOW = ['--now', '2026-06-01', '--by', 'ada'];
let repository: Sandbox;

/** A memory of a day, with more front matter. */
const memory = (day: string, text: string, front = ''): string =>
  `---\ntimestamp: ${day}\n${front}---\n${text}\n`;
const KEPT = 'importance: high\nconfidence: 0.9\nmood: calm\n';

beforeEach(() => {
  repository = new Sandbox();
  const files = store()
    .policy({
      version: 1,
      adoption: { approvals: 0 },
      stores: [{ layout: 'memtrust' }, { layout: 'ai-runtime' }],
      exclude_text: ['marmalade'],
    })
    .file(`${SHORT}/cited.md`, memory('2026-01-01', 'The pool has four workers.'))
    .fact('pool', { body: 'The pool has four workers.', sources: [`${SHORT}/cited.md`] })
    .adopted()
    .files();
  for (const [path, content] of Object.entries(files))
    if (typeof content === 'string') repository.write(path, content);
  repository
    .write(`${SHORT}/deploys.md`, memory('2026-05-01', 'Deploys go out on Tuesdays.', KEPT))
    .write(`${SHORT}/ticket.md`, memory('2026-05-01', 'The ticket of this week is 42.'))
    .write(
      `${SHORT}/unsure.md`,
      memory('2026-05-01', 'Perhaps it rains.', 'importance: high\nconfidence: 0.5\n'),
    )
    .commit('memories');
});

afterEach(() => repository.dispose());

interface Memory {
  readonly path: string;
  readonly outcome: string;
  readonly to: string | null;
  readonly why: string;
}
async function refined(...args: string[]): Promise<readonly Memory[]> {
  const { code, stdout, stderr } = await fromSource(
    repository.root,
    'notes',
    'refine',
    '--format',
    'json',
    ...NOW,
    ...args,
  );
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout).memories;
}

it('what is important and sure moves to long-term memory as a candidate, the rest is put aside', async () => {
  const before = repository.read(`${SHORT}/ticket.md`);
  const { stdout } = await fromSource(repository.root, 'notes', 'refine', ...NOW, '--apply');
  expect(stdout.replaceAll('`', '')).toBe(
    `${SHORT}/cited.md\n  stays: a fact cites it\n` +
      `${SHORT}/deploys.md\n  consolidated as memory/long-term/deploys.md: important, and not changed for more than 30 days\n` +
      `${SHORT}/ticket.md\n  archived as .memtrust/archive/${SHORT}/ticket.md: a short-term memory of more than 30 days\n` +
      `${SHORT}/unsure.md\n  archived as .memtrust/archive/${SHORT}/unsure.md: a short-term memory of more than 30 days\n`,
  );
  expect(repository.read('memory/long-term/deploys.md')).toBe(
    '---\ntimestamp: 2026-05-01\nconfidence: 0.9\nimportance: high\nmood: calm\n---\nDeploys go out on Tuesdays.\n',
  );
  expect(repository.read(`.memtrust/archive/${SHORT}/ticket.md`)).toBe(before);
  expect(repository.git('status', '--short', '--', 'memory')).toBe(
    ` D ${SHORT}/deploys.md\n D ${SHORT}/ticket.md\n D ${SHORT}/unsure.md\n?? memory/long-term/\n`,
  );
  const graves = repository.read('.memtrust/tombstones.jsonl').trim().split('\n');
  expect(graves.map((line) => [JSON.parse(line).path, JSON.parse(line).to])).toEqual([
    [`${SHORT}/deploys.md`, 'memory/long-term/deploys.md'],
    [`${SHORT}/ticket.md`, `.memtrust/archive/${SHORT}/ticket.md`],
    [`${SHORT}/unsure.md`, `.memtrust/archive/${SHORT}/unsure.md`],
  ]);
  const report = repository.read('.memtrust/workspace/reports/staging-2026-06-01-refine.md');
  expect(report).toContain('## Short-term memory');
  expect(report).not.toContain('Tuesdays');

  repository.commit('refined');
  const facts = await fromSource(repository.root, 'facts', '--format', 'json');
  expect(facts.stdout).toContain('memory/long-term/deploys.md');
  const check = JSON.parse((await fromSource(repository.root, 'check', '--format', 'json')).stdout);
  expect(
    check.entries.flatMap((entry: { id: string; trusted_baseline: boolean; reason: string }) =>
      entry.trusted_baseline || entry.id.startsWith('memory/long-term')
        ? [[entry.id, entry.trusted_baseline, entry.reason]]
        : [],
    ),
  ).toEqual([
    ['memory/long-term/deploys.md', false, 'candidate_not_adopted'],
    ['pool', true, 'selected_trusted_memory'],
  ]);
  expect((await refined('--apply')).map(({ outcome }) => outcome)).toEqual(['stays']);
});

describe('it stays', () => {
  it.each<[string, string, string, string | null]>([
    ['of thirty days', 'a', memory('2026-05-02', 'The ticket is 43.'), null],
    ['without a date', 'a', 'The ticket is 43.\n', null],
    [
      'to be updated later',
      'a',
      memory('2026-01-01', 'The ticket is 43.', 'next_update: 2026-07-01\n'),
      null,
    ],
    ['what is being done now', 'consciousness', memory('2026-01-01', 'Looking at the pool.'), null],
    [
      'with a broken front matter',
      'a',
      memory('2026-01-01', 'The ticket is 43.', 'confidence: high\n'),
      null,
    ],
    [
      'a layout that nobody filled in',
      'a',
      memory('2026-01-01', '# A\n\n[to be filled in]', KEPT),
      null,
    ],
    ['blocked by the policy', 'a', memory('2026-01-01', 'The marmalade is ready.', KEPT), null],
    [
      'important, with a secret',
      'a',
      memory(
        '2026-01-01',
        `Sign in with ${['ghp_', 'k3Jq8ZrT1mWx', 'Vb6NyLp2HsDg', 'Qa7Ue4Rf0Tzc'].join('')} here.`,
        KEPT,
      ),
      'it contains what looks like a secret',
    ],
  ])('where it is %s', async (_what, name, text, why) => {
    const path = `${SHORT}/${name}.md`;
    repository.write(path, text).commit('one more');
    expect(
      (await refined('--apply'))
        .filter((one) => one.path === path)
        .map((one) => [one.outcome, one.why]),
    ).toEqual(why === null ? [] : [['stays', why]]);
    expect(repository.read(path)).toBe(text);
  });

  it('where long-term memory has something of its name, and where its place in the archive is taken', async () => {
    repository
      .write('memory/long-term/deploys.md', 'Deploys go out on Fridays.\n')
      .write(`.memtrust/archive/${SHORT}/ticket.md`, 'An older one.\n')
      .commit('taken');
    const outcomes = Object.fromEntries(
      (await refined('--apply')).map(({ path, why }) => [path, why]),
    );
    expect(outcomes).toMatchObject({
      [`${SHORT}/deploys.md`]: 'long-term memory already has a file of this name',
      [`${SHORT}/ticket.md`]: 'its place in the archive is taken',
    });
    expect(repository.read('memory/long-term/deploys.md')).toBe('Deploys go out on Fridays.\n');
  });
});
