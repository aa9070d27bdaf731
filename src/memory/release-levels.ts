import type { Policy } from './policy-shape.js';

/*
 * What is a failing condition of the release gate under this policy? `release: {docs: warn}` makes it a
 * warning; no word makes it an error, the safe one.
 *
 * `gate/release/conditions.ts`, `gate/release-gate.ts` and `memory/merge-strictest.ts` ask. Keys and words
 * stand in users' policies: `true` and `false` of former versions must go on meaning the same.
 * `__tests__/gate/release-levels.test.ts` fails when this is wrong. RELEASE_LEVELS is ordered, the gravest
 * first, and `graverLevel` rests on it; the order of RELEASE_KEYS is free. `warn` is the policy's word,
 * `warning` ours.
 */

/** The four conditions of the release gate, by the key that lowers each in the policy. */
export const RELEASE_KEYS = ['labels', 'adoption', 'docs', 'demos'] as const;
export type ReleaseKey = (typeof RELEASE_KEYS)[number];

/** What a failing condition is: `error` fails a pull request. The gravest first. */
export const RELEASE_LEVELS = ['error', 'warning', 'off'] as const;
export type ReleaseLevel = (typeof RELEASE_LEVELS)[number];

/** How grave a failing condition is under a policy: an error, unless the policy lowers it by name. */
export function releaseLevel({ release }: Pick<Policy, 'release'>, key: ReleaseKey): ReleaseLevel {
  const level = release?.[key] ?? 'error';
  // `docs: true` and `docs: false` were the only words of former versions.
  if (typeof level === 'boolean') return level ? 'error' : 'off';
  return level === 'warn' ? 'warning' : level;
}

/** The graver of two levels. */
export function graverLevel(a: ReleaseLevel, b: ReleaseLevel): ReleaseLevel {
  return RELEASE_LEVELS.indexOf(a) <= RELEASE_LEVELS.indexOf(b) ? a : b;
}
