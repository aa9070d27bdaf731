import type { Fact } from '../memory/fact.js';
import type { Policy } from '../memory/policy.js';

/** Whether the policy lets no change pass by which this fact goes stale. Without tiers every change counts as the gravest one. */
export function isBlockingStale({ importance }: Pick<Fact, 'importance'>, { rules, stale }: Policy): boolean {
  const configured = rules['MT105'];
  if (configured !== undefined) return configured === 'error';
  return stale.block.includes('A') || stale.block.includes(`${importance}/A`);
}
