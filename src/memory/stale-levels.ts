import { TIERS, type Tier } from './tier.js';
import { IMPORTANCES, type Importance } from './fact.js';
import type { Policy } from './policy-shape.js';

/*
 * How grave is it that a critical fact went stale by an edit of tier B? `stale: {block:
 * [critical/B]}` says `block`, whatever `critical` and `B` alone say.
 *
 * `gate/blocking-stale.ts` asks for a change, and `merge-strictest.ts` where two policies hold.
 * Safe error: the graver level. `__tests__/memory/stricter.test.ts` fails when this is wrong.
 * Users' policies hold such lines, so which key is the more exact may not change.
 */

/** The lists of `stale:` in the policy, the gravest first. */
const LEVELS = ['block', 'warn', 'note'] as const;
export type StaleLevel = (typeof LEVELS)[number];

/**
 * What the policy says of a stale fact, by its importance and the tier of the change. The more exact key counts:
 * `critical/A` before `critical` before `A`; of lists with one key, the gravest. What no list names is a warning.
 */
export function staleLevel(stale: Policy['stale'], importance: Importance, tier: Tier): StaleLevel {
  for (const key of [`${importance}/${tier}`, importance, tier]) {
    const level = LEVELS.find((one) => stale[one].includes(key));
    if (level !== undefined) return level;
  }
  return 'warn';
}

/**
 * For each importance and tier the graver level of two policies. A more exact key of one must not
 * hide what the other blocks.
 */
export function graverStale(one: Policy['stale'], other: Policy['stale']): Policy['stale'] {
  const keys: Record<StaleLevel, string[]> = { block: [], warn: [], note: [] };
  for (const importance of IMPORTANCES) {
    for (const tier of TIERS) {
      const levels = [staleLevel(one, importance, tier), staleLevel(other, importance, tier)];
      keys[LEVELS.find((level) => levels.includes(level)) ?? 'warn'].push(`${importance}/${tier}`);
    }
  }
  return keys;
}
