import { numbered, visible } from '../text/visible.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { Finding, Severity } from '../gate/finding.js';
import { codesOf } from '../gate/rules/index.js';
import { withoutLastLineEnds } from '../text/file-text.js';
import { phraseText, say, type Phrase } from '../text/phrase.js';
import { breaksTrust } from '../anchors/verdict.js';
import { effects, sourceWords, transition, type Effect } from './effects.js';
import type { Narrowing } from './narrowed.js';
import { bareName, barePhrase, terminalSafe } from './terminal.js';
import {
  currentFindings,
  failedRelease,
  loweredRelease,
  noFactsAdvice,
  olderFindings,
  reasonWords,
  standing,
  subjectWords,
  verdictWords,
} from './words.js';

/* `memtrust check` in a terminal: head, errors and warnings, changes of trust, stale facts, last line. */

/** Options of the report that `memtrust check` prints in a terminal. */
export interface TextOptions {
  /** ANSI colours; whether to use them is for whoever owns the terminal to say. */
  readonly color: boolean;
  /** What to say of the part of the repository that was asked for; null and left out where all is shown. */
  readonly narrowing?: Narrowing | null;
  /** Nothing but the errors, where there are any. */
  readonly quiet?: boolean;
}

/** Changes of trust and notices beyond this are only counted: the report in JSON has them all. */
const MOST_LISTED = 40;
/**
 * Notices of one rule beyond this are counted too where the whole repository is judged, so that one kind does not hide
 * the warnings above. Of a change each is named: somebody has to look at what it brings.
 */
const MOST_OF_A_RULE = 10;
/** Errors and warnings beyond this are counted: nobody mends more at a time. */
const MOST_GRAVE = 30;
/** Findings that were there before, named in the one line that counts them. */
const MOST_OLDER = 3;
/** Stale facts that are named one by one; a repository with more has another problem than finding them. */
const MOST_STALE = 200;
/** Characters of a statement that are shown below a finding. */
const STATEMENT_LIMIT = 300;

/** Rules by which a fact is stale: sources, dates, rivals. */
const SAY_STALE = codesOf(({ saysWhyStale }) => saysWhyStale === true);

/** Numbers of ANSI's "select graphic rendition". */
const COLOURS = {
  error: 31,
  warning: 33,
  notice: 36,
  pass: 32,
  fail: 31,
  dim: 2,
  bold: 1,
} as const;

/** A line as pieces: a coloured label of ours, and the rest. */
type Line = readonly Piece[];
type Piece = string | { readonly colour: keyof typeof COLOURS; readonly text: string };

/** The report for a terminal. Silent where nothing is wrong: a clean pass is a few lines. */
export function renderText(evaluation: Evaluation, options: TextOptions): string {
  const { color, narrowing = null, quiet = false } = options;
  const sections = (
    quiet ? onlyFailures(evaluation, narrowing) : everything(evaluation, narrowing)
  ).filter((lines) => lines.length > 0);
  const [first = [], ...rest] = sections;
  // With nothing between them, head and foot are one paragraph.
  const blank = rest.length > 1;
  const lines = [
    ...first,
    ...rest.flatMap((section): Line[] => (blank ? [[], ...section] : [...section])),
  ];
  return lines.map((line) => `${print(line, color)}\n`).join('');
}

function everything(evaluation: Evaluation, narrowing: Narrowing | null): Line[][] {
  return [
    head(evaluation, narrowing),
    ...findings(evaluation),
    ...(narrowing?.hasFacts === false ? [] : [trust(evaluation), stale(evaluation)]),
    [...foot(evaluation), ...elsewhere(narrowing)],
  ];
}

/** What makes the gate fail; of a gate that cannot judge the foot too, which may be all that says why. */
function onlyFailures(evaluation: Evaluation, narrowing: Narrowing | null): Line[][] {
  const failing = {
    ...evaluation,
    findings: evaluation.findings.filter(({ severity }) => severity === 'error'),
  };
  return [
    head(failing, narrowing),
    ...findings({ ...failing, changes: [], adoptions: [] }),
    [...(evaluation.verdict === 'error' ? foot(failing) : []), ...elsewhere(narrowing)],
  ];
}

function elsewhere(narrowing: Narrowing | null): Line[] {
  return narrowing === null ? [] : [dim(narrowing.elsewhere)];
}

/** Our own labels may be coloured; the guard sees every line as a whole, so no piece hides a command from it. */
function print(line: Line, color: boolean): string {
  const text = terminalSafe(
    line
      .map((piece) => (typeof piece === 'string' ? piece : piece.text))
      .join('')
      .replaceAll('\n', ' '),
  );
  const [first] = line;
  if (!color || typeof first !== 'object') return text;
  const painted = line.length === 1 ? text.length : first.text.length;
  return `\u001B[${COLOURS[first.colour]}m${text.slice(0, painted)}\u001B[0m${text.slice(painted)}`;
}

