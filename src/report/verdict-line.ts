import { numbered } from '../text/numbered.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { plain, type Phrase } from '../text/phrase.js';
import { effects } from './effects.js';
import { currentFindings, noFactsAdvice, standing } from './words.js';

/*
 * The verdict in one line: "fail — `x` calls itself trusted, … (MT201 silent-promotion) — and 2 more errors", or what a
 * passing change does to trust: "pass — 1 fact loses trust, 2 warnings".
 */

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
