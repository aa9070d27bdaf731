import { numbered } from '../text/visible.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { type Phrase, plain } from '../text/phrase.js';
import { effects } from './effects.js';
import { currentFindings, noFactsAdvice, standing } from './words.js';
import { PROJECT_URL } from './project.js';

/* The sentences around a verdict: the reason, the next step, and the introduction of the first run. */

/** The verdict is about this finding first; null where there is no error. */
export function firstError(evaluation: Evaluation): Finding | null {
  return currentFindings(evaluation).find(({ severity }) => severity === 'error') ?? null;
}

/** ` — and 2 more errors`; empty where there is one at most. */
export function moreErrors(evaluation: Evaluation): string {
  const { length } = currentFindings(evaluation).filter(({ severity }) => severity === 'error');
  return length <= 1 ? '' : ` — and ${numbered(length - 1, 'more error')}`;
}

/** The gravest finding, or else what the change does to trust: what a reviewer should know in ten seconds. */
export function verdictReason(evaluation: Evaluation): Phrase {
  const first = firstError(evaluation);
  if (first === null) return passWords(evaluation, currentFindings(evaluation));
  return [...first.message, ` (${first.rule} ${first.name})`, moreErrors(evaluation)];
}

/** Without an error: what trust is lost and gained, then new candidates and warnings; else that nothing changes. */
function passWords(evaluation: Evaluation, current: readonly Finding[]): Phrase {
  const warnings = current.filter(({ severity }) => severity === 'warning').length;
  const trust = effects(evaluation);
  const lost = trust.filter(
    ({ from, to, onMerge, until }) =>
      from === 'accepted' && to !== 'accepted' && !onMerge && until === null,
  ).length;
  const gained = trust.filter(({ onMerge, to }) => onMerge || to === 'accepted').length;
  const added = trust.filter(
    ({ from, to, onMerge, until }) =>
      (from === null || until !== null) && to === 'candidate' && !onMerge,
  ).length;
  const parts = [
    ...(lost === 0 ? [] : [`${numbered(lost, 'fact')} ${lost === 1 ? 'loses' : 'lose'} trust`]),
    ...(gained === 0 ? [] : [`${numbered(gained, 'fact')} trusted once merged`]),
    ...(added === 0 ? [] : [numbered(added, 'new candidate')]),
    ...(warnings === 0 ? [] : [numbered(warnings, 'warning')]),
  ];
  if (parts.length > 0) return plain(parts.join(', '));
  if (noFactsAdvice(evaluation) !== null) return standing(evaluation);
  return plain(
    evaluation.scope === 'state' ? 'nothing is wrong' : 'this change does not affect trust',
  );
}

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

/** One line of Markdown of our own words; null where the repository has set memtrust up. */
export function introduction({ scope, policy }: Evaluation): string | null {
  if (scope !== 'change' || policy.origin !== 'defaults') return null;
  return (
    `<sub>What is this? [memtrust](${PROJECT_URL}) checks which memory coding agents can trust in this ` +
    'repository. To stop these comments, set `comment: never` in its workflow; to remove it, delete the ' +
    'workflow.</sub>'
  );
}
