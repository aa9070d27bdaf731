import type { Evaluation } from '../../gate/evaluate.js';
import type { TreeEdit } from '../../lifecycle/file-change.js';
import type { Tree } from '../../tree/tree.js';
import type { Clone } from '../base.js';

/*
 * Types alone, and the seam between two halves: `plan-refine.ts` works out what to change, `refine.ts` keeps the one
 * pull request that has it.
 */

/** What a plan is made of. */
export interface RefineInput {
  /** The files of the default branch at `commit`. */
  readonly tree: Tree;
  /** The commit that was judged: the tip of the default branch. */
  readonly commit: string;
  /** The judgement of it, with the policy in force and the evaluation time. */
  readonly evaluation: Evaluation;
  /** For the history of the branch. */
  readonly clone: Clone;
}

/**
 * What is to be done about memory that has settled, as a change that a person reviews.
 *
 * Equal commits must give equal edits: what is written never depends on the time of the run, or
 * each run would push again and a pull request that somebody closed would come back.
 */
export interface RefinePlan {
  /** Files of the change; none where there is nothing to do. What leaves a file as it is does not count. */
  readonly edits: readonly TreeEdit[];
  /** One line of our own words. GitHub takes 256 characters. */
  readonly title: string;
  /** Markdown of ours: it never quotes memory, and names stand in code spans (SECURITY S26). */
  readonly body: string;
  readonly commitMessage: string;
}

export type PlanRefine = (input: RefineInput) => Promise<RefinePlan>;
