import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { plain, say, type Phrase } from '../text/phrase.js';
import { translated, fixedWords, type Spoken } from './catalogue/spoken.js';
import { effects } from './effects.js';
import { currentFindings, noFactsAdvice, standing } from './words.js';

/*
 * What is the verdict in one line? "fail — `x` calls itself trusted, … (MT201 silent-promotion) — and 2
 * more errors", or of a pass what the change does to trust: "pass — 1 fact loses trust, 2 warnings".
 *
 * The comment and the page begin with it; the comment links its names and its rule. It only puts findings and
 * effects into words. The words may be changed: programs read the verdict in the JSON report. When it is wrong,
 * `__tests__/report/comment.test.ts` and `__tests__/report/html.test.ts` fail.
 */

/** The verdict is about this finding first; null where there is no error. */
export function firstError(evaluation: Evaluation): Finding | null {
  return currentFindings(evaluation).find(({ severity }) => severity === 'error') ?? null;
}

/** ` — and 2 more errors`; empty where there is one at most. */
export function moreErrors(evaluation: Spoken): string {
  const { length } = currentFindings(evaluation).filter(({ severity }) => severity === 'error');
  return length <= 1 ? '' : fixedWords(evaluation).line.moreErrors(length - 1);
}

/** The gravest finding, or else what the change does to trust: what a reviewer should know in ten seconds. */
export function verdictReason(evaluation: Spoken): Phrase {
  const first = firstError(evaluation);
  if (first === null) return passWords(evaluation, currentFindings(evaluation));
  const rule = fixedWords(evaluation).inBrackets(`${first.rule} ${first.name}`);
  return [...errorWords(evaluation, first), rule, moreErrors(evaluation)];
}

/** What is wrong: the message, or else whom it is about and what its rule says in the reader's language. */
export function errorWords(evaluation: Spoken, error: Finding): Phrase {
  const text = translated(evaluation, error);
  if (text === null) return error.message;
  const about = error.factId ?? error.path;
  const summary = text.summary.replace(/。$/u, '');
  return about === null ? plain(summary) : say`${about}${[fixedWords(evaluation).colon, summary]}`;
}

/** Without an error: what trust is lost and gained, then new candidates and warnings; else that nothing changes. */
function passWords(evaluation: Spoken, current: readonly Finding[]): Phrase {
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
  const { line, counted, between } = fixedWords(evaluation);
  const parts = [
    ...(lost === 0 ? [] : [line.loseTrust(lost)]),
    ...(gained === 0 ? [] : [line.trustedOnceMerged(gained)]),
    ...(added === 0 ? [] : [line.newCandidates(added)]),
    ...(warnings === 0 ? [] : [counted.warning(warnings)]),
  ];
  if (parts.length > 0) return plain(parts.join(between));
  if (noFactsAdvice(evaluation) !== null) return standing(evaluation);
  return plain(evaluation.scope === 'state' ? line.nothingWrong : line.noEffect);
}
