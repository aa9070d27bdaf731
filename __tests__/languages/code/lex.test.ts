import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { anyCharacter } from '../../any-character.js';
import {
  canonicalTokens,
  type Language,
  LANGUAGES,
  lex,
} from '../../../src/languages/code/languages.js';
import { leftOut } from './read-tokens.js';

/** Tokens as `kind text`, without those that are only words and punctuation. */
function literals(language: Language, text: string): readonly string[] {
  return lex(language, text).flatMap(({ kind, from, to }) =>
    kind === 'word' || kind === 'punctuator' ? [] : [`${kind} ${text.slice(from, to)}`],
  );
}

function words(language: Language, text: string): readonly string[] {
  return lex(language, text).flatMap(({ kind, from, to }) =>
    kind === 'word' ? [text.slice(from, to)] : [],
  );
}

const CASES: readonly (readonly [Language, string, readonly string[]])[] = [
  ['javascript', 'a = b / c / d; e = /f"g/i', ['regex /f"g/i']],
  [
    'javascript',
    '`a${ `b${c}` }d` // e',
    ['template `a${', 'template `b${', 'template }`', 'template }d`', 'comment // e'],
  ],
  ['javascript', 'a = `b${c}d  \n', ['template `b${', 'template }d']],
  ['typescript', 'const a = <T>(b: T) => b < 1;', ['number 1']],
  ['typescript', 'const a = <T,>b; // c', ['comment // c']],
  [
    'jsx',
    'a = <b c="d">it\'s {e} <f/></b>; g',
    [
      'markup <',
      'markup b',
      'markup c',
      'markup =',
      'markup "d"',
      'markup >',
      "markup it's",
      'markup {',
      'markup }',
      'markup <',
      'markup f',
      'markup /',
      'markup >',
      'markup <',
      'markup /',
      'markup b',
      'markup >',
    ],
  ],
  ['jsx', 'if (a < b) c > d', []],
  ['tsx', 'const a = <T,>(b: T) => b; "c"', ['string "c"']],
  ['tsx', 'const a = <T extends B>(b: T) => b; "c"', ['string "c"']],
  ['tsx', 'type A = <T>(b: T) => void; "c"', ['string "c"']],
  [
    'tsx',
    'a = <T>(b)</T>',
    [
      'markup <',
      'markup T',
      'markup >',
      'markup (b)',
      'markup <',
      'markup /',
      'markup T',
      'markup >',
    ],
  ],
  ['json', '{"a\\"b": -1.5e3} // c', ['string "a\\"b"', 'number -1.5e3', 'comment // c']],
  [
    'css',
    'a { b: url( x//y ) "z" 10px; } /* c */',
    ['string url( x//y )', 'string "z"', 'number 10px', 'comment /* c */'],
  ],
  [
    'python',
    "rb'a\\'b' '''c\n'd''' # e",
    ["string rb'a\\'b'", "string '''c\n'd'''", 'comment # e'],
  ],
  ['python', 'f"{a["b"]:>{c}} {{" + "d"', ['template f"{a["b"]:>{c}} {{"', 'string "d"']],
  ['python', "f\"{a:'>10}\" + 'b'", ['template f"{a:\'>10}"', "string 'b'"]],
  ['go', "`a\\` + '\"' // b", ['string `a\\`', "string '\"'", 'comment // b']],
  ['java', 'a = """\n b "c" \\""" d""" + \'"\';', ['string """\n b "c" \\""" d"""', "string '\"'"]],
  [
    'rust',
    "fn f<'a>(x: &'a str) { 'b'; '\\''; r#\"c\"d\"#; b\"e\" /* f /* g */ h */ }",
    ["string 'b'", "string '\\''", 'string r#"c"d"#', 'string b"e"', 'comment /* f /* g */ h */'],
  ],
  [
    'c',
    "#define A(b) \\\n  \"c\nx = 'd'; // e \\\n f\ny;",
    ['markup #define A(b) \\\n  "c', "string 'd'", 'comment // e \\\n f'],
  ],
  ['c', '#if 0 /* a\n b */\nx', ['markup #if 0 /* a\n b */', 'comment x']],
  [
    'cpp',
    'a = R"x(b)" c)x" + u8"d" + 1\'000;',
    ['string R"x(b)" c)x"', 'string u8"d"', "number 1'000"],
  ],
  [
    'csharp',
    'a = @"b""c\\" + $"d{e["f"]}{{" + """g"h""" + \'"\';',
    ['string @"b""c\\"', 'template $"d{e["f"]}{{"', 'string """g"h"""', "string '\"'"],
  ],
  ['csharp', "#region don't\nx", ["markup #region don't"]],
  [
    'kotlin',
    '"a${b("c")}d" """e"f""""" \'g\' /* /* */ */',
    ['template "a${b("c")}d"', 'template """e"f"""""', "string 'g'", 'comment /* /* */ */'],
  ],
  [
    'swift',
    '"a\\(b("c"))d" #"e\\(f)"g"# """\nh"i\n"""',
    ['template "a\\(b("c"))d"', 'template #"e\\(f)"g"#', 'template """\nh"i\n"""'],
  ],
  [
    'swift',
    'a = /b"c/; if /d"/ == e { } return /f\\/"/',
    ['regex /b"c/', 'regex /d"/', 'regex /f\\/"/'],
  ],
  [
    'swift',
    'a = b\n/ "c" / d; e = f / "g" / h; (i)/"j"/k',
    ['template "c"', 'template "g"', 'template "j"'],
  ],
  ['ruby', "x = a / b; y = /c'd/ if e =~ %r{f/{g}}", ["regex /c'd/", 'regex %r{f/{g}}']],
  ['ruby', 'a %w(b (c) d) + "e#{f["g"]}"', ['string %w(b (c) d)', 'template "e#{f["g"]}"']],
  [
    'ruby',
    "f(<<~A, <<-'B')\n  a \"\n  A\n  b '\n  B\ng # c",
    ['string <<~A', "string <<-'B'", 'template a "\n  A', "string b '\n  B", 'comment # c'],
  ],
  [
    'ruby',
    '=begin\na "\n=end\nb << C\n__END__\nd "',
    ['comment =begin\na "\n=end', 'comment __END__\nd "'],
  ],
  ['ruby', ' =begin\na "b"\n=end', ['template "b"']],
  [
    'php',
    "<b>it's</b> <?php // a ?> c's <?= \"d{$e['f']}\" ?> g",
    [
      "markup <b>it's</b> <?php",
      'comment // a',
      "markup ?> c's <?=",
      'template "d{$e[\'f\']}"',
      'markup ?> g',
    ],
  ],
  [
    'php',
    "<?php #[A]\n# b\n$c = <<<'D'\n e '\n D;",
    ['markup <?php', 'comment # b', "string <<<'D'\n e '\n D"],
  ],
  [
    'shell',
    'a#b $# # c\necho "d $(e "f") ${g#"}"}" \'h\' \\" i',
    ['comment # c', 'template "d $(e "f") ${g#"}"}"', "string 'h'"],
  ],
  ['shell', '"${x:-\'it\'}" # a', ['template "${x:-\'it\'}"', 'comment # a']],
  ['shell', '"${x#\'"\'}" # a', ['template "${x#\'"\'}"', 'comment # a']],
  ['shell', '"${x:-it\'s}" # a', ['markup "${x:-it\'s}" # a']],
  [
    'shell',
    '"$(cat <<A\n it\'s )\nA\n)" # b',
    ['template "$(cat <<A\n it\'s )\nA\n)"', 'comment # b'],
  ],
  [
    'shell',
    '"$(case a in b) c;; esac # it\'s\n)" d',
    ['template "$(case a in b) c;; esac # it\'s\n)"'],
  ],
  ['shell', '"$(a ${b:-\'}\'})" # c', ['template "$(a ${b:-\'}\'})"', 'comment # c']],
  ['shell', '$((1 <<A + 16#f)) ((a)|(b)) # c\nA', ['template $((1 <<A + 16#f))', 'comment # c']],
  ['shell', 'a \\\n# it\'s\n"x"\\\n#y', ["comment # it's", 'template "x"']],
  [
    'shell',
    ': <<A <<-B\nA \nA\n B\n\tB\nc # d',
    ['string <<A', 'string <<-B', 'template A \nA', 'template B\n\tB', 'comment # d'],
  ],
  [
    'shell',
    "cat <<'A' <<-B\n it's\nA\n\t\"b\n\tB\nc",
    ["string <<'A'", 'string <<-B', "string it's\nA", 'template "b\n\tB'],
  ],
];

