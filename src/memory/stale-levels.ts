import { IMPORTANCES, type Importance } from './fact.js';
import type { Policy } from './policy-shape.js';

/*
 * How severe is a stale fact? `stale: {block: [high]}` says `block` for one of importance `high`.
 */

/** The lists of `stale:` in the policy, the most severe first. */
const LEVELS = ['block', 'warn', 'note'] as const;
export type StaleLevel = (typeof LEVELS)[number];

/**
 * What the policy says of a stale fact: the most severe list that names its importance, else a warning, for
 * `low` a notice.
 */
export function staleLevel(stale: Policy['stale'], importance: Importance): StaleLevel {
  return (
    LEVELS.find((level) => stale[level].includes(importance)) ??
    (importance === 'low' ? 'note' : 'warn')
  );
}

/** For each importance the more severe level of two policies. */
export function graverStale(one: Policy['stale'], other: Policy['stale']): Policy['stale'] {
  const lists: Record<StaleLevel, Importance[]> = { block: [], warn: [], note: [] };
  for (const importance of IMPORTANCES) {
    const levels = [staleLevel(one, importance), staleLevel(other, importance)];
    lists[LEVELS.find((level) => levels.includes(level)) ?? 'warn'].push(importance);
  }
  return lists;
}
