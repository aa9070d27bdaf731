import { describe, expect, it } from '@jest/globals';
import { SourceText } from '../../src/anchors/source-text.js';

const of = (text: string | Uint8Array, path = ''): SourceText =>
  new SourceText(typeof text === 'string' ? Buffer.from(text) : text, path);

describe('a text in lines', () => {
  it.each<[string, readonly string[]]>([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\r\nb\rc\n\n', ['a', 'b\rc', '']],
  ])('of %j', (text, lines) => {
    expect(of(text).lines).toEqual(lines);
  });

  const source = of('ab\n\ncd\n');

  it.each<[[number, number], string | null]>([
    [[1, 1], 'ab'],
    [[1, 2], 'ab\n'],
    [[2, 2], ''],
    [[1, 3], 'ab\n\ncd'],
    [[3, 3], 'cd'],
    [[3, 4], null],
    [[0, 1], null],
    [[2, 1], null],
  ])('has the range %j', (range, text) => {
    expect(source.span(range)).toBe(text);
    const span = source.spanOf(range);
    if (span !== null) expect(source.rangeOf(span)).toEqual(range);
  });

  it.each<[number, number, [number, number]]>([
    [0, 0, [1, 1]],
    [0, 1, [1, 1]],
    [1, 5, [1, 3]],
    [3, 3, [2, 2]],
    [4, 4, [3, 3]],
    [5, 5, [3, 3]],
  ])('knows the lines of %d to %d', (from, to, lines) => {
    expect(source.rangeOf({ from, to })).toEqual(lines);
  });

  it('knows the line of each character', () => {
    expect([0, 2, 3, 4, 6, 7, 100].map((offset) => source.lineAt(offset))).toEqual([
      1, 1, 2, 3, 3, 3, 3,
    ]);
    expect(of('').lineAt(0)).toBe(1);
  });
});

describe('a text', () => {
  it('is without a byte-order mark, and LF for CRLF', () => {
    expect(of('\ufeffa\r\nb').text).toBe('a\nb');
  });

  it('finds a text of the front matter in its own encoding', () => {
    expect([of('\u00e9').encoding, of(Uint8Array.of(0xff)).encoding]).toEqual(['utf8', 'latin1']);
    expect(of('\u00e9').literal('\u00e9\r\n')).toBe('\u00e9\n');
    expect(of(Uint8Array.of(0xff)).literal('\u00e9\r\n')).toBe('\u00c3\u00a9\n');
  });
});
