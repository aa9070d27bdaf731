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
  summary: 'Not everything could be read.',
  why:
    'Caps keep a hostile repository from stopping the gate. Past one, something was not ' +
    'judged, and what was not judged must not pass.',
  remedy: 'Remove what is too large or too much.',
  fixed: true,
  alwaysCounts: true,
  *run({ base, incomplete }) {
    for (const line of new Set(incomplete))
      yield {
        message: plain(line),
        remedy: plain('Remove what is too large or too much.'),
        key: line,
      };
    for (const line of base.memory.incomplete) {
      if (!incomplete.includes(line))
        yield {
          message: plain(`of the base: ${line}`),
          remedy: plain('Nothing to do: this change mends it.'),
          severity: 'warning',
          key: line,
        };
    }
  },
};
