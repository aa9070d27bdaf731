import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { hasInvisible, visible, VISIBLE_LIMIT } from '../../src/text/visible.js';

/**
 * What must never reach a terminal, listed here on its own: C0, C1, bidi, zero-width, line ends,
 * fillers, selectors, tags, halves of pairs.
 */
const HIDDEN: readonly (readonly [from: number, to: number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xe000, 0xe000],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe01ef],
];
const isHidden = (point: number): boolean =>
  HIDDEN.some(([from, to]) => point >= from && point <= to);
const text = fc.string({
  unit: fc
    .oneof(fc.integer({ min: 0, max: 0x10ffff }), fc.constantFrom(...HIDDEN.flat()))
    .map((point) => String.fromCodePoint(point)),
  maxLength: 260,
});

describe('visible', () => {
  it('shows plain names as they are', () => {
    expect(visible('src/auth/Größe – 日本 😀.md')).toBe('src/auth/Größe – 日本 😀.md');
  });

  it('writes out what turns text around, hides it or ends the line', () => {
    expect(visible('a\u202eb\u200b\n\u{e0041}')).toBe('a\\u{202e}b\\u{200b}\\u{a}\\u{e0041}');
  });

  it('shows no secret that a hidden character breaks in two', () => {
    const shown = visible('https://evil.example:\u001b[31m@user');
    expect([shown.includes('[31m'), visible(shown)]).toEqual([false, shown]);
  });

  it('writes out every hidden character there is', () => {
    for (const [from, to] of HIDDEN)
      for (let point = from; point <= to; point += 1)
        expect(visible(String.fromCodePoint(point))).toBe(`\\u{${point.toString(16)}}`);
  });

  it('never emits a hidden character and never more than the limit', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: VISIBLE_LIMIT }), (name, limit) => {
        const shown = visible(name, limit);
        expect(shown.length).toBeLessThanOrEqual(limit);
        expect([...shown].filter((character) => isHidden(character.codePointAt(0) ?? 0))).toEqual(
          [],
        );
      }),
    );
  });

  it('cuts between characters, not through one that takes two units, also where escapes made the text longer', () => {
    for (let limit = 2; limit < 14; limit += 1)
      expect(visible('\u0001😀😀😀😀', limit)).toMatch(
        /^[^\uD800-\uDFFF]*(?:[\uD800-\uDBFF][\uDC00-\uDFFF])*…?$/,
      );
  });

  it('does not spend a megabyte of escapes on a megabyte of a name', () => {
    expect(visible('\u0000'.repeat(1_000_000))).toHaveLength(VISIBLE_LIMIT);
  });

  it('says of a name whether it hides something, the same each time it is asked', () => {
    expect([hasInvisible('a\u200bb'), hasInvisible('a\u200bb'), hasInvisible('ab')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