/** The verdict with its counts, and in a repository without facts what to do next. */
function head(evaluation: Evaluation, narrowing: Narrowing | null): Line[] {
  const advice = noFactsAdvice(evaluation);
  return [
    verdictLine(evaluation, narrowing),
    ...(advice === null ? [] : [[`→ ${phraseText(advice.remedy)}`]]),
  ];
}

function verdictLine(evaluation: Evaluation, narrowing: Narrowing | null): Line {
  const where = narrowing === null ? '' : barePhrase(narrowing.where);
  const verdict = {
    colour: evaluation.verdict === 'pass' ? 'pass' : 'fail',
    text: `memtrust: ${verdictWords(evaluation)}${where}${gravity(evaluation)}`,
  } as const;
  const stands = barePhrase(standing(evaluation, narrowing?.isOfFiles));
  return [verdict, ` — ${stands}; ${barePhrase(subjectWords(evaluation))}`];
}

/** The first line of the report, for a view that has no other words: `memtrust: pass — 12 trusted; …` */
export function verdictText(evaluation: Evaluation, narrowing: Narrowing | null): string {
  return print(verdictLine(evaluation, narrowing), false);
}

/** ` (2 errors, 1 warning)`, so that a pass with a long list below is no surprise. */
function gravity(evaluation: Evaluation): string {
  const current = currentFindings(evaluation);
  const counts = (['error', 'warning'] as const).flatMap((severity) => {
    const count = current.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [numbered(count, severity)];
  });
  return counts.length === 0 ? '' : ` (${counts.join(', ')})`;
}

/** Errors and warnings as blocks, each remedy once; then notices, a line each. */
function findings(evaluation: Evaluation): Line[][] {
  const grave = graveFindings(evaluation);
  const advised = new Set<string>();
  const listed = grave.slice(0, MOST_GRAVE).map((finding): Line[] => {
    const remedy = phraseText(finding.remedy);
    const isNew = !advised.has(remedy);
    advised.add(remedy);
    return [
      title(finding),
      [`  ${phraseText(finding.message)}`],
      ...statementLine(finding),
      ...(isNew ? [[`  → ${remedy}`]] : []),
    ];
  });
  if (grave.length > MOST_GRAVE)
    listed.push([[`and ${more(grave.slice(MOST_GRAVE))}; \`--format json\` has them all`]]);
  const notices = untoldNotices(evaluation).length - listedNotices(evaluation).length;
  const compact = listedNotices(evaluation).map((finding): Line => [
    label(finding),
    `${finding.rule} ${finding.name}${noticePlace(finding)}: ${phraseText(finding.message)}`,
  ]);
  if (notices > 0) compact.push([`and ${numbered(notices, 'more notice')}`]);
  return [...listed, compact];
}

/** What the fact says, on one line: whether it still holds cannot be answered without it. */
function statementLine({ statement }: Finding): Line[] {
  return statement === null
    ? []
    : [
        [
          `  It says: ${visible(withoutLastLineEnds(statement).replace(/\s+/g, ' '), STATEMENT_LIMIT)}`,
        ],
      ];
}

function graveFindings(evaluation: Evaluation): Finding[] {
  return currentFindings(evaluation).filter(({ severity }) => severity !== 'notice');
}

/** A notice that the changes of trust below say as well is said there alone. */
function untoldNotices(evaluation: Evaluation): Finding[] {
  const told = new Set(
    effects(evaluation)
      .slice(0, MOST_LISTED)
      .flatMap((effect) => effect.says),
  );
  return currentFindings(evaluation).filter(
    (finding) => finding.severity === 'notice' && !told.has(finding),
  );
}

function listedNotices(evaluation: Evaluation): Finding[] {
  const ofRule = new Map<string, number>();
  return untoldNotices(evaluation)
    .filter(({ rule }) => {
      const count = (ofRule.get(rule) ?? 0) + 1;
      ofRule.set(rule, count);
      return evaluation.scope === 'change' || count <= MOST_OF_A_RULE;
    })
    .slice(0, MOST_LISTED);
}

/** `71 more warnings (MT405, MT407)` */
function more(left: readonly Finding[]): string {
  return (['error', 'warning'] as const)
    .flatMap((severity) => {
      const of = left.filter((finding) => finding.severity === severity);
      return of.length === 0
        ? []
        : [
            `${numbered(of.length, `more ${severity}`)} (${[...new Set(of.map(({ rule }) => rule))].join(', ')})`,
          ];
    })
    .join(' and ');
}

function title(finding: Finding): Line {
  return [label(finding), `${finding.rule} ${finding.name}${place(finding)}`];
}

/** Where it is, unless the message names the file or the fact anyway. */
function noticePlace(finding: Finding): string {
  const { path, factId, message } = finding;
  return message.some(
    (part) => typeof part !== 'string' && (part.quoted === path || part.quoted === factId),
  )
    ? ''
    : place(finding);
}

function place({ path, line, column }: Finding): string {
  return path === null ? '' : `  ${[bareName(path), line ?? [], column ?? []].flat().join(':')}`;
}

function label({ severity }: { readonly severity: Severity }): Piece {
  return { colour: severity, text: `${severity} ` };
}

