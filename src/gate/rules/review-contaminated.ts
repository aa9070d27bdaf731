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
  unknown: 'known to nobody',
};

/** Warns where a handed-in review relies on memory that is stale, blocked, unadopted or unknown. */
export const reviewContaminated: Rule<'review'> = {
  code: 'MT305',
  name: 'review-contaminated',
  severity: 'warning',
  summary:
    'A finding of the review that the action was given rests on memory that is not ' +
    'trusted, or the review cannot be read.',
  why:
    'A reviewer who relies on a stale, superseded, blocked or unadopted statement repeats ' +
    'what the gate keeps out, with the authority of a review. The file is data of a ' +
    'stranger: it can add this warning, and changes nothing else. Memory is judged as it ' +
    'is at the base, where the reviewer read it.',
  remedy:
    'Review again with the brief of `npx memtrust review`, which says of each entry how far to believe it.',
  fixed: false,
  *run({ review }) {
    if (review === null) return;
    if (review.kind === 'unread') {
      yield {
        message: say`the findings of the review in ${review.name} cannot be read: ${review.fault}`,
        remedy: plain('`npx memtrust schema review-findings` prints the format.'),
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
        message: say`the finding ${finding} of the review${ofCase} rests on ${named(sources)}`,
        remedy: plain('Review again with the brief of `npx memtrust review`.'),
        key: `${caseId ?? ''}\0${finding}`,
      };
    }
    if (contaminated.length > MOST)
      yield {
        message: plain(
          `${contaminated.length - MOST} more findings of the review rest on memory that is not trusted`,
        ),
        remedy: plain('The whole list is in `trust-report.json`.'),
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
