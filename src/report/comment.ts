import { eventWord } from './status-text.js';
import { numbered } from '../text/visible.js';
import type { AdoptionRow } from '../gate/adoptions.js';
import type { CoverageRow } from '../gate/coverage.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { compareNatural } from '../text/order.js';
import {
  type Alike,
  alikeEffects,
  alikeTogether,
  failingAndRest,
  partsByScope,
  type ScopePart,
} from './grouping.js';
import { plain, phraseText, type Phrase } from '../text/phrase.js';
import { shortDigest, shortSha } from '../tree/digest.js';
import { reasonOf, type Entry } from '../trust/entry.js';
import { effects, sourceClause, SOURCES_NAMED, transition, type Effect } from './effects.js';
import { fit, type FittedBlock } from './fit.js';
import { codeSpan, markdownPhrase, prose, tableCell } from './markdown.js';
import { type Names, plainNames } from './links.js';
import { type AfterApproval, firstError, moreErrors, nextStep, verdictReason } from './verdict.js';
import { VERSION } from './project.js';
import {
  CONDITION_WORDS,
  currentFindings,
  failedRelease,
  loweredRelease,
  noFactsAdvice,
  olderFindings,
  reasonWords,
  heldWords,
  trustCounts,
  statusWords,
  STATUS_ORDER,
  subjectWords,
  verdictWords,
} from './words.js';

/*
 * The comment on a pull request and the summary of a job: the same blocks with different size limits. Neither quotes
 * memory, because other agents read comments (SECURITY S26).
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
}

type SummaryOptions = Pick<CommentOptions, 'names' | 'afterApproval'>;

export type NamesOf = (evaluation: Evaluation) => Names;

const unlinked: NamesOf = () => plainNames;

/** GitHub takes 65,536 characters; the rest is left for lines that are added. */
const COMMENT_LIMIT = 64_000;
/** GitHub takes 1 MiB for the summary of a step; a job's steps may share a file. */
const SUMMARY_LIMIT = 900_000;
/** A plain line end is a blank in a job's summary. */
const LINE_END = '\\';
/** Lines of changes and findings that are open, remedies included; the rest is folded. */
const LINES_OPEN = 8;
/** Fewer if there are no facts: a first-time reader wants the gist. */
const LINES_OPEN_AT_FIRST = 6;

export function renderComment(
  evaluation: Evaluation,
  {
    marker,
    limit = COMMENT_LIMIT,
    names = unlinked,
    afterApproval = null,
    introduction = null,
  }: CommentOptions,
): string {
  const opening = `${marker}\n\n`;
  return document(evaluation, { opening, limit, names, afterApproval, introduction });
}

/** The same for the summary of a job. */
export function renderSummary(
  evaluation: Evaluation,
  { names = unlinked, afterApproval = null }: SummaryOptions = {},
): string {
  const surface = { opening: '', limit: SUMMARY_LIMIT, introduction: null };
  return document(evaluation, { ...surface, names, afterApproval });
}

/** A comment or a summary. */
interface Surface {
  readonly opening: string;
  /** Bytes at most. */
  readonly limit: number;
  readonly names: NamesOf;
  readonly afterApproval: AfterApproval | null;
  readonly introduction: string | null;
}

function document(
  evaluation: Evaluation,
  { opening, limit, names: namesOf, afterApproval, introduction }: Surface,
): string {
  const names = namesOf(evaluation);
  const next = [...adviceLine(evaluation), ...nextLine(evaluation, afterApproval)].map(
    (line) => `${LINE_END}\n${line}`,
  );
  const verdict = `${glyphOf(evaluation)} **memtrust: ${headline(evaluation, names)}**`;
  return fit(
    `${opening}${verdict}${next.join('')}\n`,
    saysNothing(evaluation) ? [] : blocks(evaluation, names),
    `${introduction === null ? '' : `\n${introduction}\n`}\n${footLine(evaluation)}\n`,
    limit,
  );
}

/** The verdict and its reason, with the place. */
function headline(evaluation: Evaluation, names: Names): string {
  const verdict = `${verdictWords(evaluation)} — `;
  const first = firstError(evaluation);
  if (first === null) return `${verdict}${names.phrase(verdictReason(evaluation))}`;
  const said = names.phrase(first.message, first.factId);
  // For a fact, its name is a link to its file.
  const place = first.factId === null ? placeBehind(first, names) : '';
  return `${verdict}${said}${place} (${names.rule(first)})${moreErrors(evaluation)}`;
}

