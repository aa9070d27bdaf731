import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { plain, type Phrase } from '../text/phrase.js';
import { currentFindings } from './words.js';

/*
 * What happens once somebody approves? "Approve, then the check re-runs", or "Approve, then re-run the job":
 * no event of GitHub starts a check again after an approval, but the companion does.
 *
 * `comment.ts` asks, for comment and summary; `github/after-approval.ts` finds out what a repository has. Safe
 * error: to say both. The words may be changed. `__tests__/report/next-step.test.ts` fails when this is wrong.
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
  // Whoever may not write is told what others do (SECURITY S39).
  const isStranger = authorMayWrite === false;
  const steps = [
    ...firstStep(errors),
    isStranger ? 'a maintainer approves' : 'approve',
    RERUN[after](isStranger),
  ];
  return plain(`${capital(steps.join(', then '))}.`);
}

/** What no approval settles comes first. The verdict above it names the first error. */
function firstStep(errors: readonly Finding[]): string[] {
  if (errors.every(({ awaitsApproval }) => awaitsApproval)) return [];
  return [errors[0]?.awaitsApproval === true ? 'fix the other errors' : 'fix the errors'];
}

const RERUN: Readonly<Record<AfterApproval, (isStranger: boolean) => string>> = {
  companion: () => 'the check re-runs',
  person: (isStranger) => (isStranger ? 're-runs the job' : 're-run the job'),
  unknown: (isStranger) =>
    `the check re-runs if the companion is set up; otherwise ${isStranger ? 'they ' : ''}re-run the job`,
};

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
