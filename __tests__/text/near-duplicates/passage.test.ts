/** Where in a long text stands what a short one says: its words together, and not scattered. */
import { describe, expect, it } from '@jest/globals';
import { passageOf } from '../../../src/text/near-duplicates/near-duplicate-index.js';
import type { ReadWord } from '../../../src/text/near-duplicates/reader.js';

/** A word for each blank-separated piece; `.` is the end of a sentence, which has no token. */
const read = (text: string): ReadWord[] =>
  text.split(' ').map((piece) => ({
    token: piece === '.' ? '' : piece,
    telling: null,
    written: piece,
    number: 0,
  }));
const others = (count: number): string => 'x '.repeat(count);
/** The passage as it is written; every word weighs one. */
const placeOf = (small: string, large: string, least = 3): string | null =>
  passageOf(read(small), read(large), () => 1, least)
    ?.map(({ written }) => written)
    .join(' ') ?? null;

describe('the passage of a short text', () => {
  it('is where its words stand together, in any order, with something between', () => {
    expect(placeOf('a b c', `${others(30)}c x a x x b ${others(30)}x`)).toBe(
      `${others(8)}c x a x x b`,
    );
  });

  it('is as wide as twice the text and eight words more', () => {
    expect(placeOf('a b', `a ${others(10)}b x x`, 2)).toBe(`a ${others(10)}b`);
    expect(placeOf('a b', `a ${others(11)}b x x`, 2)).toBeNull();
  });

  it('is nowhere where its words are scattered over a long text', () => {
    expect(placeOf('a b c', `a ${others(20)}b ${others(20)}c`)).toBeNull();
  });

  it('is nowhere where one of its words comes again and again', () => {
    expect(placeOf('a b c', 'a a a a a a')).toBeNull();
    expect(placeOf('a b c', `a a ${others(20)}b c`)).toBeNull();
    expect(placeOf('a b c', `a ${others(12)}a b c`)).toContain('a b c');
  });

  it('is nowhere where both have no more than ends of sentences', () => {
    expect(placeOf('a . b .', '. . a . .', 2)).toBeNull();
  });
});
