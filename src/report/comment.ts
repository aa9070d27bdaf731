import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import type { ThenAndNow } from '../gate/then-and-now.js';
import { phraseText } from '../text/phrase.js';
import { numbered } from '../text/visible.js';
import { shortDigest } from '../tree/digest.js';
import { card } from './comment/card.js';
import { changedCode, changedCodeBlock } from './comment/changed-code.js';
import { findingRows, LINE_END, partRows, placeBehind, Remedies } from './comment/rows.js';
import { adoptionTable, capital, entryTable, fixtureTable, foldedBlock } from './comment/tables.js';
import { effects } from './effects.js';
import { fit, type FittedBlock } from './fit.js';
import { failingAndRest, partsByScope, type ScopePart } from './grouping.js';
import { type Names, plainNames } from './links.js';
import { codeSpan, markdownPhrase, prose } from './markdown.js';
import { VERSION } from './project.js';
import {
  type AfterApproval,
  awaitsApprovalOnly,
  headlineOf,
  moreErrors,
  nextStep,
  restartWords,
} from './verdict.js';
import {
  agentFileWords,
  currentFindings,
  heldCounts,
  isInjection,
  noFactsAdvice,
  olderFindings,
  subjectWords,
  verdictWords,
} from './words.js';

/*
 * The comment on a pull request and the summary of a job: the same blocks with different size limits. What happened
 * comes first, then why and what to do, then the card; the rest is folded.
 */

interface CommentOptions {
  /** The HTML comment by which our comment is found again. */
  readonly marker: string;
  /** Bytes at most. */
  readonly limit?: number;
  /** Plain code spans by default. */
  readonly names?: NamesOf;
  /** What starts the check again after an approval; null if there is no pull request. */
  readonly afterApproval?: AfterApproval | null;
  /** One line of Markdown for people who do not know memtrust; null for none. */
  readonly introduction?: string | null;
  /** What stale facts cite, then and now. */
  readonly cited?: readonly ThenAndNow[];
}

type SummaryOptions = Pick<CommentOptions, 'names' | 'afterApproval' | 'cited'>;

export type NamesOf = (evaluation: Evaluation) => Names;

const unlinked: NamesOf = () => plainNames;

/** GitHub takes 65,536 characters; the rest is left for lines that are added. */
const COMMENT_LIMIT = 64_000;
/** GitHub takes 1 MiB for the summary of a step; a job's steps may share a file. */
const SUMMARY_LIMIT = 900_000;
/** Lines of changes and findings that are open, remedies included; the rest is folded. */
const LINES_OPEN = 8;
/** Fewer if there are no facts: a first-time reader wants the gist. */
const LINES_OPEN_AT_FIRST = 6;
/** Changed places that are open. */
const PLACES_OPEN = 4;

export function renderComment(
  evaluation: Evaluation,
  {
    marker,
    limit = COMMENT_LIMIT,
    names = unlinked,
    afterApproval = null,
    introduction = null,
    cited = [],
  }: CommentOptions,
): string {
  const opening = `${marker}\n\n`;
  return document(evaluation, { opening, limit, names, afterApproval, introduction, cited });
}

/** The same for the summary of a job. */
export function renderSummary(
  evaluation: Evaluation,
  { names = unlinked, afterApproval = null, cited = [] }: SummaryOptions = {},
): string {
  const surface = { opening: '', limit: SUMMARY_LIMIT, introduction: null };
  return document(evaluation, { ...surface, names, afterApproval, cited });
}

/** A comment or a summary. */
interface Surface {
  readonly opening: string;
  /** Bytes at most. */
  readonly limit: number;
  readonly names: NamesOf;
  readonly afterApproval: AfterApproval | null;
  readonly introduction: string | null;
  readonly cited: readonly ThenAndNow[];
}

function document(
  evaluation: Evaluation,
  { opening, limit, names: namesOf, afterApproval: after, introduction, cited }: Surface,
): string {
  const names = namesOf(evaluation);
  const headline = headlineOf(evaluation);
  const remedies = new Remedies(evaluation);
  const lines = [
    ...whatToDo(evaluation, headline.finding, remedies, after),
    ...(asksNothing(evaluation) ? ['Nothing to do.'] : []),
    ...adviceLine(evaluation),
  ];
  const verdict = `### ${glyphOf(evaluation)} memtrust: ${verdictWords(evaluation)}\n\n`;
  return fit(
    `${opening}${verdict}${[reason(evaluation, names), ...lines].join(`${LINE_END}\n`)}\n`,
    blocks({ evaluation, cited, names, remedies, told: headline.finding }),
    `${introduction === null ? '' : `\n${introduction}\n`}\n${footLine(evaluation)}\n`,
    limit,
  );
}

