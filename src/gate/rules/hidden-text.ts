import { observed } from '../observed.js';
import type { Rule } from '../rule.js';

/*
 * Which findings does this rule report? All that the detectors observed under the subject `hidden-text`, as they are.
 * What is found, and how grave one finding is, is changed in `src/agent-files/detectors/hidden/` and `concealed/`, not
 * here.
 */

/** Finds invisible characters and concealed passages, which can give agents secret instructions. */
export const hiddenText: Rule<'looked'> = {
  code: 'MT403',
  name: 'hidden-text',
  severity: 'error',
  summary: 'A text that agents read contains characters or passages that reviewers cannot see.',
  why:
    'A model reads characters that no screen shows: tag characters, bidi controls, variation ' +
    'selectors and zero-width characters. They can carry instructions past every reviewer. ' +
    'Comments, attributes and encoded text can do the same. Characters that no honest text needs ' +
    'are errors. Characters that only some scripts need are warnings elsewhere. The JSON and ' +
    'HTML reports show the hidden text.',
  remedy: 'Delete the characters or the passage at the place that the finding names.',
  fixed: false,
  isAboutAgentFiles: true,
  run: (context) => observed(context, 'hidden-text'),
};
