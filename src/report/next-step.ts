import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { plain, type Phrase } from '../text/phrase.js';
import { currentFindings } from './words.js';

/*
 * What happens after an approval? "Approve, then the check re-runs", or "Approve, then re-run the job": no event of
 * GitHub starts a check again after an approval, but the companion does.
 */

/** What starts the check again after an approval: the companion, a person, or nobody knows which. */
export type AfterApproval = 'companion' | 'person' | 'unknown';

/**
 * The next step where an approval is waited for; null where none would help. In report mode the check is green, so
 * nothing has to run again.
 */
export function nextStep(evaluation: Evaluation, after: AfterApproval): Phrase | null {
  const { verdict, mode, authorMayWrite } = evaluation;
  const errors = currentFindings(evaluation).filter(({ severity }) => severity === 'error');
  const isWaiting = errors.some(({ awaitsApproval }) => awaitsApproval);
  if (verdict !== 'fail' || mode === 'report' || !isWaiting) return null;
  // Anyone who may not write is told what others do (SECURITY S39).
  const isReader = authorMayWrite !== false;
  const approve = isReader ? 'approve' : 'a maintainer approves';
  const steps = [...firstStep(errors), approve, rerun(after, isReader)].join(', then ');
  return plain(`${steps.charAt(0).toUpperCase()}${steps.slice(1)}.`);
}

/** How the check runs again. */
function rerun(after: AfterApproval, isReader: boolean): string {
  switch (after) {
    case 'companion':
      return 'the check re-runs';
    case 'person':
      return isReader ? 're-run the job' : 're-runs the job';
    case 'unknown':
      return `the check re-runs if the companion is set up; otherwise ${isReader ? '' : 'they '}re-run the job`;
  }
}

/** What no approval settles comes first. The verdict above it names the first error. */
function firstStep(errors: readonly Finding[]): string[] {
  if (errors.every(({ awaitsApproval }) => awaitsApproval)) return [];
  return [errors[0]?.awaitsApproval === true ? 'fix the other errors' : 'fix the errors'];
}