/** Why the verdict is what it is, with the place. */
function reason(evaluation: Evaluation, names: Names): string {
  const { words, finding } = headlineOf(evaluation);
  const said = `**${capital(names.phrase(words, finding?.factId ?? null))}**`;
  if (finding === null) return `${said}${moreErrors(evaluation)}`;
  // For a fact, its name is a link to its file.
  const place = finding.factId === null ? placeBehind(finding, names) : '';
  return `${said}${place} · ${names.rule(finding)}${moreErrors(evaluation)}`;
}

/** Whether a reader can only take note of it. */
function asksNothing(evaluation: Evaluation): boolean {
  return (
    evaluation.verdict === 'pass' &&
    noFactsAdvice(evaluation) === null &&
    evaluation.incomplete.length === 0 &&
    currentFindings(evaluation).every(({ severity }) => severity === 'notice') &&
    effects(evaluation).every(({ remedy }) => remedy === null)
  );
}

/** How to begin in a repository without facts, if nothing has to be fixed first and the author may write. */
function adviceLine(evaluation: Evaluation): string[] {
  const advice = noFactsAdvice(evaluation);
  return advice === null || evaluation.verdict !== 'pass' || evaluation.authorMayWrite === false
    ? []
    : [markdownPhrase(advice.remedy)];
}

/** What to do about the headline, and what comes next where an approval is missing. */
function whatToDo(
  evaluation: Evaluation,
  finding: Finding | null,
  remedies: Remedies,
  after: AfterApproval | null,
): string[] {
  const remedy = finding === null ? null : `**What to do:** ${remedies.text(finding.remedy)}`;
  const step = after === null ? null : nextStep(evaluation, after);
  if (after === null || step === null) return remedy === null ? [] : [remedy];
  if (remedy !== null && awaitsApprovalOnly(evaluation))
    return [`${remedy} Then ${restartWords(after)}.`];
  return [...(remedy === null ? [] : [remedy]), `**Next:** ${markdownPhrase(step)}`];
}

function glyphOf(evaluation: Evaluation): string {
  const { verdict, mode } = evaluation;
  if (verdict !== 'pass') return verdict === 'fail' && mode === 'report' ? '⚠️' : '❌';
  return currentFindings(evaluation).some(({ severity }) => severity === 'warning') ? '⚠️' : '✅';
}

/** What the parts of the comment are made of. */
interface Parts {
  readonly evaluation: Evaluation;
  readonly cited: readonly ThenAndNow[];
  readonly names: Names;
  readonly remedies: Remedies;
  /** The finding that the headline is. */
  readonly told: Finding | null;
}

function blocks(parts: Parts): FittedBlock[] {
  const { evaluation, names, remedies, told } = parts;
  const current = currentFindings(evaluation);
  const trust = effects(evaluation);
  const shown = new Set(trust.flatMap((effect) => effect.says));
  const others = current.filter((finding) => !shown.has(finding));
  const rest = others.filter((finding) => !isInjection(finding));
  const [root, ...scopes] = partsByScope(evaluation, trust, rest);
  // If there is not room for all, failures in a scope come before the folded rows of others.
  const precedes = scopes.length > 0;
  return [
    {
      ...list(
        'hidden text',
        'Hidden text and orders to agents',
        findingRows(others.filter(isInjection), remedies, names, told),
      ),
      precedes: true,
    },
    {
      ...list('what could not be checked', 'Not checked', notJudged(evaluation, current)),
      precedes,
    },
    ...rootBlocks(root, parts).map((block) => ({ ...block, precedes })),
    ...scopes.flatMap((part) => (part.isHidden ? [] : scopeBlocks(part, evaluation, names))),
    hiddenScopes(scopes),
    card(evaluation),
    adoptionTable(evaluation, names),
    foldedBlock(
      evaluation.verdict === 'error' ? 'other findings' : 'older findings, not from this change',
      findingRows(olderFindings(evaluation), new Remedies(evaluation), names),
    ),
    ...(saysNothing(evaluation) ? [] : [entryTable(evaluation, names), fixtureTable(evaluation)]),
  ].filter((block) => block.rows.length > 0);
}

