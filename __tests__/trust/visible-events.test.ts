import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { makeEvent, type LedgerEvent } from '../../src/memory/ledger.js';
import { newestFirst } from '../../src/trust/visible-events.js';
import { sha256 } from '../../src/tree/digest.js';

const event = (more: Partial<Omit<LedgerEvent, 'id' | 'v'>> = {}): LedgerEvent =>
  makeEvent({
    type: 'candidate.applied',
    fact: 'a',
    claim: sha256('claim'),
    binding: sha256('binding'),
    at: '2026-01-01T00:00:00Z',
    proposed_by: 'alice',
    after: [],
    ...more,
  });

describe('all events, the newest first', () => {
  it('have none before one that follows it, whatever times they claim and whatever order they come in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(20), fc.nat(20), fc.integer({ min: 1970, max: 2999 })), {
          maxLength: 20,
        }),
        fc.func(fc.nat()),
        (links, mixed) => {
          const made: LedgerEvent[] = [];
          for (const [a, b, year] of links)
            made.push(
              event({
                why: String(made.length),
                at: `${year}-01-01T00:00:00Z`,
                after: [made[a], made[b], made[b]].flatMap((one) => one?.id ?? []),
              }),
            );
          const shuffled = made.toSorted((x, y) => mixed(x.id) - mixed(y.id));
          const ordered = newestFirst(shuffled);
          const place = new Map(ordered.map((one, index) => [one.id, index]));
          expect(place.size).toBe(made.length);
          for (const one of made)
            for (const id of one.after)
              expect(place.get(id)).toBeGreaterThan(place.get(one.id) ?? Infinity);
        },
      ),
    );
  });

  it('that leave the order open are ordered by their time', () => {
    const [old, young] = [event({ at: '2026-01-01' }), event({ at: '2026-02-01' })];
    expect(newestFirst([old, young])).toEqual([young, old]);
  });
});
