import type { Policy } from './policy-shape.js';
import { type Importance, IMPORTANCES } from './fact.js';

/*
 * How severe are a failing condition of the release gate and a stale fact? `release: {docs: warn}` lowers the first,
 * `stale: {block: [high]}` raises the second.
 */

/** The four conditions of the release gate, by the key that lowers each in the policy. */
export const RELEASE_KEYS = ['labels', 'adoption', 'docs', 'demos'] as const;
export type ReleaseKey = (typeof RELEASE_KEYS)[number];

/** From the most severe; `error` fails a pull request. */
export const RELEASE_LEVELS = ['error', 'warning', 'off'] as const;
export type ReleaseLevel = (typeof RELEASE_LEVELS)[number];

/** A failing condition is an error, unless the policy lowers it. */
export function releaseLevel({ release }: Pick<Policy, 'release'>, key: ReleaseKey): ReleaseLevel {
  const level = release?.[key] ?? 'error';
  return level === 'warn' ? 'warning' : level;
}

export function strictestLevel(a: ReleaseLevel, b: ReleaseLevel): ReleaseLevel {
  return RELEASE_LEVELS.indexOf(a) <= RELEASE_LEVELS.indexOf(b) ? a : b;
}

/** The lists of `stale:` in the policy, the most severe first. */
const LEVELS = ['block', 'warn', 'note'] as const;
export type StaleLevel = (typeof LEVELS)[number];

/**
 * The most severe list of the policy that names the importance of a stale fact, else a warning, and a notice for
 * `low`.
 */
export function staleLevel(stale: Policy['stale'], importance: Importance): StaleLevel {
  return (
    LEVELS.find((level) => stale[level].includes(importance)) ??
    (importance === 'low' ? 'note' : 'warn')
  );
}

/** For each importance the more severe level of two policies. */
export function strictestStale(one: Policy['stale'], other: Policy['stale']): Policy['stale'] {
  const lists: Record<StaleLevel, Importance[]> = { block: [], warn: [], note: [] };
  for (const importance of IMPORTANCES) {
    const levels = [staleLevel(one, importance), staleLevel(other, importance)];
    lists[LEVELS.find((level) => levels.includes(level)) ?? 'warn'].push(importance);
  }
  return lists;
}
