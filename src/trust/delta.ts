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
  /** Why it was, and is, what it is: a fact in conflict and one whose source changed are both `stale`. */
  readonly reasons: readonly [from: Reason | null, to: Reason | null];
  /** The sources that explain it. */
  readonly because: readonly AnchorResult[];
}

/**
 * Entries whose status differs between base and head, sorted by id as people sort. Both were judged at the same
 * time under one policy.
 */
export function delta(base: readonly Entry[], head: readonly Entry[]): Change[] {
  const other = otherIds(base, head);
  if (other === null) return differences(base, head);
  const isOther = ({ id }: Entry): boolean => other.has(id);
  return other.size === 0 ? [] : differences(base.filter(isOther), head.filter(isOther));
}

/** Ids of entries that are not one and the same; null where an entry came, went or has another place. */
function otherIds(base: readonly Entry[], head: readonly Entry[]): ReadonlySet<string> | null {
  if (base.length !== head.length) return null;
  const other = new Set<string>();
  for (const [index, from] of base.entries()) {
    const to = head[index];
    if (from === to) continue;
    if (from.id !== to?.id) return null;
    other.add(from.id);
  }
  return other;
}

function differences(base: readonly Entry[], head: readonly Entry[]): Change[] {
  const before = new Map(base.map((entry) => [entry.id, entry]));
  const after = new Map(head.map((entry) => [entry.id, entry]));
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort(compareNatural);
  return ids.flatMap((id): Change[] => {
    const from = before.get(id);
    const to = after.get(id);
    if (from?.status === to?.status) return [];
    const because =
      to?.status === 'stale' ? to.anchors.filter((anchor) => breaksTrust(anchor.verdict)) : [];
    return [
      {
        id,
        from: from?.status ?? null,
        to: to?.status ?? null,
        reasons: [whyOf(from), whyOf(to)],
        because,
      },
    ];
  });
}

function whyOf(entry: Entry | undefined): Reason | null {
  return entry === undefined ? null : reasonOf(entry);
}
