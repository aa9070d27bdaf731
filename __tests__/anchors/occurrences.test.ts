import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { occurrences } from '../../src/anchors/select.js';

describe('occurrences', () => {
  // Of two letters, so that what is searched overlaps itself and is nearly there again and again.
  const word = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b'), maxLength });

  it('are what a look at every place finds, overlaps too', () => {
    fc.assert(
      fc.property(word(60), word(6), (hay, needle) => {
        const wanted =
          needle === ''
            ? []
            : [...hay].flatMap((_letter, at) => (hay.startsWith(needle, at) ? [at] : []));
        expect(occurrences(hay, needle)).toEqual(wanted);
        expect(occurrences([...hay], [...needle])).toEqual(wanted);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are found by more than how a long one begins', () => {
    fc.assert(
      fc.property(word(6), word(6), word(6), (before, behind, last) => {
        const long = 'ab'.repeat(40);
        const hay = `${before}${long}${behind}${long}${last}`;
        for (const needle of [
          `${long}${last}`,
          `${before}${long}`,
          `${long}${behind}`,
          `${long}bb`,
        ]) {
          const wanted = [...hay].flatMap((_letter, at) =>
            hay.startsWith(needle, at) ? [at] : [],
          );
          expect(occurrences(hay, needle)).toEqual(wanted);
          expect(occurrences([...hay], [...needle])).toEqual(wanted);
        }
      }),
    );
  });

  it('are a thousand at most', () => {
    expect(occurrences('a'.repeat(1_000), 'a')).toHaveLength(1_000);
    expect(occurrences('a'.repeat(5_000), 'aa')).toEqual(
      Array.from({ length: 1_000 }, (_, at) => at),
    );
  });
});
