import { readTrusted, type Reading } from '../context/reading.js';
import { DEFAULT_POLICY } from '../memory/default-policy.js';
import { POLICY_PATH, policyDigest, type PolicyFile } from '../memory/policy.js';
import { readPolicy } from '../memory/store.js';
import { mergeStrictest } from '../memory/merge-strictest.js';
import { shortSha } from '../tree/short-sha.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { visible } from '../text/visible.js';
import { resolveCommit } from '../tree/commits.js';
import { recentCommits, type Commit } from '../tree/history.js';
import { GitHistoryQueries } from '../tree/history-queries.js';
import type { Tree } from '../tree/tree.js';
import { VirtualTree } from '../tree/virtual-tree.js';
import type { Io } from './io.js';
import { Workspace } from './workspace.js';

/*
 * What may a command that only reads tell of memory? `openReading` opens what is settled at the local
 * base; with an option of the user's also what stands in the working tree, under the stricter of both
 * policies.
 *
 * Used by `context-file.ts` and the commands `recall`, `run`, `benchmark`, `migrate` and `refine`. Safe
 * error: nothing is told, as under a policy that is broken. The words of the basis may be changed: answers
 * repeat them for people. When it is wrong, `__tests__/e2e/cli/recall.test.ts` and
 * `__tests__/e2e/cli/context.test.ts` fail.
 */

/** Which commit's trusted memory the commands that only read use, and at what time it is judged. */
export interface ReadingOptions {
  /** Takes the working tree, uncommitted as it is, for settled; every output says so. */
  readonly trustWorktree?: boolean | undefined;
  /** The commit that is settled, literally (DESIGN §4); the local base where it is not given. */
  readonly base?: string | undefined;
  /** The commit whose base is looked for; what is checked out where it is not given. */
  readonly head?: string | undefined;
  /** Evaluation time, ISO 8601; the clock of the run where it is not given. */
  readonly now?: string | undefined;
}

/** What readers may trust here. Close the workspace, or git keeps the process alive. */
export interface OpenReading {
  readonly reading: Reading;
  /** What was trusted, in words that follow *from*: `base 1a2b3c4 of main`. */
  readonly basis: string;
  /** The same commit in full; null for a working tree, and before the first commit. */
  readonly commit: string | null;
  /** Commits that lead there, the newest first. */
  readonly commits: readonly Commit[];
  readonly workspace: Workspace;
}

/**
 * Opens what is settled at the local base, judged under its policy (DESIGN §4, *Reading*). The
 * uncommitted tree is not read, unless the user says that it is to be trusted. Writes nothing.
 */
export async function openReading(
  io: Io,
  { trustWorktree = false, base: given, head: looked, now = io.now }: ReadingOptions,
): Promise<OpenReading> {
  const workspace = await Workspace.open(io);
  try {
    const { base, incomplete } = await workspace.settled({ base: given, head: looked });
    const opened = trustWorktree
      ? await worktreeReading(workspace, base, await workspace.workTree(), Date.parse(now))
      : await settledReading(workspace, base, given !== undefined, Date.parse(now));
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

type Opened = Omit<OpenReading, 'workspace'>;

/** What is settled at the base. Before the first commit that is nothing. @param isGiven whether the user named it. */
async function settledReading(
  workspace: Workspace,
  base: Tree | null,
  isGiven: boolean,
  now: number,
): Promise<Opened> {
  const { repository, objects } = workspace;
  const commit = base?.commit ?? null;
  if (base === null || commit === null) {
    const reading = await readTrusted(new VirtualTree({}), {
      now,
      past: new GitHistoryQueries(repository, objects, null, null),
    });
    return {
      reading,
      basis: 'no commit: nothing is settled before the first one',
      commit: null,
      commits: [],
    };
  }
  refuseBroken(await readPolicy(base));
  const [reading, commits, branch] = await Promise.all([
    readTrusted(base, { now, past: new GitHistoryQueries(repository, objects, commit, commit) }),
    recentCommits(repository, commit),
    workspace.defaultBranch(),
  ]);
  const origin = isGiven ? ', as --base says' : branchWords(branch);
  return { reading, basis: `base ${shortSha(commit)}${origin}`, commit, commits };
}

/** ` of main`, for the basis; nothing where there is no default branch. */
function branchWords(branch: string | null): string {
  return branch === null ? '' : ` of ${visible(branch)}`;
}

/**
 * What either policy keeps out is out: the one on disk may be about to be committed, and the one at
 * the base is in force.
 */
async function worktreeReading(
  workspace: Workspace,
  base: Tree | null,
  tree: Tree,
  now: number,
): Promise<Opened> {
  const { repository, objects } = workspace;
  const own = await readPolicy(tree);
  const settled = base === null ? null : await readPolicy(base);
  for (const file of [own, ...(settled === null ? [] : [settled])]) refuseBroken(file);
  const policy =
    settled === null
      ? { ...mergeStrictest(DEFAULT_POLICY, own.policy), stores: own.policy.stores }
      : mergeStrictest(settled.policy, own.policy);
  const current = await resolveCommit(objects, 'HEAD');
  const [reading, commits] = await Promise.all([
    readTrusted(tree, {
      now,
      policy,
      past: new GitHistoryQueries(repository, objects, base?.commit ?? null, null),
    }),
    current === null ? [] : recentCommits(repository, current),
  ]);
  return {
    reading: { ...reading, policy: { ...reading.policy, policy, digest: policyDigest(policy) } },
    basis: 'the uncommitted working tree, trusted because --trust-worktree was given',
    commit: null,
    commits,
  };
}

/**
 * Under the strict defaults nobody knows what it would have kept out, so nothing is told at all
 * (SECURITY S28, S35).
 */
export function refuseBroken({ origin, problems }: PolicyFile): void {
  if (origin !== 'broken') return;
  const [first] = problems;
  const what = first === undefined ? say`` : say`: ${first.message}`;
  throw new ConfigurationError(
    phraseText(say`${POLICY_PATH} cannot be read${what}`),
    'Mend it, where it is read from: memtrust check names the place.',
  );
}
