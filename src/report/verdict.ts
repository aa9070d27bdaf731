import { numbered } from '../text/visible.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { type Phrase, plain, say } from '../text/phrase.js';
import { type Effect, effects, losesTrust } from './effects.js';
import { staleFact } from '../gate/rules/stale-fact.js';
import { currentFindings, isInjection, noFactsAdvice, trustCounts } from './words.js';
import { PROJECT_URL } from './project.js';

/* The sentences around a verdict: the reason, the next step, and the introduction of the first run. */

/** The first error, an injection before all others; null if there is none. */
export function firstError(evaluation: Evaluation): Finding | null {
  const errors = errorsOf(evaluation);
  return errors.find(isInjection) ?? errors[0] ?? null;
}

function errorsOf(evaluation: Evaluation): Finding[] {
  return currentFindings(evaluation).filter(({ severity }) => severity === 'error');
}

/** ` — and 2 more errors`, or empty. */
export function moreErrors(evaluation: Evaluation): string {
  const first = firstError(evaluation);
  const others = errorsOf(evaluation).filter(
    (one) => one !== first && !(isStale(one) && first !== null && isStale(first)),
  ).length;
  if (others === 0) return '';
  const isOneKind = errorsOf(evaluation).every(({ rule }) => rule === first?.rule);
  return isOneKind ? ` — and ${others} more like it` : ` — and ${numbered(others, 'more error')}`;
}

/** Why the verdict is what it is. */
interface Headline {
  readonly words: Phrase;
  /** The finding whose message it is; null where it counts several. */
  readonly finding: Finding | null;
}

/** The first error, or what a change that passes does to trust. Stale facts are counted. */
export function headlineOf(evaluation: Evaluation): Headline {
  const first = firstError(evaluation);
  if (first === null) return passHeadline(evaluation);
  if (!isStale(first) || !first.introduced) return { words: plainFirst(first), finding: first };
  const stale = new Set(
    effects(evaluation)
      .filter(isQuestioned)
      .map(({ id }) => id),
  );
  const blocking = new Set(
    errorsOf(evaluation).flatMap((one) => (isStale(one) && one.introduced ? [one.factId] : [])),
  ).size;
  const all = Math.max(stale.size, blocking);
  const some =
    blocking < all ? `; ${blocking} of them ${blocking === 1 ? 'blocks' : 'block'} the merge` : '';
  return { words: [...staleWords(all), some], finding: null };
}

/** The headline in one sentence, with the rule of an error. */
export function verdictReason(evaluation: Evaluation): Phrase {
  const { words, finding } = headlineOf(evaluation);
  const rule = finding?.severity === 'error' ? ` (${finding.rule} ${finding.name})` : '';
  return [...words, rule, moreErrors(evaluation)];
}

function isStale({ rule }: Finding): boolean {
  return rule === staleFact.code;
}

/** Whether the change edits what a trusted fact cites. */
function isQuestioned(effect: Effect): boolean {
  return losesTrust(effect) && effect.sources.length > 0;
}

function staleWords(facts: number): Phrase {
  const they = facts === 1 ? 'it cites' : 'they cite';
  return plain(
    `${numbered(facts, 'trusted fact')} may no longer be true: this change edits the code that ${they}`,
  );
}

/** An injection, or the only warning; else lost and gained trust, candidates and warnings by number. */
function passHeadline(evaluation: Evaluation): Headline {
  const warnings = currentFindings(evaluation).filter(({ severity }) => severity === 'warning');
  const others = warnings.filter((one) => !isStale(one));
  const said = trustParts(evaluation);
  const isQuiet = said.stale === 0 && said.parts.length === 0;
  const only = isQuiet && others.length === 1 ? others[0] : null;
  const finding = warnings.find(isInjection) ?? only ?? null;
  return finding === null
    ? { words: passWords(evaluation, said, others.length), finding }
    : { words: plainFirst(finding), finding };
}

/** What is wrong in plain words before code points: `hidden text in CLAUDE.md: 20 tag characters …`. */
function plainFirst({ rule, path, message }: Finding): Phrase {
  return rule === 'MT403' && path !== null
    ? [...say`hidden text in ${path}: `, ...message]
    : message;
}

