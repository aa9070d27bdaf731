/*
 * Do two facts replace each other in a circle? `a` supersedes `b`, which supersedes `a`: both lie
 * in one circle, and then neither takes trust from the other.
 *
 * `supersession.ts` asks before it takes trust away, and whatever writes a supersession (`lifecycle/`) asks
 * before. The order of the ids must make no difference. `__tests__/trust/circles.test.ts` fails when this is
 * wrong. Ids that `forward` does not have as keys lead nowhere; an id with itself counts as a circle if it is
 * a key. Nothing is stored.
 */

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
