import { numbered } from '../text/visible.js';
import type { HeldMention } from '../agent-files/detection.js';
import { oneLine } from '../gate/base-statements.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { Finding, Severity } from '../gate/finding.js';
import { codesOf } from '../gate/rules/index.js';
import { phraseText, say, type Phrase } from '../text/phrase.js';
import { breaksTrust } from '../anchors/verdict.js';
import { effects, sourceWords, transition, type Effect } from './effects.js';
import type { Narrowing } from './narrowed.js';
import { bareName, barePhrase, terminalSafe } from './terminal.js';
import {
  builtInElsewhere,
  currentFindings,
  failedRelease,
  heldWords,
  loweredRelease,
  noFactsAdvice,
  olderFindings,
  reasonWords,
  trustCounts,
  subjectWords,
  verdictWords,
} from './words.js';

/* `memtrust check` in a terminal: head, errors and warnings, changes of trust, stale facts, last line. */

interface TextOptions {
  /** ANSI colours. */
  readonly color: boolean;
  /** The part that was asked for; null or absent for everything. */
  readonly narrowing?: Narrowing | null;
  /** Only the errors, if there are any. */
  readonly quiet?: boolean;
  /** Also what holds, each with its place. */
  readonly verbose?: boolean;
}

/** More changes of trust and notices are only counted. */
const MOST_LISTED = 40;
/** If the whole repository is judged, more notices of one rule are only counted. For a change each is listed. */
const MOST_OF_A_RULE = 10;
/** More errors and warnings are only counted. */
const MOST_SEVERE = 30;
/** Older findings that are named in the line that counts them. */
const MOST_OLDER = 3;
const MOST_STALE = 200;

/** Rules that make a fact stale: sources, dates, conflicts. */
const SAY_STALE = codesOf(({ saysWhyStale }) => saysWhyStale === true);

/** SGR codes. */
const COLOURS = {
  error: 31,
  warning: 33,
  notice: 36,
  pass: 32,
  fail: 31,
  dim: 2,
  bold: 1,
} as const;

/** A coloured label of ours, and the rest. */
type Line = readonly Piece[];
type Piece = string | { readonly colour: keyof typeof COLOURS; readonly text: string };

/** A clean pass is a few lines. */
export function renderText(evaluation: Evaluation, options: TextOptions): string {
  const { color, narrowing = null, quiet = false, verbose = false } = options;
  const sections = (
    quiet ? onlyFailures(evaluation, narrowing) : everything(evaluation, narrowing, verbose)
  ).filter((lines) => lines.length > 0);
  const [first = [], ...rest] = sections;
  // Otherwise head and foot are one paragraph.
  const blank = rest.length > 1;
  const lines = [
    ...first,
    ...rest.flatMap((section): Line[] => (blank ? [[], ...section] : [...section])),
  ];
  return lines.map((line) => `${print(line, color)}\n`).join('');
}

function everything(
  evaluation: Evaluation,
  narrowing: Narrowing | null,
  verbose: boolean,
): Line[][] {
  return [
    head(evaluation, narrowing),
    ...findings(evaluation),
    ...(narrowing?.hasFacts === false ? [] : [trust(evaluation), stale(evaluation)]),
    verbose ? evaluation.held.map(heldLine) : [],
    [...foot(evaluation, verbose), ...elsewhere(narrowing)],
  ];
}

/** `holds AGENTS.md:12 path src/a.ts` */
function heldLine({ path, line, kind, target }: HeldMention): Line {
  return [
    { colour: 'pass', text: 'holds ' },
    `${bareName(path)}:${line} ${kind} ${bareName(target)}`,
  ];
}

/** The errors. If the gate cannot judge, also the foot, which may hold the only reason. */
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

/** The guard sees the line as a whole, so no command can be split over two pieces. */
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

