import { contextManifest, type ContextManifest } from '../context/manifest.js';
import type { Stage } from '../fixtures/surface.js';
import { policyDigest } from '../memory/policy.js';
import { NO_PAST } from '../tree/past.js';
import type { Entry } from '../trust/entry.js';
import { snapshotPair } from './snapshot-pair.js';

/** What the gate makes of the entries of a case, without its rules: most cases ask for no more, and they run at every start. */
export async function judgeStage({ base, head, now, judge }: Stage): Promise<{ readonly entries: readonly Entry[]; readonly manifest: ContextManifest }> {
  const pair = await snapshotPair({ base, head, now: Date.parse(now), judge, past: NO_PAST, isAudit: false });
  const { entries } = pair.head.judgement;
  return { entries, manifest: contextManifest(entries, { ownerKind: 'fixture', ownerId: 'case', policyDigest: policyDigest(pair.sight.policy), generatedAt: now }) };
}
