import {
  createBranch,
  deleteBranch,
  findBranchTip,
  getBranchTip,
  moveBranch,
} from '../api/branches.js';
import { createCommit, createTree, getTreeOfCommit } from '../api/objects.js';
import {
  createPullRequest,
  getCloser,
  listPullsOfBranch,
  type PullOfBranch,
  updatePullRequest,
} from '../api/pull-requests.js';
import { getCommit, type HostedCommit } from '../api/commits.js';
import type { GitHub } from '../client.js';
import { stored } from '../comment.js';
import type { TreeEdit } from '../../lifecycle/file-change.js';
import { blobOid } from '../../tree/digest.js';
import type { Tree } from '../../tree/tree.js';

/* Keeps one pull request with the refined notes: its branch has exactly the planned edits, or is left alone. */

export const REFINE_BRANCH = 'memtrust/refine';

/** Closed pull requests that are examined; each costs a question or two. */
const DECLINED_LOOKED_AT = 10;

interface Offer {
  readonly change: BranchEdits;
  readonly title: string;
  readonly body: string;
  readonly commitMessage: string;
  readonly base: string;
  /** The judged commit, to which the edits apply. */
  readonly commit: string;
  /** Logins that we write under. */
  readonly selves: ReadonlySet<string>;
}

/** `number` is that of the pull request. */
export type KeptPull =
  | {
      readonly kind: 'opened' | 'updated' | 'current' | 'declined' | 'closed';
      readonly number: number;
    }
  | { readonly kind: 'foreign'; readonly number: number | null }
  | { readonly kind: 'nothing' | 'base-moved' | 'branch-moved' };

interface HostedState {
  /** Tip of our branch, or null. */
  readonly tip: string | null;
  readonly head: HostedCommit | null;
  /** The open one into the default branch. */
  readonly open: PullOfBranch | null;
  /** Newest first. */
  readonly pulls: readonly PullOfBranch[];
}

/**
 * Opens, updates or closes the pull request; unchanged parts are not written again. Only for a commit that still is the
 * tip of the default branch (SECURITY S05). Throws refusals of GitHub; the next run repairs an interrupted one.
 */
export async function keepPull(github: GitHub, offer: Offer): Promise<KeptPull> {
  if ((await getBranchTip(github, offer.base)) !== offer.commit) return { kind: 'base-moved' };
  const hosted = await lookAt(github, offer.base);
  const isEmpty = offer.change.edits.length === 0;
  if (hosted.head !== null && !isOurs(hosted.head, offer.selves))
    return isEmpty && hosted.open === null
      ? { kind: 'nothing' }
      : { kind: 'foreign', number: hosted.open?.number ?? null };
  return isEmpty ? takeBack(github, hosted) : give(github, offer, hosted);
}

async function lookAt(github: GitHub, base: string): Promise<HostedState> {
  const tip = await findBranchTip(github, REFINE_BRANCH);
  const head = tip === null ? null : await getCommit(github, tip);
  const pulls = await listPullsOfBranch(github, REFINE_BRANCH);
  return {
    tip,
    head,
    pulls,
    open: pulls.find((pull) => pull.open && pull.baseRef === base) ?? null,
  };
}

/** The branch stays if another pull request uses it. */
async function takeBack(github: GitHub, { tip, open, pulls }: HostedState): Promise<KeptPull> {
  if (open !== null) await updatePullRequest(github, open.number, { state: 'closed' });
  const isNeeded = pulls.some((pull) => pull.open && pull !== open);
  if (tip !== null && !isNeeded && (await findBranchTip(github, REFINE_BRANCH)) === tip)
    await deleteBranch(github, REFINE_BRANCH);
  return open === null ? { kind: 'nothing' } : { kind: 'closed', number: open.number };
}

/** Opens the pull request or brings it up to date; nothing of it where somebody declined this very change. */
async function give(
  github: GitHub,
  offer: Offer,
  { tip, head, open, pulls }: HostedState,
): Promise<KeptPull> {
  const declined = open === null ? await declinedWith(github, offer, pulls) : null;
  if (declined !== null) return { kind: 'declined', number: declined };
  const isThere =
    head !== null && head.parents[0] === offer.commit && isSameChange(offer.change, head.change);
  if (!isThere && !(await push(github, offer, tip))) return { kind: 'branch-moved' };
  if (open === null)
    return {
      kind: 'opened',
      number: await createPullRequest(github, {
        title: offer.title,
        body: offer.body,
        head: REFINE_BRANCH,
        base: offer.base,
      }),
    };
  const isRetold = await retell(github, offer, open);
  return { kind: isThere && !isRetold ? 'current' : 'updated', number: open.number };
}

