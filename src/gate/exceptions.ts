import { grouped } from '../text/collections.js';
import { BASELINE_PATH, type Accepted, type Baseline } from '../memory/baseline.js';
import { endOf } from '../memory/instant.js';
import type { Problem } from '../memory/problem.js';
import type { Acceptance, Finding } from './finding.js';
import type { ScanResult } from './scan.js';
import type { RuleTraits } from './rule-traits.js';
import type { AgentDocument } from '../agent-files/document.js';

/*
 * Which findings were accepted before, and which exceptions are wrong? Two kinds: an entry of the baseline file, which
 * covers one finding, and a comment in an agent file, which covers a rule on its lines. What a pull request brings must
 * never accept its own findings.
 */

/**
 * What is wrong with an exception, or worth a word. It is in the `key` of its finding (MT411), which also has its
 * severity and remedy.
 */
export type ExceptionFault =
  'unused' | 'no-reason' | 'expired' | 'unsettled' | 'refused' | 'broken';

/** An entry of the baseline, or a comment in an agent file, that accepts findings. */
export interface Exception {
  readonly by: Acceptance['by'];
  readonly rule: string;
  /** The file in which it stands, and its line. */
  readonly path: string;
  readonly line: number;
  readonly fault: ExceptionFault;
  /** Of the problem, where the file itself is broken. */
  readonly problem: Problem | null;
}

/** The exceptions of one tree. */
export interface Exceptions {
  readonly baseline: Baseline;
  readonly inline: readonly Ignore[];
}

export function exceptionsOf(baseline: Baseline, looked: ScanResult): Exceptions {
  return { baseline, inline: looked.documents.flatMap(ignoresIn) };
}

/**
 * Whether findings of a rule can be accepted: those of rules that the policy may soften, and that
 * name one thing for good.
 */
export function isAcceptable({ fixed, isAboutEvents }: RuleTraits): boolean {
  return !fixed && isAboutEvents !== true;
}

export interface Terms {
  /** The exceptions that count: those of the base. */
  readonly settled: Exceptions;
  /** Whether those of the head count as well: one commit by itself, or somebody's own working tree. */
  readonly trustsHead: boolean;
  /** Codes of the rules whose findings can be accepted. */
  readonly acceptable: ReadonlySet<string>;
  /** Evaluation time, milliseconds since 1970. */
  readonly now: number;
}

/**
 * Marks the findings that an exception covers, and says what is wrong with exceptions. What a pull
 * request brings accepts nothing of its own: an exception counts from the base on, and a comment in
 * a file never covers an error that is new, since it says nothing of which one was meant (SECURITY
 * S01). A date that is past makes a warning and no failure.
 */
export function accept(
  findings: readonly Finding[],
  head: Exceptions,
  terms: Terms,
): { readonly findings: readonly Finding[]; readonly faults: readonly Exception[] } {
  const broken = head.baseline.problems.map((problem): Exception => ({
    by: 'baseline',
    rule: '',
    path: BASELINE_PATH,
    line: problem.line ?? 1,
    fault: 'broken',
    problem,
  }));
  const baseline = applyBaseline(findings, head.baseline.accepted, terms);
  const comments = applyComments(findings, head.inline, terms);
  return {
    findings: findings.map((finding) => ({
      ...finding,
      // The baseline names whoever accepted it, so it comes before a comment.
      accepted: baseline.accepted.get(finding) ?? comments.accepted.get(finding) ?? null,
    })),
    faults: [...broken, ...baseline.faults, ...comments.faults],
  };
}

/** What one kind of exceptions accepts, and what is wrong with them. */
interface Applied {
  readonly accepted: ReadonlyMap<Finding, Acceptance>;
  readonly faults: readonly Exception[];
}

/** Entries of the baseline file: each names one finding by its fingerprint. */
function applyBaseline(
  findings: readonly Finding[],
  entries: readonly Accepted[],
  terms: Terms,
): Applied {
  const accepted = new Map<Finding, Acceptance>();
  const faults: Exception[] = [];
  const byFingerprint = new Map<string, Finding>(
    findings.map((finding) => [finding.fingerprint, finding]),
  );
  const before = new Set(terms.settled.baseline.accepted.map(nameOf));
  for (const entry of entries) {
    const named = byFingerprint.get(entry.fingerprint);
    const covered = named?.rule === entry.rule ? named : undefined;
    const isSettled = before.has(nameOf(entry));
    const place = { rule: entry.rule, path: BASELINE_PATH, line: entry.line };
    for (const fault of faultsOfEntry(entry, covered, isSettled, terms))
      faults.push({ by: 'baseline', ...place, fault, problem: null });
    const isAccepted = terms.acceptable.has(entry.rule) && (terms.trustsHead || isSettled);
    if (covered !== undefined && isAccepted)
      accepted.set(covered, { by: 'baseline', reason: entry.reason, author: entry.author });
  }
  return { accepted, faults };
}

