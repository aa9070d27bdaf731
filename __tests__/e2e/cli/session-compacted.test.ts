/** A context that leaves old messages out compacts them in the log that it was made of. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Sandbox, type Result } from './sandbox.js';

const LOG = '.memtrust/context/session.jsonl';
const WORDS = 'The build of this service takes long on every machine. '.repeat(30);
let repository: Sandbox;

beforeEach(async () => {
  repository = new Sandbox();
  repository.write('src/http.ts', 'export const timeout = 30;\n').commit();
  for (let turn = 1; turn <= 6; turn += 1)
    await repository.done(
      'session',
      'append',
      '--role',
      'user',
      '--text',
      `turn ${turn}: ${WORDS}`,
    );
});
afterEach(() => repository.dispose());

const build = async (...args: string[]): Promise<Result> =>
  repository.memtrust('context', '--transcript', LOG, '--limit', 'transcript=1200', ...args);
const replayed = async (at: number): Promise<string> =>
  (await repository.done('session', 'replay', '--at', String(at), '--format', 'jsonl')).stdout;
const events = (): { readonly seq: number; readonly type: string; readonly range?: unknown }[] =>
  repository
    .read(LOG)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

it('an event with its range and its own sequence, before context.built, and the view before can be replayed', async () => {
  const before = await replayed(6);
  const first = await build('--log', LOG, '--out', 'context.md', '--format', 'json');
  expect(first.code).toBe(0);
  const { range, seq } = JSON.parse(first.stdout).session_compacted;
  expect([range[0], seq]).toEqual([1, 7]);
  expect(events().slice(-2)).toMatchObject([
    { seq: 7, type: 'session.compacted', range },
    { seq: 8, type: 'context.built' },
  ]);
  expect(JSON.parse(repository.read('context.md.manifest.json')).events[0]).toMatchObject({
    event: 'session.compacted',
    range,
  });
  expect(await replayed(6)).toBe(before);
  expect((await repository.done('session', 'show')).stdout).toContain(
    `earlier messages are only in the archive [1-${range[1]}]`,
  );

  // The next turn goes on behind it, and is compacted again.
  await repository.done('session', 'append', '--role', 'user', '--text', `turn 7: ${WORDS}`);
  const view = await replayed(9);
  const second = await build('--log', LOG, '--stdout', '--format', 'json');
  expect(JSON.parse(second.stdout).session_compacted).toMatchObject({ seq: 10 });
  expect(await replayed(9)).toBe(view);
  expect((await repository.memtrust('check')).stdout).not.toContain('MT501');
});

it('without --log, or with another one, nothing is written', async () => {
  const log = repository.read(LOG);
  await build('--stdout');
  await build('--stdout', '--log', 'other.jsonl');
  expect(repository.read(LOG)).toBe(log);
  expect(repository.read('other.jsonl')).not.toContain('session.compacted');
});

it('a range that overlaps a summary in the middle is not recorded, with a warning', async () => {
  for (const turn of [7, 8])
    await repository.done(
      'session',
      'append',
      '--role',
      'user',
      '--text',
      `turn ${turn}: ${WORDS}`,
    );
  await repository.done('session', 'compact', '--from', '2', '--to', '3');
  const { code, stderr } = await build('--log', LOG, '--stdout');
  expect([code, stderr]).toEqual([0, expect.stringContaining('the compaction was not recorded')]);
  expect(events().filter(({ type }) => type === 'session.compacted')).toHaveLength(1);
});