interface TrustParts {
  /** Facts that the change makes stale. */
  readonly stale: number;
  /** What else it does to trust. */
  readonly parts: readonly string[];
  readonly candidates: readonly string[];
}

function trustParts(evaluation: Evaluation): TrustParts {
  const trust = effects(evaluation);
  const stale = trust.filter(isQuestioned);
  const lost = trust.filter(losesTrust).length - stale.length;
  const replaced = trust.filter(({ replacedBy }) => replacedBy !== null).length;
  const gained = trust.filter(
    ({ onMerge, to, replacedBy }) => replacedBy === null && (onMerge || to === 'accepted'),
  ).length;
  const added = trust.filter(
    ({ from, to, onMerge, until, replacedBy }) =>
      (from === null || until !== null) && to === 'candidate' && !onMerge && replacedBy === null,
  ).length;
  const parts = [
    ...counted(lost, lost === 1 ? 'fact loses trust' : 'facts lose trust'),
    ...counted(
      gained,
      gained === 1 ? 'fact becomes trusted at the merge' : 'facts become trusted at the merge',
    ),
    ...counted(
      replaced,
      replaced === 1 ? 'fact is replaced at the merge' : 'facts are replaced at the merge',
    ),
  ];
  const candidates = counted(added, `new candidate${added === 1 ? '' : 's'}`);
  return { stale: stale.length, parts, candidates };
}

function passWords(evaluation: Evaluation, { stale, parts }: TrustParts, warnings: number): Phrase {
  const also = [...parts, ...counted(warnings, `warning${warnings === 1 ? '' : 's'}`)].join(', ');
  if (stale > 0) return [...staleWords(stale), also === '' ? '' : ` — and ${also}`];
  if (also !== '') return plain(also);
  if (noFactsAdvice(evaluation) !== null) return trustCounts(evaluation);
  return plain(
    evaluation.scope === 'state' ? 'nothing is wrong' : 'this change does not affect trust',
  );
}

/** `2 new candidates`; nothing for none. */
function counted(count: number, what: string): string[] {
  return count === 0 ? [] : [`${count} ${what}`];
}

/** What starts the check again after an approval. */
export type AfterApproval = 'companion' | 'person' | 'unknown';

/** The next step if an approval is missing; null if none would help. In report mode the check is green already. */
export function nextStep(evaluation: Evaluation, after: AfterApproval): Phrase | null {
  const { verdict, mode, authorMayWrite } = evaluation;
  // An adopter's approval settles stale facts as well, and who may not write can do nothing else.
  const errors = errorsOf(evaluation).filter((one) => authorMayWrite !== false || !isStale(one));
  const isWaiting = errors.some(({ awaitsApproval }) => awaitsApproval);
  if (verdict !== 'fail' || mode === 'report' || !isWaiting) return null;
  const isFirstWaiting = firstError(evaluation)?.awaitsApproval === true;
  const steps = [...firstStep(errors, isFirstWaiting), 'an adopter approves', restartWords(after)];
  const text = steps.join(', then ');
  return plain(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
}

/** How the check starts again once an adopter has approved. */
export function restartWords(after: AfterApproval): string {
  switch (after) {
    case 'companion':
      return 'the check re-runs';
    case 'person':
      return 'someone re-runs the job';
    case 'unknown':
      return 'the check re-runs if the companion is set up; otherwise someone re-runs the job';
  }
}

/** Whether an approval is all that is missing. */
export function awaitsApprovalOnly(evaluation: Evaluation): boolean {
  return errorsOf(evaluation).every(({ awaitsApproval }) => awaitsApproval);
}

/** Errors that no approval fixes come first; the verdict names the first of them. */
function firstStep(errors: readonly Finding[], isFirstWaiting: boolean): string[] {
  if (errors.every(({ awaitsApproval }) => awaitsApproval)) return [];
  return [isFirstWaiting ? 'fix the other errors' : 'fix the errors'];
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
