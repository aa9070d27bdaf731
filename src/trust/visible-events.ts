import type { LedgerEvent } from '../memory/ledger.js';
import type { Policy } from '../memory/policy-shape.js';
import { visible } from '../text/visible.js';
import { saysExcluded } from './blocking.js';
import type { Sha256 } from '../tree/digest.js';

/*
 * The events of one fact that may be shown, newest first. Ledgers are written by others, so what the policy excludes
 * is withheld and the rest is made visible (SECURITY S24, S28).
 */

/** An event of a ledger, and whether the base has it: an event that the base lacks decides nothing. */
export interface HistoryEvent extends LedgerEvent {
  readonly settled: boolean;
}

/** Characters of a reason that are shown. */
const MOST_SHOWN = 4_096;
const WITHHELD = '(withheld by the policy)';

export function redactedText(text: string, policy: Policy): string {
  return saysExcluded(text, policy) ? WITHHELD : visible(text, MOST_SHOWN);
}

/** The events of one fact, the newest first. @param head has those of the base as well. */
export function visibleEvents(
  base: readonly LedgerEvent[],
  head: readonly LedgerEvent[],
  policy: Policy,
): readonly HistoryEvent[] {
  const said = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : redactedText(text, policy);
  const known = new Set(base.map((event) => event.id));
  const own = head.filter((event) => !known.has(event.id));
  return newestFirst([...base, ...own]).map((event) => ({
    ...event,
    settled: known.has(event.id),
    at: redactedText(event.at, policy),
    proposed_by: redactedText(event.proposed_by, policy),
    why: said(event.why),
    evidence: said(event.evidence),
  }));
}

/**
 * All events of one fact, the newest first; none comes before one that follows it. Times are not verified: they only
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
