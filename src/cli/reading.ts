import {
  originsOf,
  type Readable,
  type Reading,
  readTrusted,
  readUnsettled,
} from '../context/reading.js';
import { passagesOf } from '../context/recall/passages.js';
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

/** Which commit's trusted memory the commands that only read use, and at what time it is judged. */
export interface ReadingOptions {
  /** Takes the working tree, uncommitted as it is, for settled; every output says so. */
  readonly trustWorktree?: boolean | undefined;
  /** The commit that is settled, literally (DESIGN §4); the local base where it is not given. */
  readonly base?: string | undefined;
  /** The commit that is looked at beyond its base; the working tree where it is not given. */
  readonly head?: string | undefined;
  /** Only what can be trusted is wanted: nothing of the branch or the working tree is looked at. */
  readonly settledAlone?: boolean | undefined;
  /** Evaluation time, ISO 8601; the clock of the run where it is not given. */
  readonly now?: string | undefined;
}

/** What readers may trust here, and what they may see. Close the workspace, or git keeps the process alive. */
export interface OpenReading {
  /** What may be trusted. */
  readonly reading: Reading;
  /** What is seen and never trusted: evidence of the branch and of the working tree. */
  readonly unsettled: readonly Readable[];
  /** What was trusted, in words that follow *from*: `base 1a2b3c4 of main`. */
  readonly basis: string;
  /** The same commit in full; null for a working tree, and before the first commit. */
  readonly commit: string | null;
  /** All that may be told of both, and of the commits that lead there. */
  readonly passages: readonly Passage[];
  readonly workspace: Workspace;
}

/**
 * Opens what is settled at the local base, judged under its policy (DESIGN §4, *Reading*), and sees what lies beyond
 * it. Trusts the uncommitted tree only where the user says so. Writes nothing.
 */
export async function openReading(io: Io, options: ReadingOptions): Promise<OpenReading> {
  const now = Date.parse(options.now ?? io.now);
  holdYoungGeneration();
  const workspace = await Workspace.open(io);
  try {
    const { base, head, incomplete } = await workspace.compare(
      options.trustWorktree === true ? { base: options.base } : options,
    );
    const committed = head.commit === null ? await workspace.committed(base) : head;
    const sight: Sight = { workspace, base, head, committed, now };
    const opened = await openIn(sight, options);
    return {
      ...opened,
      reading: { ...opened.reading, incomplete: [...incomplete, ...opened.reading.incomplete] },
      workspace,
    };
  } catch (error) {
    workspace.close();
    throw error;
  }
}

/** The trees that are compared, and the time at which they are. */
interface Sight {
  readonly workspace: Workspace;
  /** What is settled; null before the first commit. */
  readonly base: Tree | null;
  readonly head: Tree;
  /** What is committed of it. */
  readonly committed: Tree | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Opened = Omit<OpenReading, 'workspace'>;
type Settled = Omit<Opened, 'unsettled'>;

/** What the options ask for: the working tree as it is, the base with what lies beyond it, or the base alone. */
async function openIn(
  sight: Sight,
  { trustWorktree = false, settledAlone = false, base }: ReadingOptions,
): Promise<Opened> {
  if (trustWorktree) return worktreeReading(sight);
  const settled = await settledReading(sight, base !== undefined, settledAlone);
  return settledAlone ? { ...settled, unsettled: [] } : withUnsettled(sight, settled);
}

/**
 * What is settled at the base, and trusted as far as the tree that is looked at has not made it stale. Before the first
 * commit that is nothing.
 * @param isGiven whether the user named the base.
 * @param isAlone whether no other tree is looked at.
 */
async function settledReading(
  { workspace, base, head, committed, now }: Sight,
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
    return {
      reading,
      basis: 'no commit yet, so nothing is trusted',
      commit: null,
      passages: [],
    };
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
    basis: `base ${shortSha(commit)}${isGiven ? ', as --base says' : branchWords(branch)}`,
    commit,
    passages: passagesOf(reading, commits, 'base'),
  };
}

/** ` of main`, for the basis; nothing where there is no default branch. */
function branchWords(branch: string | null): string {
  return branch === null ? '' : ` of ${visible(branch)}`;
}

/**
 * Adds what the branch and the working tree hold beyond the base: evidence, whatever it says of itself. It is shown
 * under the stricter of both policies; where the one here is broken, nobody knows what it keeps unsaid, and nothing is.
 */
async function withUnsettled(sight: Sight, settled: Settled): Promise<Opened> {
  const { base, head, committed, now, workspace } = sight;
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

/** The newest commits of the branch that its base does not have. */
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

/**
 * What either policy keeps out is out: the one on disk may be about to be committed, and the one at the base is in
 * force.
 */
async function worktreeReading({ workspace, base, head, committed, now }: Sight): Promise<Opened> {
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
        // Of one whose name the policy hides, the least that it can be.
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

/** The stricter of the policy at the base, or of the defaults where there is no base, and the one that is looked at. */
function stricterOf(settled: PolicyFile | null, own: PolicyFile): Policy {
  return settled === null
    ? { ...mergeStrictest(DEFAULT_POLICY, own.policy), stores: own.policy.stores }
    : mergeStrictest(settled.policy, own.policy);
}

/**
 * Under the strict defaults nobody knows what it would have kept out, so nothing is told at all (SECURITY S28, S35).
 */
export function refuseBroken({ origin, problems }: PolicyFile): void {
  if (origin !== 'broken') return;
  const [first] = problems;
  const what = first === undefined ? say`` : say`: ${first.message}`;
  throw new ConfigurationError(
    phraseText(say`${POLICY_PATH} cannot be read${what}`),
    'Fix it; `npx memtrust check` shows the place.',
  );
}
