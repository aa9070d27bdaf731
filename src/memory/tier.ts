/*
 * `anchors/relevance.ts` gives a tier to each changed citation, and `stale-levels.ts` says by the policy how
 * grave it is. The letters stand in users' policies and in reports: none may change its meaning. The first is
 * the gravest. `TrustTier` of `context/reader-trust.ts` is another thing.
 */

/**
 * How much a change has to do with the claim, and with what is cited. A: a word of the claim
 * vanished from it, or it went. B: it does something else now. C: it does the same, and what
 * changed shares words with the claim. D: nothing is shared.
 */
export const TIERS = ['A', 'B', 'C', 'D'] as const;
export type Tier = (typeof TIERS)[number];
