import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { plain, type Phrase } from '../text/phrase.js';
import { effects } from './effects.js';
import { currentFindings, noFactsAdvice, standing, verdictWords } from './words.js';
import { numbered } from '../text/numbered.js';

/*
 * What is the verdict in one line? "fail — `x` says that it is accepted, … (MT201 silent-promotion) — and 2
 * more errors", or of a pass what the change does to trust: "pass — 1 fact loses trust, 2 warnings".
 *
 * The comment and the page begin with it. It only puts findings and effects into words. The words may be
 * changed: programs read the verdict in the JSON report. When it is wrong, `__tests__/report/comment.test.ts`
 * and `__tests__/report/html.test.ts` fail.
 */

/** What a reviewer should know in ten seconds. */
export function verdictLine(evaluation: Evaluation): Phrase {
  return [`${verdictWords(evaluation)} — `, ...verdictReason(evaluation)];
}

/** The same without the verdict: the gravest finding, or else what the change does to trust. */
export function verdictReason(evaluation: Evaluation): Phrase {
  const current = currentFindings(evaluation);
  const errors = current.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first === undefined) return passWords(evaluation, current);
  const more = errors.length === 1 ? '' : ` — and ${numbered(errors.length - 1, 'more error')}`;
  return [...first.message, ` (${first.rule} ${first.name})`, more];
}

/** Without an error: what trust is lost and gained, then new candidates and warnings; else that nothing changes. */
function passWords(evaluation: Evaluation, current: readonly Finding[]): Phrase {
  const warnings = current.filter(({ severity }) => severity === 'warning').length;
  const trust = effects(evaluation);
  const lost = trust.filter(
    ({ from, to, onMerge }) => from === 'accepted' && to !== 'accepted' && !onMerge,
  ).length;
  const gained = trust.filter(({ onMerge, to }) => onMerge || to === 'accepted').length;
  const added = trust.filter(
    ({ from, to, onMerge }) => from === null && to === 'candidate' && !onMerge,
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
