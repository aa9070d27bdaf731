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

/** The one branch that the change is pushed to. */
export const REFINE_BRANCH = 'memtrust/refine';

/** Pull requests that somebody may have declined the change with; each costs a question or two. */
const DECLINED_LOOKED_AT = 10;

/** A change, and where it is to go. */
export interface Offer {
  readonly change: BranchEdits;
  readonly title: string;
  readonly body: string;
  readonly commitMessage: string;
  /** The default branch. */
  readonly base: string;
  /** The commit of it that was judged, and that the change is made for. */
  readonly commit: string;
  /** Logins that we write under. */
  readonly selves: ReadonlySet<string>;
}

/** What became of an offer. `number` is that of the pull request. */
export type KeptPull =
  | {
      readonly kind: 'opened' | 'updated' | 'current' | 'declined' | 'closed';
      readonly number: number;
    }
  | { readonly kind: 'foreign'; readonly number: number | null }
  | { readonly kind: 'nothing' | 'base-moved' | 'branch-moved' };

/** How things stand on GitHub. */
interface Standing {
  /** The tip of our branch; null where there is no branch. */
  readonly tip: string | null;
  /** That commit. */
  readonly head: HostedCommit | null;
  /** The open one into the default branch. */
  readonly open: PullOfBranch | null;
  /** All of the branch, newest first. */
  readonly pulls: readonly PullOfBranch[];
}

/**
 * Keeps the one pull request with a change: opens it, brings it up to date, closes it when nothing is left. What is as
 * it should be is not written again. Through the API alone, of a commit that still is the tip of the default branch
 * (SECURITY S05). Throws what GitHub refuses; a run that was cut short is made good by the next.
 */
export async function keepPull(github: GitHub, offer: Offer): Promise<KeptPull> {
  if ((await getBranchTip(github, offer.base)) !== offer.commit) return { kind: 'base-moved' };
  const standing = await lookAt(github, offer.base);
  const isEmpty = offer.change.edits.length === 0;
  if (standing.head !== null && !isOurs(standing.head, offer.selves))
    return isEmpty && standing.open === null
      ? { kind: 'nothing' }
      : { kind: 'foreign', number: standing.open?.number ?? null };
  return isEmpty ? takeBack(github, standing) : give(github, offer, standing);
}

/** Our branch and its pull requests as they are now: three questions, and one more for the commit at the tip. */
async function lookAt(github: GitHub, base: string): Promise<Standing> {
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

/** The branch goes too, unless somebody opened another pull request from it, which would be closed with it. */
async function takeBack(github: GitHub, { tip, open, pulls }: Standing): Promise<KeptPull> {
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
  { tip, head, open, pulls }: Standing,
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
  const made = await createCommit(github, { message: signed(commitMessage), tree, parent: commit });
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

/**
 * Last line of our commits. Anyone can write it, and other workflows share our account: a commit is ours by both
 * (SECURITY S27).
 */
const TRAILER = 'Memtrust-Refine: pull-request';

/** The account that GitHub commits under for an app. */
const GITHUB_ITSELF = 'web-flow';

function signed(message: string): string {
  return `${message.trimEnd()}\n\n${TRAILER}\n`;
}

/** Whether we made a commit, so that it may be written over. @param selves logins that we write under. */
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

/** What edits do to a tree. */
export interface BranchEdits {
  /** One a path, in the order of paths; each makes a difference. */
  readonly edits: readonly TreeEdit[];
  /** By path the object id of what is written, or null for what goes. */
  readonly oids: ReadonlyMap<string, string | null>;
}

/** The edits that make a difference to a tree; of several to one path the last counts. */
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

/**
 * Whether a commit does the same. Trees are not compared: the base goes on, and a change that somebody declined would
 * be another one with every commit to it.
 * @param made null where it is not known in full, which is never the same.
 */
export function isSameChange(
  { oids }: BranchEdits,
  made: ReadonlyMap<string, string | null> | null,
): boolean {
  return (
    made !== null &&
    made.size === oids.size &&
    [...oids].every(([path, oid]) => made.get(path) === oid)
  );
}
