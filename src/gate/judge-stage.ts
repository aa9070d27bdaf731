import { contextManifest, type ContextManifest } from '../context/manifest.js';
import type { Stage } from '../fixtures/surface.js';
import { policyDigest } from '../memory/policy.js';
import { NO_HISTORY } from '../tree/history-queries.js';
import type { Entry } from '../trust/entry.js';
import { snapshotPair } from './snapshot-pair.js';

/*
 * What becomes of the entries of a case, whatever the rules say? What it answers must be what `evaluate.ts` makes of
 * the same trees, so both go through `snapshot-pair.ts`. `case` is the owner in a manifest that nobody keeps.
 */

/** What becomes of the entries of a case. */
interface JudgedStage {
  readonly entries: readonly Entry[];
  readonly manifest: ContextManifest;
}

/** Judges a case without the rules of the gate: most cases ask for no more, and they run at every start. */
export async function judgeStage({ base, head, now, judge }: Stage): Promise<JudgedStage> {
  const pair = await snapshotPair({
    base,
    head,
    now: Date.parse(now),
    judge,
    past: NO_HISTORY,
    isAudit: false,
  });
  const { entries } = pair.head.judgement;
  const owner = { ownerKind: 'fixture', ownerId: 'case' } as const;
  return {
    entries,
    manifest: contextManifest(entries, {
      ...owner,
      policyDigest: policyDigest(pair.sight.policy),
      generatedAt: now,
    }),
  };
}
