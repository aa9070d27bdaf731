import { runGit, type Repository } from './git.js';

/*
 * How many commits changed these folders between two moments? Counted from what is checked out, by the dates of
 * the commits, which anybody can write: it informs, and nothing is decided by it.
 *
 * `memtrust verify-store` asks how fast a store grows. Null where there is no commit yet.
 * `__tests__/e2e/cli/store-growth.test.ts` fails when this is wrong.
 */

/** @param since and until: ISO 8601. */
export async function changesCounted(
  repository: Repository,
  folders: readonly string[],
  { since, until }: { readonly since: string; readonly until: string },
): Promise<number | null> {
  const result = await runGit(repository, [
    'rev-list',
    '--count',
    `--since=${since}`,
    `--until=${until}`,
    'HEAD',
    '--',
    ...folders,
  ]);
  const count = /^(\d{1,15})\n?$/.exec(result.stdout.toString('utf8'))?.[1];
  return result.code !== 0 || count === undefined ? null : Number(count);
}
