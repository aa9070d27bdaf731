import { mergeBase, resolveCommit } from '../tree/commits.js';
import { shortSha } from '../tree/digest.js';
import { gitOutput, type Repository, runGit } from '../tree/git.js';
import type { ObjectReader } from '../tree/object-reader.js';
import type { Tree } from '../tree/tree.js';
import type { Io } from './io.js';
import { visible } from '../text/visible.js';

/** The commit whose memory is trusted in a clone. */
export interface LocalBase {
  /** Null before the first commit. */
  readonly commit: string | null;
  /**
   * Whether the commit is its own base, so that all findings count: on the default branch, on a branch or detached HEAD
   * without own commits, or without another base.
   */
  readonly isHead: boolean;
  readonly incomplete: readonly string[];
  /** What `--base` named, where the merge base with it was taken instead; null otherwise. */
  readonly leftFrom: string | null;
}

/** If no `origin` names the default branch. Listed in one call with their marks. */
const USUAL = ['refs/heads/main', 'refs/heads/master'];
const TRUNKS = ['refs/remotes/origin/HEAD', ...USUAL];

/**
 * The base without `--base` (DESIGN §4):
 * - on a branch: the merge base with `origin/HEAD`, else with `main`, else with `master`;
 * - on the default branch, or without one: HEAD;
 * - before the first commit: nothing, so that nothing is trusted.
 * A branch without own commits is judged like the default branch. A missing merge base is reported in `incomplete`.
 * @param head the judged commit; null for the working tree. @param listed the output of `trunkRefs`.
 */
export async function localBase(
  repository: Repository,
  objects: ObjectReader,
  head: string | null,
  listed: Promise<Buffer>,
): Promise<LocalBase> {
  return { ...(await baseBeside(repository, objects, head, listed)), leftFrom: null };
}

/**
 * The base that `--base` names. Where both sides went on since they parted, it is their merge base: what only the other
 * side changed is not of this branch. Without a merge base (a shallow clone) it is the named commit.
 * @param revision as typed. @param commit what it names. @param head null for the working tree.
 */
export async function namedBase(
  { repository, objects }: { readonly repository: Repository; readonly objects: ObjectReader },
  revision: string,
  commit: string,
  head: string | null,
): Promise<LocalBase> {
  const literally = { commit, isHead: false, incomplete: [], leftFrom: null };
  const from = head ?? (await resolveCommit(objects, 'HEAD'));
  if (from === null || from === commit) return literally;
  const common = await mergeBase(repository, commit, from);
  return common === null || common === commit || common === from
    ? literally
    : { ...literally, commit: common, leftFrom: shownRevision(revision) };
}

/** A full id is longer than a line needs. */
function shownRevision(revision: string): string {
  return /^[0-9a-f]{40,64}$/.test(revision) ? shortSha(revision) : visible(revision);
}

/** Says on stderr that the base is not the commit that `--base` names. */
export function tellMovedOn(io: Pick<Io, 'err'>, base: Tree | null, leftFrom: string | null): void {
  if (leftFrom === null || base === null || base.commit === null) return;
  const from = shortSha(base.commit);
  io.err(`${leftFrom} moved on; the branch is judged from ${from}, where it left ${leftFrom}\n`);
}

async function baseBeside(
  repository: Repository,
  objects: ObjectReader,
  head: string | null,
  listed: Promise<Buffer>,
): Promise<Omit<LocalBase, 'leftFrom'>> {
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
 * The default branch of `origin`, else `main` or `master`, else the current branch, as a full ref name; null if there
 * is none. @param listed the output of `trunkRefs`.
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
  /** The ref that it points to; empty for a branch. */
  readonly target: string;
  readonly isCheckedOut: boolean;
}

/** May have more than was asked for: `main` also lists `main/x`. */
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

/** Candidates for the default branch, most likely first. */
function trunksOf(refs: ReadonlyMap<string, Ref>): readonly (readonly [string, Ref])[] {
  return TRUNKS.flatMap((name) => {
    const ref = refs.get(name);
    return ref === undefined ? [] : [[name, ref] as const];
  });
}

function branchOf(ref: string, { target }: Ref): string {
  return target === '' ? ref : `refs/heads/${target.replace(/^refs\/remotes\/origin\//, '')}`;
}

/** Whether a branch builds on commits that the local default branch has and `origin` has not. */
async function hasMore(
  repository: Repository,
  { from, own, common, tip }: Readonly<Record<'from' | 'own' | 'common' | 'tip', string>>,
): Promise<boolean> {
  const shared = await mergeBase(repository, from, own);
  return (
    shared !== null && shared !== common && (await mergeBase(repository, shared, tip)) === common
  );
}

/** Only usual names are printed: the remote chooses any other. */
function unpushed(ref: string): string {
  const what = 'the base does not have all commits of your default branch: push them';
  if (!USUAL.includes(ref)) return `${what}, or say by \`--base\` which base you mean`;
  const branch = ref.replace('refs/heads/', '');
  return (
    `the base is origin/${branch}, which does not have all commits of your ${branch}: ` +
    `push ${branch}, or add \`--base ${branch}\``
  );
}

/** The refs that may be the default branch; the base depends on nothing else but HEAD. */
export async function trunkRefs(repository: Repository): Promise<Buffer> {
  return gitOutput(repository, [
    'for-each-ref',
    '--format=%(refname) %(objectname) %(symref) %(HEAD)',
    ...TRUNKS,
  ]);
}

/** Its full name; empty for a detached HEAD. */
async function checkedOut(repository: Repository): Promise<string> {
  return (await runGit(repository, ['symbolic-ref', '--quiet', 'HEAD'])).stdout
    .toString('utf8')
    .trim();
}
