import { describe, expect, it } from '@jest/globals';
import { type Language, lex } from '../../../src/languages/code/languages.js';
import { readCode, symbolsOf } from '../../../src/languages/code/symbols.js';
import { Reader, scoped, type Step } from '../../../src/languages/code/symbols/reader.js';

const codeOf = (language: Language, text: string): Reader => new Reader(text, lex(language, text));

/** What stands between the two of each pair of brackets, with them, by where it opens. */
function pairs(language: Language, text: string): readonly string[] {
  const code = codeOf(language, text);
  const found: string[] = [];
  for (let i = 0; i < code.length; i += 1) {
    const mate = code.mate(i);
    if (mate >= 0) expect(code.mate(mate)).toBe(i);
    if (mate > i) found.push(text.slice(code.from(i), code.to(mate)));
  }
  return found;
}

describe('brackets', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['typescript', '(a [b] {c})', ['(a [b] {c})', '[b]', '{c}']],
    ['typescript', '{ ( a } b )', ['{ ( a }']],
    ['typescript', '( { ) } b', ['{ ) }']],
    ['typescript', '[ ( ] b', []],
    ['typescript', '( [ ) b', []],
    ['typescript', '} ) ] { }', ['{ }']],
    ['typescript', 'f<a, b>(c)', ['<a, b>', '(c)']],
    ['typescript', 'A<B<C>>', ['<B<C>>', '<C>']],
    ['typescript', '(a < b) > c', ['(a < b)']],
    ['typescript', '{ a < b } > c', ['{ a < b }']],
    ['typescript', 'a < b; c > d', []],
    ['typescript', '(a; b) { c; d }', ['(a; b)', '{ c; d }']],
    ['typescript', 'A<(a) => B>', ['<(a) => B>', '(a)']],
    ['kotlin', 'A<() -> B>', ['<() -> B>', '()']],
    ['typescript', 'a > b', []],
    ['java', 'a <= b > c', []],
    ['java', 'a << b > c', []],
    ['java', 'a <<b> c', []],
    ['java', '=A<B>', ['<B>']],
    ['java', 'a<b =c>', ['<b =c>']],
    ['typescript', '`a${ b }c${ [d] }e`', ['`a${ b }c${ [d] }e`', '[d]']],
    ['typescript', '`a${ `b` }c`', ['`a${ `b` }c`']],
    ['typescript', '`a` { `b${ {c} }d` }', ['{ `b${ {c} }d` }', '`b${ {c} }d`', '{c}']],
    ['typescript', '`a${ (b }c` d)', ['`a${ (b }c`']],
    ['tsx', 'x = <a b={c}>{d} (e</a>', ['{c}', '{d}']],
    ['tsx', 'x = <a>(</a>', []],
    ['php', '(<?php { ?>)<?php } ?>', ['{ ?>)<?php }']],
  ])('of %s pair in %j', (language, text, expected) => {
    expect(pairs(language, text)).toEqual(expected);
  });

  it('of each branch of #if begin where the first began', () => {
    const text = [
      'void f() {',
      '#if A',
      '  if (a) {',
      '#  if B',
      '    g(',
      '#  else',
      '    h(',
      '#  endif',
      '    );',
      '#elif C',
      '  if (b) {',
      '#else',
      '  if (c) {',
      '#endif',
      '  }',
      '}',
      'void i() {',
      '#else',
      '#endif',
      '}',
      'void j() {',
      '#if A',
      '  if (a) {',
      '#  if B',
      '    g(',
      '#  else',
      '    h(',
      '#  endif',
      '    );',
      '  }',
      '#endif',
      '}',
    ].join('\n');
    expect(
      symbolsOf(readCode('c', text, lex('c', text))).map(({ name, lines }) => [name, ...lines]),
    ).toEqual([
      ['f', 1, 16],
      ['i', 17, 20],
      ['j', 21, 32],
    ]);
  });
});

describe('found symbols', () => {
  const text = '\na b\n{ c }\n';
  const names = (
    build: (found: Reader) => void,
  ): readonly (readonly [string, string, number, number])[] => {
    const found = codeOf('java', text);
    build(found);
    return found.found().map(({ name, from, to, lines }) => [name, text.slice(from, to), ...lines]);
  };

  it('have the text and the lines of their tokens, and at least of the first', () => {
    expect(names((found) => found.add('one', 0, 5))).toEqual([['one', 'a b\n{ c }', 2, 3]]);
    expect(names((found) => found.add('one', 1, 2))).toEqual([['one', 'b', 2, 2]]);
    expect(names((found) => found.add('one', 1, 1))).toEqual([['one', 'b', 2, 2]]);
  });

  it('do not reach the line after the end of theirs', () => {
    expect(
      names((found) => {
        found.addSpan('one', 1, 5);
        found.addSpan('two', 5, 5);
      }),
    ).toEqual([
      ['one', 'a b\n', 2, 2],
      ['two', '', 3, 3],
    ]);
  });

  it('are in their order, the outer first', () => {
    expect(
      names((found) => {
        found.add('inner', 0, 1);
        found.add('last', 1, 2);
        found.add('outer', 0, 2);
      }).map(([name]) => name),
    ).toEqual(['outer', 'inner', 'last']);
  });

  it('have a name, and none that is longer than any real one', () => {
    const longest = 'x'.repeat(500);
    expect(
      names((found) => {
        found.add('', 0, 1);
        found.add(longest, 0, 1);
        found.add(`${longest}y`, 0, 1);
      }).map(([name]) => name.length),
    ).toEqual([500]);
    expect([
      scoped('', 'a'),
      scoped('a', 'b'),
      scoped(longest, 'a').length,
      scoped(`${longest}y`, 'a').length,
    ]).toEqual(['a', 'a.b', 502, 501]);
  });
});

describe('a walk', () => {
  it('goes on where a scope that was opened starts, in it until its end, which is not behind the one around it', () => {
    const seen: string[] = [];
    const step: Step = (code, i) => {
      seen.push(`${i}${code.mode}${code.scope}`);
      if (i === 1) code.open('local', 'x', 3, 6);
      if (i === 3) code.open('file', 'y', 4, 5);
      if (i === 4) code.open('local', 'z', 4, 100);
      return i === 5 ? 7 : 0;
    };
    codeOf('java', 'a b c d e f g h').read({ file: step, local: step });
    expect(seen).toEqual(['0file', '1file', '3localx', '4filey', '5localx', '7file']);
  });

  it('of nothing is nothing', () => {
    codeOf('java', '').read({
      file: () => {
        throw new Error('no token');
      },
    });
  });
});
