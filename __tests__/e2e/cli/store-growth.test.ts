/** What verify-store measures of a store that grows: how often it changes, and how long a search takes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { runHere } from './in-process.js';
import { Sandbox } from './sandbox.js';

let repository: Sandbox;

beforeEach(() => {
  repository = new Sandbox();
  repository
    .write('.memtrust/policy.yml', 'stores: [{layout: memtrust}, {layout: ai-runtime}]\n')
    .write('memory/short-term/consciousness.md', 'Looking at the pool.\n')
    .commit();
});

afterEach(() => repository.dispose());

/** @param takes milliseconds of a search; nothing is measured where it is null. */
async function verify(takes: number | null, ...args: string[]) {
  let clock = 0;
  return runHere(['verify-store', ...args], {
    cwd: repository.root,
    environment: {
      PATH: process.env['PATH'],
      HOME: repository.root,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
    },
    now: '2026-01-03T00:00:00Z',
    ...(takes === null ? {} : { milliseconds: () => (clock += takes) }),
  });
}

it('a store that changes more than ten times a day is named, another one not', async () => {
  // All commits of the sandbox are of 1 January 2026.
  for (let change = 0; change < 70; change += 1)
    repository.write('memory/short-term/consciousness.md', `Step ${change}.\n`).commit();
  const { code, stdout } = await verify(null);
  expect([code, stdout.split('\n').filter((line) => line.startsWith('notice:'))]).toEqual([
    0,
    [
      expect.stringMatching(
        /^notice: ai-runtime: 71 commits changed it in the last 7 days, more than 10 a day: /,
      ),
    ],
  ]);
  const { stores, search } = JSON.parse((await verify(null, '--format', 'json')).stdout);
  expect(
    stores.map((store: Record<string, unknown>) => [store['layout'], store['changes_per_day']]),
  ).toEqual([
    ['memtrust', 0.1],
    ['ai-runtime', 10.1],
  ]);
  expect(search).toBeNull();
  const later = await verify(null, '--now', '2026-01-09');
  expect(later.stdout).not.toContain('notice:');
});

it('a slow search is named, and has an index from then on', async () => {
  repository.write('CLAUDE.md', 'Retries are three.\n').commit();
  const index = join(repository.root, '.git/memtrust');
  expect((await verify(100)).stdout).not.toContain('notice:');
  expect(existsSync(index)).toBe(false);
  expect((await verify(140)).stdout).toContain(
    'notice: a search took 140 ms, more than 100 ms: its index is kept in .git/memtrust/ from now on\n',
  );
  expect(existsSync(index)).toBe(true);
  expect(JSON.parse((await verify(12, '--format', 'json')).stdout).search).toEqual({
    milliseconds: 12,
    indexed: true,
    notices: [],
  });
});

it('says so before the first commit, and under a policy that cannot be read', async () => {
  repository.write('.memtrust/policy.yml', 'stores: {\n');
  const broken = await verify(140, '--format', 'json');
  expect(JSON.parse(broken.stdout).search).not.toBeUndefined();
  const fresh = new Sandbox();
  try {
    const { code, stdout } = await runHere(['verify-store', '--format', 'json'], {
      cwd: fresh.root,
      environment: { PATH: process.env['PATH'], HOME: fresh.root },
      now: '2026-01-03T00:00:00Z',
      milliseconds: () => 0,
    });
    expect([code, JSON.parse(stdout)]).toMatchObject([
      0,
      { stores: [{ changes_per_day: null }], search: null },
    ]);
  } finally {
    fresh.dispose();
  }
});
