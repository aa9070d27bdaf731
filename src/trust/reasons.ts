/**
 * Why an entry is what it is, in the order of precedence: `reason` is the first of `reasons`. DESIGN §2. A new one
 * needs its place here, the judge or a reader that gives it, its row in section 2 of `docs/architecture.md`, and `npm
 * run docs`.
 */
export const REASONS = [
  'policy_blocked',
  'invalid_record',
  'not_accepted',
  'attempt_evidence',
  'review_evidence',
  'adoption_unsettled',
  'adoption_digest_mismatch',
  'adoption_record_missing',
  'candidate_not_adopted',
  'superseded_fact',
  'conflicting_facts',
  'source_out_of_tree',
  'source_missing',
  'source_digest_mismatch',
  'source_unreadable',
  'expired_fact',
  'not_yet_valid',
  'live_source',
  'over_budget',
  'selected_trusted_memory',
  'not_selected_trusted_fact',
  'not_selected',
] as const;
export type Reason = (typeof REASONS)[number];

export function byPrecedence(reasons: Iterable<Reason>): Reason[] {
  const there = new Set(reasons);
  return REASONS.filter((reason) => there.has(reason));
}