/** How to begin in a repository without facts, if nothing has to be fixed first and the author may write. */
function adviceLine(evaluation: Evaluation): string[] {
  const advice = noFactsAdvice(evaluation);
  return advice === null || evaluation.verdict !== 'pass' || evaluation.authorMayWrite === false
    ? []
    : [markdownPhrase(advice.remedy)];
}

/** What happens after an approval, if one is missing. */
function nextLine(evaluation: Evaluation, after: AfterApproval | null): string[] {
  const step = after === null ? null : nextStep(evaluation, after);
  return step === null ? [] : [`**Next:** ${markdownPhrase(step)}`];
}

function glyphOf({ verdict, mode }: Evaluation): string {
  if (verdict === 'pass') return '✅';
  return verdict === 'fail' && mode === 'report' ? '⚠️' : '❌';
}

function blocks(evaluation: Evaluation, names: Names): FittedBlock[] {
  const current = currentFindings(evaluation);
  const trust = effects(evaluation);
  const shown = new Set(trust.flatMap((effect) => effect.says));
  const remedies = new Remedies(evaluation);
  const others = current.filter((finding) => !shown.has(finding));
  const [root, ...scopes] = partsByScope(evaluation, trust, others);
  const [effectRows, findingRows] = partRows(root, remedies, names);
  const most = evaluation.entries.some(({ record }) => record !== null)
    ? LINES_OPEN
    : LINES_OPEN_AT_FIRST;
  const openEffects = rowsWithin(effectRows, most);
  const openFindings = rowsWithin(findingRows, most - linesOf(effectRows.slice(0, openEffects)));
  const older = new Remedies(evaluation);
  // If there is not room for all, failures in a scope come before the folded rows of others.
  const precedes = scopes.length > 0;
  return [
    {
      ...list('what could not be checked', 'Not checked', notJudged(evaluation, current)),
      precedes,
    },
    {
      ...list(
        'changes of trust',
        'What this change does to trust',
        effectRows.slice(0, openEffects),
      ),
      precedes,
    },
    {
      ...list(
        'findings',
        shown.size > 0 ? 'Other findings of this change' : 'Findings',
        findingRows.slice(0, openFindings),
      ),
      precedes,
    },
    folded('more changes of trust', effectRows.slice(openEffects)),
    folded('more findings', findingRows.slice(openFindings)),
    ...scopes.flatMap((part) => (part.isHidden ? [] : scopeBlocks(part, evaluation, names))),
    hiddenScopes(scopes),
    list(
      'release gate',
      'Release gate',
      failedRelease(evaluation).map(
        ({ id, level }) =>
          `- fails${level === 'error' ? '' : ' (lowered by the policy)'}: ${CONDITION_WORDS[id]}\n`,
      ),
    ),
    adoptions(evaluation, names),
    folded(
      evaluation.verdict === 'error' ? 'other findings' : 'older findings, not from this change',
      rowsOf(olderFindings(evaluation), older, names),
    ),
    entries(evaluation, names),
    fixtures(evaluation),
  ].filter((block) => block.rows.length > 0);
}

