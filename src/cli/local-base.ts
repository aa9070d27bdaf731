import { mergeBase, resolveCommit } from '../tree/commits.js';
import { gitOutput, type Repository, runGit } from '../tree/git.js';
import type { ObjectReader } from '../tree/object-reader.js';

/** The commit whose memory counts as trusted in a clone, where no pull request names a base. */
export interface LocalBase {
  /** Null before the first commit. */
  readonly commit: string | null;
  /**
   * True where the commit is its own base, so that all that is wrong counts: on the default branch, on a branch or
   * detached HEAD without a commit of its own, or where there is no other base.
   */
  readonly isHead: boolean;
  readonly incomplete: readonly string[];
}

/**
 * Names of the default branch where no `origin` says it. git lists them together with their marks, so that it is
 * started once.
 */
const USUAL = ['refs/heads/main', 'refs/heads/master'];
const TRUNKS = ['refs/remotes/origin/HEAD', ...USUAL];

/**
 * What is settled, seen from a clone (DESIGN §4)? `workspace.ts` asks it for every command that got no `--base`:
 *
 * - on a branch: the merge base with `origin/HEAD`, else with `main`, else with `master`; - on that default branch
 * itself, or where there is none: the committed HEAD; - before the first commit: nothing, so that nothing is trusted.
 *
 * A branch without a commit of its own is the default branch under another name, and is judged like it, with what the
 * working tree holds: all counts (`isHead`). From its first commit on, only what it brings does. The safe error is to
 * count all, as then nothing that is wrong is let pass.
 *
 * A base that is too new would trust what this branch alone says, so what the working tree holds is never the base.
 * Where the merge base cannot be found, the answer says so under `incomplete`, and the report repeats it. The order of
 * the names in `USUAL` is a promise (DESIGN §4), so a name may only join at the end.
 * @param head the commit that is judged; null for the working tree on top of HEAD.
 * @param listed what `trunkRefs` answers, asked once for all who want to know.
 */
export async function localBase(
  repository: Repository,
  objects: ObjectReader,
  head: string | null,
  listed: Promise<Buffer>,
): Promise<LocalBase> {
  const [current, refs] = await Promise.all([resolveCommit(objects, 'HEAD'), listed]);
  const from = head ?? current;
  if (from === null) return { commit: null, isHead: true, incomplete: [] };
  const known = refsOf(refs);
  const [first] = trunksOf(known);
  if (first === undefined) return { commit: from, isHead: true, incomplete: [] };
  const [trunk, tip] = first;
  const trunkBranch = branchOf(trunk, tip);
  const isOnTrunk = async (): Promise<boolean> =>
    known.get(trunkBranch)?.isCheckedOut ?? (await checkedOut(repository)) === trunkBranch;
  if (head === null && (await isOnTrunk())) return { commit: from, isHead: true, incomplete: [] };
  const common = await mergeBase(repository, from, tip.oid);
  if (common !== null) {
    const own = known.get(trunkBranch)?.oid;
    const isBehind =
      own !== undefined &&
      own !== tip.oid &&
      (await hasMore(repository, { from, own, common, tip: tip.oid }));
    return {
      commit: common,
      isHead: common === from,
      incomplete: isBehind ? [unpushed(trunkBranch)] : [],
    };
  }
  if (repository.shallow)
    return {
      commit: tip.oid,
      isHead: false,
      incomplete: [
        'the clone is too shallow to find the merge base, so the tip of the default branch was taken as the base',
      ],
    };
  return {
    commit: from,
    isHead: true,
    incomplete: [
      'this branch shares no commit with the default branch, so it was checked without a base',
    ],
  };
}

/**
 * The branch that `origin` has as its default, else `main` or `master`, else the one that is checked out; its full
 * name, or null where there is none.
 * @param listed what `trunkRefs` answers.
 */
export async function defaultBranch(
  repository: Repository,
  listed: Promise<Buffer>,
): Promise<string | null> {
  const branches = trunksOf(refsOf(await listed)).map((trunk) => branchOf(...trunk));
  const named = branches.find((branch) => branch.startsWith('refs/heads/'));
  return named ?? ((await checkedOut(repository)) || null);
}

interface Ref {
  readonly oid: string;
  /** The full name of the ref that it stands for; empty where it is a branch itself. */
  readonly target: string;
  readonly isCheckedOut: boolean;
}

/** What git lists, which may be more than was asked for: with `main` it lists `main/x`. */
function refsOf(listed: Buffer): ReadonlyMap<string, Ref> {
  return new Map(
    listed
      .toString('utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .map(
        ([name = '', oid = '', target = '', mark = '']) =>
          [name, { oid, target, isCheckedOut: mark === '*' }] as const,
      ),
  );
}

/** Those of them that may be the default branch, the likeliest first; the first is called the trunk here. */
function trunksOf(refs: ReadonlyMap<string, Ref>): readonly (readonly [string, Ref])[] {
  return TRUNKS.flatMap((name) => {
    const ref = refs.get(name);
    return ref === undefined ? [] : [[name, ref] as const];
  });
}

/** The local branch of that name. */
function branchOf(ref: string, { target }: Ref): string {
  return target === '' ? ref : `refs/heads/${target.replace(/^refs\/remotes\/origin\//, '')}`;
}

/** Whether a branch builds on commits that the local default branch has and that of `origin` has not. */
async function hasMore(
  repository: Repository,
  { from, own, common, tip }: Readonly<Record<'from' | 'own' | 'common' | 'tip', string>>,
): Promise<boolean> {
  const shared = await mergeBase(repository, from, own);
  return (
    shared !== null && shared !== common && (await mergeBase(repository, shared, tip)) === common
  );
}

/** A name of the remote's own choosing could be read as part of the sentence, so only the usual ones are said. */
function unpushed(ref: string): string {
  const what = 'the base does not have all commits of your default branch: push them';
  if (!USUAL.includes(ref)) return `${what}, or say by \`--base\` which base you mean`;
  const branch = ref.replace('refs/heads/', '');
  return (
    `the base is origin/${branch}, which does not have all commits of your ${branch}: ` +
    `push ${branch}, or add \`--base ${branch}\``
  );
}

/** The refs that may be the default branch. With what is checked out they are all that the base depends on. */
export async function trunkRefs(repository: Repository): Promise<Buffer> {
  return gitOutput(repository, [
    'for-each-ref',
    '--format=%(refname) %(objectname) %(symref) %(HEAD)',
    ...TRUNKS,
  ]);
}

/** The branch that is checked out, by its full name; empty where none is. */
async function checkedOut(repository: Repository): Promise<string> {
  return (await runGit(repository, ['symbolic-ref', '--quiet', 'HEAD'])).stdout
    .toString('utf8')
    .trim();
}
