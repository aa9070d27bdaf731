import { describe, expect, it } from '@jest/globals';
import { marksOf } from '../../src/anchors/comment-signs.js';
import { signAt } from '../../src/anchors/mark.js';
import { BY_ENDING, BY_NAME } from '../../src/anchors/signs.js';
import { SourceText } from '../../src/anchors/source-text.js';

/** What is read as a comment or a text, as `sign text`. */
function marked(path: string, text: string): readonly string[] {
  return marksOf(new SourceText(Buffer.from(text), path)).map(
    ({ from, to, sign }) => `${sign} ${text.slice(from, to)}`,
  );
}

const ROWS: readonly (readonly [path: string, text: string, wanted: readonly string[]])[] = [
  [
    'a.sql',
    "a -- b\n/* c /* d */ e */ 'f\n''g' \"h\" `i`",
    ['-- -- b', '/* /* c /* d */ e */', "' 'f\n'", "' 'g'", '" "h"', '` `i`'],
  ],
  ['a.sql', "'\\' -- a", ["' '\\'", '-- -- a']],
  [
    'main.tf',
    '# a\nb = "c # \\" d" // e\n/* f */ g = <<-EOT\n h # i\n  EOT\nj # k',
    ['# # a', '" "c # \\" d"', '// // e', '/* /* f */', '<< <<-EOT\n h # i\n  EOT', '# # k'],
  ],
  [
    'a.lua',
    'a -- b\n--[==[ c\n]] d ]==] e [[f\ng]] "h\\"i" \'j\' [ k ]',
    ['-- -- b', '--[[ --[==[ c\n]] d ]==]', '[[ [[f\ng]]', '" "h\\"i"', "' 'j'"],
  ],
  ['a.ini', '; a\n \t# b\nc = d # e ; f', ['; ; a', '# # b']],
  ['.npmrc', 'a=b#c\n#d', ['# #d']],
  [
    'docker/Dockerfile',
    '# a\nRUN b # c\nCOPY <<EOF /d\n# e\nEOF\n# f',
    ['# # a', '<< <<EOF /d\n# e\nEOF', '# # f'],
  ],
  ['rules.mk', 'a: b\n\t# c\n\td #e', ['# # c']],
  [
    'a.hs',
    'a -- b\n{- c {- d -} e -} "f -- \\"" \'',
    ['-- -- b', '{- {- c {- d -} e -}', '" "f -- \\""'],
  ],
  [
    'a.proto',
    "a // b\n/* c /* d */ e 'f\\'' \"g\n`h\ni`",
    ['// // b', '/* /* c /* d */', "' 'f\\''", '" "g', '` `h\ni`'],
  ],
  ['a.scala', '/* a /* b */ c */ d // e', ['/* /* a /* b */ c */', '// // e']],
  ['a.ini', `a#b\n${' '.repeat(90)}# c\n${' '.repeat(200)}# d`, ['# # c', '# # d']],
  ['a.ini', '  # a', ['# # a']],
  ['a.unknown', '# a\n// b', []],
  [
    'a.ps1',
    'a # b\n<# c\n# #> d#e "f # `" g" \'h # i\' `# j\n@"\nk "# l\n"@ m',
    ['# # b', '<# <# c\n# #>', '" "f # `" g"', "' 'h # i'", '@" @"\nk "# l\n"@'],
  ],
  ['a.psm1', "@'\n<#\n'@\n$a #> b", ["@\" @'\n<#\n'@", '# #> b']],
  [
    'a.ml',
    '(* a (* b *) "*)" \'"\' c *) d "(* e" \'"\' {x|f |} (* |x} g',
    ['(* (* a (* b *) "*)" \'"\' c *)', '" "(* e"', '{| {x|f |} (* |x}'],
  ],
  ['a.mli', "val a : 'a -> 'b (* c *)", ['(* (* c *)']],
  [
    'a.fs',
    'a // b\nc (*) d (* e *) f @"g\\" // h\n"""i " // j"""',
    ['// // b', '(* (* e *)', '@" @"g\\"', '// // h', '""" """i " // j"""'],
  ],
  [
    'a.pl',
    'a;\n=pod\nb # c\n=cut\nd\n# e\n$#f; s#g#h#;\nprint <<EOT;\n# i\nEOT\n1 << 2;\n__END__\nj',
    ['=pod =pod\nb # c\n=cut', '# # e', '<< <<EOT;\n# i\nEOT', '__END__ __END__\nj'],
  ],
  ['a.pm', 'a\n=head1 b\n\nc', ['=pod =head1 b\n\nc']],
  ['a.hs', "a --> b |-- c\n--| e\n-- f\n'\"' {- g", ['-- -- f', '{- {- g']],
  [
    'a.jl',
    'a #= b #= c =# d =# e # f\n\'"\' """g # " h""" i',
    ['#= #= b #= c =# d =#', '# # f', '""" """g # " h"""'],
  ],
  [
    'a.nim',
    'a #[ b #[ c ]# d ]# e ##[ f ]## g # h',
    ['#[ #[ b #[ c ]# d ]#', '##[ ##[ f ]##', '# # h'],
  ],
  [
    'a.r',
    'a # b\nr"(c " # d)" e \'f # g\' R"--[h]"]--" i',
    ['# # b', 'r" r"(c " # d)"', "' 'f # g'", 'r" R"--[h]"]--"'],
  ],
  [
    'a.ex',
    'a # b\n@doc """\nc # d\n"""\n~r/e # f/ ?" g "#{h}" # i',
    ['# # b', '""" """\nc # d\n"""', '~ ~r/e # f/', '" "#{h}"', '# # i'],
  ],
  ['a.erl', 'a % b\n"c % d" $" e $% f % g', ['% % b', '" "c % d"', '% % g']],
  ['a.f90', 'a ! b\nc = "d ! e" ! f', ['! ! b', '" "d ! e"', '! ! f']],
  ['a.for', 'C a\n      b = 1\n* c\n      call d', ['C C a', 'C * c']],
  [
    'a.lisp',
    'a ; b\n#| c #| d |# e |# f "g ; h" #\\; i #\\" j',
    ['; ; b', '#| #| c #| d |# e |#', '" "g ; h"'],
  ],
  ['a.el', 'a #| b ?" c ; d', ['; ; d']],
  ['a.m', 'a = b\';\n% c\nfprintf("%d");\n%{\nd\n%}\ne', ['% % c', '%{ %{\nd\n%}']],
  ['a.m', '#import "a.h"\n// b\n/* c */ @"d"', ['" "a.h"', '// // b', '/* /* c */', '" "d"']],
  [
    'CMakeLists.txt',
    'a # b\n#[[ c\n# d ]] e\n#[=[ f ]] g ]=] h "i # j" [[k # l]]',
    ['# # b', '#[[ #[[ c\n# d ]]', '#[[ #[=[ f ]] g ]=]', '" "i # j"', '[[ [[k # l]]'],
  ],
  ['a.pas', "a { b } c (* d *) e // f\n'g { h'", ['{ { b }', '(* (* d *)', '// // f', "' 'g { h'"]],
  [
    'a.bat',
    '@echo a\nrem b\n  REM c\n:: d\nremote e\n:f\ng & rem h',
    ['rem rem b', 'REM REM c', ':: :: d'],
  ],
  ['a.vb', 'a \' b\nREM c\n"d \' e"', ["' ' b", 'REM REM c', '" "d \' e"']],
  ['a.adb', 'a -- b\n\'"\' "c -- d"', ['-- -- b', '" "c -- d"']],
  ['a.nix', "a # b\n''c # ''${d} e'' /* f */", ['# # b', "'' ''c # ''${d} e''", '/* /* f */']],
  ['a.sql', 'a\n# b\nc # d\n$$ -- e $$ {# f #} #g', ['# # b', '$$ $$ -- e $$', '{# {# f #}']],
  ['a.gradle', "a '''b // \n c''' // d", ["''' '''b // \n c'''", '// // d']],
  [
    'a.tex',
    'a % b\n10\\% c\n\\begin{comment}d\\end{comment} e',
    ['% % b', '\\begin{comment} \\begin{comment}d\\end{comment}'],
  ],
  ['a.adoc', 'a\n// b\n////\nc\n////\nd', ['// // b', '//// ////\nc\n////']],
  ['a.cob', '000100* a\n000200 b *> c', ['* * a', '*> *> c']],
  ['a.erb', '<p><%# a %><%= b %><!-- c --></p>', ['<%# <%# a %>', '<!-- <!-- c -->']],
  [
    'a.j2',
    '{# a #}{{ b }}{% comment %}c{% endcomment %}',
    ['{# {# a #}', '{% comment {% comment %}c{% endcomment'],
  ],
  ['a.hbs', '{{!-- a }} b --}}{{! c }}{{d}}', ['{{!-- {{!-- a }} b --}}', '{{! {{! c }}']],
  ['a.cshtml', '@* a *@<p>@b</p>', ['@* @* a *@']],
  ['a.svelte', '{#if a}b{/if} <!-- #} -->', ['<!-- <!-- #} -->']],
  ['a.vue', '<p>{{!a}}</p> {# b', []],
  ['CODEOWNERS', '# a\n* @b', ['# # a']],
  [
    'a.rb',
    'a # b\n# c\n=begin\nd\n=end\ne <<~EOT\n# f\nEOT',
    ['# # c', '=begin =begin\nd\n=end', '<< <<~EOT\n# f\nEOT'],
  ],
  ['a.fish', 'a # b\n# c\nd <<EOT\n# e', ['# # c', '# # e']],
  [
    'a.coffee',
    "a # b\n### c\n# d ### '# e' ###",
    ['# # b', '### ### c\n# d ###', "' '# e'", '### ###'],
  ],
  ['a.bzl', `a # b\n"c # d" '''e\n# f'''`, ['# # b', '" "c # d"', "''' '''e\n# f'''"]],
  ['a.jsonnet', 'a # b\n// c\n/* d */ "# e"', ['# # b', '// // c', '/* /* d */', '" "# e"']],
  ['a.wat', 'a ;; b\n(; c (; d ;) ;) "e ;; f"', [';; ;; b', '(; (; c (; d ;) ;)', '" "e ;; f"']],
  ['a.d', 'a // b\n/+ c +/ /* d */', ['// // b', '/+ /+ c +/', '/* /* d */']],
  ['a.kt', '/* a /* b */ c */ d // e', ['/* /* a /* b */ c */', '// // e']],
];

