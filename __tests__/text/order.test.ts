import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { compareNatural } from '../../src/text/order.js';

/** Names that differ in digits, zeros in front and what stands between. */
const name = fc
  .array(
    fc.constantFrom('s', 'S', '/', '-', '.', '0', '1', '2', '9', '10', '007', 'é', '\u{1F600}'),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));

describe('the natural order', () => {
  test.each([
    [
      ['s10', 's2', 's1'],
      ['s1', 's2', 's10'],
    ],
    [
      ['docs/p10/a.md', 'docs/p9/b.md', 'docs/p9/a10.md', 'docs/p9/a9.md'],
      ['docs/p9/a9.md', 'docs/p9/a10.md', 'docs/p9/b.md', 'docs/p10/a.md'],
    ],
    [
      ['v1.10.0', 'v1.9.12', 'v1.9.2'],
      ['v1.9.2', 'v1.9.12', 'v1.10.0'],
    ],
    [
      ['a1b', 'a01a', 'a1a', 'a001'],
      ['a001', 'a01a', 'a1a', 'a1b'],
    ],
    [
      ['99999999999999999999999', '100000000000000000000000', '9'],
      ['9', '99999999999999999999999', '100000000000000000000000'],
    ],
    [
      ['b', 'a', '', 'B'],
      ['', 'B', 'a', 'b'],
    ],
  ])('of %j is %j', (names, sorted) => {
    expect(names.toSorted(compareNatural)).toEqual(sorted);
  });

  test('counts no further than anybody reads', () => {
    const long = [10, 2, 1].map((number) => `${'x'.repeat(2_000)}${number}`);
    expect(long.toSorted(compareNatural)).toEqual([2, 0, 1].map((at) => long[at]));
  });

  test('is total: only equal names compare as equal, and each pair the other way round', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(compareNatural(a, b) === 0).toBe(a === b);
        expect(Math.sign(compareNatural(a, b))).toBe(0 - Math.sign(compareNatural(b, a)));
      }),
      { numRuns: 2_000 },
    );
  });

  test('is transitive', () => {
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        const [x, y, z] = [a, b, c].toSorted(compareNatural);
        expect(compareNatural(x ?? '', y ?? '')).toBeLessThanOrEqual(0);
        expect(compareNatural(y ?? '', z ?? '')).toBeLessThanOrEqual(0);
        expect(compareNatural(x ?? '', z ?? '')).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is the same from whatever order the names come', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (names, dice) => {
        const shuffled = names
          .map((one) => ({ one, at: dice.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(shuffled.toSorted(compareNatural)).toEqual(names.toSorted(compareNatural));
      }),
      { numRuns: 500 },
    );
  });
});
