import { provenVerdict, verdictOf } from '../gate/verdict.js';
import { plain } from '../text/phrase.js';
import { state } from '../trust/labels.js';
import { countEntries } from './counts.js';
import { difference, type Difference } from './difference.js';
import { REPORT_FILE } from './report-files.js';
import type { TrustReport } from './schemas/trust-report.js';

/*
 * Does a report agree with itself? Its counts must be those of its entries, and it must not pass with an error that
 * fails. Only what follows from the report is asked here; `memtrust verify` asks the repository for the rest.
 */

/** What a report says twice, and not the same. */
export function reportDifferences(report: TrustReport): Difference[] {
  return [
    ...countDifferences(report),
    ...verdictDifference(report),
    ...baselineDifferences(report),
  ];
}

/** Whether an entry is trusted follows from its labels. */
function baselineDifferences({ entries }: TrustReport): Difference[] {
  return entries.flatMap(
    ({ id, status, source_class, trust_level, trusted_baseline: isTrusted }) => {
      if (state(status, source_class, trust_level).trustedBaseline === isTrusted) return [];
      const what = isTrusted
        ? plain('counts as trusted and has another status')
        : plain('does not count as trusted in spite of its status');
      return [difference(id, what, null, { status, reason: null })];
    },
  );
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
