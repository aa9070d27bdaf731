import { plain, say, type Phrase } from '../../text/phrase.js';
import type { EvidenceTrust } from '../../fixtures/benchmark/evidence-trust.js';
import type { Rule } from '../rule.js';

/*
 * Does a finding of a review rest on memory that is not trusted? The input `review-findings` has a finding
 * that relies on a stale fact `auth/owner`: a warning that names the finding and the fact.
 *
 * The evidence `review` scores the file; here is only how it is told. The file is a stranger's: it can add
 * warnings and nothing else, so it never improves a verdict and never fails one. When it is wrong,
 * `__tests__/gate/rules/review-contaminated.test.ts` fails. Users accept a finding by its case and id, or by
 * `unread` and `more`: those stay. `WORDS` and messages are free, and `MOST` may change.
 */

/** Findings that are named, so that a long review does not bury the rest; the report has all of them. */
const MOST = 50;

const WORDS: Readonly<Record<EvidenceTrust, string>> = {
  trusted: 'trusted',
  advisory: 'advisory',
  candidate: 'a candidate',
  stale: 'stale',
  superseded: 'superseded',
  policy_blocked: 'policy-blocked',
  rejected: 'rejected',
  declared_blocked: 'blocked by the case',
  misleading: 'the misleading memory of the case',
  unknown: 'unknown',
};

/** Warns where a handed-in review relies on memory that is stale, blocked, unadopted or unknown. */
export const reviewContaminated: Rule<'review'> = {
  code: 'MT305',
  name: 'review-contaminated',
  severity: 'warning',
  summary:
    'A finding of the supplied review relies on memory that is not trusted, or the review cannot ' +
    'be read.',
  why:
    'A reviewer who relies on a stale, superseded, blocked or unadopted statement repeats what ' +
    'the gate keeps out. The review file is untrusted input: it can add this warning and nothing ' +
    'else. Memory is judged as it is at the base, where the reviewer read it.',
  remedy:
    'Repeat the review with the brief from `npx memtrust review`, which says how far to trust ' +
    'each entry.',
  fixed: false,
  *run({ review }) {
    if (review === null) return;
    if (review.kind === 'unread') {
      yield {
        message: say`the review findings in ${review.name} cannot be read: ${review.fault}`,
        remedy: plain('Run `npx memtrust explain --schema review-findings` to see the format.'),
        key: 'unread',
      };
      return;
    }
    const contaminated = review.benchmark.cases.flatMap(({ caseId, contaminated: rows }) =>
      rows.map((row) => ({ caseId, ...row })),
    );
    for (const { caseId, finding, sources } of contaminated.slice(0, MOST)) {
      const ofCase = caseId === null ? plain('') : say` of the case ${caseId}`;
      yield {
        message: say`the finding ${finding} of the review${ofCase} relies on ${named(sources)}`,
        remedy: plain('Repeat the review with the brief from `npx memtrust review`.'),
        key: `${caseId ?? ''}\0${finding}`,
      };
    }
    if (contaminated.length > MOST)
      yield {
        message: plain(
          `${contaminated.length - MOST} more findings of the review rely on memory that is not trusted`,
        ),
        remedy: plain('See `trust-report.json` for the whole list.'),
        key: 'more',
      };
  },
};

/** The first three sources with what they are: `auth/owner`, which is stale, … and 2 more. */
function named(
  sources: readonly { readonly id: string; readonly standing: EvidenceTrust }[],
): Phrase {
  const shown = sources
    .slice(0, 3)
    .flatMap(
      ({ id, standing }, index): Phrase =>
        say`${plain(index === 0 ? '' : ', ')}${id}, which is ${plain(WORDS[standing])}`,
    );
  return sources.length > 3 ? [...shown, ` and ${sources.length - 3} more`] : shown;
}