/** The rows of changes of trust, and those of findings. */
function partRows(
  { effects: trust, findings }: ScopePart,
  remedies: Remedies,
  names: Names,
): readonly [effects: string[], findings: string[]] {
  return [
    alikeEffects(trust).map((alike) => effectRow(alike, remedies, names)),
    rowsOf(findings, remedies, names),
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
    folded(`more in ${folder}`, rows.slice(open)),
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

/** A clean pass is two lines, because the comment is read every time. */
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
  const {
    subject,
    policy,
    fixtures: { cases },
  } = evaluation;
  const older = olderFindings(evaluation).length;
  const lowered = loweredRelease(evaluation);
  const passed = cases.filter((one) => one.passed).length;
  const defaults = policy.origin === 'file' ? '' : ' (strict defaults)';
  const parts = [
    ...(noFactsAdvice(evaluation) === null || evaluation.verdict !== 'pass'
      ? [markdownPhrase(trustCounts(evaluation))]
      : []),
    ...(older === 0 ? [] : [numbered(older, 'older finding')]),
    heldWords(evaluation) ?? '',
    ...(lowered === null ? [] : [`release gate ${lowered}`]),
    ...(cases.length === 0 ? [] : [`${passed} of ${numbered(cases.length, 'fixture')} pass`]),
    markdownPhrase(subjectWords(evaluation)),
    `policy ${codeSpan(shortDigest(subject.policyDigest))}${defaults}`,
    `memtrust ${VERSION}`,
    `manifest ${codeSpan(`sha256:${shortDigest(evaluation.manifestSha256)}`)}`,
  ];
  return `<sub>${parts.filter((part) => part !== '').join(' · ')}</sub>`;
}

/** `- **error** auth/owner: trusted → **stale**, because … · MT105 stale-fact`, and the remedy below. */
function effectRow(
  { first: effect, others }: Alike<Effect>,
  remedies: Remedies,
  names: Names,
): string {
  const [from, to] = transition(effect);
  const [finding] = effect.says;
  const severity =
    finding === undefined || finding.severity === 'notice' ? '' : `**${finding.severity}** `;
  const why = effect.why === null ? '' : `, because ${whyOf(effect.why, effect, names)}`;
  const rule = finding === undefined ? '' : ` · ${names.rule(finding)}`;
  const more = moreLine(others.map(({ id }) => names.entry(id)));
  const becomes = `${names.entry(effect.id)}: ${from} → **${to}**`;
  return `- ${severity}${becomes}${why}${rule}${remedies.line(effect.remedy)}${more}\n`;
}

/** The reason, with links to each source before and after the change. */
function whyOf(why: Phrase, { id, sources }: Effect, names: Names): string {
  if (sources.length === 0) return names.phrase(why, id);
  const shown = sources
    .slice(0, SOURCES_NAMED)
    .map((source) => `${names.phrase(sourceClause(source), id)}${names.versions(source)}`);
  const more = sources.length - shown.length;
  return `${shown.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}

/** Places named for a group of similar rows; the reports have them all. */
const PLACES_NAMED = 3;

function rowsOf(findings: readonly Finding[], remedies: Remedies, names: Names): string[] {
  return alikeTogether(findings).map(({ first, others, folder }) => {
    const more = moreLine(
      others.map((finding) => placeOf(finding, names)),
      folder,
    );
    return `${findingRow(first, remedies, names)}${more}\n`;
  });
}

/** The fact or the place of a finding. */
function placeOf({ factId, path, line, column }: Finding, names: Names): string {
  if (factId !== null) return names.entry(factId);
  return path === null ? '' : names.place({ path, line, column });
}

/** `12 more like it in docs: docs/a.md:3, docs/a.md:7, docs/b.md:1 …`, or nothing. */
function moreLine(others: readonly string[], folder: string = ''): string {
  if (others.length === 0) return '';
  const places = others.slice(0, PLACES_NAMED).join(', ');
  const rest = others.length > PLACES_NAMED ? ' …' : '';
  const where = folder === '' ? '' : ` in ${codeSpan(folder)}`;
  return `${LINE_END}\n  ${others.length} more like it${where}: ${places}${rest}`;
}

/** `- **warning** message · src/a.ts:3 · MT405 …` */
function findingRow(finding: Finding, remedies: Remedies, names: Names): string {
  const { severity, message, factId, remedy } = finding;
  return (
    `- **${severity}** ${capital(names.phrase(message, factId))}` +
    `${placeBehind(finding, names)} · ` +
    `${names.rule(finding)}${remedies.line(remedy)}`
  );
}

/** ` · src/a.ts:3`; nothing where the message names the file. */
function placeBehind({ path, line, column, message }: Finding, names: Names): string {
  const named =
    line === null && message.some((part) => typeof part === 'object' && part.quoted === path);
  return path === null || named ? '' : ` · ${names.place({ path, line, column })}`;
}

/** Remedies and rules that were mentioned already. */
class Remedies {
  private readonly texts = new Set<string>();
  constructor(private readonly evaluation: Evaluation) {}

  /** A remedy as its own line, or nothing. */
  line(remedy: Phrase | null): string {
    const text = remedy === null ? '' : markdownPhrase(forReader(remedy, this.evaluation));
    if (text === '' || this.texts.has(text)) return '';
    this.texts.add(text);
    return `${LINE_END}\n  ${text}`;
  }
}

/** Who may not write is told what others can do, and is asked to run nothing (SECURITY S39). */
function forReader(remedy: Phrase, evaluation: Evaluation): Phrase {
  if (evaluation.authorMayWrite !== false || !phraseText(remedy).includes('npx memtrust'))
    return remedy;
  return plain('A maintainer can resolve this; you do not need to do anything.');
}

/** An open block. */
function list(title: string, heading: string, rows: readonly string[]): FittedBlock {
  return { title, open: `\n**${heading}**\n\n`, rows, close: '' };
}

/** A folded block with the number of its rows. */
function folded(title: string, rows: readonly string[]): FittedBlock {
  return {
    title,
    open: `\n<details><summary>${capital(title)} (${rows.length})</summary>\n\n`,
    rows,
    close: '\n</details>\n',
  };
}

function table(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): FittedBlock {
  const { open, close } = folded(title, rows.map(String));
  return {
    title,
    open: `${open}${tableRow(columns)}${tableRow(columns.map(() => '---'))}`,
    rows: rows.map(tableRow),
    close,
  };
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(tableCell).join(' | ')} |\n`;
}

function adoptions(evaluation: Evaluation, names: Names): FittedBlock {
  const coverage = new Map(evaluation.coverage.map((row) => [row.factId, row]));
  const rows = evaluation.adoptions.map((row) => [
    `${names.entry(row.factId)}${coverageWords(coverage.get(row.factId))}`,
    eventWord(row.event.type),
    ...decision(row),
    approvals(row),
  ]);
  return table(
    'adoptions in this change',
    ['Fact', 'Event', 'Approved', 'Takes effect', 'Approvals'],
    rows,
  );
}

/** `<br>names 4 things, cites 3`; empty if all is cited. */
function coverageWords(row: CoverageRow | undefined): string {
  if (row === undefined || row.uncited.length === 0) return '';
  const { named, uncited } = row;
  return `<br>names ${numbered(named, 'thing')}, cites ${named - uncited.length}`;
}

/** Needs no approval if it takes trust away from nothing. */
function decision({
  isBornWithdrawn,
  approved,
  effective,
}: AdoptionRow): readonly [approved: string, effective: string] {
  return isBornWithdrawn
    ? ['not needed', 'on merge']
    : [approved ? 'yes' : 'no', effective === 'never' ? 'no' : 'on merge'];
}

function approvals({ approvals: given }: AdoptionRow): string {
  if (given.length === 0) return 'none';
  return given
    .map(({ login, commitId, counted, why }) => {
      const review = `${codeSpan(login)} at ${codeSpan(shortSha(commitId))}`;
      return `${review} ${counted ? 'counts' : 'does not count'}: ${prose(why)}`;
    })
    .join('<br>');
}

/** Agent files are only advisory: `memtrust sources` lists them. */
function entries(evaluation: Evaluation, names: Names): FittedBlock {
  const sorted = evaluation.entries
    .filter(({ status }) => status !== 'advisory')
    .toSorted((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status));
  return table(
    'all entries',
    ['Entry', 'Status', 'Why'],
    sorted.map((entry) => [
      names.entry(entry.id),
      statusCell(entry),
      names.phrase(reasonWords(entry), entry.id),
    ]),
  );
}

function statusCell(entry: Entry): string {
  const { status, trustedBaseline, selfAdopted } = entry;
  const said = trustedBaseline ? '**trusted**' : statusWords(status, reasonOf(entry));
  return `${said}${selfAdopted ? ', self-adopted' : ''}`;
}

/** Built-in cases are shown only when they fail. */
function fixtures(evaluation: Evaluation): FittedBlock {
  const shown = evaluation.fixtures.cases.filter((one) => !one.passed || one.kind !== 'built-in');
  const rows = shown
    .toSorted((a, b) => Number(a.passed) - Number(b.passed) || compareNatural(a.id, b.id))
    .map(({ id, kind, passed, why }) => [
      codeSpan(id),
      kind,
      passed ? 'passes' : `**fails**: ${prose(why ?? '')}`,
    ]);
  return table('fixtures', ['Fixture', 'From', 'Outcome'], rows);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
