import { describe, expect, it } from '@jest/globals';
import { outlineOf } from '../../src/anchors/outline-of.js';
import type { LexedLanguage } from '../../src/languages/code/languages.js';
import { readCodeText } from '../../src/languages/outline/code/code-text.js';
import { sourceOf } from './judging.js';

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
  ['css', 'a { b: c( --d ) }', 'a { b: c(--d) }'],
  ['typescript', "a = 'it\\'s \"b\"'", 'a = "it\'s \\"b\\""'],
  ['tsx', 'a = <B c={<d>e</d>}>f g</B>', 'a = <B c={<d>e</d>}>f\n  g</B>'],
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
  ['css', 'a { b: c (d) }', 'a { b: c(d) }'],
  ['typescript', "a = '\\\\'", "a = '\\''"],
  ['typescript', "a = '\\n'", "a = 'n'"],
  ['tsx', 'a = <B c={<d>e</d>}>f  g</B>', 'a = <B c={<d>e</d>}>f g</B>'],
];

describe('what formatters change', () => {
  it.each(SAME)('is nothing in %s: %j, %j', (language, one, other) => {
    expect(textsOf(language, one)).toEqual(textsOf(language, other));
  });
  it.each(DIFFERENT)('is not what differs in %s: %j, %j', (language, one, other) => {
    expect(textsOf(language, one)).not.toEqual(textsOf(language, other));
  });
});

describe('what formatters change in an outline', () => {
  const told = (path: string, text: string): readonly (readonly string[])[] => {
    const outline = outlineOf(sourceOf(path, text));
    return outline.root.nodes.flatMap((node) => [
      node.texts,
      outline.unitOf([], [node]),
      outline.originOf([], [node]) ?? [],
      [node.kind],
    ]);
  };

  it.each([
    ['a.py', 'def f(a): return a\nf(1)\n', 'def f(a):\n  return a\nf(1)\n'],
    ['a.py', 'if a: b\nelse: c\n', 'if a:\n  b\nelse:\n  c\n'],
    [
      'a.h',
      'extern "C" {\n#define A(x) do {} while (0) /* b */\nint f();\n}\n',
      'extern "C" {\n#define A(x) \\\n  do {       \\\n  } while (0)\nint f();\n}\n',
    ],
    ['a.c', '#define A 1 \\\n\nint f();\n', '#define A 1\nint f();\n'],
    ['a.md', '[a](https://b.c/d(e))\n', '[a](<https://b.c/d(e)>)\n'],
  ])('is nothing in %s: %j, %j', (path, one, other) => {
    expect(told(path, one)).toEqual(told(path, other));
  });

  it.each([
    ['a.py', 'f = lambda: a\n', 'f = lambda: b\n'],
    ['a.py', 'if a: b; c\n', 'if a: b\nc\n'],
    ['a.h', 'extern "C" {\n#define A (x)\n}\n', 'extern "C" {\n#define A(x)\n}\n'],
    ['a.md', '[a](https://b.c/d(e)\n', '[a](<https://b.c/d(e>)\n'],
    ['a.md', '[a](b)\n', '[a](b))\n'],
  ])('is not what differs in %s: %j, %j', (path, one, other) => {
    expect(told(path, one)).not.toEqual(told(path, other));
  });
});
