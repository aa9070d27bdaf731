import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { circlesOf } from '../../src/trust/supersession.js';

const nodes = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The definition itself: one leads to the other and back. */
function reaches(
  forward: ReadonlyMap<string, readonly string[]>,
  from: string,
  to: string,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  return (forward.get(from) ?? []).some(
    (next) =>
      next === to || (!seen.has(next) && reaches(forward, next, to, new Set([...seen, next]))),
  );
}

describe('circles of a graph', () => {
  it('are what their definition says', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(...nodes),
            fc.array(fc.constantFrom(...nodes), { maxLength: 3 }),
          ),
          { maxLength: 6 },
        ),
        (edges) => {
          const forward = new Map(edges);
          const inCircle = circlesOf(forward);
          for (const a of forward.keys()) {
            for (const b of nodes.filter((node) => node !== a))
              expect(inCircle(a, b)).toBe(reaches(forward, a, b) && reaches(forward, b, a));
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are found in a line and a ring of 200,000 without recursion', () => {
    const count = 200_000;
    const line = new Map(
      Array.from({ length: count }, (_, index) => [String(index), [String(index + 1)]]),
    );
    expect(circlesOf(line)('0', '1')).toBe(false);
    const ring = new Map(
      Array.from({ length: count }, (_, index) => [String(index), [String((index + 1) % count)]]),
    );
    expect(circlesOf(ring)('0', String(count - 1))).toBe(true);
  });
});
