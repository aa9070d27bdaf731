import {
  originsOf,
  type Readable,
  type Reading,
  readTrusted,
  readUnsettled,
} from '../context/reading.js';
import { passagesOf } from '../context/recall/passages.js';
import { related } from '../context/recall/relations.js';
import type { Passage } from '../context/recall/passage-index.js';
import { withOriginOfChange } from '../context/stale-here.js';
import { DEFAULT_POLICY } from '../memory/default-policy.js';
import type { Policy } from '../memory/policy-shape.js';
import { POLICY_PATH, policyDigest, type PolicyFile } from '../memory/policy.js';
import { readPolicy } from '../memory/store.js';
import { mergeStrictest } from '../memory/merge-strictest.js';
import { shortSha } from '../tree/digest.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { visible } from '../text/visible.js';
import { type Commit, recentCommits } from '../tree/history.js';
import { GitHistoryQueries } from '../tree/history-queries.js';
import type { Tree } from '../tree/tree.js';
import { VirtualTree } from '../tree/virtual-tree.js';
import type { Io } from './io.js';
import { Workspace } from './workspace.js';
import { holdYoungGeneration } from '../tree/v8-settings.js';

/*
 * The memory that a command only reads: what is merged into the local base is trusted; what only the branch or the
 * working tree holds is evidence. With `--trust-working-tree` the stricter of both policies applies.
 */

interface ReadingOptions {
  /** Trusts the uncommitted working tree; every output says so. */
  readonly trustWorktree?: boolean | undefined;
  /** By default the local base. */
  readonly base?: string | undefined;
  /** The commit to look at beyond the base; by default the working tree. */
  readonly head?: string | undefined;
  /** Ignores the branch and the working tree. */
  readonly settledAlone?: boolean | undefined;
  /** ISO 8601; by default the clock. */
  readonly now?: string | undefined;
}

/** Close the workspace, or git keeps the process alive. */
export interface OpenReading {
  readonly reading: Reading;
  /** Evidence of the branch and of the working tree, never trusted. */
  readonly unsettled: readonly Readable[];
  /** What was trusted, to follow *from*: `base 1a2b3c4 of main`. */
  readonly basis: string;
  /** The full id; null for a working tree, and before the first commit. */
  readonly commit: string | null;
  /** All quotable texts, and the commits that lead there. */
  readonly passages: readonly Passage[];
  readonly workspace: Workspace;
}

/** Reads the local base under its policy (DESIGN §4, *Reading*), and what is beyond it. Writes nothing. */
export async function openReading(io: Io, options: ReadingOptions): Promise<OpenReading> {
  const now = Date.parse(options.now ?? io.now);
  holdYoungGeneration();
  const workspace = await Workspace.open(io);
  try {
    const { base, head, incomplete, leftFrom } = await workspace.compare(
      options.trustWorktree === true ? { base: options.base } : options,
    );
    const committed = head.commit === null ? await workspace.committed(base) : head;
    const compared: ComparedTrees = { workspace, base, head, committed, now, leftFrom };
    const opened = await openIn(compared, options);
    return {
      ...opened,
      passages: await related(opened.passages),
      reading: { ...opened.reading, incomplete: [...incomplete, ...opened.reading.incomplete] },
      workspace,
    };
  } catch (error) {
    workspace.close();
    throw error;
  }
}

/** The compared trees and the time. */
interface ComparedTrees {
  readonly workspace: Workspace;
  /** Null before the first commit. */
  readonly base: Tree | null;
  readonly head: Tree;
  /** What the branch has committed. */
  readonly committed: Tree | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What the user named as the base, where the branch left it. */
  readonly leftFrom: string | null;
}

type Opened = Omit<OpenReading, 'workspace'>;
type Settled = Omit<Opened, 'unsettled'>;

async function openIn(
  compared: ComparedTrees,
  { trustWorktree = false, settledAlone = false, base }: ReadingOptions,
): Promise<Opened> {
  if (trustWorktree) return worktreeReading(compared);
  const settled = await settledReading(compared, base !== undefined, settledAlone);
  return settledAlone ? { ...settled, unsettled: [] } : withUnsettled(compared, settled);
}

/**
 * The memory of the base, as far as the head has not made it stale; empty before the first commit.
 * @param isGiven whether the user named the base. @param isAlone whether no other tree is read.
 */
async function settledReading(
  { workspace, base, head, committed, now, leftFrom }: ComparedTrees,
  isGiven: boolean,
  isAlone: boolean,
): Promise<Settled> {
  const { repository, objects } = workspace;
  const commit = base?.commit ?? null;
  if (base === null || commit === null) {
    const reading = await readTrusted(new VirtualTree({}), {
      now,
      past: new GitHistoryQueries(repository, objects, null, null),
    });
    return { reading, basis: 'no commit yet, so nothing is trusted', commit: null, passages: [] };
  }
  refuseBroken(await readPolicy(base));
  const pastOf = (from: string, to: string | null): GitHistoryQueries =>
    new GitHistoryQueries(repository, objects, from, to);
  const [read, commits, branch] = await Promise.all([
    readTrusted(base, {
      now,
      past: pastOf(commit, commit),
      here: isAlone ? undefined : { tree: head, committed, past: pastOf(commit, head.commit) },
    }),
    recentCommits(repository, commit),
    workspace.defaultBranch(),
  ]);
  const entries = read.entries.map((readable): Readable => ({
    ...readable,
    entry: { origin: 'base', ...readable.entry },
  }));
  const reading = { ...read, entries };
  return {
    reading,
    basis: `base ${shortSha(commit)}${isGiven ? givenWords(leftFrom) : branchWords(branch)}`,
    commit,
    passages: passagesOf(reading, commits, 'base'),
  };
}

