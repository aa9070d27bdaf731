import type { Status } from '../trust/entry.js';

/*
 * How many entries have each status? `facts`, the outputs of the action and every report show the same numbers.
 * `unverifiable` is counted beside `accepted`, so the sum is larger than the number of entries.
 */

/** How many entries have each status, for the summary in every report. */
export type Counts = Record<Status | 'unverifiable', number>;

/** An entry, or its row in a report. */
interface Counted {
  readonly status: Status;
  readonly anchors: readonly { readonly verdict: string; readonly selector: string }[];
}

/**
 * Entries by effective status; `unverifiable` counts accepted ones whose sources are all unbound, that cite
 * nothing, or only that a path is there or a text is absent: no cited text speaks for them.
 */
export function countEntries(entries: readonly Counted[]): Counts {
  const counts: Counts = {
    accepted: 0,
    candidate: 0,
    advisory: 0,
    superseded: 0,
    stale: 0,
    policy_blocked: 0,
    rejected: 0,
    unverifiable: 0,
  };
  for (const entry of entries) {
    counts[entry.status] += 1;
    if (
      entry.status === 'accepted' &&
      entry.anchors.every(
        ({ verdict, selector }) => verdict === 'unbound' || /^(?:absent|present$)/.test(selector),
      )
    )
      counts.unverifiable += 1;
  }
  return counts;
}
