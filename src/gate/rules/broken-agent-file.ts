import { observed } from '../observed.js';
import type { Rule } from '../rule.js';

/*
 * Which findings does this rule report? All that the detectors observed under the subject `broken-file`, as they are.
 * What is found, and how grave one finding is, is changed in `src/agent-files/detectors/structure/`, not here.
 */

/** Finds agent files that their agent silently ignores, such as a skill without a description. */
export const brokenAgentFile: Rule<'looked'> = {
  code: 'MT410',
  name: 'broken-agent-file',
  severity: 'warning',
  summary: 'An agent file has a format error, so its agent ignores or misreads it.',
  why:
    'Examples are front matter that does not parse, a skill without a description, and settings ' +
    'that are not valid JSON. The agent reports no error and continues without the file.',
  remedy: "Fix the format as the agent's documentation describes it.",
  fixed: false,
  isAboutAgentFiles: true,
  run: (context) => observed(context, 'broken-file'),
};
