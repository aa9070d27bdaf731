import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../../src/languages/code/languages.js';
import { tokensOf } from './read-tokens.js';

type Row = readonly [what: string, text: string, tokens: readonly string[]];

const GO: readonly Row[] = [
  [
    'comments that do not nest',
    '/* a /* b */ c // d\ne',
    ['comment /* a /* b */', 'c', 'comment // d', 'e'],
  ],
  [
    'strings with escapes, and raw ones on several lines',
    '"a\\"b" \'\\\'\' `c\\\nd"` e',
    ['string "a\\"b"', "string '\\''", 'string `c\\\nd"`', 'e'],
  ],
  [
    'operators of its own, and not the arrow of others',
    'a <- b; c->d != e := f &^= g...',
    ['a', '<-', 'b', ';', 'c', '-', '>', 'd', '!=', 'e', ':=', 'f', '&^=', 'g', '...'],
  ],
  [
    'numbers',
    '0x1p-2 1_000.5e+3 .5 0b11 1.',
    ['number 0x1p-2', 'number 1_000.5e+3', 'number .5', 'number 0b11', 'number 1.'],
  ],
];

const RUST: readonly Row[] = [
  [
    'the line that names the program',
    '#!/usr/bin/env "run \na\n#!b',
    ['comment #!/usr/bin/env "run', 'a', '#', '!', 'b'],
  ],
  ['an attribute of the file that begins it', '#! [a]', ['#', '!', '[', 'a', ']']],
  [
    'characters and lifetimes',
    "'a' b'\\'' '\\u{1F600}' &'a str '_ 'static",
    ["string 'a'", "string b'\\''", "string '\\u{1F600}'", '&', "'a", 'str', "'_", "'static"],
  ],
  ['an apostrophe that is neither', "' + bar", ["'", '+', 'bar']],
  [
    'strings on several lines, of bytes and of C',
    '"a\\"\nb" b"c\\"\nd" c"e\\"\nf" g',
    ['string "a\\"\nb"', 'string b"c\\"\nd"', 'string c"e\\"\nf"', 'g'],
  ],
  [
    'raw strings by their hashes',
    'r"a\\" br#"b"c"# cr##"d"#"## r#type e',
    ['string r"a\\"', 'string br#"b"c"#', 'string cr##"d"#"##', 'r#type', 'e'],
  ],
  ['a raw string that nothing closes', 'a r#"b" c', ['a', 'string r#"b" c']],
  [
    'ranges and other operators',
    '0..=9 a::<b> => |c| -> d',
    ['number 0', '..=', 'number 9', 'a', '::', '<', 'b', '>', '=>', '|', 'c', '|', '->', 'd'],
  ],
  [
    'comments that nest',
    '/* /* */ a */ b /* /* */ c',
    ['comment /* /* */ a */', 'b', 'comment /* /* */ c'],
  ],
];

const KOTLIN: readonly Row[] = [
  [
    'the line that names the program',
    '#!/usr/bin/env "kotlin\na',
    ['comment #!/usr/bin/env "kotlin', 'a'],
  ],
  [
    'strings on one line and on several',
    '"a\\"${b}" """c\n"d\\""" \'\\\'\' e',
    ['template "a\\"${b}"', 'template """c\n"d\\"""', "string '\\''", 'e'],
  ],
  [
    'comments that nest, names in backticks, operators',
    '/* /* */ a */ `b c` ?: d!! ..< e',
    ['comment /* /* */ a */', '`b c`', '?:', 'd', '!!', '..<', 'e'],
  ],
];

