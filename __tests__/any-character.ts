import * as fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * Any character, as `fc.string({ unit: 'binary' })` has them. That one lists all of Unicode each time it is made, for
 * half a second.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES.count })
  .map(
    (at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count),
    (character) => {
      const point = typeof character === 'string' ? (character.codePointAt(0) ?? -1) : -1;
      if (point < 0 || String.fromCodePoint(point) !== character)
        throw new TypeError('not one character');
      return point < SURROGATES.first ? point : point - SURROGATES.count;
    },
  );