describe('comments and texts of a language without a lexer', () => {
  it.each(ROWS)('are told by the signs of %s: %j', (path, text, wanted) => {
    expect(marked(path, text)).toEqual(wanted);
  });

  it('of every set of signs in the table have a row here', () => {
    const known = new Set(
      ROWS.map(
        ([path]) =>
          BY_NAME.get(path.slice(path.lastIndexOf('/') + 1).toLowerCase()) ??
          BY_ENDING.get(path.slice(path.lastIndexOf('.') + 1)),
      ),
    );
    const missing = [...BY_ENDING, ...BY_NAME].filter(([, signs]) => !known.has(signs));
    expect(missing.map(([ending]) => ending)).toEqual([]);
  });

  it('go on to the end where nothing closes them', () => {
    expect(
      ['/* a\nb', '`a\nb', '// a'].map((text) =>
        marked('a.zig', text).map((one) => one.replace(/^\S+ /, '')),
      ),
    ).toEqual([['/* a\nb'], ['`a\nb'], ['// a']]);
    expect(marksOf(new SourceText(Buffer.from('a /*'), 'a.zig'))).toEqual([
      { from: 2, to: 4, sign: '/*' },
    ]);
    expect(marksOf(new SourceText(Buffer.from("'a\\"), 'a.zig'))).toEqual([
      { from: 0, to: 3, sign: "'" },
    ]);
    expect([marked('a.html', 'a <!-- b'), marked('a.html', 'a <?b')]).toEqual([
      ['<!-- <!-- b'],
      ['<? <?b'],
    ]);
    expect([marked('a.lua', '[[a\nb'), marked('a.tf', 'a = <<X\nb\n Xb\n')]).toEqual([
      ['[[ [[a\nb'],
      ['<< <<X\nb\n Xb\n'],
    ]);
  });

  it('are in markup what hides text, and in its scripts and styles all but the code', () => {
    expect(marked('a.html', '<p><!-- a --><b>c</b><![CDATA[d]]><?e?><!--> f')).toEqual([
      '<!-- <!-- a -->',
      '<![CDATA[ <![CDATA[d]]>',
      '<? <?e?>',
      '<!-- <!-->',
    ]);
    const text = '<p a><SCRIPT async>b(); // c\nd("e")</script><style>f { } /* g */ h</style> i';
    const marks = marksOf(new SourceText(Buffer.from(text), 'a.vue'));
    expect([...text.matchAll(/\b[a-i]\b/g)].map(({ index }) => signAt(marks, index))).toEqual([
      '',
      'script',
      'script comment',
      'script',
      'script string',
      'style',
      'style comment',
      'style',
      '',
    ]);
    expect(signAt(marksOf(new SourceText(Buffer.from('<script>a()'), 'a.html')), 8)).toBe('script');
    expect(marked('a.html', '<script')).toEqual([]);
    expect(marked('a.html', '<?a?><?b?>')).toEqual(['<? <?a?>', '<? <?b?>']);
    // What begins just where a mark does is what it is itself, so each stretch of code has the sign
    // before it and the one behind it.
    expect(marked('a.html', '<script>ab(`c`)</script>')).toEqual([
      'script >ab(`',
      'script template `c`',
      'script `)',
    ]);
    expect(marked('a.html', '<style>/* a */</style>')).toEqual([
      'style >/',
      'style comment /* a */',
    ]);
  });

  /** What a rule might look at again and again. */
  const HOSTILE = [
    '"',
    "'",
    '(*',
    '{x|',
    '{-',
    '<#',
    '#|',
    '#=',
    '#[',
    '=pod',
    '\n=pod\n',
    '@"\n',
    'r"(',
    '~r/',
    '%{\n',
    '\n%{\n',
    '$$',
    '$a$ ',
    '{{!--',
    '{#',
    '<%--',
    '{% comment %}',
    '<!--',
    '<script',
    '<script>',
    '[[',
    '[=[',
    '<<A\n',
    '<<EOT\n',
    '\n////\n',
    "''",
    '\\iffalse',
    ' ',
    '\n',
    'rem ',
    '      *',
    '--',
    '-',
    '/*',
    '\\',
  ];

  it('are read in time that is in proportion to the text', () => {
    const slow: string[] = [];
    for (const path of [
      'a.ps1',
      'a.ml',
      'a.fs',
      'a.pl',
      'a.hs',
      'a.jl',
      'a.nim',
      'a.r',
      'a.ex',
      'a.lisp',
      'a.m',
      'a.cmake',
      'a.pas',
      'a.bat',
      'a.nix',
      'a.sql',
      'a.tex',
      'a.adoc',
      'a.cob',
      'a.hbs',
      'a.lua',
      'a.tf',
    ]) {
      for (const part of HOSTILE) {
        const source = new SourceText(Buffer.from(part.repeat(20_000 / part.length)), path);
        const begun = process.cpuUsage();
        marksOf(source);
        const took = process.cpuUsage(begun).user / 1000;
        if (took > 1_000) slow.push(`${path} ${JSON.stringify(part)}: ${took} ms`);
      }
    }
    expect(slow).toEqual([]);
  });
});
