import { describe, expect, it } from '@jest/globals';
import { type Language, lex } from '../../../src/languages/code/languages.js';

/** Tokens as `kind text`, without words and punctuation. */
function literals(language: Language, text: string): readonly string[] {
  return lex(language, text).flatMap(({ kind, from, to }) =>
    kind === 'word' || kind === 'punctuator' || kind === 'number'
      ? []
      : [`${kind} ${text.slice(from, to)}`],
  );
}

type Row = readonly [what: string, text: string, expected: readonly string[]];

describe('lex of PHP', () => {
  it.each<Row>([
    [
      'strings on several lines',
      '\'a\nb\' . "c\nd" . `e\nf`',
      ["string 'a\nb'", 'template "c\nd"', 'template `e\nf`'],
    ],
    [
      'quotes behind a backslash',
      '\'a\\\'b\' . "c\\"d" . `e\\`f`',
      ["string 'a\\'b'", 'template "c\\"d"', 'template `e\\`f`'],
    ],
    [
      'code in strings',
      '"a{$b["}"]}" . `c{$d[\'`\']}`',
      ['template "a{$b["}"]}"', "template `c{$d['`']}`"],
    ],
    ['comments that do not nest', "/* a /* b */ 'c' */", ['comment /* a /* b */', "string 'c'"]],
    [
      'what stands behind the halt',
      "f(); __halt_compiler(); 'a'",
      ["markup __halt_compiler(); 'a'"],
    ],
    [
      'names that only look like the halt',
      "A::__halt_compiler(); $a->__halt_compiler; $a?->__HALT_COMPILER(); __halt_compilers(); 'b'",
      ["string 'b'"],
    ],
    [
      'heredocs that end on a line with more',
      "f(<<<A\n b'\n  A, 'c')",
      ["template <<<A\n b'\n  A", "string 'c'"],
    ],
  ])('reads %s', (_what, text, expected) => {
    expect(literals('php', `<?php ${text}`)).toEqual(['markup <?php', ...expected]);
  });

  it('takes all before the first tag for text, blanks and comment signs too', () => {
    expect(literals('php', "\n // it's <? a\n<?PHP 'b' ?>\n")).toEqual([
      "markup // it's <? a\n<?PHP",
      "string 'b'",
      'markup ?>',
    ]);
    expect(literals('php', "'a' // b")).toEqual(["markup 'a' // b"]);
  });
});

