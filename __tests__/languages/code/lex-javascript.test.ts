import { describe, expect, it } from '@jest/globals';
import { type Language, lex } from '../../../src/languages/code/languages.js';

/** Tokens as `kind text`, without those that are only words and punctuation. */
function literals(language: Language, text: string): readonly string[] {
  return lex(language, text).flatMap(({ kind, from, to }) =>
    kind === 'word' || kind === 'punctuator' ? [] : [`${kind} ${text.slice(from, to)}`],
  );
}

type Case = readonly [Language, string, readonly string[]];

/** A slash divides after a value, and opens an expression elsewhere. */
const SLASHES: readonly Case[] = [
  ['javascript', 'a.return / "b" / c', ['string "b"']],
  ['javascript', 'a . typeof / "b" / c', ['string "b"']],
  ['javascript', 'a?.new / "b" / c', ['string "b"']],
  ['javascript', '[...new /b"/.c]', ['regex /b"/']],
  ['javascript', 'return /a"/', ['regex /a"/']],
  ['javascript', 'a.returned / "b" / c', ['string "b"']],
  ['javascript', 'a.in / "b" / c; d.of / "e" / f', ['string "b"', 'string "e"']],
  ['javascript', 'a > /b"/', ['regex /b"/']],
  ['javascript', 'a = b\n!/c"/', ['regex /c"/']],
  ['javascript', 'void /a"/', ['regex /a"/']],
  ['javascript', 'f(a) / "b" / c', ['string "b"']],
  ['javascript', 'if (a) /b"/.c', ['regex /b"/']],
  ['javascript', 'while (f(a)) /b"/.c', ['regex /b"/']],
  ['javascript', 'a[b] / "b" / c', ['string "b"']],
  ['javascript', '/a/g / "b" / c', ['regex /a/g', 'string "b"']],
  ['javascript', 'a --> "b"', ['string "b"']],
  ['javascript', 'a = b < "c"', ['string "c"']],
  ['typescript', 'x = a! / "b" / c', ['string "b"']],
  ['typescript', 'x = a_! / "b" / c', ['string "b"']],
  ['typescript', 'x = a_ / "b" / c', ['string "b"']],
  ['typescript', 'x = _ / "b" / c', ['string "b"']],
  ['typescript', 'x = f(a)! / "b" / c', ['string "b"']],
  ['typescript', 'x = a.if(b)! / "c" / d', ['string "c"']],
  ['typescript', 'x = a[b]! / "b" / c', ['string "b"']],
  ['typescript', 'x = areturn! / "b" / c', ['string "b"']],
  ['typescript', 'x = $return! / "b" / c', ['string "b"']],
  ['typescript', 'x = !/a"/', ['regex /a"/']],
  ['typescript', '!/a"/.b', ['regex /a"/']],
  ['typescript', 'return !/a"/.b', ['regex /a"/']],
  ['typescript', 'return!/a"/.b', ['regex /a"/']],
  ['typescript', 'x = a instanceof!/b"/', ['regex /b"/']],
  ['typescript', '"a"\n!/b"/.c', ['string "a"', 'regex /b"/']],
  ['typescript', '`a${!/b"/}`', ['template `a${', 'regex /b"/', 'template }`']],
  ['typescript', 'await /a"/.b', ['regex /a"/']],
  ['typescript', 'x = a <!--b "c"', ['string "c"']],
  ['typescript', 'a\n--> "c"', ['string "c"']],
  ['typescript', 'x => /a"/', ['regex /a"/']],
];

