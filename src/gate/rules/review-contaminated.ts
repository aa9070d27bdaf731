import { plain, say, type Phrase } from '../../text/phrase.js';
import type { EvidenceTrust } from '../review/score.js';
import type { Rule } from '../rule.js';

/*
 * The input `review-findings` has a finding that relies on a stale fact `auth/owner`: a warning that names both. The
 * file is untrusted: it can add warnings and nothing else.
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
    'else. A fact must be trusted both at the base, where the reviewer read it, and after the change: ' +
    'one that the change itself makes stale proves nothing about it.',
  remedy:
    'Repeat the review with the brief from `npx memtrust review`, which says how far to trust ' +
    'each entry.',
  *run({ review }) {
    if (review === null) return;
    if (review.kind === 'unread') {
      yield {
        message: say`the review findings in ${review.name} cannot be read: ${review.fault}`,
        remedy: 'Run `npx memtrust explain --schema review-findings` to see the format.',
        key: 'unread',
      };
      return;
    }
    const contaminated = review.benchmark.cases.flatMap((score) => score.contaminated);
    for (const { finding, sources } of contaminated.slice(0, MOST)) {
      yield {
        message: say`the finding ${finding} of the review relies on ${named(sources)}`,
        remedy: 'Repeat the review with the brief from `npx memtrust review`.',
        key: finding,
      };
    }
    if (contaminated.length > MOST)
      yield {
        message: `${contaminated.length - MOST} more findings of the review rely on memory that is not trusted`,
        remedy: 'See `trust-report.json` for the whole list.',
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
