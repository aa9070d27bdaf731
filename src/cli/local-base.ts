import { mergeBase, resolveCommit } from '../tree/commits.js';
import { gitOutput, runGit, type Repository } from '../tree/git.js';
import type { ObjectReader } from '../tree/object-reader.js';

export interface LocalBase {
  /** Null before the first commit. */
  readonly commit: string | null;
  /** True where the commit is its own base: on the default branch, or where there is no other. */
  readonly isHead: boolean;
  readonly incomplete: readonly string[];
}

/**
 * What is settled, seen from a clone (DESIGN §4): the merge base with `origin/HEAD`, else with `main` or `master`; on that
 * branch, or without one, the committed HEAD itself.
 *
 * @param head the commit that is judged; null for the working tree on top of HEAD.
 */
export async function localBase(repository: Repository, objects: ObjectReader, head: string | null): Promise<LocalBase> {
  const [current, refs, symbolic] = await Promise.all([
    resolveCommit(objects, 'HEAD'),
    gitOutput(repository, ['for-each-ref', '--format=%(refname) %(objectname) %(symref)', 'refs/remotes/origin/HEAD', 'refs/heads/main', 'refs/heads/master']),
    runGit(repository, ['symbolic-ref', '--quiet', 'HEAD']),
  ]);
  const from = head ?? current;
  if (from === null) return { commit: null, isHead: true, incomplete: [] };
  const known = new Map(
    refs
      .toString('utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .map(([name = '', oid = '', target = '']) => [name, { oid, target }] as const),
  );
  const trunk = ['refs/remotes/origin/HEAD', 'refs/heads/main', 'refs/heads/master'].find((name) => known.has(name));
  const tip = trunk === undefined ? undefined : known.get(trunk);
  if (trunk === undefined || tip === undefined) return { commit: from, isHead: true, incomplete: [] };
  const trunkBranch = tip.target === '' ? trunk : `refs/heads/${tip.target.replace(/^refs\/remotes\/origin\//, '')}`;
  if (head === null && symbolic.stdout.toString('utf8').trim() === trunkBranch) return { commit: from, isHead: true, incomplete: [] };
  const common = await mergeBase(repository, from, tip.oid);
  if (common !== null) return { commit: common, isHead: common === from, incomplete: [] };
  if (repository.shallow) return { commit: tip.oid, isHead: false, incomplete: ['the clone is too shallow to find the merge base, so the tip of the default branch was taken as the base'] };
  return { commit: from, isHead: true, incomplete: ['this branch has nothing in common with the default branch, so it was judged by itself'] };
}
