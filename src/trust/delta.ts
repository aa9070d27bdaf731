import { breaksTrust, type AnchorResult } from '../anchors/verdict.js';
import { compareNatural } from '../text/order.js';
import { type Entry, type Reason, reasonOf, type Status } from './entry.js';

/*
 * What did this change do to each fact? A fact that was accepted and cites a line that the change edits gives
 * `accepted → stale`, because of that source.
 */

export interface Change {
  readonly id: string;
  /** Null where the entry does not exist. */
  readonly from: Status | null;
  readonly to: Status | null;
  /** The reasons of both: a fact in conflict and one whose source changed are both `stale`. */
  readonly reasons: readonly [from: Reason | null, to: Reason | null];
  /** The sources that explain it. */
  readonly because: readonly AnchorResult[];
}

/**
 * Entries whose status differs between base and head, sorted by id as people sort. Both were judged at the same
 * time under one policy.
 */
export function delta(base: readonly Entry[], head: readonly Entry[]): Change[] {
  const before = new Map(base.map((entry) => [entry.id, entry]));
  const after = new Map(head.map((entry) => [entry.id, entry]));
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => before.get(id)?.status !== after.get(id)?.status,
  );
  return changed.sort(compareNatural).map((id): Change => {
    const from = before.get(id);
    const to = after.get(id);
    const because =
      to?.status === 'stale' ? to.anchors.filter((anchor) => breaksTrust(anchor.verdict)) : [];
    return {
      id,
      from: from?.status ?? null,
      to: to?.status ?? null,
      reasons: [whyOf(from), whyOf(to)],
      because,
    };
  });
}

function whyOf(entry: Entry | undefined): Reason | null {
  return entry === undefined ? null : reasonOf(entry);
}