/** What may be read in two ways is not read, nor anything behind it. */
const DOUBTS: readonly Case[] = [
  ['javascript', 'a = {} /b"/ c', ['markup /b"/ c']],
  ['javascript', '{}\n/b"/ c', ['markup /b"/ c']],
  ['javascript', 'for (a of /b"/) c', ['markup /b"/) c']],
  ['javascript', 'for (a in /b"/) c', ['markup /b"/) c']],
  ['javascript', 'for (a of /=b"/) c', ['markup /=b"/) c']],
  ['javascript', 'class A extends /b"/ {}', ['markup /b"/ {}']],
  ['javascript', 'for await (a of b) /c"/.d', ['markup /c"/.d']],
  ['javascript', 'await /a"/.b', ['markup /a"/.b']],
  ['javascript', 'yield /a"/.b', ['markup /a"/.b']],
  ['javascript', 'a <!-- b "c', ['markup <!-- b "c']],
  ['javascript', '--> a "b', ['markup --> a "b']],
  ['javascript', 'a\n--> b "c', ['markup --> b "c']],
  ['javascript', 'a /*\n*/ --> b "c', ['comment /*\n*/', 'markup --> b "c']],
  ['javascript', 'a /* */ --> "b"', ['comment /* */', 'string "b"']],
  ['javascript', 'a // b\n--> c "d', ['comment // b', 'markup --> c "d']],
  ['jsx', 'await <a>b</a>', ['markup <a>b</a>']],
  ['jsx', 'a <!-- b "c', ['markup <!-- b "c']],
  ['jsx', 'a = <!-- b "c', ['markup <!-- b "c']],
  ['tsx', 'a as void <b>c</b>', ['markup <b>c</b>']],
  ['typescript', 'a as void /b"/ c', ['markup /b"/ c']],
  ['typescript', 'a = <b>/c"/', ['markup /c"/']],
  ['typescript', '"a"! /b"/ c', ['string "a"', 'markup /b"/ c']],
  ['typescript', 'a!! / "b" / c', ['markup / "b" / c']],
  ['typescript', '`a`! /b"/ c', ['template `a`', 'markup /b"/ c']],
  ['typescript', '`a${b}`! /c"/ d', ['template `a${', 'template }`', 'markup /c"/ d']],
  ['typescript', '/a/! /b"/ c', ['regex /a/', 'markup /b"/ c']],
  ['typescript', 'a = {}! /b"/ c', ['markup /b"/ c']],
  ['typescript', 'if (a)! /b"/.c', ['markup ! /b"/.c']],
  ['typescript', 'while (f(a))! /b"/.c', ['markup ! /b"/.c']],
];

const OTHERS: readonly Case[] = [
  ['javascript', 'a = "b  \nc', ['string "b']],
  ['javascript', 'a // b  \nc', ['comment // b']],
  ['javascript', '#!/usr/bin/env node  \na', ['comment #!/usr/bin/env node']],
  ['javascript', 'a /* b  ', ['comment /* b']],
  ['javascript', 'a = /b  \nc', ['regex /b']],
  ['javascript', 'a = 1_000n + .5e-3', ['number 1_000n', 'number .5e-3']],
  [
    'jsx',
    "a = <b extends c>it's</b>",
    [
      'markup <',
      'markup b',
      'markup extends',
      'markup c',
      'markup >',
      "markup it's",
      'markup <',
      'markup /',
      'markup b',
      'markup >',
    ],
  ],
  [
    'jsx',
    'a = <b>  c  {d}  </b>',
    [
      'markup <',
      'markup b',
      'markup >',
      'markup c',
      'markup {',
      'markup }',
      'markup <',
      'markup /',
      'markup b',
      'markup >',
    ],
  ],
  [
    'jsx',
    'a = <b>{<c/>}<d/></b>',
    [
      'markup <',
      'markup b',
      'markup >',
      'markup {',
      'markup <',
      'markup c',
      'markup /',
      'markup >',
      'markup }',
      'markup <',
      'markup d',
      'markup /',
      'markup >',
      'markup <',
      'markup /',
      'markup b',
      'markup >',
    ],
  ],
  ['tsx', 'const a = <const T,>(b: T) => "c"', ['string "c"']],
  ['tsx', 'const a = <T = B>(b: T) => "c"', ['string "c"']],
];

describe('the lexer of JavaScript', () => {
  it.each(SLASHES)('knows what a slash is in %s: %j', (language, text, expected) => {
    expect(literals(language, text)).toEqual(expected);
  });

  it.each(DOUBTS)('stops in %s where two readings are possible: %j', (language, text, expected) => {
    expect(literals(language, text)).toEqual(expected);
  });

  it.each(OTHERS)(
    'reads literals of %s without the blanks around them: %j',
    (language, text, expected) => {
      expect(literals(language, text)).toEqual(expected);
    },
  );

  it('parts the ! after a value from the value', () => {
    const words = (text: string): readonly string[] =>
      lex('typescript', text).map(({ kind, from, to }) => `${kind} ${text.slice(from, to)}`);
    expect(words('a! / b')).toEqual(['word a', 'punctuator !', 'punctuator /', 'word b']);
    expect(words('a_! < b_')).toEqual(['word a_', 'punctuator !', 'punctuator <', 'word b_']);
    expect(words('(a)! / b')).toEqual([
      'punctuator (',
      'word a',
      'punctuator )',
      'punctuator !',
      'punctuator /',
      'word b',
    ]);
    expect(words('/a/g! / b')).toEqual(['regex /a/g', 'punctuator !', 'punctuator /', 'word b']);
  });

  it('gives up where looking at one long token again and again would cost too much', () => {
    const long = 'a'.repeat(20_000);
    expect(lex('javascript', long + '/**/'.repeat(2_000)).at(-1)?.kind).toBe('comment');
    expect(lex('javascript', `${long}${'/**/'.repeat(2_600)}`).at(-1)?.kind).toBe('markup');
    expect(lex('javascript', `${long} b ${'/**/'.repeat(2_600)}`).at(-1)?.kind).toBe('comment');
  });
});
