import type { Finding } from '../gate/finding.js';
import { plain, type Phrase } from '../text/phrase.js';
import type { AfterApproval } from './after-approval.js';
import type { Words } from './catalogue/catalogue.js';
import { fixedWords, type Spoken } from './catalogue/spoken.js';
import { currentFindings } from './words.js';

/*
 * What happens once somebody approves? "Approve, then the check re-runs", or "Approve, then re-run the job":
 * no event of GitHub starts a check again after an approval, but the companion does.
 *
 * `comment.ts` asks, for comment and summary; `github/after-approval.ts` finds out what a repository has. Safe
 * error: to say both. The words may be changed. `__tests__/report/next-step.test.ts` fails when this is wrong.
 */

/**
 * The next step where an approval is waited for; null where none would help. In report mode the check is green, so
 * nothing has to run again.
 */
export function nextStep(evaluation: Spoken, after: AfterApproval): Phrase | null {
  const { verdict, mode, authorMayWrite } = evaluation;
  const errors = currentFindings(evaluation).filter(({ severity }) => severity === 'error');
  const isWaiting = errors.some(({ awaitsApproval }) => awaitsApproval);
  if (verdict !== 'fail' || mode === 'report' || !isWaiting) return null;
  const { next } = fixedWords(evaluation);
  // Whoever may not write is told what others do (SECURITY S39).
  const who = authorMayWrite === false ? 'maintainer' : 'reader';
  return plain(next.steps([...firstStep(errors, next), next.approve[who], next.rerun[after](who)]));
}

/** What no approval settles comes first. The verdict above it names the first error. */
function firstStep(errors: readonly Finding[], next: Words['next']): string[] {
  if (errors.every(({ awaitsApproval }) => awaitsApproval)) return [];
  return [errors[0]?.awaitsApproval === true ? next.fixOthers : next.fixErrors];
}