const SWIFT: readonly Row[] = [
  ['comments that nest', '/* /* */ a */ b', ['comment /* /* */ a */', 'b']],
  [
    'strings with escapes and holes',
    '"a\\"\\(b("c"))" """\n"d\\"""\n\\(e)""" f',
    ['template "a\\"\\(b("c"))"', 'template """\n"d\\"""\n\\(e)"""', 'f'],
  ],
  ['a string that its line ends', '"a\nb', ['template "a', 'b']],
  [
    'raw strings, whose holes have as many hashes',
    '#"a\\(b"c\\#(d("e"))"# ##"f"#"## g',
    ['template #"a\\(b"c\\#(d("e"))"#', 'template ##"f"#"##', 'g'],
  ],
  [
    'raw strings on several lines, and one that its line ends',
    '#"""\n"a"\n"""# #"b\nc',
    ['template #"""\n"a"\n"""#', 'template #"b', 'c'],
  ],
  ['a raw string that holds a hash', '#"#"# a', ['template #"#"#', 'a']],
  [
    'expressions between hashes',
    'a = #/b"c/# ##/d/#e/## f',
    ['a', '=', 'regex #/b"c/#', 'regex ##/d/#e/##', 'f'],
  ],
  ['one on several lines', 'a = #/ \n b"\n/# c', ['a', '=', 'regex #/ \n b"\n/#', 'c']],
  ['one that would go on behind its line', 'a = #/b\n"/# c ', ['a', '=', 'markup #/b\n"/# c']],
  ['one that nothing closes', 'a #/ b ', ['a', 'markup #/ b']],
  ['one that the end of the text closes', '#/a"/#', ['regex #/a"/#']],
  [
    'expressions between slashes at the start of a line',
    '/a"b/ c\n/"\\/d/ e\n/* f */ /"/',
    ['regex /a"b/', 'c', 'regex /"\\/d/', 'e', 'comment /* f */', 'regex /"/'],
  ],
  [
    'expressions behind brackets and words that want a value',
    'f(/"a/, [/"b/]) { /"c/ } try /"d/ : /"e/',
    [
      'f',
      '(',
      'regex /"a/',
      ',',
      '[',
      'regex /"b/',
      ']',
      ')',
      '{',
      'regex /"c/',
      '}',
      'try',
      'regex /"d/',
      ':',
      'regex /"e/',
    ],
  ],
  [
    'divisions behind values',
    'a /"b"/ c; d) /"e"/ f; g! /"h"/ i; 1 /"j"/ 2; "k" /"l"/ m',
    [
      'a',
      '/',
      'template "b"',
      '/',
      'c',
      ';',
      'd',
      ')',
      '/',
      'template "e"',
      '/',
      'f',
      ';',
      'g',
      '!',
      '/',
      'template "h"',
      '/',
      'i',
      ';',
      'number 1',
      '/',
      'template "j"',
      '/',
      'number 2',
      ';',
      'template "k"',
      '/',
      'template "l"',
      '/',
      'm',
    ],
  ],
  [
    'slashes that make no expression',
    '= / "a"/\n= /"b"\n/ c',
    ['=', '/', 'template "a"', '/', '=', '/', 'template "b"', '/', 'c'],
  ],
  [
    'branches that are never taken',
    'a\n#if false\n b\n /*\n#endif\n */ c\n // /*\n#endif\nd',
    ['a', '#if', 'false', 'comment b\n /*\n#endif\n */ c\n // /*', '#endif', 'd'],
  ],
  [
    'branches that are never taken, with several comments on a line',
    '#if !true\n/* */ /*\n#endif */ // /*\n#elseif a\nb\n#endif',
    ['#if', '!', 'true', 'comment /* */ /*\n#endif */ // /*', '#elseif', 'a', 'b', '#endif'],
  ],
  [
    'a comment in such a branch that begins with what looks like its end',
    '#if false\na */ b /*/\n#endif\n*/ c\n#endif\nd',
    ['#if', 'false', 'comment a */ b /*/\n#endif\n*/ c', '#endif', 'd'],
  ],
  [
    'a comment in such a branch that is empty',
    '#if false\n/**/ a\n#endif\nb',
    ['#if', 'false', 'comment /**/ a', '#endif', 'b'],
  ],
  [
    'a comment in such a branch that nothing closes',
    '#if false\n/* a\n#endif\nb',
    ['#if', 'false', 'comment /* a\n#endif\nb'],
  ],
  [
    'a comment in such a branch that closes on its line',
    '#if false\na /* b */\n#endif\nc',
    ['#if', 'false', 'comment a /* b */', '#endif', 'c'],
  ],
];

const CSS: readonly Row[] = [
  ['comments that do not nest', '/* a /* b */ c', ['comment /* a /* b */', 'c']],
  ['strings with escapes', '"a\\"b" \'c\\\'d\' e', ['string "a\\"b"', "string 'c\\'d'", 'e']],
  [
    'addresses without quotes',
    'url(a//b) URL( \t\r\n\fc"d\\)\ne ) f',
    ['string url(a//b)', 'string URL( \t\r\n\fc"d\\)\ne )', 'f'],
  ],
  [
    'addresses with quotes',
    'url("a)b") url( \'c\') d',
    ['url', '(', 'string "a)b"', ')', 'url', '(', "string 'c'", ')', 'd'],
  ],
  ['addresses that are cut off', 'a url( ', ['a', 'string url(']],
  ['an address of one character', 'url(a', ['string url(a']],
  [
    'words, numbers and operators',
    '@media --a: -1.5em +.5% 10px\\9 b::c #d\\:e ~= f',
    [
      '@media',
      '--a',
      ':',
      'number -1.5em',
      'number +.5%',
      'number 10px\\9',
      'b',
      '::',
      'c',
      '#d\\:e',
      '~=',
      'f',
    ],
  ],
];

