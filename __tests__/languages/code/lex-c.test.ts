import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../../src/languages/code/languages.js';
import { tokensOf } from './read-tokens.js';

type Row = readonly [what: string, text: string, tokens: readonly string[]];

const C: readonly Row[] = [
  ['comments that do not nest', '/* a /* b */ c', ['comment /* a /* b */', 'c']],
  [
    'strings with escapes and encodings',
    '"a\\"b" \'\\\'\' u8"c" L\'d\' U"e" u8f L "g"',
    [
      'string "a\\"b"',
      "string '\\''",
      'string u8"c"',
      "string L'd'",
      'string U"e"',
      'u8f',
      'L',
      'string "g"',
    ],
  ],
  [
    'a directive with its spliced lines',
    '#define a \\\n  b \\ \n c\nd',
    ['markup #define a \\\n  b \\ \n c', 'd'],
  ],
  ['a directive that the end of the text splices', 'a\n#define b \\', ['a', 'markup #define b \\']],
  [
    'a directive with comments on several lines',
    '#define a /* b\n c */ d /* e\n*/ f\ng',
    ['markup #define a /* b\n c */ d /* e\n*/ f', 'g'],
  ],
  [
    'a directive with a comment of one line, spliced',
    '#define a // b /* \\\n c\nd',
    ['markup #define a // b /* \\\n c', 'd'],
  ],
  ['a directive with a comment that nothing closes', '#if a /* b\nc', ['markup #if a /* b\nc']],
  [
    'a directive with an empty comment',
    '#if a /**/ b /*/\nc */\nd',
    ['markup #if a /**/ b /*/\nc */', 'd'],
  ],
  [
    'signs of comments in strings of a directive',
    '#define a "/*" \'"\' "\\"/*" \'\\\'\' "\'" /* b\n */ c\nd',
    ['markup #define a "/*" \'"\' "\\"/*" \'\\\'\' "\'" /* b\n */ c', 'd'],
  ],
  [
    'the sign of a comment in a string of a directive',
    '#define a "b/*"\nc',
    ['markup #define a "b/*"', 'c'],
  ],
  [
    'the sign of a comment in a character of a directive',
    "#define a '/*'\nb",
    ["markup #define a '/*'", 'b'],
  ],
  ['signs of both comments in one', '#define a //* b\nc', ['markup #define a //* b', 'c']],
  [
    'signs of comments behind a backslash in a directive',
    '#define a \\"/* b\n*/ c\nd',
    ['markup #define a \\"/* b\n*/ c', 'd'],
  ],
  [
    'a directive only at the start of a line',
    'a # b\n /* c */ # d\n  ## e',
    ['a', '#', 'b', 'comment /* c */', 'markup # d', 'markup ## e'],
  ],
  [
    'a directive with a comment that a splice parts',
    '#define a /\\\n* b\nc',
    ['markup #define a /\\\n* b\nc'],
  ],
  ['a line spliced between blanks', 'a \\\n  b\n', ['a', '\\', 'b']],
  ['a line spliced with no blank before or behind', 'a\\\n  b "c', ['a', 'markup \\\n  b "c']],
  ['a line spliced onto the start of the next', 'a \\\nb "c', ['a', 'markup \\\nb "c']],
  ['a line spliced before a directive or a comment', 'a \\\n #b\nc', ['a', 'markup \\\n #b\nc']],
  ['a line spliced before two hundred blanks', `a \\\n${' '.repeat(199)}b`, ['a', '\\', 'b']],
  [
    'a line spliced before more blanks than that',
    `a \\\n${' '.repeat(200)}b `,
    ['a', `markup \\\n${' '.repeat(200)}b`],
  ],
  ['other spellings of the backslash and the hash', 'a ??/ b "', ['a', 'markup ??/ b "']],
  [
    'the other hash at the start of a line',
    'a %: b\n%: c "',
    ['a', '%', ':', 'b', 'markup %: c "'],
  ],
  [
    'comments with another spelling of the backslash at their end',
    '// a ??/\nb',
    ['markup // a ??/\nb'],
  ],
  [
    'comments with another spelling of the backslash in them',
    '// a ??/ b\n/* ??/ */ c',
    ['comment // a ??/ b', 'comment /* ??/ */', 'c'],
  ],
  ['a comment whose end a splice parts', '/* a *\\\n/ b */ c', ['markup /* a *\\\n/ b */ c']],
  ['a comment of a line with such a part', '// a /\\\n* b\nc', ['comment // a /\\\n* b', 'c']],
  ['a string that its line ends', 'a "b\nc', ['a', 'markup "b\nc']],
  ['a string with another spelling of the backslash', '"a??/" b', ['markup "a??/" b']],
  ['a string with an encoding that its line ends', "a L'b\nc", ['a', "markup L'b\nc"]],
  [
    'numbers',
    "1'000u 0x1p-2 1e+5L .5f 1..2",
    ["number 1'000u", 'number 0x1p-2', 'number 1e+5L', 'number .5f', 'number 1', '.', 'number .2'],
  ],
  ['raw strings of C++ as what they are in C', 'R"(a)"', ['R', 'string "(a)"']],
];

