import { beginSelfProof, prover } from '../fixtures/prover.js';
import { evaluate, type Evaluation } from '../gate/evaluate.js';
import { askingGit } from '../tree/attributes.js';
import { mayHoldMemory } from '../memory/store.js';
import { GitHistoryQueries } from '../tree/history-queries.js';
import type { Tree } from '../tree/tree.js';
import type { Io } from './io.js';
import { Workspace, type Comparison } from './workspace.js';
import { holdYoungGeneration } from '../tree/v8-settings.js';

/** Which commits a command judges with the gate, at what time, and how strictly. */
export interface JudgeOptions {
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  /** Judges what `git commit` would commit, in place of the working tree. */
  readonly staged?: boolean | undefined;
  readonly now?: string | undefined;
  readonly strict?: boolean | undefined;
  /** Called with what is compared, before it is judged: a mistake of the user's need not wait for the judgement. */
  readonly onCompared?: ((comparison: Comparison, root: string) => void) | undefined;
}

/** The repository while it is open for a judgement. */
export interface OpenJudge {
  readonly workspace: Workspace;
  /** Judges another tree in the place of the head. */
  readonly judgeInstead: (head: Tree) => Promise<Evaluation>;
}

/**
 * What does the gate say of the repository that the user stands in? `check` asks here, with `--update-baseline` too,
 * and so does `facts`: what it prints is what `check` found.
 *
 * Approvals are asked on GitHub only. That costs no safety: an adoption that only this branch has is not settled, and
 * nothing is trusted by it. The self-proof is begun before the trees are read, so that they do not wait for one
 * another; where nothing looks like memory it is not needed. More forms of a time may be read, if each means one
 * instant.
 */
export async function judgeWorkspace(io: Io, options: JudgeOptions): Promise<Evaluation> {
  return withJudged(io, options, async (evaluation) => evaluation);
}

/** The same for a command that reads more of the two trees; the repository is open until it has answered. */
export async function withJudged<T>(
  io: Io,
  options: JudgeOptions,
  use: (evaluation: Evaluation, comparison: Comparison, open: OpenJudge) => Promise<T>,
): Promise<T> {
  holdYoungGeneration();
  io.step?.('asking git');
  const workspace = await Workspace.open(io, { staged: options.staged === true });
  if (mayHoldMemory(workspace.repository)) void beginSelfProof();
  try {
    const comparison = await workspace.compare(options);
    options.onCompared?.(comparison, workspace.repository.root);
    const { base, scope, incomplete } = comparison;
    const judgeInstead = async (head: Tree): Promise<Evaluation> => {
      const [from, to] = [base?.commit ?? null, head.commit];
      return evaluate({
        base,
        head,
        scope,
        incomplete,
        now: options.now ?? io.now,
        onStep: io.step,
        surface: 'local',
        prover,
        strict: options.strict ?? false,
        subject: {
          repository: null,
          baseSha: from,
          headSha: to,
          ...(options.staged === true ? { isStaged: true } : {}),
        },
        past: new GitHistoryQueries(workspace.repository, workspace.objects, from, to),
        attributes: askingGit(io.environment),
      });
    };
    return await use(await judgeInstead(comparison.head), comparison, { workspace, judgeInstead });
  } finally {
    workspace.close();
  }
}
