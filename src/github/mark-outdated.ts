import type { Evaluation } from '../gate/evaluate.js';
import { makeFinding } from '../gate/finding.js';
import { incompleteEvaluation } from '../gate/rules/incomplete-evaluation.js';
import { plain } from '../text/phrase.js';
import type { RefMovement } from './ref-movement.js';

/*
 * `judge.ts` calls it when `ref-movement.ts` says that somebody pushed meanwhile. The verdict must be
 * `error`, not `fail` or `pass`: nothing was decided about what is there now. The sentence may be changed.
 * `__tests__/e2e/action.test.ts` ("a verdict is bound to what GitHub has") fails when this is wrong.
 */

/** An evaluation of commits that the world left behind: whatever it found, its verdict holds no more (SECURITY S05). */
export function markOutdated(evaluation: Evaluation, { what, why }: RefMovement): Evaluation {
  const remedy = plain(
    'Run the workflow again; if that does not help, update the branch of the pull request.',
  );
  const report = { message: plain(why), remedy, key: `outdated\0${what}` };
  return {
    ...evaluation,
    verdict: 'error',
    incomplete: [why, ...evaluation.incomplete],
    findings: [
      makeFinding(incompleteEvaluation, report, { severity: 'error', introduced: true }),
      ...evaluation.findings,
    ],
  };
}
