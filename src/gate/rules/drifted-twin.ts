import { observed } from '../observed.js';
import type { Rule } from '../rule.js';

/*
 * Which findings does this rule report? All that the detectors observed under the subject `drifted-twin`, as
 * they are. What is found, and how grave one finding is, is changed in `src/agent-files/detectors/twins.ts`,
 * not here.
 *
 * Listed in `rules/index.ts`. Its code and name stand in users' policies, baselines and comments, so they
 * must not change; the texts may (`npm run docs`). `__tests__/gate/rules/observed.test.ts` fails when it
 * reports nothing, or what is of another rule. Messages of findings are free: one is accepted by code, path
 * and the detector's `key`, which is the path of the other file.
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