/** What belongs to no scope: changed code, other changes of trust, other findings. */
function rootBlocks(root: ScopePart, parts: Parts): FittedBlock[] {
  const { evaluation, cited, names, remedies, told } = parts;
  const places = changedCode(root.effects).slice(0, PLACES_OPEN);
  const grouped = new Set(places.flat());
  const part = { ...root, effects: root.effects.filter((effect) => !grouped.has(effect)) };
  const [effectRows, rows] = partRows(part, remedies, names, told);
  const most = evaluation.entries.some(({ record }) => record !== null)
    ? LINES_OPEN
    : LINES_OPEN_AT_FIRST;
  const openEffects = rowsWithin(effectRows, most);
  const openFindings = rowsWithin(rows, most - linesOf(effectRows.slice(0, openEffects)));
  return [
    ...places.map((place) => changedCodeBlock(place, evaluation, cited, names)),
    list(
      'changes of trust',
      `What ${places.length > 0 ? 'else ' : ''}this change does to trust`,
      effectRows.slice(0, openEffects),
    ),
    list('findings', 'Findings', rows.slice(0, openFindings)),
    foldedBlock('more changes of trust', effectRows.slice(openEffects)),
    foldedBlock('more findings', rows.slice(openFindings)),
  ];
}

/** Each section says its remedies: its reader may read no other. */
function scopeBlocks(part: ScopePart, evaluation: Evaluation, names: Names): FittedBlock[] {
  const folder = codeSpan(part.folder ?? '');
  const said = new Remedies(evaluation);
  const rows = failingAndRest(part).flatMap((one) => partRows(one, said, names).flat());
  const open = rowsWithin(rows, LINES_OPEN);
  const title = `in ${folder}`;
  return [
    { ...list(title, capital(title), rows.slice(0, open)), precedes: part.fails },
    foldedBlock(`more in ${folder}`, rows.slice(open)),
  ];
}

/** Scopes that the policy hides are counted. */
function hiddenScopes(scopes: readonly ScopePart[]): FittedBlock {
  const rows = scopes
    .filter(({ isHidden }) => isHidden)
    .map(({ folder, effects: trust, findings }) => {
      const count = trust.length + findings.length;
      const why = 'The policy leaves it out of the comment; see `trust-report.json`.';
      return `- ${codeSpan(folder ?? '')}: ${count} more. ${why}\n`;
    });
  return list('scopes without a section', 'Scopes without a section', rows);
}

/** How many of the first rows fit into so many lines; at least one. */
function rowsWithin(rows: readonly string[], lines: number): number {
  let count = 0;
  while (count < rows.length && (count === 0 || linesOf(rows.slice(0, count + 1)) <= lines))
    count += 1;
  return count;
}

function linesOf(rows: readonly string[]): number {
  return rows.join('').split('\n').length - 1;
}

/** A finding of the rule about this says it too, with the remedy. */
function notJudged({ incomplete }: Evaluation, current: readonly Finding[]): string[] {
  const said = new Set(current.map((finding) => phraseText(finding.message)));
  return incomplete.filter((line) => !said.has(line)).map((line) => `- ${prose(line)}\n`);
}

/** A clean pass is the verdict and the card, because the comment is read every time. */
function saysNothing(evaluation: Evaluation): boolean {
  const { verdict, incomplete } = evaluation;
  return (
    verdict === 'pass' &&
    incomplete.length === 0 &&
    currentFindings(evaluation).length === 0 &&
    effects(evaluation).length === 0 &&
    evaluation.adoptions.length === 0
  );
}

/** The judged commits, so that reports of two commits can be told apart. */
function footLine(evaluation: Evaluation): string {
  const { subject, policy } = evaluation;
  const older = olderFindings(evaluation).length;
  const defaults = policy.origin === 'file' ? '' : ' (strict defaults)';
  const parts = [
    agentFilesLine(evaluation),
    ...(older === 0 ? [] : [numbered(older, 'older finding')]),
    markdownPhrase(subjectWords(evaluation)),
    `policy ${codeSpan(shortDigest(subject.policyDigest))}${defaults}`,
    `memtrust ${VERSION}`,
    `manifest ${codeSpan(`sha256:${shortDigest(evaluation.manifestSha256)}`)}`,
  ];
  return `<sub>${parts.filter((part) => part !== '').join(' · ')}</sub>`;
}

/** `3 agent files, 41 paths, 12 commands checked` */
function agentFilesLine(evaluation: Evaluation): string {
  const files = agentFileWords(evaluation);
  const named = heldCounts(evaluation).map(([kind, count]) => numbered(count, kind));
  return files === null
    ? ''
    : [files, ...named].join(', ') + (named.length === 0 ? '' : ' checked');
}

/** An open block. */
function list(title: string, heading: string, rows: readonly string[]): FittedBlock {
  return { title, open: `\n**${heading}**\n\n`, rows, close: '' };
}
