import { plain } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

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
