import type { Evaluation } from '../gate/evaluate.js';
import { PROJECT_URL } from './project.js';

/*
 * What does a comment say to people who never heard of memtrust? One line: what this is, and how to be rid of it. The
 * action and the companion (`github/run.ts`, `companion/run.ts`) ask, for a comment alone. Whether a comment is the
 * first of a repository would take more requests to know: it is taken for new as long as its base has no policy, which
 * is so on the pull request that sets memtrust up.
 */

/** One line of Markdown of our own words; null where the repository has set memtrust up. */
export function introduction({ scope, policy }: Evaluation): string | null {
  if (scope !== 'change' || policy.origin !== 'defaults') return null;
  return (
    `<sub>What is this? [memtrust](${PROJECT_URL}) checks which memory coding agents can trust in this ` +
    'repository. To stop these comments, set `comment: never` in its workflow; to remove it, delete the ' +
    'workflow.</sub>'
  );
}
