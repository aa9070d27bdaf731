import { plain } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * What could not be read, so that the gate cannot pass? `tree/limits.ts` has the caps, and whoever passes one
 * adds a line to `incomplete`. Safe error: to fail. A change that removes what was too much passes, or nobody
 * could mend it: that is the warning about the base. `__tests__/gate/rules/incomplete-evaluation.test.ts`
 * fails when this is wrong. The sentence itself is the `key`: nobody can accept it, but a reworded one is a
 * new alert in code scanning.
 */

/** Fails the gate if files were too large or too many to be judged. */
export const incompleteEvaluation: Rule<'incomplete'> = {
  code: 'MT703',
  name: 'incomplete-evaluation',
  severity: 'error',
  summary: 'Some content could not be read because it exceeds a limit.',
  why:
    'Limits protect the gate from a hostile repository. Content beyond a limit was not checked, ' +
    'so it must not pass.',
  remedy: 'Remove files that are too large, or reduce their number.',
  fixed: true,
  alwaysCounts: true,
  *run({ base, incomplete }) {
    for (const line of new Set(incomplete))
      yield {
        message: plain(line),
        remedy: plain('Remove files that are too large, or reduce their number.'),
        key: line,
      };
    for (const line of base.memory.incomplete) {
      if (!incomplete.includes(line))
        yield {
          message: plain(`in the base branch: ${line}`),
          remedy: plain('Nothing to do: this change fixes it.'),
          severity: 'warning',
          key: line,
        };
    }
  },
};
