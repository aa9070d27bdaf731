import type { Problem } from '../memory/problem.js';
import type { Acceptance } from './finding.js';

/*
 * The compiler holds this file. The word of a fault is in the `key` of its finding (MT411, never accepted itself); a
 * new one needs its severity and remedy in that rule, which the compiler asks for.
 */

/** What is wrong with an exception, or worth a word. */
export type ExceptionFault =
  'unused' | 'no-reason' | 'expired' | 'unsettled' | 'refused' | 'broken';

/** An entry of the baseline, or a comment in an agent file, that accepts findings. */
export interface Exception {
  readonly by: Acceptance['by'];
  readonly rule: string;
  /** The file in which it stands, and its line. */
  readonly path: string;
  readonly line: number;
  readonly fault: ExceptionFault;
  /** Of the problem, where the file itself is broken. */
  readonly problem: Problem | null;
}
