import type { Policy } from '../memory/policy-shape.js';
import type { Surface } from './evaluation-input.js';
import type { Snapshot } from './snapshot.js';

/*
 * The policy is the base's, never the head's: a change must not set the rules for itself.
 */

/** What every rule and every kind of evidence starts from. */
export interface Core {
  readonly base: Snapshot;
  /** The same value as the base where one commit is judged by itself. */
  readonly head: Snapshot;
  /** The policy in force: the base's. */
  readonly policy: Policy;
  /** Paths that differ between base and head. */
  readonly changedPaths: ReadonlySet<string>;
  readonly surface: Surface;
  /** Counts unsettled adoptions as errors where no approval can be asked for. */
  readonly strict: boolean;
  /** Evaluation time, milliseconds since 1970. */
  readonly now: number;
}

/** The base judged as its own head. */
export function coreAtBase(core: Core): Core {
  return { ...core, head: core.base, changedPaths: new Set() };
}
