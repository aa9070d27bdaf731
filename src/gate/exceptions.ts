import { ignoresIn, type Ignore } from '../agent-files/ignores.js';
import { BASELINE_PATH, type Accepted, type Baseline } from '../memory/baseline.js';
import { endOf } from '../memory/instant.js';
import type { Exception, ExceptionFault } from './exception.js';
import type { Acceptance, Finding } from './finding.js';
import type { ScanResult } from './scan.js';
import type { RuleTraits } from './rule-traits.js';

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
  { settled, trustsHead, acceptable, now }: Terms,
): { readonly findings: readonly Finding[]; readonly faults: readonly Exception[] } {
  const faults: Exception[] = head.baseline.problems.map((problem) => ({
    by: 'baseline',
    rule: '',
    path: BASELINE_PATH,
    line: problem.line ?? 1,
    fault: 'broken',
    problem,
  }));
  const accepted = new Map<Finding, Acceptance>();
  const fault = (
    by: Acceptance['by'],
    { rule, path, line }: { readonly rule: string; readonly path: string; readonly line: number },
    kind: ExceptionFault,
  ): void => void faults.push({ by, rule, path, line, fault: kind, problem: null });
  const byFingerprint = new Map<string, Finding>(
    findings.map((finding) => [finding.fingerprint, finding]),
  );

  const before = new Set(settled.baseline.accepted.map(nameOf));
  for (const entry of head.baseline.accepted) {
    const place = { rule: entry.rule, path: BASELINE_PATH, line: entry.line };
    const finding = byFingerprint.get(entry.fingerprint);
    const isRefused = !acceptable.has(entry.rule);
    const counts = trustsHead || before.has(nameOf(entry));
    if (isRefused) fault('baseline', place, 'refused');
    else if (finding === undefined || finding.rule !== entry.rule)
      fault('baseline', place, 'unused');
    else if (counts)
      accepted.set(finding, { by: 'baseline', reason: entry.reason, author: entry.author });
    if (!isRefused && !before.has(nameOf(entry))) fault('baseline', place, 'unsettled');
    if (entry.expires !== undefined && now >= (endOf(entry.expires) ?? Infinity))
      fault('baseline', place, 'expired');
  }

  const inlineBefore = new Set(settled.inline.map(wordsOf));
  const ofFile = new Map<string, Finding[]>();
  for (const finding of findings)
    if (finding.path !== null)
      ofFile.set(`${finding.rule} ${finding.path}`, [
        ...(ofFile.get(`${finding.rule} ${finding.path}`) ?? []),
        finding,
      ]);
  for (const ignore of head.inline) {
    const covered = (ofFile.get(`${ignore.rule} ${ignore.path}`) ?? []).filter(
      ({ line }) =>
        ignore.lines === null ||
        (line !== null && line >= ignore.lines[0] && line <= ignore.lines[1]),
    );
    const isSettled = inlineBefore.has(wordsOf(ignore));
    if (!acceptable.has(ignore.rule)) fault('inline', ignore, 'refused');
    else if (ignore.reason === '') fault('inline', ignore, 'no-reason');
    else if (covered.length === 0) fault('inline', ignore, 'unused');
    else if (!isSettled) fault('inline', ignore, 'unsettled');
    if (ignore.reason === '' || !acceptable.has(ignore.rule)) continue;
    for (const finding of covered) {
      const counts =
        trustsHead || (isSettled && !(finding.severity === 'error' && finding.introduced));
      if (counts && !accepted.has(finding))
        accepted.set(finding, { by: 'inline', reason: ignore.reason, author: null });
    }
  }
  return {
    findings: findings.map((finding) => ({ ...finding, accepted: accepted.get(finding) ?? null })),
    faults,
  };
}

function nameOf({ rule, path, fingerprint, reason, author, expires }: Accepted): string {
  return JSON.stringify([rule, path, fingerprint, reason, author, expires ?? null]);
}

function wordsOf({ path, rule, reason, lines }: Ignore): string {
  return JSON.stringify([path, rule, reason, lines === null]);
}