/**
 * The pull request with this very change that somebody closed, which is a no; null where there is none. One that we
 * closed was no longer needed, and may be needed again.
 */
async function declinedWith(
  github: GitHub,
  { change, selves }: Offer,
  pulls: readonly PullOfBranch[],
): Promise<number | null> {
  for (const { number, headSha } of pulls
    .filter(({ open, merged }) => !open && !merged)
    .slice(0, DECLINED_LOOKED_AT)) {
    if (!isSameChange(change, (await getCommit(github, headSha)).change)) continue;
    const closer = await getCloser(github, number);
    if (closer !== null && !selves.has(closer)) return number;
  }
  return null;
}

/**
 * Puts the branch on a new commit on the tip of the default branch. GitHub cannot be told which commit it is to
 * replace, so the branch is looked at once more.
 * @returns false where somebody pushed to it meanwhile; nothing is written over then.
 */
async function push(
  github: GitHub,
  { change, commit, commitMessage }: Offer,
  tip: string | null,
): Promise<boolean> {
  const tree = await createTree(github, await getTreeOfCommit(github, commit), change.edits);
  const message = `${commitMessage.trimEnd()}\n\n${TRAILER}\n`;
  const made = await createCommit(github, { message, tree, parent: commit });
  if ((await findBranchTip(github, REFINE_BRANCH)) !== tip) return false;
  if (tip === null) await createBranch(github, REFINE_BRANCH, made);
  else await moveBranch(github, REFINE_BRANCH, made);
  return true;
}

/** Title and body of a pull request that somebody else opened from our branch are theirs. */
async function retell(
  github: GitHub,
  { title, body, selves }: Offer,
  open: PullOfBranch,
): Promise<boolean> {
  if (open.author === null || !selves.has(open.author)) return false;
  if (open.title === title && stored(open.body) === stored(body)) return false;
  await updatePullRequest(github, open.number, { title, body });
  return true;
}

/** Last line of our commits. Other workflows may share our account, so both are checked (SECURITY S27). */
const TRAILER = 'Memtrust-Refine: pull-request';

/** The committer of commits that an app makes. */
const GITHUB_ITSELF = 'web-flow';

/** Whether a commit is ours and may be replaced. @param selves logins that we write under. */
function isOurs(
  { author, committer, message, parents }: HostedCommit,
  selves: ReadonlySet<string>,
): boolean {
  const byUs =
    author !== null &&
    selves.has(author) &&
    committer !== null &&
    (selves.has(committer) || committer === GITHUB_ITSELF);
  return byUs && parents.length === 1 && message.trimEnd().endsWith(`\n${TRAILER}`);
}

export interface BranchEdits {
  /** One for each path, in order; without edits that change nothing. */
  readonly edits: readonly TreeEdit[];
  /** New object id by path, or null for a removed file. */
  readonly oids: ReadonlyMap<string, string | null>;
}

/** Without edits that change nothing; the last edit of a path counts. */
export function changeOf(edits: readonly TreeEdit[], tree: Tree): BranchEdits {
  const last = new Map(edits.map((edit) => [edit.path, edit]));
  const effective = [...last.values()]
    .map((edit) => ({
      edit,
      oid: edit.content === null ? null : blobOid(Buffer.from(edit.content), tree.objectFormat),
    }))
    .filter(({ edit: { path }, oid }) => {
      const entry = tree.entries.get(path);
      return oid === null ? entry !== undefined : entry?.oid !== oid || entry.kind !== 'file';
    })
    .toSorted((a, b) => (a.edit.path < b.edit.path ? -1 : 1));
  return {
    edits: effective.map(({ edit }) => edit),
    oids: new Map(effective.map(({ edit, oid }) => [edit.path, oid])),
  };
}

/** Compares changes, not trees: the base moves on. @param made null if incomplete, which is never the same. */
function isSameChange(
  { oids }: BranchEdits,
  made: ReadonlyMap<string, string | null> | null,
): boolean {
  return (
    made !== null &&
    made.size === oids.size &&
    [...oids].every(([path, oid]) => made.get(path) === oid)
  );
}