const CPP: readonly Row[] = [
  [
    'raw strings',
    'R"(a"b)" u8R"x(c)" )x" LR"(\n)" d',
    ['string R"(a"b)"', 'string u8R"x(c)" )x"', 'string LR"(\n)"', 'd'],
  ],
  ['raw strings that nothing closes', 'a R"x(b)" c', ['a', 'string R"x(b)" c']],
  [
    'operators',
    'a::b->*c <=> d.*e ## f',
    ['a', '::', 'b', '->*', 'c', '<=>', 'd', '.*', 'e', '##', 'f'],
  ],
];

const JAVA: readonly Row[] = [
  [
    'comments that do not nest',
    '/* a /* b */ c // d\ne',
    ['comment /* a /* b */', 'c', 'comment // d', 'e'],
  ],
  [
    'strings and blocks of text',
    '"a\\"" \'\\\'\' """\n"b\\"""\n""" c',
    ['string "a\\""', "string '\\''", 'string """\n"b\\"""\n"""', 'c'],
  ],
  ['an escape that hides a quote', 'a \\u0022 b "', ['a', 'markup \\u0022 b "']],
  [
    'an escape that hides the end of a comment',
    '// a \\uu000a b\nc',
    ['markup // a \\uu000a b\nc'],
  ],
  [
    'an escape behind a backslash, which is none',
    '"\\\\u0022" \\u0041 a',
    ['string "\\\\u0022"', '\\', 'u0041', 'a'],
  ],
];

const CSHARP: readonly Row[] = [
  [
    'comments that do not nest, directives as they stand',
    '/* a /* b */ c\n#region "d /* \\\ne # f',
    ['comment /* a /* b */', 'c', 'markup #region "d /* \\', 'e', '#', 'f'],
  ],
  [
    'strings of all sorts',
    '"a\\"" \'\\\'\' @"b""\n\\" $"c\\"{d("e")}{{" f',
    ['string "a\\""', "string '\\''", 'string @"b""\n\\"', 'template $"c\\"{d("e")}{{"', 'f'],
  ],
  [
    'strings that are both',
    '$@"a""\n\\{b}" @$"c""\n\\{d}" e',
    ['template $@"a""\n\\{b}"', 'template @$"c""\n\\{d}"', 'e'],
  ],
  [
    'raw strings by their quotes',
    '"""a"b""" """"c"""d"""" $$"""{{e}}"f""" g',
    ['string """a"b"""', 'string """"c"""d""""', 'template $$"""{{e}}"f"""', 'g'],
  ],
  ['a raw string with quotes before its end', '"""a""""" b', ['string """a"""""', 'b']],
  ['a raw string that nothing closes', 'a """b', ['a', 'string """b']],
  ['two quotes that are an empty string', '"" a', ['string ""', 'a']],
  [
    'names and operators',
    '@class?.b ?? c ??= d => e',
    ['@class', '?.', 'b', '??', 'c', '??=', 'd', '=>', 'e'],
  ],
];

/** Conditions of C that are never met, that are always met, and others. */
const NEVER = [
  '0',
  '00',
  '0L',
  '0x00',
  '(0)',
  ' ( 0 ) ',
  '0 && A',
  '(0) && (A)',
  '0 /* a */',
  '/* a */ 0',
  '0 // a',
  '!1',
  '0 && /* || */ A',
  '0ul',
  '\\\n 0',
  'false',
];
const ALWAYS = ['1', '(1)', '!0', '1 // 0', '/* 0 */ 1'];
const UNKNOWN = [
  'A',
  '0 || A',
  '0 ? A : B',
  '0 && A || B',
  '10',
  '01',
  '0x10',
  'true',
  '!true',
  '1 && A',
  'defined(A)',
  '0 + A',
  '!false',
];

/** What is left of a text when branches are dead: its words. */
const words = (language: Language, text: string): string =>
  tokensOf(language, text)
    .filter((one) => /^\w+$/.test(one))
    .join(' ');

