import type { FactRecord } from '../memory/fact.js';

/* Which fact replaces which? Also finds circles of `supersedes:`, which have no effect. */

export interface Link {
  readonly by: string;
  readonly old: string;
}

export interface Supersession {
  /** Superseded id to the id of its successor, the first by name if there are several. */
  readonly inForce: ReadonlyMap<string, string>;
  readonly links: readonly Link[];
}

/**
 * Explicit supersession, by adopted facts only: a candidate, a dangling or a cyclic link never takes trust from
 * another fact, which would be a way to deny trust (DESIGN §7, SECURITY S23). A successor that is itself stale or
 * blocked still supersedes, or breaking its source would bring the old memory back.
 *
 * @param adopted facts with a settled adoption of exactly their text.
 * @param settled links that are in force at the base; a head cannot undo them by removing the successor.
 */
export function supersede(
  adopted: readonly FactRecord[],
  settled: ReadonlyMap<string, string>,
): Supersession {
  const forward = new Map<string, readonly string[]>();
  // Most facts supersede nothing, and an id without edges is in no circle.
  for (const { id, fact } of adopted)
    if (fact !== null && fact.supersedes.length > 0) forward.set(id, fact.supersedes);
  const inCircle = circlesOf(forward);
  const inForce = new Map<string, string>();
  const links: Link[] = [];
  for (const { id: by, fact } of adopted) {
    for (const old of fact?.supersedes ?? []) {
      if (inCircle(by, old)) continue; // with itself too
      links.push({ by, old });
      if (!inForce.has(old)) inForce.set(old, by);
    }
  }
  for (const [old, by] of settled) if (!inForce.has(old)) inForce.set(old, by);
  return { inForce, links };
}

/**
 * Tells whether two ids of a directed graph lie in one circle. Linear in nodes and edges, without recursion: a pull
 * request may bring a graph of any shape. Source: Tarjan, Depth-first search and linear graph algorithms (1972).
 *
 * @param forward for each id, where its edges lead.
 */
export function circlesOf(
  forward: ReadonlyMap<string, readonly string[]>,
): (a: string, b: string) => boolean {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const circle = new Map<string, number>();
  const open: string[] = [];
  const lower = (id: string, to: number): void => {
    low.set(id, Math.min(low.get(id) ?? to, to));
  };
  const closeCircle = (first: string): void => {
    for (let member = open.pop(); member !== undefined; member = open.pop()) {
      circle.set(member, order.get(first) ?? 0);
      if (member === first) break;
    }
  };
  for (const root of forward.keys()) {
    if (order.has(root) || forward.get(root)?.length === 0) continue; // most lead nowhere, and so into no circle
    const path = [{ id: root, edge: 0 }];
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const { id } = step;
      if (!order.has(id)) {
        low.set(id, order.size);
        order.set(id, order.size);
        open.push(id);
      }
      const next = forward.get(id)?.[step.edge];
      if (next !== undefined) {
        step.edge += 1;
        if (!order.has(next)) path.push({ id: next, edge: 0 });
        else if (!circle.has(next)) lower(id, order.get(next) ?? 0);
        continue;
      }
      path.pop();
      const above = path.at(-1);
      if (above !== undefined) lower(above.id, low.get(id) ?? 0);
      if (low.get(id) === order.get(id)) closeCircle(id);
    }
  }
  return (a, b) =>
    (a === b && forward.has(a)) || (circle.has(a) && circle.get(a) === circle.get(b));
}