/** The verdict with its counts, and in a repository without facts the next step. */
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
  const stands = barePhrase(trustCounts(evaluation, narrowing?.isOfFiles));
  return [verdict, ` — ${stands}; ${barePhrase(subjectWords(evaluation))}`];
}

/** `memtrust: pass — 12 trusted; …` */
export function verdictText(evaluation: Evaluation, narrowing: Narrowing | null): string {
  return print(verdictLine(evaluation, narrowing), false);
}

/** ` (2 errors, 1 warning)` */
function gravity(evaluation: Evaluation): string {
  const current = currentFindings(evaluation);
  const counts = (['error', 'warning'] as const).flatMap((severity) => {
    const count = current.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [numbered(count, severity)];
  });
  return counts.length === 0 ? '' : ` (${counts.join(', ')})`;
}

/** Errors and warnings as blocks, each remedy once; then notices, one a line. */
function findings(evaluation: Evaluation): Line[][] {
  const grave = graveFindings(evaluation);
  const advised = new Set<string>();
  const listed = grave.slice(0, MOST_SEVERE).map((finding): Line[] => {
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
  if (grave.length > MOST_SEVERE)
    listed.push([[`and ${more(grave.slice(MOST_SEVERE))}; \`--format json\` has them all`]]);
  const notices = unmentionedNotices(evaluation).length - listedNotices(evaluation).length;
  const compact = listedNotices(evaluation).map((finding): Line => [
    label(finding),
    `${finding.rule} ${finding.name}${noticePlace(finding)}: ${phraseText(finding.message)}`,
  ]);
  if (notices > 0) compact.push([`and ${numbered(notices, 'more notice')}`]);
  return [...listed, compact];
}

/** The text of the fact, which shows whether it still holds. */
function statementLine({ statement }: Finding): Line[] {
  return statement === null ? [] : [[`  It says: ${oneLine(statement)}`]];
}

function graveFindings(evaluation: Evaluation): Finding[] {
  return currentFindings(evaluation).filter(({ severity }) => severity !== 'notice');
}

/** Notices that no change of trust below covers. */
function unmentionedNotices(evaluation: Evaluation): Finding[] {
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
  return unmentionedNotices(evaluation)
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

/** Empty if the message names the file or the fact. */
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
  const untold = shown.find(isUnmentionedLoss);
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

/** Whether a fact becomes stale and only a notice says so. */
function isUnmentionedLoss({ to, says: [first] }: Effect): boolean {
  return to === 'stale' && first?.severity === 'notice';
}

/** ` (notice MT105)`, if nothing else names the rule. */
function ruleOf(effect: Effect): string {
  const [first] = effect.says;
  return first !== undefined && isUnmentionedLoss(effect) ? ` (notice ${first.rule})` : '';
}

/** Stale facts that are not named above: an older change, one notice of too many, or an accepted exception. */
function stale(evaluation: Evaluation): Line[] {
  const findingsAbove = [
    ...graveFindings(evaluation).slice(0, MOST_SEVERE),
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

/** What was not judged, the release gate, older findings and fixtures, one line each. */
function foot(evaluation: Evaluation, verbose = false): Line[] {
  const { fixtures, incomplete } = evaluation;
  const older = olderFindings(evaluation);
  const said = new Set(currentFindings(evaluation).map((finding) => phraseText(finding.message)));
  // Built-in cases are shown only when one fails.
  const hasOwn = fixtures.cases.some((one) => one.kind !== 'built-in' || !one.passed);
  const passed = fixtures.cases.filter((one) => one.passed).length;
  const words = [
    ...(hasOwn ? [`${passed} of ${fixtures.cases.length} pass`] : []),
    ...(hasOwn || verbose ? builtInElsewhere(evaluation) : []),
  ];
  const holds = heldWords(evaluation);
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
    ...(words.length === 0 ? [] : [dim(`fixtures: ${words.join('; ')}`)]),
    ...(holds === null ? [] : [dim(holds)]),
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
