import { describe, expect, it } from '@jest/globals';
import { lex } from '../../../src/languages/code/languages.js';
import { readCode, symbolsOf } from '../../../src/languages/code/symbols.js';

/** Each symbol as its name and its text. */
const read = (text: string): readonly (readonly [string, string])[] =>
  symbolsOf(readCode('python', text, lex('python', text))).map(({ name, from, to }) => [
    name,
    text.slice(from, to),
  ]);

const names = (text: string): readonly string[] => read(text).map(([name]) => name);

describe('Python', () => {
  it.each<readonly [what: string, symbol: string, rest: string]>([
    ['with the comment behind its last line', 'def f():\n    return 1  # a', '\nb'],
    ['with a comment that touches its last line', 'def f():\n    return 1# a', '\nb'],
    ['with a comment that touches its only line', 'def f(): return 1# a', '\nb'],
    ['with a comment in it, behind all else', 'def f():\n    a\n    # b', '\nc'],
    [
      'with all comments in it, behind all else',
      'def f():\n    a\n    # b\n\n    # c\n    # d',
      '\n# e\n    # f\ng',
    ],
    ['with the comments at the end of the text', 'def f():\n    a\n    # b', '\n\n'],
    ['before a comment at the margin', 'def f():\n    a', '\n# b\n'],
    ['before a comment at the margin, on one line', 'def f(): a', '\n# b\n'],
    ['before blank lines at the end', 'def f():\n    a', '\n\n  \n'],
    ['in a string', 'def f():\n    """\na\n"""', '\nb'],
    ['in brackets', 'def f():\n    g(\na\n)', '\nb'],
    ['behind a backslash', 'def f():\n    a = \\\nb', '\nc'],
  ])('ends a function %s', (_what, symbol, rest) => {
    expect(read(`${symbol}${rest}`)[0]).toEqual(['f', symbol]);
    expect(read(`x = 1  # first\n${symbol}${rest}`)[1]).toEqual(['f', symbol]);
  });

  it('gives each comment to the innermost block that it is indented in', () => {
    expect(read('class A:\n\tdef f(self):\n\t\ta\n\t\t# of f\n\t# of A\n# of none\n')).toEqual([
      ['A', 'class A:\n\tdef f(self):\n\t\ta\n\t\t# of f\n\t# of A'],
      ['A.f', 'def f(self):\n\t\ta\n\t\t# of f'],
    ]);
    expect(read('class A:\n  def f(self):\n    a\n  \f  # of f\n  # of A\nb')).toEqual([
      ['A', 'class A:\n  def f(self):\n    a\n  \f  # of f\n  # of A'],
      ['A.f', 'def f(self):\n    a'],
    ]);
    expect(read('class A:\n  def f(self): a\n  # of A\n    # of A too\n')[1]).toEqual([
      'A.f',
      'def f(self): a',
    ]);
  });

  it('counts a tab to the next multiple of eight, and anew behind a form feed', () => {
    expect(names('class A:\n        def b(self):\n\t\tpass\n  \tc = 1\n\td = 2\n')).toEqual([
      'A',
      'A.b',
      'A.c',
      'A.d',
    ]);
    expect(names('class A:\n\tdef b(self):\n\t\tpass\n        c = 1\n')).toEqual([
      'A',
      'A.b',
      'A.c',
    ]);
    expect(names('class A:\n    a = 1\n    \fdef b():\n        pass\nc = 1\n')).toEqual([
      'A',
      'A.a',
      'b',
      'c',
    ]);
  });

  it.each<readonly [string, readonly string[]]>([
    ['case: int = 1', ['case']],
    ['match a:\n  case b: c = 1', ['c']],
    ['if lambda: b: a = 1', ['a']],
    ['if lambda b=lambda: c: b: a = 1', ['a']],
    ['for a in b: c = 1; d = 2', ['c', 'd']],
    ['async with a: b = 1', ['b']],
    ['if a: b: int = 1', ['b']],
    ['a.b: int = 1', []],
    ['a = b = c', ['a']],
    ['a == b; c = 1; d <= e; f: int; type G = int; type H[T] = T', ['c', 'f', 'G', 'H']],
    ['type = 1; type: int', ['type', 'type']],
    ['type\nx = 1', ['x']],
    ['type a\n', []],
    ['a[0] = 1; b, c = 1; (d) = 1; *e, = f', []],
    ['lambda: 1', []],
    ['ﬁ = 1', ['fi']],
    ['def f(): a = 1', ['f']],
    ['class A: a = 1; b: int', ['A', 'A.a', 'A.b']],
    [
      'class A:\n  if a:\n    b = 1\n    def c(self): pass\n  else: d = 1',
      ['A', 'A.b', 'A.c', 'A.d'],
    ],
    ['def f():\n  class A:\n    b = 1\n  c = 1', ['f', 'f.A', 'f.A.b']],
    ['def f()\ndef g(): pass', ['g']],
    ['def (): pass\nclass : pass', []],
    ['class A', []],
    ['class A:', ['A']],
    ['def f(:\n  a\ng = 1', ['f', 'g']],
    ['@a\n@b', []],
    ['', []],
    ['# a', []],
  ])('names what is assigned and defined in %j', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});

describe('a definition that goes on behind a backslash', () => {
  it('has the name on the next line', () => {
    expect(read('def \\\n  f():\n    return 1\nclass \\\n  A: b = 1\n')).toEqual([
      ['f', 'def \\\n  f():\n    return 1'],
      ['A', 'class \\\n  A: b = 1'],
      ['A.b', 'b = 1'],
    ]);
  });
});
