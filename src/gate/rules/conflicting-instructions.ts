import { observed } from '../observed.js';
import type { Rule } from '../rule.js';

/*
 * Which findings does this rule report? All that the detectors observed under the subject `conflict`, as they are. What
 * is found, and how grave one finding is, is changed in `src/agent-files/detectors/conflicts/`, not here.
 */

/** Finds opposite instructions for agents, such as `npm` in one file and `pnpm` in another. */
export const conflictingInstructions: Rule<'looked'> = {
  code: 'MT408',
  name: 'conflicting-instructions',
  severity: 'warning',
  summary: 'Agent files contradict each other or the repository.',
  why:
    'Examples are two package managers, two test runners, or two ways to indent. It is chance ' +
    'which one an agent follows. A file for one folder may set a different rule for that folder; ' +
    'that is not a conflict.',
  remedy: 'Keep one of the statements, or say which folder each one applies to.',
  fixed: false,
  isAboutAgentFiles: true,
  run: (context) => observed(context, 'conflict'),
};
