import type { Sha256 } from '../tree/digest.js';
import type { LedgerEvent } from './ledger.js';

/*
 * In what order are the events of a ledger told? `trust/told-events.ts` asks. It decides nothing:
 * which decision counts is for `last-decisive.ts`. The order may change, so long as none stands before one that
 * follows it. `__tests__/memory/newest-first.test.ts` fails when it does.
 */

/**
 * All events of one fact, the newest first: none before one that follows it. Times are anybody's word, and only
 * order what the events leave open.
 */
export function newestFirst(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const byTime = events.toSorted((a, b) => Number(a.at < b.at) - Number(a.at > b.at));
  const byId = new Map(byTime.map((event) => [event.id, event]));
  const followers = new Map<Sha256, number>();
  for (const id of byTime.flatMap(({ after }) => [...new Set(after)]))
    followers.set(id, (followers.get(id) ?? 0) + 1);
  const open = byTime.filter(({ id }) => !followers.has(id)).toReversed();
  const ordered: LedgerEvent[] = [];
  for (let event = open.pop(); event !== undefined; event = open.pop()) {
    ordered.push(event);
    for (const id of new Set(event.after)) {
      const left = (followers.get(id) ?? 0) - 1;
      followers.set(id, left);
      const freed = byId.get(id);
      if (left === 0 && freed !== undefined) open.push(freed);
    }
  }
  return ordered;
}
