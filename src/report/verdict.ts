import { numbered } from '../text/visible.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { type Phrase, plain } from '../text/phrase.js';
import { effects } from './effects.js';
import { currentFindings, noFactsAdvice, trustCounts } from './words.js';
import { PROJECT_URL } from './project.js';

/* The sentences around a verdict: the reason, the next step, and the introduction of the first run. */

/** The first error, or null. */
export function firstError(evaluation: Evaluation): Finding | null {
  return currentFindings(evaluation).find(({ severity }) => severity === 'error') ?? null;
}

/** ` — and 2 more errors`, or empty. */
export function moreErrors(evaluation: Evaluation): string {
  const { length } = currentFindings(evaluation).filter(({ severity }) => severity === 'error');
  return length <= 1 ? '' : ` — and ${numbered(length - 1, 'more error')}`;
}

/** The most severe finding, or what the change does to trust. */
export function verdictReason(evaluation: Evaluation): Phrase {
  const first = firstError(evaluation);
  if (first === null) return passWords(evaluation, currentFindings(evaluation));
  return [...first.message, ` (${first.rule} ${first.name})`, moreErrors(evaluation)];
}

/** Lost and gained trust, then candidates and warnings; else that nothing changes. */
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
  if (noFactsAdvice(evaluation) !== null) return trustCounts(evaluation);
  return plain(
    evaluation.scope === 'state' ? 'nothing is wrong' : 'this change does not affect trust',
  );
}

/** What starts the check again after an approval. */
export type AfterApproval = 'companion' | 'person' | 'unknown';

/** The next step if an approval is missing; null if none would help. In report mode the check is green already. */
export function nextStep(evaluation: Evaluation, after: AfterApproval): Phrase | null {
  const { verdict, mode, authorMayWrite } = evaluation;
  const errors = currentFindings(evaluation).filter(({ severity }) => severity === 'error');
  const isWaiting = errors.some(({ awaitsApproval }) => awaitsApproval);
  if (verdict !== 'fail' || mode === 'report' || !isWaiting) return null;
  // Who may not write is told what others do (SECURITY S39).
  const isReader = authorMayWrite !== false;
  const approve = isReader ? 'approve' : 'a maintainer approves';
  const steps = [...firstStep(errors), approve, rerun(after, isReader)].join(', then ');
  return plain(`${steps.charAt(0).toUpperCase()}${steps.slice(1)}.`);
}

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

/** Errors that no approval fixes come first; the verdict names the first of them. */
function firstStep(errors: readonly Finding[]): string[] {
  if (errors.every(({ awaitsApproval }) => awaitsApproval)) return [];
  return [errors[0]?.awaitsApproval === true ? 'fix the other errors' : 'fix the errors'];
}

/** One line of Markdown; null if the repository has set memtrust up. */
export function introduction({ scope, policy }: Evaluation): string | null {
  if (scope !== 'change' || policy.origin !== 'defaults') return null;
  return (
    `<sub>What is this? [memtrust](${PROJECT_URL}) checks which memory coding agents can trust in this ` +
    'repository. To stop these comments, set `comment: never` in its workflow; to remove it, delete the ' +
    'workflow.</sub>'
  );
}