describe('lex', () => {
  it.each(CASES)('reads literals and comments of %s: %j', (language, text, expected) => {
    expect(literals(language, text)).toEqual(expected);
  });

  it('reads names with the signs of their language', () => {
    expect(words('rust', "'a r#type b")).toEqual(["'a", 'r#type', 'b']);
    expect(words('ruby', '@a @@b $c empty? save! d')).toEqual([
      '@a',
      '@@b',
      '$c',
      'empty?',
      'save!',
      'd',
    ]);
    expect(words('php', '<?php $a->b')).toEqual(['$a', 'b']);
    expect(words('javascript', 'this.#a $b')).toEqual(['this', '#a', '$b']);
    expect(words('css', '--a @media #b -c\\:d')).toEqual(['--a', '@media', '#b', '-c\\:d']);
  });

  it('puts every character that is no blank in one token, in order', () => {
    const piece = fc.constantFrom(
      'a',
      '1',
      ' ',
      '\n',
      '\r\n',
      '\t',
      '"',
      "'",
      '`',
      '"""',
      '\\',
      '/',
      '//',
      '/*',
      '*/',
      '#',
      '#{',
      '${',
      '{',
      '}',
      '(',
      ')',
      '<',
      '>',
      '<<A',
      'A\n',
      '<<<A\n',
      '=begin\n',
      '\n=end',
      '%w(',
      '?>',
      '<?php ',
      '$',
      '@"',
      'R"x(',
      'r#"',
      "'a",
      'f"',
      ':',
      '=',
      '\u00a0',
      '\u2028',
      '😀',
      '\ud800',
      '\0',
      'é',
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
      fc.string({ unit: anyCharacter, maxLength: 40 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), text, (language, given) => {
        const tokens = lex(language, given);
        expect(leftOut(given, tokens).filter((one) => one.trim() !== '')).toEqual([]);
        expect(tokens.filter(({ from, to }) => to <= from)).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  /** What a rule might look at again and again. */
  const HOSTILE = [
    '"',
    "'",
    '`',
    '/',
    '/*',
    '*/',
    '${',
    '"${',
    '#{',
    '"#{',
    '\\(',
    '"\\(',
    '{',
    'f"{',
    '<<A\n',
    '<<A ',
    '  A\n',
    'A\n<<A\n',
    '<<~A\n',
    '<?php ',
    '//?><?php ',
    '?>',
    '<T,',
    '<a>',
    '</a',
    '<',
    '%w(',
    'r#',
    'R"(',
    '$"',
    'url( ',
    '#a\\\n',
    '((',
    '=> (',
    'a\n(',
    '1',
    'a',
    '\\',
    '\n',
    'case a, ',
    '0x',
    ' ',
    '\u00a0',
    '%r{',
    '=begin\n',
    '"${a}',
    '<<<A\n',
    '$(',
    '$((',
    '"$((',
    '((a)',
    '"${x:-',
    '"${x#\'',
    '<<$A ',
    '<<\\',
    '$(case ',
    '#if X/*',
    '#if X/**/',
    '#if 0\n',
    '%(#{',
    '/\\\n',
    'a! /',
    'a.return/',
    '({',
    '[',
    'if (',
    'do {',
  ];

  // Twenty thousand characters take some 20 ms; the square of them would take seconds.
  it('takes time in proportion to the text', () => {
    const slow: string[] = [];
    for (const language of LANGUAGES) {
      for (const part of HOSTILE) {
        const text = part.repeat(20_000 / part.length);
        const begun = process.cpuUsage();
        canonicalTokens(language, text, lex(language, text));
        // Of the processor, since others may use it too.
        const took = process.cpuUsage(begun).user / 1000;
        if (took > 2_000) slow.push(`${language} ${JSON.stringify(part)}: ${took} ms`);
      }
    }
    expect(slow).toEqual([]);
  });
});