describe('lex of Ruby', () => {
  it.each<Row>([
    [
      'strings on several lines',
      '\'a\nb\' + "c\nd" + `e\nf`',
      ["string 'a\nb'", 'template "c\nd"', 'template `e\nf`'],
    ],
    [
      'quotes behind a backslash',
      '\'a\\\'b\' + "c\\"d" + `e\\`f`',
      ["string 'a\\'b'", 'template "c\\"d"', 'template `e\\`f`'],
    ],
    ['a regular expression at the start of a line', 'a\n/b"/.c', ['regex /b"/']],
    ['a regular expression with its flags and a slash', 'x = /a\\/"b/mi', ['regex /a\\/"b/mi']],
    ['a regular expression with code in it', 'x = /a#{"/"}b/', ['regex /a#{"/"}b/']],
    ['a regular expression on several lines', 'x = /a\n"b/x', ['regex /a\n"b/x']],
    [
      'no more than the line of what a method may divide',
      'a /b\n"c"',
      ['regex /b', 'template "c"'],
    ],
    [
      'divisions of values',
      '1 / "a" / [2] / "b" / x(3) / "c"',
      ['template "a"', 'template "b"', 'template "c"'],
    ],
    [
      'divisions of names',
      'a / "b" / c; D /"e"/ f; g/"h"/i',
      ['template "b"', 'template "e"', 'template "h"'],
    ],
    ['divisions that assign', 'a /= "b/"; c %= "d%"', ['template "b/"', 'template "d%"']],
    [
      'a literal behind a method',
      'a /b"/; c %w(d"); puts /e"/',
      ['regex /b"/', 'string %w(d")', 'regex /e"/'],
    ],
    [
      'methods that are named by operators',
      "def /(a) = 'b/'\ndef %(a) = 'c)'\nd./('e/') + f&.%('g')",
      ["string 'b/'", "string 'c)'", "string 'e/'", "string 'g'"],
    ],
    ['symbols of operators', "a(:/, :%) + b(&:`) + [:/] + 'c'", ["string 'c'"]],
    ['a choice between a name and a regular expression', 'a ? b :/c"/', ['regex /c"/']],
    ['a regular expression behind a name', '{ a:/b"/ }', ['regex /b"/']],
    [
      'a literal in the quotes of names and of equals signs',
      'x = %_a "b_; y = [%=c "d=]',
      ['template %_a "b_', 'template %=c "d='],
    ],
    ['a rest of what has such quotes for sure not', 'a %_b; "c"', ['template "c"']],
    [
      'a literal with equal quotes',
      'x = %q|a\\|"b\nc| + "d"',
      ['string %q|a\\|"b\nc|', 'template "d"'],
    ],
    [
      'code in a literal with equal quotes',
      'x = %Q|a#{"|"}b| + %q|c#{"| + "d"',
      ['template %Q|a#{"|"}b|', 'string %q|c#{"|', 'template "d"'],
    ],
    [
      'code in a literal with brackets',
      'x = %(#{a}) + %[#{"]"} b] + %w(#{) + %r{#{c}"}i + "d"',
      [
        'template %(#{a})',
        'template %[#{"]"} b]',
        'string %w(#{)',
        'regex %r{#{c}"}',
        'template "d"',
      ],
    ],
    [
      'brackets in a literal',
      'x = %<a\\>"b> + %i[c [d] "e] + %s(f)',
      ['template %<a\\>"b>', 'string %i[c [d] "e]', 'string %s(f)'],
    ],
    ['a literal that is never closed', 'x = %(a "b"', ['template %(a "b"']],
    [
      'a heredoc behind a method and behind a value',
      'a <<B\n "\nB\nx = <<C\n "\nC\n"d"',
      ['string <<B', 'template "\nB', 'string <<C', 'template "\nC', 'template "d"'],
    ],
    [
      'shifts',
      'A <<B\n"c"\nB\n1 <<B\n"d"\nB\na << B\n"e"\nB',
      ['template "c"', 'template "d"', 'template "e"'],
    ],
    [
      'indented heredocs wherever they stand',
      'A <<~B\n c \'\n  B\na<<-\'D\'\n e "\n D\n"f"',
      ['string <<~B', "template c '\n  B", "string <<-'D'", 'string e "\n D', 'template "f"'],
    ],
    [
      'names of heredocs again and again',
      'f <<A\n1 "\nA\nf <<A\n2 "\nA\nf <<A\n3 "\nA\nf <<A\n4 "\nA\n"b"',
      [
        'string <<A',
        'template 1 "\nA',
        'string <<A',
        'template 2 "\nA',
        'string <<A',
        'template 3 "\nA',
        'string <<A',
        'template 4 "\nA',
        'template "b"',
      ],
    ],
    [
      'heredocs with nothing in them',
      'a <<~A\nA\n"b"',
      ['string <<~A', 'template A', 'template "b"'],
    ],
    [
      'characters',
      'x = ?" + ?\\\' + [?a, ?#]',
      ['string ?"', "string ?\\'", 'string ?a', 'string ?#'],
    ],
    [
      'choices',
      'a ?"b":c; d ? "e" : f; g() ?"h": i; 1?"j":k',
      ['template "b"', 'template "e"', 'template "h"', 'template "j"'],
    ],
    ['a question that is no character', 'x = ?ab "c"', ['template "c"']],
    [
      'a comment of several lines with what stands behind its end',
      '=begin a\n"b\n=end c "\n"d"',
      ['comment =begin a\n"b\n=end c "', 'template "d"'],
    ],
    ['one that is never closed', 'a\n=begin\n"b" \n', ['comment =begin\n"b"']],
    ['what only looks like one', 'a =begin\n=ending "b"\n', ['template "b"']],
  ])('reads %s', (_what, text, expected) => {
    expect(literals('ruby', text)).toEqual(expected);
  });
});