function trust(evaluation: Evaluation): Line[] {
  const all = effects(evaluation);
  if (all.length === 0) return [];
  const shown = all.slice(0, MOST_LISTED);
  const untold = shown.find(isUntoldLoss);
  const lines = shown.flatMap((effect): Line[] => {
    const [from, to] = transition(effect);
    const why = effect.why === null ? '' : ` because ${barePhrase(effect.why)}`;
    const line = [`  ${bareName(effect.id)}: ${from} → ${to}${why}${ruleOf(effect)}`];
    return effect === untold && effect.remedy !== null
      ? [line, [`    → ${barePhrase(effect.remedy)}`]]
      : [line];
  });
  if (all.length > MOST_LISTED) lines.push([`  and ${all.length - MOST_LISTED} more`]);
  return [[{ colour: 'bold', text: 'what this change does to trust' }], ...lines];
}

/** Whether a fact goes stale and only a notice tells of it, which is said here alone. The first says what to do. */
function isUntoldLoss({ to, says: [first] }: Effect): boolean {
  return to === 'stale' && first?.severity === 'notice';
}

/** ` (notice MT105)`, where nothing else names the rule. */
function ruleOf(effect: Effect): string {
  const [first] = effect.says;
  return first !== undefined && isUntoldLoss(effect) ? ` (notice ${first.rule})` : '';
}

/**
 * The stale facts that nothing above names: a fact that is out of trust is never a mere number. Its change may be
 * older, a notice among too many, or accepted as an exception.
 */
function stale(evaluation: Evaluation): Line[] {
  const findingsAbove = [
    ...graveFindings(evaluation).slice(0, MOST_GRAVE),
    ...listedNotices(evaluation),
  ];
  const named = new Set([
    ...findingsAbove.flatMap(({ rule, factId }) => (SAY_STALE.has(rule) ? (factId ?? []) : [])),
    ...effects(evaluation)
      .slice(0, MOST_LISTED)
      .map(({ id }) => id),
  ]);
  const left = evaluation.entries.filter(
    (entry) => entry.record !== null && entry.status === 'stale' && !named.has(entry.id),
  );
  if (left.length === 0) return [];
  const lines = left.slice(0, MOST_STALE).map((entry): Line => {
    const broken = entry.anchors.filter(({ verdict }) => breaksTrust(verdict));
    const why = broken.length === 0 ? reasonWords(entry) : sourceWords(broken);
    return [`  ${bareName(entry.id)}: ${barePhrase(why)}`];
  });
  if (left.length > MOST_STALE)
    lines.push([
      `  and ${numbered(left.length - MOST_STALE, 'more stale fact')}; \`npx memtrust facts\` lists them all`,
    ]);
  return [[{ colour: 'bold', text: 'also stale' }], ...lines];
}

/** What was not judged, the release gate, older findings, fixtures: a line each, where there is one. */
function foot(evaluation: Evaluation): Line[] {
  const { fixtures, incomplete } = evaluation;
  const older = olderFindings(evaluation);
  const said = new Set(currentFindings(evaluation).map((finding) => phraseText(finding.message)));
  // The program's own cases are of interest only where one fails.
  const hasOwn = fixtures.cases.some((one) => one.kind !== 'built-in' || !one.passed);
  const passed = fixtures.cases.filter((one) => one.passed).length;
  return [
    ...incomplete
      .filter((line) => !said.has(line))
      .map((line): Line => [{ colour: 'warning', text: 'incomplete: ' }, line]),
    ...releaseLine(evaluation),
    ...(older.length === 0
      ? []
      : [
          dim(
            `${numbered(older.length, 'older finding')}, not from this change: ${phraseText(oldest(older))}`,
          ),
        ]),
    ...(!hasOwn ? [] : [dim(`fixtures: ${passed} of ${fixtures.cases.length} pass`)]),
  ];
}

function releaseLine(evaluation: Evaluation): Line[] {
  const failed = failedRelease(evaluation);
  const lowered = loweredRelease(evaluation);
  const fails =
    failed.length === 0
      ? []
      : [
          `${failed.length} of ${evaluation.releaseGate.length} fail (${failed.map(({ id }) => id).join(', ')})`,
        ];
  const parts = [...fails, ...(lowered === null ? [] : [lowered])];
  return parts.length === 0
    ? []
    : [[{ colour: 'warning', text: 'release gate: ' }, parts.join('; ')]];
}

function dim(text: string): Line {
  return [{ colour: 'dim', text }];
}

/** `MT105 auth/owner, MT403 CLAUDE.md and 4 more`: each place once. */
function oldest(older: readonly Finding[]): Phrase {
  const places = new Map(
    older.map((finding) => [`${finding.rule} ${finding.factId ?? finding.path}`, finding]),
  );
  const first = [...places.values()].slice(0, MOST_OLDER);
  const shown = first.flatMap(({ rule, factId, path }, index): Phrase => {
    const subject = factId ?? path;
    return say`${[index === 0 ? '' : ', ']}${[rule]}${subject === null ? [] : say` ${subject}`}`;
  });
  return older.length > first.length
    ? [...shown, ` and ${older.length - first.length} more`]
    : shown;
}
