import { factsById, idsOf } from '../memory/by-id.js';
import { NO_PROBES, type ProbeRun } from '../fixtures/probes/probe.js';
import { factPath, ledgerOwner, ledgerPath } from '../memory/layouts/memtrust.js';
import type { FactRecord } from '../memory/fact.js';
import { normalisePath } from '../tree/path.js';
import type { Policy } from '../memory/policy-shape.js';
import { saysExcluded } from '../trust/excluded-text.js';
import type { SnapshotOptions, Snapshot } from './snapshot.js';
import { isRedacted } from './redact.js';

/*
 * Which facts are probed, and what did they not notice? Of a change: those that it brings, edits,
 * adopts or binds anew. Of a branch by itself: all. `fixtures/probes/` does the probing.
 *
 * Called by `evidence/probed.ts` for the rule `fact-not-falsifiable` (MT304), and by `memtrust probe`. Safe
 * error: a fact is not probed, which costs a finding and no trust. When it is wrong,
 * `__tests__/gate/rules/fact-not-falsifiable.test.ts` and `__tests__/e2e/cli/probe.test.ts` fail. `seed` only
 * chooses among too many facts: nothing is stored of it.
 */

/** What probes of the head showed, and, of the facts that did not notice one, those of the base. */
export interface ProbeResults {
  readonly base: ProbeRun;
  readonly head: ProbeRun;
}

/**
 * Probes the facts that a change brings: new or edited ones, and those that it adopts or binds
 * anew. Where a branch is judged by itself, all of them. A change that brings none pays nothing,
 * not even the loading of the code.
 */
export async function probeBoth(
  base: Snapshot,
  head: Snapshot,
  changed: ReadonlySet<string>,
  sight: SnapshotOptions,
): Promise<ProbeResults> {
  const asked = sight.isAudit ? head.memory.facts : broughtFacts(base, head, changed);
  const wanted = new Set(asked.filter(({ id }) => mayBeTrusted(id, head)).map(({ id }) => id));
  const probed = await probeSnapshot(head, base, wanted, sight);
  const survivors = new Set(probed.survived.map(({ factId }) => factId));
  if (base === head) return { base: probed, head: probed };
  return { base: await probeSnapshot(base, base, survivors, sight), head: probed };
}

/**
 * Probes facts of one tree.
 *
 * @param base the tree that settles: of what only the head has, nothing is trusted yet.
 * @param wanted ids of the facts to probe.
 * @param seed chooses facts where there are too many for one run; the same seed chooses the same ones.
 */
export async function probeSnapshot(
  head: Snapshot,
  base: Snapshot,
  wanted: ReadonlySet<string>,
  { policy, now, judge, past }: SnapshotOptions,
  seed?: number,
): Promise<ProbeRun> {
  if (wanted.size === 0) return NO_PROBES;
  const { runProbes } = await import('../fixtures/probes/run.js');
  const settled = idsOf(base.memory.events);
  const hasProposed = head !== base && head.memory.events.some(({ id }) => !settled.has(id));
  return runProbes(
    {
      tree: head.tree,
      memory: head.memory,
      checks: head.checks,
      judgement: head.judgement,
      settledLinks: base.judgement.supersession.inForce,
      hasProposed,
      past,
      policy,
      now,
      judge,
    },
    wanted,
    seed,
  );
}

/** Facts whose text or ledger is another one than at the base. */
function broughtFacts(
  base: Snapshot,
  head: Snapshot,
  changed: ReadonlySet<string>,
): readonly FactRecord[] {
  if (changed.size === 0) return [];
  const settled = factsById(base.memory.facts);
  const decided = new Set([...changed].map(ledgerOwner));
  return head.memory.facts.filter((record) => {
    const before = settled.get(record.id);
    return (before !== record && before?.text !== record.text) || decided.has(record.id);
  });
}

/** Whether a change touches a fact: its file, its ledger, or what it cites. */
export function isTouched(
  { id, fact }: FactRecord,
  { checks }: Snapshot,
  changed: ReadonlySet<string>,
): boolean {
  if (changed.size === 0) return false;
  if (changed.has(factPath(id)) || changed.has(ledgerPath(id))) return true;
  if ((fact?.sources ?? []).some(({ path }) => changed.has(normalisePath(path) ?? path)))
    return true;
  return (checks.get(id) ?? []).some(
    ({ movedTo }) => movedTo !== null && changed.has(movedTo.path),
  );
}

/** Whether a fact is trusted, or may be once it is merged: whatever else it is, nothing can take its trust. */
function mayBeTrusted(id: string, { judgement }: Snapshot): boolean {
  const kind = judgement.adoptions.get(id)?.kind;
  return kind === 'adopted' || kind === 'unsettled';
}

/** Advice names code of the tree, and so can say what the policy keeps unsaid (SECURITY S28). */
export function redactProbes(run: ProbeRun, policy: Policy): ProbeRun {
  const hides = (text: string): boolean => saysExcluded(text, policy);
  return {
    ...run,
    survived: run.survived
      .filter(({ factId }) => !isRedacted(factId, policy))
      .map((one) => ({
        ...one,
        path: hides(one.path) ? 'policy_blocked' : one.path,
        foundAt: one.foundAt !== null && hides(one.foundAt.path) ? null : one.foundAt,
        advice: one.advice !== null && hides(one.advice) ? null : one.advice,
      })),
    unverifiable: run.unverifiable.filter((id) => !isRedacted(id, policy)),
  };
}