const JSON_ROWS: readonly Row[] = [
  [
    'comments, which do not nest',
    '/* a /* b */ c // d\ne',
    ['comment /* a /* b */', 'c', 'comment // d', 'e'],
  ],
  [
    'strings and numbers',
    '"a\\"" -0.5e+1 12 null',
    ['string "a\\""', 'number -0.5e+1', 'number 12', 'null'],
  ],
];

/** What all lexers do alike. */
const ANY: readonly (readonly [
  what: string,
  language: Language,
  text: string,
  tokens: readonly string[],
])[] = [
  [
    'controls are blanks where they are so elsewhere',
    'go',
    'a\t\n\v\f\r b\u0008c\u000ed\u001fe\u00a0\u2028\u3000f\u0085g\u007fh',
    ['a', 'b', '\u0008', 'c', '\u000e', 'd', '\u001f', 'e', 'f', '\u0085', 'g', '\u007f', 'h'],
  ],
  [
    'a character of two units is one',
    'go',
    'a😀b\ud800c\uffffd',
    ['a', '😀', 'b', '\ud800', 'c', '\uffff', 'd'],
  ],
  ['a string ends with the text, whatever it ends with', 'go', 'a "b\\', ['a', 'string "b\\']],
  [
    'the longest operator counts',
    'java',
    'a >>>= b >>> c >> d > e',
    ['a', '>>>=', 'b', '>>>', 'c', '>>', 'd', '>', 'e'],
  ],
  [
    'numbers and calls on them stay apart',
    'java',
    '1.5f 1..2 0x1.8p3 1_0L 1.e .5',
    [
      'number 1.5f',
      'number 1',
      '.',
      'number .2',
      'number 0x1.8p3',
      'number 1_0L',
      'number 1',
      '.',
      'e',
      'number .5',
    ],
  ],
  [
    'a comment ends before the blanks at the end of its line',
    'go',
    '// a \t\r\nb',
    ['comment // a', 'b'],
  ],
  [
    'texts that begin on the next line, with either line end',
    'ruby',
    'a(<<~A, <<B)\r\n  b"\r\n  A\r\nc"\r\nB\r\n\r\nd',
    [
      'a',
      '(',
      'string <<~A',
      ',',
      'string <<B',
      ')',
      'template b"\r\n  A',
      'template c"\r\nB',
      'd',
    ],
  ],
  [
    'a line of such a text that only looks like its end',
    'shell',
    'a <<B\nB c\n B\nB\nd',
    ['a', 'string <<B', 'template B c\n B\nB', 'd'],
  ],
  [
    'such a text that is empty, and what follows it',
    'shell',
    'a <<B\n\nB\n# c\nd',
    ['a', 'string <<B', 'template B', 'comment # c', 'd'],
  ],
  ['such a text of which nothing follows', 'shell', 'a <<B\n \n', ['a', 'string <<B']],
  [
    'one that nothing ends between others',
    'ruby',
    'a(<<B, <<B, <<C)\nb\nB\nc "\nC\nd',
    [
      'a',
      '(',
      'string <<B',
      ',',
      'string <<B',
      ',',
      'string <<C',
      ')',
      'template b\nB',
      'template c "\nC',
      'd',
    ],
  ],
  [
    'a comment that closes before code on its line',
    'c',
    '/* a */ #define b "\nc # d',
    ['comment /* a */', 'markup #define b "', 'c', '#', 'd'],
  ],
];

describe.each<readonly [Language, readonly Row[]]>([
  ['go', GO],
  ['rust', RUST],
  ['kotlin', KOTLIN],
  ['swift', SWIFT],
  ['css', CSS],
  ['json', JSON_ROWS],
])('tokens of %s', (language, rows) => {
  it.each(rows)('are %s', (_what, text, tokens) =>
    expect(tokensOf(language, text)).toEqual(tokens),
  );
});

describe('tokens of any language', () => {
  it.each(ANY)('%s', (_what, language, text, tokens) =>
    expect(tokensOf(language, text)).toEqual(tokens),
  );

  it('look for the other slash of Swift on a thousand characters and no more', () => {
    const slashes = (length: number): string => `= /"${'a'.repeat(length)}/`;
    expect(tokensOf('swift', slashes(999))).toEqual(['=', `regex ${slashes(999).slice(2)}`]);
    expect(tokensOf('swift', slashes(1000))).toEqual([
      '=',
      '/',
      `template ${slashes(1000).slice(3)}`,
    ]);
  });
});
