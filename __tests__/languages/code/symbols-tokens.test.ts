import { describe, expect, it } from '@jest/globals';
import { lex } from '../../../src/languages/code/languages.js';
import { Code } from '../../../src/languages/code/symbols/code.js';

const read = (text: string): Code => new Code(text, lex('typescript', text));
const indices = (code: Code): readonly number[] => Array.from({ length: code.length }, (_, i) => i);

describe('tokens as the readers of symbols see them', () => {
  it('are one a punctuator, and none a comment', () => {
    const code = read('a /* b */ ?.c => "d"');
    expect(indices(code).map((i) => code.slice(i))).toEqual(['a', '?', '.', 'c', '=', '>', '"d"']);
    expect([
      code.is(1, '?.'),
      code.is(1, '?'),
      code.is(2, '?.'),
      code.is(4, '=>'),
      code.is(3, 'c'),
      code.is(3, 'cd'),
      code.is(6, '"'),
    ]).toEqual([true, true, false, true, true, false, false]);
    expect(indices(code).filter((i) => code.glued(i))).toEqual([2, 3, 5]);
  });

  it('are the first of their line behind a line end of any sort', () => {
    const code = read('a b\nc\rd e /*\n*/ f\r\ng `\n` h');
    expect(
      indices(code)
        .filter((i) => code.newline(i))
        .map((i) => code.slice(i)),
    ).toEqual(['a', 'c', 'd', 'f', 'g']);
  });

  it('have a bracket that closes them, or end with what they are in', () => {
    const code = read('a(b[c]<d>(e');
    expect(indices(code).map((i) => code.mate(i))).toEqual([
      -1, -1, -1, 5, -1, 3, 8, -1, 6, -1, -1,
    ]);
    expect([
      code.close(3, 11),
      code.close(3, 6),
      code.close(3, 5),
      code.close(3, 4),
      code.close(1, 9),
      code.close(5, 9),
    ]).toEqual([5, 5, 5, 4, 9, 9]);
    expect([code.past(3), code.past(5), code.past(6), code.past(1)]).toEqual([6, 6, 7, 2]);
    expect([code.pastTypes(3), code.pastTypes(6), code.pastTypes(8), code.pastTypes(9)]).toEqual([
      6, 9, 9, 10,
    ]);
  });

  it('are asked for where there are none', () => {
    const code = read('a(b)');
    for (const i of [-1, 4, 99]) {
      expect([
        code.slice(i),
        code.kind(i),
        code.isWord(i),
        code.is(i, 'a'),
        code.isAny(i, new Set(['', 'a'])),
        code.newline(i),
        code.mate(i),
        code.from(i),
        code.to(i),
      ]).toEqual(['', null, false, false, false, false, -1, 4, 4]);
    }
    expect(read('').length).toBe(0);
  });

  it('may be looked at ten times each and a thousand times more', () => {
    const code = read('a b');
    expect([code.within(1, 2), code.within(2, 2), code.within(2, 9), code.within(1, 1)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    for (let step = 4; step < 1018; step += 1) code.within(0, 2);
    expect([code.exhausted, code.within(0, 2), code.exhausted]).toEqual([false, true, false]);
    expect([code.within(0, 2), code.exhausted]).toEqual([false, true]);
  });
});
