/**
 * Ways to comment out or to quote what a fact cites, or to hide it behind a name, so that a lexer
 * that is not careful does not see it.
 */
import { describe, expect, it } from '@jest/globals';
import { quote } from '../../binding.js';
import { at, GUARD, JS, KEPT, LOST, outcome, symbol, TS, wrap } from '../../attacks.js';

describe('what is commented out or quoted is not read as code', () => {
  const inTs = (before: string, after: string): string => wrap(TS, GUARD, before, after);
  it.each([
    ['a!', '  const r = attempts! / 2 /*'],
    ['(a)!', '  const r = (attempts)! / 2 /*'],
    ['a.return', '  const r = user.return / 2 /*'],
  ])('TypeScript: a division after %s', async (_what, before) =>
    expect(await outcome('a.ts', TS, inTs(before, '  */;'), at(5))).toEqual(LOST),
  );
  it('JavaScript: an HTML-like comment in a script', async () =>
    expect(
      await outcome('a.cjs', JS, JS.replace('  if (att', '  <!-- if (att'), {
        selector: quote('attempts >= MAX_ATTEMPTS'),
      }),
    ).toEqual(LOST));
  const SHG = '  require_root || exit 1';
  const SH = `login() {\n  log\n${SHG}\n  run\n}\n`;
  it.each([
    ['!', '!'],
    ['$X', '$X'],
    ['@EOF', '@EOF'],
    ["A'B'", 'AB'],
    ['A\\B', 'AB'],
  ])('shell: heredoc %s', async (open, close) =>
    expect(await outcome('a.sh', SH, wrap(SH, SHG, `  : <<${open}`, close), at(3))).toEqual(LOST),
  );
  it.each([['(( x = 1 <<A ))'], ['x=$((1 <<A))']])('shell: %s is no heredoc', async (shift) =>
    expect(
      await outcome('a.sh', SH, wrap(SH, SHG, `  ${shift}\n  : '\nA`, "' # '"), at(3)),
    ).toEqual(LOST),
  );
  const RBG = '  raise Locked if attempts >= MAX';
  const RB = `def login(attempts)\n  log\n${RBG}\n  open\nend\n`;
  it('Ruby: %|…|', async () =>
    expect(await outcome('a.rb', RB, wrap(RB, RBG, '  d = %|', '|'), at(3))).toEqual(LOST));
  it.each([
    ['<<~sql', 'sql'],
    ['<<-sql', '  sql'],
    ['<<sql', 'sql'],
  ])('Ruby: heredoc %s with a name in lower case', async (open, close) =>
    expect(await outcome('a.rb', RB, wrap(RB, RBG, `  d = ${open}`, close), at(3))).toEqual(LOST),
  );
  const CG = '  if (attempts >= MAX) return -1;';
  const C = `int login(int attempts) {\n  log("x");\n${CG}\n  return 0;\n}\n`;
  it('C: / and * on two spliced lines', async () =>
    expect(await outcome('a.c', C, wrap(C, CG, '  /\\\n* x', '*/'), at(3))).toEqual(LOST));
  it('C: a backslash and a blank at the end of a comment', async () =>
    expect(await outcome('a.c', C, wrap(C, CG, '  // x \\ ', ''), at(3))).toEqual(LOST));
  const J = 'class A {\n  void login() {\n  if (attempts >= MAX) throw new Locked();\n  }\n}\n';
  it('Java: \\u002f*', async () =>
    expect(
      await outcome(
        'A.java',
        J,
        wrap(J, '  if (attempts >= MAX) throw new Locked();', '  \\u002f*', '*/'),
        at(3),
      ),
    ).toEqual(LOST));
  const SWG = '  if attempts >= max { return }';
  const SW = `func login() {\n  log()\n${SWG}\n  open()\n}\n`;
  it('Swift: #/ … /#', async () =>
    expect(await outcome('a.swift', SW, wrap(SW, SWG, '  let r = #/', '  /#'), at(3))).toEqual(
      LOST,
    ));
  const PHP =
    '<?php\nfunction login($attempts) {\n  if ($attempts >= MAX) throw new Locked();\n  return open();\n}\n';
  it('PHP: after __halt_compiler();', async () =>
    expect(
      await outcome(
        'a.php',
        PHP,
        PHP.replace('<?php\n', '<?php\n__halt_compiler();\n'),
        symbol('login'),
      ),
    ).toEqual(LOST));
  it('C, C#, Swift: #if 0', async () => {
    expect(await outcome('a.c', C, wrap(C, CG, '#if 0', '#endif'), at(3))).toEqual(LOST);
    expect(await outcome('a.c', C, `#if 0\n${C}#endif\n`, symbol('login'))).toEqual(LOST);
    expect(
      await outcome(
        'A.cs',
        J,
        wrap(J, '  if (attempts >= MAX) throw new Locked();', '#if false', '#endif'),
        at(3),
      ),
    ).toEqual(LOST);
    expect(await outcome('a.swift', SW, wrap(SW, SWG, '#if false', '#endif'), at(3))).toEqual(LOST);
  });
});

