/*
 * What starts the check again once somebody approved? `github/after-approval.ts` finds out, `next-step.ts` says what it
 * means for the reader, and `catalogue/` has the words. A new value does not compile without its words.
 */

/** What starts the check again after an approval: the companion, a person, or nobody knows which. */
export type AfterApproval = 'companion' | 'person' | 'unknown';