const DEAD: readonly (readonly [what: string, text: string, live: string])[] = [
  ['the other branch of one that is never taken', '#if 0\na\n#else\nb\n#endif\nc', 'b c'],
  [
    'the others of one that is always taken',
    '#if 1\na\n#elif A\nb\n#elif 1\nc\n#else\nd\n#endif\ne',
    'a e',
  ],
  ['a later one that is never taken', '#if A\na\n#elif 0\nb\n#else\nc\n#endif\nd', 'a c d'],
  [
    'what follows a later one that is always taken',
    '#if A\na\n#elif 1\nb\n#elif B\nc\n#else\nd\n#endif\ne',
    'a b e',
  ],
  [
    'one in one that is never taken',
    '#if 0\n#if 1\na\n#else\nb\n#endif\nc\n#ifdef A\n#elif 1\nd\n#endif\n#else\ne\n#endif\nf',
    'e f',
  ],
  ['one in one that may be taken', '#if A\n#if 0\na\n#endif\nb\n#else\nc\n#endif\nd', 'b c d'],
  [
    'one in one that is always taken',
    '#if 1\n#if A\na\n#else\nb\n#endif\nc\n#else\nd\n#endif\ne',
    'a b c e',
  ],
  ['one in another branch', '#if A\na\n#else\n#if 0\nb\n#endif\nc\n#endif\nd', 'a c d'],
  ['two, one behind the other', '#if 0\na\n#endif\n#if 0\nb\n#endif\nc', 'c'],
  ['one with nothing in it', '#if 0\n#endif\na\n#if 1\n#else\n#endif\nb', 'a b'],
  ['directives with blanks in them', '  #  if 0\na\n\t# \telse\nb\n #endif\nc', 'b c'],
  ['one with empty lines before what is in it', '#if 0\na\n\n#if A\nb\n#endif\nc\n#endif\nd', 'd'],
  ['what only looks like a directive behind code', 'a #if 0\nb\n#endif\nc', 'a if b c'],
  ['directives on spliced lines', '#if \\\n0\na \\\n#endif\nb\n#endif\nc', 'c'],
  ['directives in comments', '#if 0\n/*\n#endif\n*/ a\n// b /*\n#endif\nc', 'c'],
  [
    'other directives',
    '#if 0\n#define A\n#error b\na\n#endif\n#ifdef 0\nc\n#endif\n#ifndef 0\nd\n#elifdef 0\ne\n#endif',
    'c d e',
  ],
  ['branches of nothing', '#elif 1\na\n#else\nb\n#endif\n#endif\nc\n#else\nd', 'a b c d'],
  ['one that nothing ends', 'a\n#if 0\nb\n', 'a'],
  ['one whose condition goes on behind a comment', '#if 0 /*\n*/ && A\na\n#endif\nb', 'b'],
];

describe.each<readonly [Language, readonly Row[]]>([
  ['c', C],
  ['cpp', CPP],
  ['java', JAVA],
  ['csharp', CSHARP],
])('tokens of %s', (language, rows) => {
  it.each(rows)('are %s', (_what, text, tokens) =>
    expect(tokensOf(language, text)).toEqual(tokens),
  );
});

describe('branches that no compiler takes', () => {
  const branches = (condition: string): string => `#if ${condition}\na\n#else\nb\n#endif\nc`;

  it.each(NEVER)('C: %j is never met', (condition) =>
    expect(words('c', branches(condition))).toBe('b c'),
  );
  it.each(ALWAYS)('C: %j is always met', (condition) =>
    expect(words('c', branches(condition))).toBe('a c'),
  );
  it.each(UNKNOWN)('C: %j may be met', (condition) =>
    expect(words('c', branches(condition))).toBe('a b c'),
  );
  it.each(['false', '!true', '(false)', '0'])('C#: %j is never met', (condition) =>
    expect(words('csharp', branches(condition))).toBe('b c'),
  );
  it.each(['true', '!false', '1'])('C#: %j is always met', (condition) =>
    expect(words('csharp', branches(condition))).toBe('a c'),
  );
  it.each(['DEBUG', 'true || DEBUG', '!DEBUG'])('C#: %j may be met', (condition) =>
    expect(words('csharp', branches(condition))).toBe('a b c'),
  );
  it.each(DEAD)('C: %s', (_what, text, live) => expect(words('c', text)).toBe(live));

  it('are comments from their first sign to their last, between directives', () => {
    expect(tokensOf('c', '#if 0\n\n  a "b\n\n# else\nc\n#endif')).toEqual([
      'markup #if 0',
      'comment a "b',
      'markup # else',
      'c',
      'markup #endif',
    ]);
    expect(tokensOf('csharp', '#if false\n a /*\n#endif\nb')).toEqual([
      'markup #if false',
      'comment a /*',
      'markup #endif',
      'b',
    ]);
  });
});
