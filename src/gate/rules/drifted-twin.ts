import { observed } from '../observed.js';
import type { Rule } from '../rule.js';

/*
 * Which findings does this rule report? All that the detectors observed under the subject `drifted-twin`, as they are.
 * What is found, and how grave one finding is, is changed in `src/agent-files/detectors/twins.ts`, not here.
 */

/** Finds agent files, such as `CLAUDE.md` and `AGENTS.md`, that were copies and now differ. */
export const driftedTwin: Rule<'looked'> = {
  code: 'MT409',
  name: 'drifted-twin',
  severity: 'notice',
  summary: 'Agent files that were copies of each other now differ.',
  why: 'Different agents read different file names. When the copies differ, two agents work under different rules.',
  remedy: 'Keep one file, and let the others import it (`@AGENTS.md`) or link to it.',
  fixed: false,
  isAboutAgentFiles: true,
  run: (context) => observed(context, 'drifted-twin'),
};
