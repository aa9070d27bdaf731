import { say, type Phrase } from '../../text/phrase.js';
import type { Exception } from '../exceptions.js';
import type { Severity } from '../finding.js';
import type { Rule } from '../rule.js';

/*
 * Which exceptions should be cleaned up? A comment `memtrust-ignore MT405` without a reason, an entry of the baseline
 * past its date, or one that covers nothing any more: one finding each. `../exceptions.ts` finds the faults after all
 * other rules have spoken, and `../run-rules.ts` hands them to this rule last. It never changes what is accepted, so
 * either error is safe.
 */

/** Finds exceptions to clean up: expired, without a reason, or for a finding that is gone. */
export const unusedException: Rule<'exceptions'> = {
  code: 'MT411',
  name: 'unused-exception',
  severity: 'warning',
  summary: 'An exception for a finding is unused, expired, has no reason, or does not count yet.',
  why:
    'Findings are accepted in `.memtrust/baseline.yml`, or beside the text with `<!-- ' +
    'memtrust-ignore MT405: reason -->`. An unused exception can hide the next finding in the ' +
    'same place. One without a reason explains nothing. Exceptions that a pull request adds ' +
    'count only after the merge, so no change can accept its own findings.',
  remedy: 'Remove the exception, renew its date, or add a reason.',
  isAboutEvents: true,
  isAboutAgentFiles: true,
  *run({ exceptions }) {
    for (const { exception, count } of summed(exceptions)) {
      const { path, line, rule, fault } = exception;
      yield {
        message: message(exception, count),
        remedy: REMEDIES[fault],
        severity: SEVERITIES[fault],
        path,
        line,
        key:
          count > 1 ? `${fault}\0${count}` : `${rule}\0${fault}\0${fault === 'broken' ? '' : line}`,
      };
    }
  },
};

/** A warning where a person must do something; a notice where nothing is lost by waiting. */
const SEVERITIES: Readonly<Record<Exception['fault'], Severity>> = {
  unused: 'notice',
  'no-reason': 'warning',
  expired: 'warning',
  unsettled: 'notice',
  refused: 'warning',
  broken: 'warning',
};

const REMEDIES: Readonly<Record<Exception['fault'], string>> = {
  unused: 'Remove it; `npx memtrust check --update-baseline --reason WHY` rewrites the baseline.',
  'no-reason': 'Write the reason after the code: `<!-- memtrust-ignore MT405: reason -->`.',
  expired: 'Fix what it covers, or set a new date.',
  unsettled: 'Nothing to do: it counts once it is merged.',
  refused: 'Remove it, and fix what the rule finds.',
  broken: 'Fix the file; until then it accepts nothing.',
};

/** Whether exceptions with this fault are told in one finding: `12 accepted findings no longer apply`. */
function isSummed({ by, fault }: Exception): boolean {
  return by === 'baseline' && (fault === 'unsettled' || fault === 'unused');
}

/** A baseline that is new, or outlived, is one matter and not one for each of its entries. */
function summed(
  exceptions: readonly Exception[],
): readonly { readonly exception: Exception; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const exception of exceptions)
    if (isSummed(exception)) counts.set(exception.fault, (counts.get(exception.fault) ?? 0) + 1);
  const said = new Set<string>();
  return exceptions.flatMap((exception) => {
    if (!isSummed(exception)) return [{ exception, count: 1 }];
    if (said.has(exception.fault)) return [];
    said.add(exception.fault);
    return [{ exception, count: counts.get(exception.fault) ?? 1 }];
  });
}

function message({ by, rule, fault, problem }: Exception, count: number): Phrase {
  if (count > 1)
    return fault === 'unused'
      ? say`${count} accepted findings no longer apply`
      : say`${count} accepted findings are new in this change; on a pull request they count
        only after the merge`;
  const what =
    by === 'baseline' ? say`an accepted finding of ${[rule]}` : say`an exception for ${[rule]}`;
  switch (fault) {
    case 'unused':
      return say`${what} no longer applies`;
    case 'no-reason':
      return say`${what} gives no reason, so it does not count`;
    case 'expired':
      return say`${what} has expired`;
    case 'unsettled':
      return say`${what} is new in this change; on a pull request it counts only after the merge`;
    case 'refused':
      return say`${what} does not count: this rule allows no exceptions`;
    case 'broken':
      return say`the accepted findings cannot be read: ${problem?.message ?? []}`;
  }
}
