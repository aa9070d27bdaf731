import { beginSelfProof, ownCases, prover } from '../fixtures/run.js';
import { evaluate, type Evaluation } from '../gate/evaluate.js';
import { BaseKeeper } from '../gate/snapshot-pair.js';
import { askingGit } from '../tree/asking-git.js';
import { POLICY_PATH } from '../memory/policy.js';
import { mayHoldMemory } from '../memory/store.js';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';
import { GitHistoryQueries, KnownPast } from '../tree/history-queries.js';
import { FolderTree, folderHistory } from '../tree/folder-tree.js';
import { pastSearch } from '../tree/past-search.js';
import type { Tree } from '../tree/tree.js';
import { isInCi, type Io } from './io.js';
import { tellMovedOn } from './local-base.js';
import { fromRootOf } from './own-repository.js';
import { Workspace, type Comparison } from './workspace.js';
import { holdYoungGeneration } from '../tree/v8-settings.js';

export interface JudgeOptions {
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  /** Judges what `git commit` would commit. */
  readonly staged?: boolean | undefined;
  readonly now?: string | undefined;
  readonly strict?: boolean | undefined;
  /** Searches the history for what agent files name and no tree has now. */
  readonly history?: boolean | undefined;
  readonly quiet?: boolean | undefined;
  /** A folder with its own policy, which is judged as if it were the whole repository; absolute. */
  readonly folder?: string | undefined;
  /** Called before judging, so that mistakes in options are reported at once. */
  readonly onCompared?: ((comparison: Comparison, root: string) => void) | undefined;
}

interface OpenJudge {
  readonly workspace: Workspace;
  /** Judges another tree as the head. */
  readonly judgeInstead: (head: Tree) => Promise<Evaluation>;
}

/**
 * Judges the repository. Approvals are not asked here: an adoption that only this branch has is not merged, so nothing
 * is trusted by it. In CI the built-in cases run too; they start before the trees are read.
 */
export async function judgeWorkspace(io: Io, options: JudgeOptions): Promise<Evaluation> {
  return withJudged(io, options, async (evaluation) => evaluation);
}

/** The repository stays open until the action ends. */
export async function withJudged<T>(
  io: Io,
  options: JudgeOptions,
  use: (evaluation: Evaluation, comparison: Comparison, open: OpenJudge) => Promise<T>,
): Promise<T> {
  holdYoungGeneration();
  io.step?.('asking git');
  const workspace = await Workspace.open(io, { staged: options.staged === true });
  if (isInCi(io.environment) && mayHoldMemory(workspace.repository)) void beginSelfProof();
  try {
    const comparison = inFolder(
      await workspace.compare(options),
      options.folder === undefined ? '' : fromRootOf(workspace.repository.root, options.folder),
    );
    options.onCompared?.(comparison, workspace.repository.root);
    const { base, leftFrom } = comparison;
    const tip = options.history === true ? await workspace.committed(base) : null;
    if (options.quiet !== true) tellMovedOn(io, base, leftFrom);
    const judge = judging(io, options, tip);
    const judgeInstead = async (head: Tree): Promise<Evaluation> =>
      judge({ ...comparison, head }, workspace);
    return await use(await judgeInstead(comparison.head), comparison, { workspace, judgeInstead });
  } finally {
    workspace.close();
  }
}

/** A comparison, and the folder of it that is judged: from the root with a final `/`, or empty for all of it. */
type Compared = Pick<Comparison, 'base' | 'head' | 'scope' | 'incomplete'> & {
  readonly folder: string;
};

/**
 * Judges one comparison after another; a base that stays the same is judged once.
 *
 * @param tip the tree of HEAD where the history is searched, else null.
 */
export function judging(
  io: Io,
  options: JudgeOptions,
  tip: Tree | null,
): (compared: Compared, workspace: Workspace) => Promise<Evaluation> {
  const baseKeeper = new BaseKeeper();
  const known = new KnownPast();
  return async ({ base, head, scope, incomplete, folder }, { repository, objects }) => {
    const [from, to] = [base?.commit ?? null, head.commit];
    const newest = to ?? tip?.commit ?? null;
    const search =
      folder !== '' || tip === null || newest === null
        ? undefined
        : pastSearch(repository, objects, newest, tip);
    const past = new GitHistoryQueries(repository, objects, from, to, search, known);
    return evaluate({
      base,
      head,
      scope,
      incomplete,
      now: options.now ?? io.now,
      onStep: io.step,
      surface: 'local',
      prover: isInCi(io.environment) ? prover : ownCases,
      strict: options.strict ?? false,
      subject: {
        repository: null,
        baseSha: from,
        headSha: to,
        ...(options.staged === true ? { isStaged: true } : {}),
        ...(folder === '' ? {} : { folder: folder.slice(0, -1) }),
      },
      past: folder === '' ? past : folderHistory(past, folder),
      attributes: askingGit(io.environment),
      baseKeeper,
    });
  };
}

/**
 * @param folder from the root, with a final `/`; empty for the whole repository.
 * @throws ConfigurationError if the base does not know the folder's policy.
 */
function inFolder(
  comparison: Comparison,
  folder: string,
): Comparison & { readonly folder: string } {
  if (folder === '') return { ...comparison, folder };
  const { base, head } = comparison;
  // Else a change could put a policy into a folder, and hide from `check FOLDER` what the facts around it say (S01).
  if (base !== null && !base.entries.has(folder + POLICY_PATH))
    throw new ConfigurationError(
      say`The base has no policy in ${folder.slice(0, -1)}, so the folder is a part of the repository around it`,
      'Check the whole repository, or merge that policy first.',
    );
  return {
    ...comparison,
    base: base === null ? null : new FolderTree(base, folder),
    head: new FolderTree(head, folder),
    folder,
  };
}
