import type { Fact } from '../memory/fact.js';
import { lastDecisive } from '../memory/last-decisive.js';
import type { Sha256 } from '../tree/digest.js';
import { adoptable, eventsByFact } from '../trust/adoption.js';
import { duplicateIndex, type NearDuplicate } from './near-duplicates.js';
import { blockedFacts, openFacts, type OpenFact, type Snapshot } from './snapshot.js';

/*
 * Does a change bring back what was turned down? The base rejected "The cache is never cleared."; a candidate under
 * another name says the same, so it is one `ResubmittedRejection`. Read by the rule
 * `copy-of-rejected` (MT602), which only warns, so either error is safe. Of what the policy blocks nothing is compared.
 * `of` is the `key` of the finding, so where several match, the choice (a duplicate first, then the first found) must
 * stay.
 */

/** A candidate of a change that states what was turned down before. */
export interface ResubmittedRejection {
  readonly id: string;
  readonly path: string;
  /** What was turned down; the candidate's own id where it is the same one again. */
  readonly of: string;
  /** Whether it says the same, or is a part of it. */
  readonly as: Exclude<NearDuplicate['as'], 'whole'>;
}

/**
 * The candidates that a change introduces and that the base has rejected, discarded or retired in
 * like words. Where only the ledger is left of what was turned down, the same claim is the same.
 * Nothing is compared where one side is empty.
 */
export async function resubmittedRejections(
  base: Snapshot,
  head: Snapshot,
): Promise<readonly ResubmittedRejection[]> {
  if (base === head) return [];
  const candidates = introduced(base, head);
  if (candidates.length === 0) return [];
  const rejectionOf = await rejectionsIn(base);
  return candidates.flatMap(({ id, record: { path, fact } }): ResubmittedRejection[] => {
    const rejection = fact === null ? null : rejectionOf(fact);
    return rejection === null ? [] : [{ id, path, ...rejection }];
  });
}

/** What was judged, and the events of its ledgers. */
interface Judged extends Pick<Snapshot, 'judgement'> {
  readonly memory: Pick<Snapshot['memory'], 'events'>;
}

type Rejection = Pick<ResubmittedRejection, 'of' | 'as'>;

/** Tells of a fact which rejected one it repeats; null where none. */
export async function rejectionsIn(
  base: Judged,
): Promise<(fact: Pick<Fact, 'statement' | 'claim'>) => Rejection | null> {
  const rejected = openFacts(base).filter(({ status }) => status === 'rejected');
  const claims = rejectedClaims(base);
  if (rejected.length === 0 && claims.size === 0) return () => null;
  const alike =
    rejected.length === 0
      ? null
      : await duplicateIndex(rejected.map(({ record }) => record.fact?.statement ?? ''));
  return ({ statement, claim }) => {
    // Who says more than what was turned down says something new.
    const found = (alike?.(statement).found ?? []).flatMap(({ index, as }) =>
      as === 'whole' ? [] : [{ as, of: rejected[index]?.id }],
    );
    const { of, as } = found.find((one) => one.as === 'duplicate') ??
      found[0] ?? { of: claims.get(claim), as: 'duplicate' };
    return of === undefined ? null : { of, as };
  };
}

/**
 * Candidates of the head that are none at the base, or state something else there; one that the
 * change itself turns down is none.
 */
function introduced(base: Snapshot, head: Snapshot): OpenFact[] {
  const before = new Map(openFacts(base).map((entry) => [entry.id, entry]));
  const events = eventsByFact(head.memory.events);
  return openFacts(head).filter(({ id, status, record }) => {
    if (status !== 'candidate' || record.fact === null) return false;
    if (
      lastDecisive(events.get(id) ?? []).some(
        ({ type, claim }) => type === 'candidate.discarded' && claim === record.fact?.claim,
      )
    )
      return false;
    const old = before.get(id);
    return old?.status !== 'candidate' || old.record.fact?.claim !== record.fact.claim;
  });
}

/**
 * Claims that the ledgers of the base turn down, with the id of each. Of a blocked fact nothing is
 * told, not even that something is like it (SECURITY S28).
 */
function rejectedClaims(base: Judged): Map<Sha256, string> {
  const claims = new Map<Sha256, string>();
  const blocked = blockedFacts(base);
  for (const [id, events] of eventsByFact(base.memory.events)) {
    if (blocked.has(id)) continue;
    const inForce = new Set(adoptable(events).map(({ claim }) => claim));
    for (const { type, claim } of events)
      if ((type === 'candidate.discarded' || type === 'fact.retired') && !inForce.has(claim))
        claims.set(claim, id);
  }
  return claims;
}
