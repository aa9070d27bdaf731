import type { Policy } from '../memory/policy-shape.js';
import type { AskAttributes } from '../tree/attributes.js';
import type { HistoryQueries } from '../tree/history-queries.js';
import type { Tree } from '../tree/tree.js';
import type { Judge } from '../trust/assess.js';
import type { Auditor } from './audit.js';
import type { Authority } from './authority/authority.js';
import type { DefaultBranchMemory } from './default-branch.js';
import type { Prover } from './proof.js';
import type { ReviewInput } from './review/review.js';
import type { BaseKeeper } from './snapshot-pair.js';

/*
 * What does a shell ask of the gate? Two trees, the time, and what only the shell knows: who may approve, what git
 * history says, what could not be done. The command line (`cli/workspace.ts`) and the action (`github/judge.ts`) fill
 * it, `evaluate.ts` takes it. Without `authority` nothing is approved. Where the base is not the default branch,
 * `alsoUnder` and `defaultBranch` must be given, or the change is judged too mildly. The words of `Surface` and `Scope`
 * are compared in rules and stored nowhere. `subject` and `incomplete` are in the report.
 */

/** Who asks: a person at a desk, a pull request, or the audit of a branch. */
export type Surface = 'local' | 'pull-request' | 'branch';

/**
 * `change`: a head against its base, where only what is introduced counts. `state`: one commit by
 * itself, where all counts.
 */
export type Scope = 'change' | 'state';

/** What a shell asks the gate. */
export interface EvaluationInput {
  /** What is settled. Null before the first commit: strict defaults, nothing trusted. */
  readonly base: Tree | null;
  readonly head: Tree;
  readonly scope: Scope;
  /** Evaluation time, ISO 8601 with whole seconds; nothing here reads a clock. */
  readonly now: string;
  readonly surface: Surface;
  /** Counts unsettled adoptions as errors where no approval can be asked for. */
  readonly strict?: boolean;
  readonly authority?: Authority;
  /** Who traces what a branch holds; asked on that surface alone. */
  readonly auditor?: Auditor;
  /** What came before the head: asked only about what is gone or has changed. */
  readonly past?: HistoryQueries;
  /** Who knows what files of attributes say; asked only where one changed. */
  readonly attributes?: AskAttributes;
  /** What the shell could not do: shallow history, a base that is only a guess. */
  readonly incomplete?: readonly string[];
  readonly subject: Subject;
  /** Told in a few words what is done from now on, for somebody who waits. */
  readonly onStep?: ((words: string) => void) | undefined;
  /**
   * The policy of the default branch, where the base is another one: then the stricter of both
   * holds (SECURITY S01).
   */
  readonly alsoUnder?: Policy;
  /**
   * What the default branch has settled, where the base is another one: then only what both have is
   * settled (SECURITY S43).
   */
  readonly defaultBranch?: DefaultBranchMemory;
  /** For one head after another against one base. */
  readonly baseKeeper?: BaseKeeper;
  /** A reviewer's findings, as somebody handed them in. */
  readonly review?: ReviewInput;
  /** Runs the fixtures; null inside of a fixture alone. */
  readonly prover: Prover | null;
  /** For tests that invert the judge. */
  readonly judge?: Judge;
  /**
   * Set inside of a fixture, where no fixtures are run; and whether the texts of the
   * case are looked at.
   */
  readonly inFixture?: { readonly looks: boolean };
}

/** What is judged, by name: reports repeat it, and no decision rests on it. */
export interface Subject {
  /** owner/name, or null. */
  readonly repository: string | null;
  readonly baseSha: string | null;
  /** Null for a working tree. */
  readonly headSha: string | null;
  /** True where the head is what is staged, and not the working tree. */
  readonly isStaged?: boolean;
  /** The folder that is judged by itself, as if it were the whole repository; absent for the whole. */
  readonly folder?: string;
}
