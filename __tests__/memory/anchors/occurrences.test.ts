import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { occurrences } from '../../../src/memory/anchors/occurrences.js';

describe('occurrences', () => {
  // Of two letters, so that what is searched overlaps itself and is nearly there again and again.
  const word = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b'), maxLength });

  it('are what a look at every place finds, overlaps too', () => {
    fc.assert(fc.property(word(60), word(6), (hay, needle) => {
      const wanted = needle === '' ? [] : [...hay].flatMap((_letter, at) => (hay.startsWith(needle, at) ? [at] : []));
      expect(occurrences(hay, needle)).toEqual(wanted);
      expect(occurrences([...hay], [...needle])).toEqual(wanted);
    }), { numRuns: 2_000 });
  });

  it('are a thousand at most', () => {
    expect(occurrences('a'.repeat(1_000), 'a')).toHaveLength(1_000);
    expect(occurrences('a'.repeat(5_000), 'aa')).toEqual(Array.from({ length: 1_000 }, (_, at) => at));
  });
});
