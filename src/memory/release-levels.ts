import type { Policy } from './policy-shape.js';

/* What is a failing condition of the release gate? An error, unless the policy lowers it: `release: {docs: warn}`. */

/** The four conditions of the release gate, by the key that lowers each in the policy. */
export const RELEASE_KEYS = ['labels', 'adoption', 'docs', 'demos'] as const;
export type ReleaseKey = (typeof RELEASE_KEYS)[number];

/** What a failing condition is: `error` fails a pull request. The gravest first. */
export const RELEASE_LEVELS = ['error', 'warning', 'off'] as const;
export type ReleaseLevel = (typeof RELEASE_LEVELS)[number];

/** How grave a failing condition is under a policy: an error, unless the policy lowers it by name. */
export function releaseLevel({ release }: Pick<Policy, 'release'>, key: ReleaseKey): ReleaseLevel {
  const level = release?.[key] ?? 'error';
  return level === 'warn' ? 'warning' : level;
}

/** The graver of two levels. */
export function graverLevel(a: ReleaseLevel, b: ReleaseLevel): ReleaseLevel {
  return RELEASE_LEVELS.indexOf(a) <= RELEASE_LEVELS.indexOf(b) ? a : b;
}
