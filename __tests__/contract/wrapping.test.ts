import { describe, expect, it } from '@jest/globals';
import type { LexedLanguage } from '../../src/languages/code/language.js';
import { readCodeText } from '../../src/languages/outline/code/layout.js';

const textsOf = (language: LexedLanguage, text: string): readonly string[] | undefined =>
  readCodeText(language, text).canonical?.map((token) => token.text);

const SAME: readonly (readonly [LexedLanguage, string, string])[] = [
  ['shell', 'if a; then b; fi\n', 'if a\nthen\n  b\nfi\n'],
  ['shell', 'a > f 2>&1\n', 'a >f 2>&1\n'],
  ['shell', 'case $a in\n b) c;;\nesac\n', 'case $a in\n b)\n  c\n  ;;\nesac\n'],
  ['shell', 'a="$(b >c)"\n', 'a="$(\n  b > c\n)"\n'],
  ['rust', 'fn a() { f(b, c); }', 'fn a() { f(b, c,); }'],
  [
    'rust',
    'fn a() { match b { C => d, E => f(), } }',
    'fn a() { match b { C => { d } E => f() } }',
  ],
  ['python', 'def f(): ...\nx = 1\n', 'def f():\n    ...\nx = 1\n'],
  ['css', 'a[b=c] { d: .5em!important }', "a[b='c'] { d: 0.5em !important }"],
];
const DIFFERENT: readonly (readonly [LexedLanguage, string, string])[] = [
  ['shell', 'a 2 >f\n', 'a 2>f\n'],
  ['shell', 'echo do\nb\n', 'echo do b\n'],
  ['shell', 'a < <(b)\n', 'a <<(b)\n'],
  ['shell', 'a; b\n', 'a b\n'],
  ['shell', 'a="$(b c)"\n', 'a="$(bc)"\n'],
  ['shell', 'a & b\n', 'a && b\n'],
  ['rust', 'fn a() { f(u) }', 'fn a() { f(u); }'],
  ['rust', 'fn a() { let b = (c,); }', 'fn a() { let b = (c); }'],
  ['rust', 'fn a() { f(x < y, z > (c,)); }', 'fn a() { f(x < y, z > (c)); }'],
  ['rust', 'fn a() { own!(b,) }', 'fn a() { own!(b) }'],
  ['rust', 'fn a() { match b { C => { d; } } }', 'fn a() { match b { C => d } }'],
  ['python', 'if a: b\nc\n', 'if a:\n    b\n    c\n'],
  ['python', 'assert a, (b,)\n', 'assert a, b\n'],
  ['css', '.a .b {c:d}', '.a.b {c:d}'],
];

describe('what formatters change', () => {
  it.each(SAME)('is nothing in %s: %j, %j', (language, one, other) => {
    expect(textsOf(language, one)).toEqual(textsOf(language, other));
  });
  it.each(DIFFERENT)('is not what differs in %s: %j, %j', (language, one, other) => {
    expect(textsOf(language, one)).not.toEqual(textsOf(language, other));
  });
});