/** What is wrong with one entry of the baseline; it may be several things. */
function* faultsOfEntry(
  entry: Accepted,
  covered: Finding | undefined,
  isSettled: boolean,
  { acceptable, now }: Terms,
): Generator<ExceptionFault> {
  const isRefused = !acceptable.has(entry.rule);
  if (isRefused) yield 'refused';
  else if (covered === undefined) yield 'unused';
  if (!isRefused && !isSettled) yield 'unsettled';
  if (entry.expires !== undefined && now >= (endOf(entry.expires) ?? Infinity)) yield 'expired';
}

/** Comments in a file: each covers every finding of its rule in its lines. */
function applyComments(
  findings: readonly Finding[],
  comments: readonly Ignore[],
  terms: Terms,
): Applied {
  const accepted = new Map<Finding, Acceptance>();
  const faults: Exception[] = [];
  const before = new Set(terms.settled.inline.map(wordsOf));
  const inFile = byRuleAndPath(findings);
  for (const comment of comments) {
    const { rule, path, line } = comment;
    const covered = (inFile.get(`${rule} ${path}`) ?? []).filter((finding) =>
      isInLines(finding, comment),
    );
    const isSettled = before.has(wordsOf(comment));
    const fault = faultOfComment(comment, covered, isSettled, terms);
    if (fault !== null) faults.push({ by: 'inline', rule, path, line, fault, problem: null });
    if (comment.reason === '' || !terms.acceptable.has(rule)) continue;
    for (const finding of covered) {
      const isNewError = finding.severity === 'error' && finding.introduced;
      const isAccepted = terms.trustsHead || (isSettled && !isNewError);
      if (isAccepted && !accepted.has(finding))
        accepted.set(finding, { by: 'inline', reason: comment.reason, author: null });
    }
  }
  return { accepted, faults };
}

/** The first thing that is wrong with a comment; null where it counts. */
function faultOfComment(
  { rule, reason }: Ignore,
  covered: readonly Finding[],
  isSettled: boolean,
  { acceptable }: Terms,
): ExceptionFault | null {
  if (!acceptable.has(rule)) return 'refused';
  if (reason === '') return 'no-reason';
  if (covered.length === 0) return 'unused';
  return isSettled ? null : 'unsettled';
}

/** A comment without lines is about the whole file. */
function isInLines({ line }: Finding, { lines }: Ignore): boolean {
  return lines === null || (line !== null && line >= lines[0] && line <= lines[1]);
}

function byRuleAndPath(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  return grouped(
    findings.filter(({ path }) => path !== null),
    ({ rule, path }) => `${rule} ${path}`,
  );
}

/** All of an entry: one with another reason or date is another exception, and must be settled anew. */
function nameOf({ rule, path, fingerprint, reason, author, expires }: Accepted): string {
  return JSON.stringify([rule, path, fingerprint, reason, author, expires ?? null]);
}

/** All of a comment but its lines, which move with every edit above it. */
function wordsOf({ path, rule, reason, lines }: Ignore): string {
  return JSON.stringify([path, rule, reason, lines === null]);
}

/* Which findings does an agent file accept by a comment, such as `<!-- memtrust-ignore MT405: moved in June -->`? */

/** A comment in an agent file that accepts findings of one rule: `<!-- memtrust-ignore MT405: reason -->`. */
export interface Ignore {
  readonly path: string;
  /** 1-based, of the comment. */
  readonly line: number;
  readonly rule: `MT${number}`;
  /** Empty where none is given; then it accepts nothing. */
  readonly reason: string;
  /** 1-based, inclusive: its own lines and the next one that is not blank; null for the whole file. */
  readonly lines: readonly [number, number] | null;
}

/** `memtrust-ignore MT405: reason`, `memtrust-ignore-file MT408: reason`, as the whole of a comment. */
const IGNORE = /^\s*memtrust-ignore(-file)?\s+(MT4\d{2})\s*(?::([\s\S]*))?$/;

/** The accepting comments of a text. Each is for its own line and the next one with text, or for the whole file. */
export function ignoresIn(document: AgentDocument): Ignore[] {
  if (!document.text.includes('memtrust-ignore')) return [];
  const { comments, lines } = document.markdown;
  return comments.flatMap(({ line, lastLine, text }): Ignore[] => {
    const [, wholeFile, rule = '', reason = ''] = IGNORE.exec(text) ?? [];
    if (!isRule(rule)) return [];
    const next =
      lines.slice(lastLine, lastLine + LINES_AHEAD).find((one) => one.kind !== 'blank')?.number ??
      lastLine;
    return [
      {
        path: document.path,
        line,
        rule,
        reason: reason.trim().slice(0, 500), // it is shown in reports
        lines: wholeFile === undefined ? [line, next] : null,
      },
    ];
  });
}

/** Blank lines behind a comment that are passed over. */
const LINES_AHEAD = 3;

/** Whether the comment names a rule: the pattern takes no other. */
function isRule(text: string): text is `MT${number}` {
  return text !== '';
}
