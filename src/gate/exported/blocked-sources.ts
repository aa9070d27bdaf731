import type { LiveSource } from '../../agent-files/inventory.js';
import type { Snapshot } from '../snapshot.js';

/**
 * The agent files of a tree of which nothing may be told but that the policy blocks them. `exported.ts` looks
 * whether they hold a block, and `../evidence/exported.ts` asks first whether there are any. One too many is
 * only read in vain. `__tests__/gate/exported/attacks.test.ts` ("a file that the policy excludes") fails when
 * one is missing.
 */
export function blockedSources({ live, judgement }: Snapshot): readonly LiveSource[] {
  const open = new Set<string>();
  for (const { id, record, status } of judgement.entries)
    if (record === null && status !== 'policy_blocked') open.add(id);
  return live.filter(({ id }) => !open.has(id));
}