function givenWords(leftFrom: string | null): string {
  return leftFrom === null ? ', as --base says' : `, where this branch left ${leftFrom}`;
}

/** ` of main`, or empty. */
function branchWords(branch: string | null): string {
  return branch === null ? '' : ` of ${visible(branch)}`;
}

/**
 * Adds what branch and working tree hold beyond the base, as evidence, under the stricter of both policies. If the
 * policy here is broken, it is unknown what it hides, and nothing is added.
 */
async function withUnsettled(compared: ComparedTrees, settled: Settled): Promise<Opened> {
  const { base, head, committed, now, workspace } = compared;
  const { reading } = settled;
  const own = await readPolicy(head);
  if (own.origin === 'broken') {
    const incomplete = phraseText(
      say`${POLICY_PATH} in this working tree cannot be read, so only the base is shown`,
    );
    return {
      ...settled,
      reading: { ...reading, incomplete: [...reading.incomplete, incomplete] },
      unsettled: [],
    };
  }
  const policy = stricterOf(base === null ? null : reading.policy, own);
  const [{ entries, incomplete }, commits] = await Promise.all([
    readUnsettled(head, {
      base,
      committed,
      policy,
      now,
      taken: new Set(reading.entries.map(({ entry }) => entry.id)),
      known: reading.entries.map(({ entry }) => entry),
    }),
    base === null ? [] : commitsBeyond(workspace, base, committed),
  ]);
  const shown = { entries, policy: { ...reading.policy, policy } };
  return {
    ...settled,
    reading: { ...reading, incomplete: [...reading.incomplete, ...incomplete] },
    unsettled: entries,
    passages: [...settled.passages, ...passagesOf(shown, commits, 'branch')],
  };
}

/** The newest commits of the branch. */
async function commitsBeyond(
  { repository }: Workspace,
  base: Tree,
  committed: Tree | null,
): Promise<readonly Commit[]> {
  const [from, to] = [base.commit, committed?.commit ?? null];
  return from === null || to === null || from === to
    ? []
    : recentCommits(repository, to, undefined, from);
}

/** What either policy blocks is blocked: the one on disk may be about to be committed. */
async function worktreeReading({
  workspace,
  base,
  head,
  committed,
  now,
}: ComparedTrees): Promise<Opened> {
  const { repository, objects } = workspace;
  const own = await readPolicy(head);
  const settled = base === null ? null : await readPolicy(base);
  for (const file of [own, ...(settled === null ? [] : [settled])]) refuseBroken(file);
  const policy = stricterOf(settled, own);
  const [read, known, commits] = await Promise.all([
    readTrusted(head, {
      now,
      policy,
      past: new GitHistoryQueries(repository, objects, base?.commit ?? null, null),
    }),
    base?.commit ? recentCommits(repository, base.commit) : [],
    base === null ? [] : commitsBeyond(workspace, base, committed),
  ]);
  const originOf = originsOf(head, base, committed);
  const reading = {
    ...read,
    entries: await Promise.all(
      read.entries.map(async (readable): Promise<Readable> => {
        const { path } = readable.entry;
        // For a hidden name, the weakest origin.
        const origin = path === null ? 'uncommitted' : originOf(path);
        const entry = { ...readable.entry, origin };
        return {
          ...readable,
          entry: origin === 'base' ? await withOriginOfChange(entry, base, head, committed) : entry,
        };
      }),
    ),
    policy: { ...read.policy, policy, digest: policyDigest(policy) },
  };
  return {
    reading,
    unsettled: [],
    basis: 'the uncommitted working tree, trusted because --trust-worktree was given',
    commit: null,
    passages: [
      ...passagesOf(reading, commits, 'branch'),
      ...passagesOf({ entries: [], policy: reading.policy }, known, 'base'),
    ],
  };
}

/** The default policy stands for a missing base. */
function stricterOf(settled: PolicyFile | null, own: PolicyFile): Policy {
  return settled === null
    ? { ...mergeStrictest(DEFAULT_POLICY, own.policy), stores: own.policy.stores }
    : mergeStrictest(settled.policy, own.policy);
}

/** A broken policy may have hidden anything, so nothing is printed (SECURITY S28, S35). */
export function refuseBroken({ origin, problems }: PolicyFile): void {
  if (origin !== 'broken') return;
  const [first] = problems;
  const what = first === undefined ? say`` : say`: ${first.message}`;
  throw new ConfigurationError(
    say`${POLICY_PATH} cannot be read${what}`,
    'Fix it; `npx memtrust check` shows the place.',
  );
}
