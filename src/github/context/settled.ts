import { readTrusted, type Readable } from '../../context/reading.js';
import { trustTierOf } from '../../trust/reader-trust.js';
import type { Evaluation } from '../../gate/evaluate.js';
import { shortSha } from '../../tree/short-sha.js';
import { changedPaths } from '../../tree/changes.js';
import { recentCommits, type Commit } from '../../tree/history.js';
import type { Tree } from '../../tree/tree.js';
import type { Entry } from '../../trust/entry.js';
import { openCommit, type Clone } from '../base.js';
import { withPolicy } from '../branch.js';
import type { GitHub } from '../client.js';
import type { MergeGroupEvent, PullRequestEvent } from '../event.js';
import { RunnerPast } from '../runner-past.js';

/*
 * Which texts may an agent be given after this event? Of a pull request only those that the base
 * trusts and that the change leaves alone; of a branch all that its tip holds.
 *
 * `hand-on.ts` calls `givenOfChange` or `givenOfBranch`. Safe error: a text is left out. More may be left out
 * at any time, less only with a case of S41. When it is wrong, `__tests__/e2e/action-context.test.ts` fails.
 */

/** What an agent may be given after an event: the entries of the gate, with the texts that may be quoted. */
export interface Given {
  /** Exactly those of the evaluation; an entry that must not be quoted has no text. */
  readonly entries: readonly Readable[];
  /** SECURITY S41; null where nothing of it is a stranger's. */
  readonly unchanged: ReadonlySet<string> | null;
  readonly commits: readonly Commit[];
  /** What is settled, in our words. */
  readonly basis: string;
}

/** What the gate judged, and where its texts are read from. */
export interface JudgedEvent {
  readonly clone: Clone;
  readonly github: GitHub;
  readonly evaluation: Evaluation;
  /** The commit that was judged. */
  readonly commit: string;
}

/**
 * A change is listed, and only what it leaves alone is quoted: texts come from the base, of entries
 * that are trusted there and whose file is the same in the base, in the head of the pull request
 * and in the result of merging it (SECURITY S41). All of it from git objects; no worktree is read
 * (SECURITY S04).
 */
export async function givenOfChange(
  sight: JudgedEvent,
  event: PullRequestEvent | MergeGroupEvent,
  baseSha: string,
): Promise<Given> {
  const { clone, github, evaluation, commit } = sight;
  const base = await openCommit(clone, github, baseSha);
  const merged = await openCommit(clone, github, commit, base);
  const head =
    event.headSha === commit ? merged : await openCommit(clone, github, event.headSha, base);
  const settled = await readAs(sight, base, baseSha);
  const changed = new Set([...changedPaths(base, merged), ...changedPaths(base, head)]);
  const texts = new Map(
    settled.flatMap(({ entry, text }) =>
      isQuotable(entry, base, changed) ? [[keyOf(entry), text] as const] : [],
    ),
  );
  const once = idsThereOnce(evaluation.entries);
  // What a linked folder holds has no entry of its own to ask about.
  const entries = evaluation.entries.map((entry): Readable => ({
    entry,
    text: once.has(entry.id) && isSettled(entry) ? (texts.get(keyOf(entry)) ?? '') : '',
    linked: [],
  }));
  return {
    entries,
    unchanged: new Set(
      entries.flatMap(({ entry }) =>
        once.has(entry.id) && isSettled(entry) && texts.has(keyOf(entry)) ? [entry.id] : [],
      ),
    ),
    commits: [],
    basis:
      `base ${shortSha(baseSha)} of ${event.baseRef.replace(/^refs\/heads\//, '')}, as far ` +
      'as the change leaves it alone',
  };
}

/** Everything that the tip of a branch holds. */
export async function givenOfBranch(
  sight: JudgedEvent,
  branch: string,
  policyFile: string | null,
): Promise<Given> {
  const { clone, github, evaluation, commit } = sight;
  const tree = await withPolicy(await openCommit(clone, github, commit), policyFile);
  const known = new Map(
    (await readAs(sight, tree, commit)).map((readable) => [keyOf(readable.entry), readable]),
  );
  return {
    entries: evaluation.entries.map((entry) => ({
      text: '',
      linked: [],
      ...known.get(keyOf(entry)),
      entry,
    })),
    unchanged: null,
    commits: await recentCommits(clone.repository, commit),
    basis: `commit ${shortSha(commit)} of ${branch}`,
  };
}

/** A settled tree under the policy of the evaluation. */
async function readAs(
  { clone, github, evaluation }: JudgedEvent,
  tree: Tree,
  commit: string,
): Promise<readonly Readable[]> {
  const { policy } = evaluation.policy;
  const now = Date.parse(evaluation.subject.evaluatedAt);
  return (
    await readTrusted(tree, { now, policy, past: new RunnerPast(clone, github, commit, commit) })
  ).entries;
}

/**
 * Whether the gate took it for settled: what only the base has is not, where the base is not the
 * default branch (SECURITY S43).
 */
function isSettled({ settled, status }: Entry): boolean {
  return settled && status !== 'rejected';
}

/** A link is the same while what it leads to is not. */
function isQuotable(entry: Entry, base: Tree, changed: ReadonlySet<string>): boolean {
  return (
    trustTierOf(entry) === 'trusted' &&
    entry.path !== null &&
    base.entries.get(entry.path)?.kind === 'file' &&
    !changed.has(entry.path)
  );
}

/** The same id and the same file. */
function keyOf({ id, path }: Entry): string {
  return `${id}\0${path ?? ''}`;
}

/** Of two entries with one id nobody knows which is meant. */
function idsThereOnce(entries: readonly Entry[]): ReadonlySet<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const { id } of entries) (once.has(id) ? twice : once).add(id);
  return new Set([...once].filter((id) => !twice.has(id)));
}