describe('lex of shell', () => {
  it.each<Row>([
    ['an empty string', "'' '' # a", ["string ''", "string ''", 'comment # a']],
    [
      'strings with escapes',
      "$'it\\'s' $'\\\\' 'a\\' # b",
      ["string $'it\\'s'", "string $'\\\\'", "string 'a\\'", 'comment # b'],
    ],
    [
      'strings that are translated',
      '$"it\'s" $"\\"" "\\\\" # a',
      ['template $"it\'s"', 'template $"\\""', 'template "\\\\"', 'comment # a'],
    ],
    [
      'comments where words begin',
      "# '\na;# '\n(# '\n)# '\na|# '\na&# '\n`a`# '\n",
      [
        "comment # '",
        "comment # '",
        "comment # '",
        "comment # '",
        "comment # '",
        "comment # '",
        'template `a`',
        "comment # '",
      ],
    ],
    [
      'comments with and without a blank',
      "#'\na #'\n;#'\n(#'",
      ["comment #'", "comment #'", "comment #'", "comment #'"],
    ],
    [
      'no comments in words',
      'a# \'b\' c#"d" ${#e} $# $#f',
      ["string 'b'", 'template "d"', 'template ${#e}'],
    ],
    [
      'expansions with quotes',
      "${a:-'}'} ${b:-\"}\"} ${c:-\\}} ${d:-$'}\\''} # e",
      [
        "template ${a:-'}'}",
        'template ${b:-"}"}',
        'template ${c:-\\}}',
        "template ${d:-$'}\\''}",
        'comment # e',
      ],
    ],
    [
      'expansions in expansions',
      '${a:-${b:-}}} ${c:-$(d "}")} ${e:-`}`} # f',
      ['template ${a:-${b:-}}', 'template ${c:-$(d "}")}', 'template ${e:-`}`}', 'comment # f'],
    ],
    [
      'expansions in strings',
      '"a${b:-"}"}\\"$c" \'d\'',
      ['template "a${b:-"}"}\\"$c"', "string 'd'"],
    ],
    [
      'patterns in strings',
      "\"${a%'\"'}${b//'}'/x}\" 'c'",
      ["template \"${a%'\"'}${b//'}'/x}\"", "string 'c'"],
    ],
    [
      'arithmetic',
      "((a = (1 + 2) * (3))) # '\n$(( (1) + 2#1 )) # b",
      ['template ((a = (1 + 2) * (3)))', "comment # '", 'template $(( (1) + 2#1 ))', 'comment # b'],
    ],
    [
      'arithmetic with quotes',
      '((a[")"])) ((b[\')\'])) ((c\\))) (($(d ")"))) # e',
      [
        'template ((a[")"]))',
        "template ((b[')']))",
        'template ((c\\)))',
        'template (($(d ")")))',
        'comment # e',
      ],
    ],
    [
      'arithmetic in strings',
      '"a$((1 + (2)))b" "$((c[")"]))" # d',
      ['template "a$((1 + (2)))b"', 'template "$((c[")"]))"', 'comment # d'],
    ],
    [
      'shifts',
      "((a = 1 << 2)) # '\n((b <<= 1)) # c",
      ['template ((a = 1 << 2))', "comment # '", 'template ((b <<= 1))', 'comment # c'],
    ],
    [
      'a heredoc behind arithmetic',
      "((1))<<A\n'\nA\n((2)) <<A\n'\nA\n# b",
      [
        'template ((1))',
        'string <<A',
        "template '\nA",
        'template ((2))',
        'string <<A',
        "template '\nA",
        'comment # b',
      ],
    ],
    ['commands in commands', "((a); (b)) # '\n( (c) ) # d", ["comment # '", 'comment # d']],
    ['old commands', '`a \\` "b` # c', ['template `a \\` "b`', 'comment # c']],
    [
      'old commands in strings',
      '"a `b "c` d" "`e \\` "f`" # g',
      ['template "a `b "c` d"', 'template "`e \\` "f`"', 'comment # g'],
    ],
    [
      'commands in strings',
      '"$(a ")" \'"\' \\) $(b ")") (c) "d")" \'e\'',
      ['template "$(a ")" \'"\' \\) $(b ")") (c) "d")"', "string 'e'"],
    ],
    [
      'commands with strings that have escapes',
      "\"$(a $'\\')\"' b)\" 'c'",
      ['template "$(a $\'\\\')"\' b)"', "string 'c'"],
    ],
    [
      'commands with comments',
      '"$(# "\n a #" it\'s )\n b#c)" \'d\'',
      ['template "$(# "\n a #" it\'s )\n b#c)"', "string 'd'"],
    ],
    [
      'commands with heredocs',
      '"$(a <<A <<-B\n " )\nA\n " )\n\tB\n)" \'c\'',
      ['template "$(a <<A <<-B\n " )\nA\n " )\n\tB\n)"', "string 'c'"],
    ],
    [
      'commands with strings for input',
      '"$(a <<<b; c <<<")")" \'d\'',
      ['template "$(a <<<b; c <<<")")"', "string 'd'"],
    ],
    [
      'commands with cases',
      '"$(case a in b) echo ")";; (c) d;; esac)" \'e\'',
      ['template "$(case a in b) echo ")";; (c) d;; esac)"', "string 'e'"],
    ],
    [
      'commands with cases in cases',
      '"$(case a in b) case c in d) ")";; esac ")";; esac)" \'e\'',
      ['template "$(case a in b) case c in d) ")";; esac ")";; esac)"', "string 'e'"],
    ],
    [
      'commands with words that are no cases',
      '"$(lowercase a) $(esac-b; case-c; echo esac)" \'d\'',
      ['template "$(lowercase a) $(esac-b; case-c; echo esac)"', "string 'd'"],
    ],
    ['strings for input', 'a <<<b \'"\' <<< "c"', ["string '\"'", 'template "c"']],
    [
      'heredocs again and again',
      "a <<A\n1'\nA\na <<A\n2'\nA\na <<A\n3'\nA\na <<A\n4'\nA\n# b",
      [
        'string <<A',
        "template 1'\nA",
        'string <<A',
        "template 2'\nA",
        'string <<A',
        "template 3'\nA",
        'string <<A',
        "template 4'\nA",
        'comment # b',
      ],
    ],
    [
      'heredocs with nothing in them',
      "a <<A <<B\nA\nB\n# '",
      ['string <<A', 'string <<B', 'template A', 'template B', "comment # '"],
    ],
    [
      'heredocs behind blanks',
      "a << A <<\tB\n'\nA\n'\nB\n# c",
      ['string << A', 'string <<\tB', "template '\nA", "template '\nB", 'comment # c'],
    ],
    [
      'heredocs that are quoted',
      'a <<\'A B\' <<"C" <<\\D <<E\\F <<\'\'\n"1\nA B\n"2\nC\n"3\nD\n"4\nEF\n"5\n\n# b',
      [
        "string <<'A B'",
        'string <<"C"',
        'string <<\\D',
        'string <<E\\F',
        "string <<''",
        'string "1\nA B',
        'string "2\nC',
        'string "3\nD',
        'string "4\nEF',
        'string "5\n',
        'comment # b',
      ],
    ],
    [
      'heredocs named like a variable',
      "a <<$X\n'\n$X\na <<$\n'\n$\n# b",
      ['string <<$X', "template '\n$X", 'string <<$', "template '\n$", 'comment # b'],
    ],
    ['a heredoc at the end of the text', 'a <<$', ['string <<$']],
    ['a heredoc that is never closed', 'a <<A\n "b"\nA ', ['string <<A', 'template "b"\nA ']],
    [
      'words that go on behind a line end',
      "a \\\n\"b\" <\\\nc 'd' e\\\n'f'",
      ['template "b"', "string 'd'", "string 'f'"],
    ],
  ])('reads %s', (_what, text, expected) => {
    expect(literals('shell', text)).toEqual(expected);
  });

  it.each<readonly [what: string, before: string, rest: string]>([
    ['a string that is never closed', 'a }) ', "'b"],
    ['one with escapes', 'a }) ', "$'b\\'"],
    ['one with expansions', 'a }) ', '"b\\"'],
    ['an old command that is never closed', 'a ', '`b \\` "c"'],
    ['one in a string', 'a ', '"`b" \'c\''],
    ['an expansion that is never closed', 'a } ', '${b#\'c} "d"'],
    ['an expansion with a command that is never closed', 'a } ', '${b:-$(c} "d"'],
    ['arithmetic that is never closed', 'a )) ', '((b \'c)) "d"'],
    ['commands that are never closed', 'a ) ', '"$(b \'c" )'],
    ['commands with a heredoc that is never closed', 'a ) ', '"$(b <<A\n)" \'c\''],
    ['commands with a heredoc named by code', '', '"$(b <<`c`\n`c`\n)" \'d\''],
    ['an apostrophe in a default', '', '"${a:-it\'s}" \'}"'],
    ['one in arithmetic', '', "((${a:-it's} )) '}))"],
    ['commands that look like arithmetic in a string', '', '"$((a); (b))" \'c\''],
    ['arithmetic that may be a heredoc', '', "((a = 1 <<A))\n'b'\nA\n'c'"],
    ['arithmetic of which a later shift may be one', '', "((a = 1 << 2, b <<A))\n'b'\nA\n'c'"],
    ['a shift in brackets', 'a[1 ', "<<A]=2\n'b'\nA"],
    ['an operator on two lines', 'a ', "<\\\n<A\n'b'\nA"],
    ['two parentheses on two lines', 'a ', "(\\\n(b 'c'))"],
    ['a string in a variable on two lines', 'a ', "$\\\n'b\\'c'"],
    ['an expansion on two lines', 'a ', "$\\\n{b#'} 'c'"],
    ['a heredoc named by an old command', 'a ', "<<`b`\n'c'\n`b`"],
    ['by a command', 'a ', "<<$(b)\n'c'"],
    ['by an expansion', 'a ', "<<${b}\n'c'"],
    ['by a string in a variable', 'a ', "<<$'b'\n'c'\nb"],
    ['by a backslash', 'a ', '<<A\\'],
    ['by a line end', 'a ', "<<A\\\nB\n'c'\nAB"],
    ['by quotes that are never closed', 'a ', "<<'b"],
    ['by quotes with an expansion', 'a ', '<<"$b"\n\'c\'\n$b'],
    ['by nothing', 'a ', "<< ; 'b'"],
  ])('leaves all that follows alone where shells may differ: %s', (_what, before, rest) => {
    expect(literals('shell', before + rest)).toEqual([`markup ${rest}`]);
  });

  const many = (part: string, times: number): string => part.repeat(times);

  it('reads names of heredocs up to a length', () => {
    expect(literals('shell', `a <<${many('A', 201)}\n"\n${many('A', 201)}\n'b'`)).toHaveLength(3);
    expect(literals('shell', `a <<${many('A', 202)}\n'b'`)).toEqual([
      `markup <<${many('A', 202)}\n'b'`,
    ]);
    expect(literals('shell', `a <<'${many('A', 199)}'\n"\n${many('A', 199)}\n'b'`)).toHaveLength(3);
    expect(literals('shell', `a <<'${many('A', 200)}'\n'b'`)).toEqual([
      `markup <<'${many('A', 200)}'\n'b'`,
    ]);
  });

  it('tells commands in commands from arithmetic up to a length', () => {
    const above = many('a b\n', 1_000);
    expect(literals('shell', `${above}((${many('c', 2_000)}) ) # d`)).toEqual(['comment # d']);
    expect(literals('shell', `${above}((${many('c', 2_001)}) ) # d`)).toEqual([
      `markup ((${many('c', 2_001)}) ) # d`,
    ]);
  });

  // Fifty readings in each other: a string is one, and what is expanded in it the next.
  it.each<readonly [open: string, inner: string, close: string, deepest: number]>([
    ['"${a:-', 'b', '}"', 25],
    ['"$(a ', 'b', ')"', 25],
    ['"$((', '1', '))"', 25],
    ['${a:-', 'b', '}', 51],
    ['${a:-', '"b"', '}', 50],
    ['${a:-', '$(b "c")', '}', 49],
    ['$((', '1', '))', 51],
    ['$((', '"1"', '))', 50],
  ])('gives up on what nests too deep: %s around %s', (open, inner, close, deepest) => {
    const nested = (times: number): string => `${many(open, times)}${inner}${many(close, times)}`;
    expect(literals('shell', `${nested(deepest)} # c`)).toEqual([
      `template ${nested(deepest)}`,
      'comment # c',
    ]);
    expect(literals('shell', `${nested(deepest + 1)} # c`)).toEqual([
      `markup ${nested(deepest + 1)} # c`,
    ]);
  });
});
