import type { FactRecord } from '../memory/fact.js';
import { circlesOf } from './circles.js';

/*
 * Which fact took the place of which? `b` with `supersedes: [a]` does, if `b` is adopted:
 *
 *   b (adopted) supersedes a                a is superseded by b
 *   b (candidate) supersedes a              no effect: anybody could write it
 *   b and c both adopted, both supersede a  a is superseded by b, the first by name
 *   a supersedes b, b supersedes a          no effect: a circle
 *   the base says so, the head drops b      a stays superseded: `settled` holds it
 *
 * The judge (`judge.ts`) asks it and gives the reason `superseded_fact`. When it is wrong,
 * `__tests__/trust/` and `__tests__/security/S23-denial-and-revival.test.ts` fail. Which successor is named
 * (the first by name, so that it is always the same) is shown in reports; that a candidate has no effect is
 * a promise (S23).
 */

/** One `supersedes:` of an adopted fact. */
export interface Link {
  readonly by: string;
  readonly old: string;
}

/** What supersedes what, as far as it has an effect. */
export interface Supersession {
  /** Superseded id to the id of its successor, the first by name if there are several. */
  readonly inForce: ReadonlyMap<string, string>;
  /** Every link in force. */
  readonly links: readonly Link[];
}

/**
 * Explicit supersession, by adopted facts only: a candidate, a dangling or a cyclic link never takes trust from another
 * fact, which would be a way to deny trust (DESIGN §7, SECURITY S23). A successor that is itself stale or blocked still
 * supersedes, or breaking its source would bring the old memory back.
 *
 * @param adopted facts with a settled adoption of exactly their text.
 * @param settled links that are in force at the base; a head cannot undo them by removing the successor.
 */
export function supersede(
  adopted: readonly FactRecord[],
  settled: ReadonlyMap<string, string>,
): Supersession {
  const forward = new Map<string, readonly string[]>();
  // Most supersede nothing, and whoever leads nowhere is in no circle.
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
