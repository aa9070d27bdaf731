import { observed } from '../observed.js';
import type { Rule } from '../rule.js';

/*
 * Which findings does this rule report? All that the detectors observed under the subject `dead-reference`, as they
 * are. What is found, and how grave one finding is, is changed in `src/agent-files/detectors/references/`, not here.
 * `light-review.ts` names this rule besides.
 */

/** Finds paths, links and commands in agent files that an agent would look for in vain. */
export const deadReference: Rule<'looked'> = {
  code: 'MT405',
  name: 'dead-reference',
  severity: 'warning',
  summary:
    'An agent file names a path, link, import, script or version that does not exist in the ' +
    'repository.',
  why:
    'An agent that follows it wastes steps or invents what it does not find. Placeholders, ' +
    'globs, examples, and generated or ignored files do not count as references. Nor does the end of ' +
    'a path that is here, or a path of which nothing shows that it ever was. A reference with ' +
    'a line number, such as `src/a.ts:12`, is reported when a change moves that line to another number.',
  remedy:
    'Correct the reference, or remove it. `npx memtrust check --fix` corrects those that have one ' +
    'sure answer.',
  fixed: false,
  isAboutAgentFiles: true,
  run: (context) => observed(context, 'dead-reference'),
};
