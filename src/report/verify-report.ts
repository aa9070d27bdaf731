import { provenVerdict, verdictOf } from '../gate/verdict.js';
import { plain } from '../text/phrase.js';
import { countEntries } from './counts.js';
import { difference, type Difference } from './difference.js';
import { REPORT_FILE } from './report-files.js';
import type { TrustReport } from './schemas/trust-report.js';

/*
 * Does a report agree with itself? Its counts must be those of its entries, and it must not pass with an error that
 * fails. Only what follows from the report is asked here; `memtrust verify` asks the repository for the rest.
 *
 * `verify-statement.ts` asks. Safe error: a difference. Words are free. `__tests__/e2e/cli/verify-forged.test.ts`
 * fails when this is wrong.
 */

/** What a report says twice, and not the same. */
export function reportDifferences(report: TrustReport): Difference[] {
  return [
    ...countDifferences(report),
    ...verdictDifference(report),
    ...report.entries
      .filter((entry) => entry.trusted_baseline && entry.status !== 'accepted')
      .map(({ id, status }) =>
        difference(id, plain('counts as trusted and has another status'), null, status),
      ),
  ];
}

function countDifferences({ counts, entries }: TrustReport): Difference[] {
  const own = countEntries(entries);
  return JSON.stringify(own) === JSON.stringify(counts)
    ? []
    : [
        difference(
          REPORT_FILE,
          plain('counts other entries than it lists'),
          JSON.stringify(counts),
          JSON.stringify(own),
        ),
      ];
}

/** The report does not say whether it judged a change, so the milder of both is asked for. */
function verdictDifference({ verdict, findings, fixtures }: TrustReport): Difference[] {
  const least = provenVerdict(
    verdictOf(
      findings.map((finding) => ({ ...finding, accepted: finding.accepted ?? null })),
      'change',
    ),
    fixtures.cases,
  );
  return verdict === 'pass' && least !== 'pass'
    ? [difference(REPORT_FILE, plain('passes in spite of what it found'), verdict, least)]
    : [];
}
