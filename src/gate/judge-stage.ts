import { contextManifest, type ContextManifest } from '../context/manifest.js';
import type { Stage } from '../fixtures/surface.js';
import { policyDigest } from '../memory/policy.js';
import { readMemory } from '../memory/store.js';
import { NO_PAST } from '../tree/past.js';
import type { Entry } from '../trust/entry.js';
import { takeSnapshot } from './snapshot.js';

/** What the gate makes of the entries of a case, without its rules: most cases ask for no more, and they run at every start. */
export async function judgeStage({ base, head, now, judge }: Stage): Promise<{ readonly entries: readonly Entry[]; readonly manifest: ContextManifest }> {
  const memory = await readMemory(base);
  const { policy } = memory.policy;
  const sight = { policy, now: Date.parse(now), judge, past: NO_PAST, isAudit: false };
  const before = await takeSnapshot(base, memory, null, sight);
  const after = head === base ? before : await takeSnapshot(head, await readMemory(head, policy), before, sight);
  const { entries } = after.judgement;
  return { entries, manifest: contextManifest(entries, { ownerKind: 'fixture', ownerId: 'case', policyDigest: policyDigest(policy), generatedAt: now }) };
}
