/*
 * `concealed/index.ts` asks, `prompt-injection/speaks.ts` answers, and `detectors/index.ts` brings the two
 * together.
 */

/**
 * Whether a text lures an agent: the second sign that concealed text needs before anything is said
 * of it (SECURITY S33). Linear; never throws.
 */
export type Signal = (text: string) => boolean;

/** Characters of a text that are asked about; what hides lures is shorter, and what is longer hides by its length. */
export const LONGEST_READ = 200_000;
