/** The index that recall keeps: when it is made, that it changes no answer, and what is never believed. */
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { runHere } from './in-process.js';
import { Sandbox } from './sandbox.js';

const NOW = '2026-06-01T00:00:00Z';
let repository: Sandbox;
let folder: string;

beforeEach(() => {
  repository = new Sandbox();
  repository.write(
    'CLAUDE.md',
    '# Retries\n\nRetries of the queue are three.\n\n# 连接\n\n连接必须复用。\n',
  );
  for (const name of ['pool', 'queue', 'cache'])
    repository.write(
      `.memtrust/facts/${name}.md`,
      `---\ntopic: ${name}\n---\nThe ${name} has four workers.\n`,
    );
  repository.commit('what is known');
  folder = join(repository.root, '.git/memtrust');
});

afterEach(() => repository.dispose());

/** Each search takes so many milliseconds: the clock is asked before and after it. */
async function recall(query: string, takes: number, ...args: string[]): Promise<string> {
  let clock = 0;
  const { code, stdout, stderr } = await runHere(['recall', query, '--format', 'json', ...args], {
    cwd: repository.root,
    environment: {
      PATH: process.env['PATH'],
      HOME: repository.root,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
    },
    now: NOW,
    milliseconds: () => (clock += takes),
  });
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

const kept = (): string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : []);
const only = (): string => join(folder, kept()[0] ?? '');
const tree = (): string => repository.git('rev-parse', 'HEAD^{tree}').trim();

it('is made by a slow search alone, outside of the working tree, and changes no answer', async () => {
  const answers = [await recall('workers queue', 100), await recall('连接', 100)];
  expect(kept()).toEqual([]);
  expect(await recall('workers queue', 101)).toBe(answers[0]);
  expect(kept()).toEqual([`recall-${tree()}.index`]);
  expect([await recall('workers queue', 1), await recall('连接', 1)]).toEqual(answers);
  expect(repository.git('status', '--short', '--ignored')).toBe('');
});

it('is of one tree: the next commit has its own, and the one before goes', async () => {
  await recall('workers', 101);
  const [before] = kept();
  repository.write('CLAUDE.md', 'Workers of the pool are five.\n').commit('five');
  expect(await recall('workers', 1)).toContain('are five');
  expect(kept()).toEqual([before]);
  await recall('workers', 101);
  expect(kept()).toEqual([`recall-${tree()}.index`]);
});

it('is not made of what no commit holds', async () => {
  await recall('workers', 101, '--trust-worktree');
  expect(kept()).toEqual([]);
});

it('is not believed where it is damaged, cut, or of another tree, and is made again', async () => {
  const answer = await recall('workers queue', 101);
  const good = readFileSync(only());
  const flipped = Buffer.from(good);
  flipped[flipped.length - 3] = (flipped.at(-3) ?? 0) ^ 1;
  for (const bytes of [
    flipped,
    good.subarray(0, -8),
    good.subarray(0, 40),
    Buffer.from('{}\n'),
    Buffer.alloc(0),
  ]) {
    writeFileSync(only(), bytes);
    expect(await recall('workers queue', 1)).toBe(answer);
    expect(readFileSync(only())).toEqual(bytes);
    expect(await recall('workers queue', 101)).toBe(answer);
    expect(readFileSync(only())).toEqual(good);
  }
  // Sound in itself, under the name of a tree that says something else.
  const former = only();
  repository
    .write('.memtrust/facts/pool.md', '---\ntopic: pool\n---\nThe pool rests.\n')
    .commit('rests');
  const plain = await recall('workers', 1);
  renameSync(former, join(folder, `recall-${tree()}.index`));
  expect(await recall('workers', 1)).toBe(plain);
  expect(plain).not.toContain('The pool has four workers');
});

it('is never read from the working tree, through a link, or where others can write', async () => {
  const answer = await recall('workers queue', 101);
  const name = kept()[0] ?? '';
  const forged = join(repository.root, '.memtrust/context', name);
  repository.write(`.memtrust/context/${name}`, readFileSync(only()));
  rmSync(folder, { recursive: true });
  repository.link('.git/memtrust', '../.memtrust/context');
  expect(await recall('workers queue', 101)).toBe(answer);
  writeFileSync(forged, 'forged');
  expect(await recall('workers queue', 101)).toBe(answer);
  expect(readFileSync(forged, 'utf8')).toBe('forged');
  rmSync(folder);
  await recall('workers queue', 101);
  chmodSync(folder, 0o777);
  writeFileSync(only(), 'forged');
  expect(await recall('workers queue', 1)).toBe(answer);
});

it('goes with what is forgotten', async () => {
  await recall('workers', 101);
  expect(kept()).toHaveLength(1);
  const { code, stderr } = await runHere(['retire', 'pool', '--erase', '--why', 'a name'], {
    cwd: repository.root,
    environment: {
      PATH: process.env['PATH'],
      HOME: repository.root,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
    },
    now: NOW,
  });
  expect([code, stderr]).toEqual([0, expect.anything()]);
  expect(kept()).toEqual([]);
});