describe('what is commented out in a language without a lexer is not trusted', () => {
  const GUARDED = ['log here', 'if owner != user then deny request', 'open the door'];
  it.each([
    ['PowerShell <# #>', 'a.ps1', '<#', '#>'],
    ['PowerShell here-string', 'a.ps1', '$d = @"', '"@'],
    ['OCaml (* *)', 'a.ml', '(*', '*)'],
    ['OCaml (* *) with a text in it', 'a.ml', '(* "*)"', '*)'],
    ['OCaml {| |}', 'a.ml', 'let d = {|', '|}'],
    ['F# (* *)', 'a.fs', '(*', '*)'],
    ['Perl =pod', 'a.pl', '=pod', '=cut'],
    ['Perl =begin', 'a.pm', '=begin comment', '=cut'],
    ['Perl __END__', 'a.pl', '__END__', ''],
    ['Perl heredoc', 'a.pl', 'my $d = <<"EOT";', 'EOT'],
    ['Haskell {- -}', 'a.hs', '{-', '-}'],
    ['Lua --[[ ]]', 'a.lua', '--[[', ']]'],
    ['Julia #= =#', 'a.jl', '#=', '=#'],
    ['Nim #[ ]#', 'a.nim', '#[', ']#'],
    ['MATLAB %{ %}', 'a.m', '%{', '%}'],
    ['CMake #[[ ]]', 'CMakeLists.txt', '#[[', ']]'],
    ['Pascal { }', 'a.pas', '{', '}'],
    ['Lisp #| |#', 'a.lisp', '#|', '|#'],
    ['Elixir @doc', 'a.ex', '@doc """', '"""'],
    ['Erlang text', 'a.erl', 'D = "', '".'],
    ['SQL /* */', 'a.sql', '/*', '*/'],
    ['SQL text in dollars', 'a.sql', 'do $x$', '$x$;'],
    ['Terraform /* */', 'a.tf', '/*', '*/'],
    ['Jinja {# #}', 'a.html', '{#', '#}'],
    ['Django {% comment %}', 'a.html', '{% comment %}', '{% endcomment %}'],
    ['Handlebars {{!-- --}}', 'a.hbs', '{{!--', '--}}'],
    ['ERB <%# %>', 'a.erb', '<%#', '%>'],
    ['Razor @* *@', 'a.cshtml', '@*', '*@'],
    ['LaTeX comment', 'a.tex', '\\begin{comment}', '\\end{comment}'],
    ['AsciiDoc ////', 'a.adoc', '////', '////'],
  ])('%s', async (_what, path, open, close) => {
    const text = `${GUARDED.join('\n')}\n`;
    const hidden = `${[GUARDED[0], open, GUARDED[1], close, GUARDED[2]].join('\n')}\n`;
    expect(await outcome(path, text, hidden, at(2))).toEqual(LOST);
    // Text beside text of a page is one text.
    const above = path === 'a.html' ? '<p>above</p>' : 'above;';
    expect(await outcome(path, text, `${above}\n${text}`, at(2))).toEqual(KEPT);
  });

  it.each([
    ['batch rem', 'a.bat', 'rem '],
    ['batch ::', 'a.cmd', ':: '],
    ['Fortran !', 'a.f90', '! '],
    ['Basic', 'a.vb', "' "],
    ['MySQL #', 'a.sql', '# '],
  ])('%s', async (_what, path, sign) => {
    const [first = '', guard = '', last = ''] = GUARDED;
    expect(
      await outcome(path, `${first}\n${guard}\n${last}\n`, `${first}\n${sign}${guard}\n${last}\n`, {
        selector: quote(guard),
      }),
    ).toEqual(LOST);
  });
});

