import { remembered } from '../text/collections.js';
import type { Sha256 } from '../tree/digest.js';
import { ADOPTING_TYPES, isDecisive, type LedgerEvent } from './ledger.js';

/*
 * Which decision on a fact counts? The one that no other follows: of `candidate.applied` and a `fact.retired` that
 * follows it, the latter. After parallel merges there may be two.
 */

/**
 * The last decisive events of one fact: those that no other decisive event follows. Several after parallel merges;
 * none for a fact without a decision.
 *
 * A `fact.rebound` counts only where every last decision that it follows adopts the claim that it names. It needs no
 * approval, so in any other place it decides nothing, and what it follows stays as it was (SECURITY S42).
 */
export const lastDecisive = remembered(findLastDecisive);

/** First the decisions without rebounds, then those rebounds that continue one of them. */
function findLastDecisive(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const all = events.filter((event) => isDecisive(event) && !isRebound(event));
  const rebounds = events.filter(isRebound);
  // Most facts have one decision, and no event follows itself: its id is a digest.
  if (rebounds.length === 0 && all.length <= 1) return all;
  const byId = new Map(events.map((event) => [event.id, event]));
  const decisions = notFollowed(all, byId);
  if (rebounds.length === 0) return decisions;
  const claims = claimsFollowed(decisions, byId);
  const sound = rebounds.filter((event) => claims(event) === event.claim);
  return sound.length === 0 ? decisions : notFollowed([...decisions, ...sound], byId);
}

function isRebound({ type }: LedgerEvent): boolean {
  return type === 'fact.rebound';
}

/** Those of some events that none of the others follows, directly or not. */
function notFollowed(
  some: readonly LedgerEvent[],
  byId: ReadonlyMap<Sha256, LedgerEvent>,
): LedgerEvent[] {
  const followed = new Set<Sha256>();
  // One walk for all, so a long ledger takes linear time.
  const pending = some.flatMap((event) => event.after);
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (followed.has(id)) continue;
    followed.add(id);
    pending.push(...(byId.get(id)?.after ?? []));
  }
  return some.filter((event) => !followed.has(event.id));
}

/** What the last decisions before an event adopt: one claim, none, or different ones. */
type Followed = Sha256 | 'nothing' | 'mixed';

/** A function that gives, for an event, the claim that the last decisions before it adopt. */
function claimsFollowed(
  decisions: readonly LedgerEvent[],
  byId: ReadonlyMap<Sha256, LedgerEvent>,
): (event: LedgerEvent) => Followed {
  const own = new Map(
    decisions.map((event): [Sha256, Followed] => [
      event.id,
      ADOPTING_TYPES.has(event.type) ? event.claim : 'mixed',
    ]),
  );
  return gathered(byId, 'nothing', (id) => own.get(id) ?? null, bothFollowed);
}

/** Two answers as one: two claims that differ are `mixed`. */
function bothFollowed(a: Followed, b: Followed): Followed {
  if (a === 'nothing' || a === b) return b;
  return b === 'nothing' ? a : 'mixed';
}

/**
 * Combines a value over everything that an event follows, directly or not. Each event is visited once.
 *
 * @param none the value of an event that follows nothing.
 * @param of the value of an event by itself; nothing behind it is visited then.
 * @param join two values as one, in any order.
 */
function gathered<Value>(
  byId: ReadonlyMap<Sha256, LedgerEvent>,
  none: Value,
  of: (id: Sha256) => Value | null,
  join: (a: Value, b: Value) => Value,
): (event: LedgerEvent) => Value {
  const known = new Map<Sha256, Value>();
  const valueOf = (id: Sha256): Value | undefined => of(id) ?? known.get(id);
  return (asked) => {
    // A stack of its own: a ledger may be longer than calls can be nested.
    const open = [asked];
    for (let event = open.at(-1); event !== undefined; event = open.at(-1)) {
      const missing = known.has(event.id)
        ? []
        : event.after.flatMap((id) => (valueOf(id) === undefined ? (byId.get(id) ?? []) : []));
      if (missing.length > 0) {
        open.push(...missing);
        continue;
      }
      open.pop();
      if (!known.has(event.id))
        known.set(
          event.id,
          event.after.reduce((sum, id) => join(sum, valueOf(id) ?? none), none),
        );
    }
    return known.get(asked.id) ?? none;
  };
}

/** A function that counts, for an event, how many of some last decisions it does not follow. */
export function overlookedBy(
  decisions: readonly LedgerEvent[],
  ledger: readonly LedgerEvent[],
): (event: LedgerEvent) => number {
  const byId = new Map(ledger.map((event) => [event.id, event]));
  // A bit for each decision, so that one walk answers for all of them.
  const bits = new Map(decisions.map(({ id }, index) => [id, 1n << BigInt(index)]));
  const followed = gathered(
    byId,
    0n,
    (id) => bits.get(id) ?? null,
    (a, b) => a | b,
  );
  return (event) => decisions.length - countOnes(followed(event));
}

function countOnes(mask: bigint): number {
  return mask.toString(2).replaceAll('0', '').length;
}
