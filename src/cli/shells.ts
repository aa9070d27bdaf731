/*
 * The argument of `memtrust completion` is one of them, and `completion-script.ts` has a script for each: the
 * compiler asks there. Names may be added; those of today stand in files that shells start with.
 */

/** The shells that memtrust can complete in. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];