describe('what a reader cannot be sure of is not trusted', () => {
  const inTs = (before: string, after: string): string => wrap(TS, GUARD, before, after);
  it.each([
    ['a division after a spaced !', '  const r = attempts ! / 2 /*', '  */;'],
    ['a division after two !', '  const r = attempts!! / 2 /*', '  */;'],
    ['a division after a comment', '  const r = user./**/return / 2 /*', '  */;'],
    ['a division after a function', '  audit([function () {} / 2 /*', '  */]);'],
    ['a division after a type', '  const r = user as User<string> / 2 /*', '  */;'],
    ['a division after the type void', '  const r = user as void / 2 /*', '  */;'],
    ['a regular expression after in', '  const r = "x" in /`/; `', '  `;'],
    ['a negation after a condition', '  if (user)!/`/.test(user); `', '  `;'],
  ])('TypeScript: %s', async (_what, before, after) =>
    expect(await outcome('a.ts', TS, inTs(before, after), at(5))).toEqual(LOST),
  );
  it('TSX: a comparison that looks like an element', async () =>
    expect(
      await outcome('a.tsx', TS, inTs('  const r = attempts! <a> /* {', '  } */ b;'), at(5)),
    ).toEqual(LOST));
  it('JavaScript: the other comment of a script', async () =>
    expect(
      await outcome('a.js', JS, JS.replace('  if (att', '  --> if (att'), {
        selector: quote('attempts >= MAX_ATTEMPTS'),
      }),
    ).toEqual(LOST));

  const SHG = '  require_root || exit 1';
  const SH = `login() {\n  log\n${SHG}\n  run\n}\n`;
  it.each([
    ['a heredoc that is never closed', ": <<'A'", ''],
    ['a blank behind the name that would close it', ": <<'A'\nA ", 'A'],
    ['blanks before the name that would close it', ": <<-'A'\n  A", '\tA'],
    ['an operator on two lines', ": <\\\n<'A'", 'A'],
    ['an apostrophe that shells read in two ways', ': "${x:-it\'s}"; : \'}"', "' # '"],
    ['a default on several lines', ': ${x:-', '}'],
    ['a command in a string', ': "`echo "\'"`"; : \'', "' # '"],
    ['a comment behind a spliced line', ": \\\n# '\n: '", "' # '"],
  ])('shell: %s', async (_what, before, after) =>
    expect(await outcome('a.sh', SH, wrap(SH, SHG, before, after), at(3))).toEqual(LOST),
  );
  it('shell: honest strings around it change nothing', async () =>
    expect(
      await outcome(
        'a.sh',
        SH,
        `${SH}msg "$(cat <<'A'\n it's )\nA\n)" "\${x:-'y'}" $((1 << 2))\n`,
        at(3),
      ),
    ).toEqual(KEPT));

  const CG = '  if (attempts >= MAX) return -1;';
  const C = `int login(int attempts) {\n  log("x");\n${CG}\n  return 0;\n}\n`;
  it.each([
    ['the other branch of #if 1', '#if 1\n#else', '#endif'],
    ['#elif 0', '#if X\n#elif 0', '#endif'],
    ['prose that is never compiled', "#if 0 // \n don't \n#if X\n#endif\n", "'\n#endif"],
    ['a string on two lines', '  log("x \\ ', '");'],
    ['a trigraph', '  // x ??/', ''],
  ])('C: %s', async (_what, before, after) =>
    expect(await outcome('a.c', C, wrap(C, CG, before, after), at(3))).toEqual(LOST),
  );
  it('C: a box of comments and a macro of many lines change nothing', async () =>
    expect(
      await outcome(
        'a.c',
        C,
        `/*****\\\n * box\n\\*****/\n#define A(b) \\ \n  b * \\\n  c\n#if 0\n don't\n#endif\n${C}`,
        at(3),
      ),
    ).toEqual(KEPT));

  const RBG = '  raise Locked if attempts >= MAX';
  const RB = `def login(attempts)\n  log\n${RBG}\n  open\nend\n`;
  it.each([
    ['a line end', '  d = %', ''],
    ['a low line', '  d = %_', '_'],
    ['code in it', '  d = %(a #{f(")")}', ')'],
  ])('Ruby: %% with %s', async (_what, before, after) =>
    expect(await outcome('a.rb', RB, wrap(RB, RBG, before, after), at(3))).toEqual(LOST),
  );

  const J = 'class A {\n  void login() {\n    if (attempts >= MAX) throw new Locked();\n  }\n}\n';
  it('Java: an escape that closes a string', async () =>
    expect(
      await outcome(
        'A.java',
        J,
        wrap(J, '    if (attempts >= MAX) throw new Locked();', '    f("\\u0022); /* ");', '*/'),
        at(3),
      ),
    ).toEqual(LOST));
  it('Java: a backslash behind another one begins no escape', async () =>
    expect(await outcome('A.java', J, `${J}class B { String c = "\\\\u0022"; }\n`, at(3))).toEqual(
      KEPT,
    ));
});

describe('a name is what its language compares', () => {
  it('JavaScript: an escaped name', async () =>
    expect(
      await outcome(
        'a.cjs',
        JS,
        `${JS}\nfunction l\\u006fgin(user) {\n  return 1;\n}\n`,
        symbol('login'),
      ),
    ).toEqual(LOST));
  it('JavaScript: an escaped name of a method', async () =>
    expect(
      await outcome(
        'a.mjs',
        `class A {\n${JS.replace('function ', '')}}\n`,
        `class A {\n${JS.replace('function ', '')}\n  l\\u{6f}gin() {\n  }\n}\n`,
        symbol('A.login'),
      ),
    ).toEqual(LOST));
});
