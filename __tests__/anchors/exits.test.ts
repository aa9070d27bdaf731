import { describe, expect, it } from '@jest/globals';
import { follow } from '../../src/anchors/follow.js';
import { SourceText } from '../../src/anchors/source-text.js';

const GUARD = /^.*guard\(.*$/m;

/** Whether a guard on one line keeps trust in another version of its file, cited by its line and by its words. */
function kept(path: string, before: string, after: string): readonly boolean[] {
  const [old, now] = [before, after].map((text) => new SourceText(Buffer.from(text), path));
  const found = GUARD.exec(before);
  if (old === undefined || now === undefined || found === null) throw new Error('no guard');
  const line = { from: found.index, to: found.index + found[0].length };
  const quote = { from: line.to - found[0].trimStart().length, to: line.to };
  return [
    follow({ source: old, span: line }, now, 'n4', 'lines'),
    follow({ source: old, span: quote }, now, 'n4', 'characters'),
  ].map(({ kind }) => kind === 'found');
}

/** A function in each language with `here` before its guard. */
const FUNCTIONS: Readonly<Record<string, (here: string) => string>> = {
  'a.ts': (here) => `function f(d) {\n  note(d);\n${here}  guard(d);\n  x();\n}\n`,
  'A.java': (here) =>
    `class A {\n  void f(D d) {\n    note(d);\n${here}    guard(d);\n    x();\n  }\n}\n`,
  'A.cs': (here) =>
    `class A {\n  void F(D d) {\n    Note(d);\n${here}    guard(d);\n    X();\n  }\n}\n`,
  'a.c': (here) => `int f(int d)\n{\n\tnote(d);\n${here}\tguard(d);\n\treturn 0;\n}\n`,
  'a.go': (here) => `package a\n\nfunc f(d int) {\n\tnote(d)\n${here}\tguard(d)\n\tx()\n}\n`,
  'a.rs': (here) => `fn f(d: D) {\n    note(d);\n${here}    guard(d);\n    x();\n}\n`,
  'a.kt': (here) => `fun f(d: D) {\n    note(d)\n${here}    guard(d)\n    x()\n}\n`,
  'a.swift': (here) => `func f(d: D) {\n    note(d)\n${here}    guard(d)\n    x()\n}\n`,
  'a.php': (here) => `<?php\nfunction f($d) {\n  note($d);\n${here}  guard($d);\n  x();\n}\n`,
  'a.rb': (here) => `def f(d)\n  note(d)\n${here}  guard(d)\n  x\nend\n`,
  'a.py': (here) => `def f(d):\n    note(d)\n${here}    guard(d)\n    x()\n`,
  'a.sh': (here) => `f() {\n  note "$1"\n${here}  check "guard($1)"\n  x\n}\n`,
  'a.lua': (here) => `local function f(d)\n  note(d)\n${here}  guard(d)\n  x()\nend\n`,
  'a.sql': (here) =>
    `CREATE PROCEDURE f()\nBEGIN\n  CALL note(d);\n${here}  CALL guard(d);\n  CALL x();\nEND;\n`,
  'b.sql': (here) =>
    `CREATE FUNCTION f() RETURNS int AS $$\nBEGIN\n  PERFORM note(d);\n${here}  PERFORM guard(d);\n  RETURN 1;\nEND;\n$$ LANGUAGE plpgsql;\n`,
};

const inserted = (rows: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(rows).flatMap(([path, texts]) => texts.map((text) => ({ path, text })));

function keptBehind(path: string, text: string): readonly boolean[] {
  const write = FUNCTIONS[path];
  if (write === undefined) throw new Error(`no function of ${path}`);
  return kept(path, write(''), write(text));
}

describe('a guard is not reached behind what always leaves', () => {
  it.each(
    inserted({
      'a.ts': [
        '  if (true) return;\n',
        '  if (1 === 1) return;\n',
        '  if (true || d.x) {\n    note(1);\n    return;\n  }\n',
        '  {\n    return;\n  }\n',
        '  x: { return; }\n',
        '  do { return; } while (0);\n',
        '  do {} while (true);\n',
        '  while (true) {}\n',
        '  for (;;);\n',
        '  try { return; } finally {}\n',
        '  try { return; } catch (e) {}\n',
        '  try { return load(d); } catch (e) { throw e; }\n',
        '  if (d) { return 1; } else { return 2; }\n',
        '  if (false) {} else { return; }\n',
        '  true && process.exit(0);\n',
        '  outer: for (;;) {\n    x();\n  }\n',
        '  for (;;) { last = x(); }\n',
        '  while (true) { d.leave(); peek(); }\n',
      ],
      'A.java': [
        '    if (true) return;\n',
        '    synchronized (this) { return; }\n',
        '    while (true) ;\n',
        '    Runtime.getRuntime().halt(1);\n',
      ],
      'A.cs': [
        '    lock (d) { return; }\n',
        '    unsafe { return; }\n',
        '    Environment.FailFast("x");\n',
      ],
      'a.c': [
        '\t(exit)(0);\n',
        '\t(void)exit(0);\n',
        '\tfor (;;);\n',
        '\tdo { return 0; } while (0);\n',
      ],
      'a.go': [
        '\tfor {\n\t}\n',
        '\tselect {}\n',
        '\tif true {\n\t\treturn\n\t}\n',
        '\t{\n\t\treturn\n\t}\n',
        '\tt.Skip("x")\n',
      ],
      'a.rs': [
        '    std::process::exit(0);\n',
        '    loop {}\n',
        '    unsafe { return; }\n',
        "    'a: { return; }\n",
        '    core::panic!("x");\n',
      ],
      'a.kt': ['    while (true) {}\n', '    run { return }\n', '    if (true) return\n'],
      'a.swift': [
        '    do { return }\n',
        '    if true { return }\n',
        '    repeat { x() } while true\n',
      ],
      'a.php': ['  if (1): return; endif;\n', '  { return; }\n', '  if (TRUE) exit;\n'],
      'a.rb': [
        '  return d && d.id\n',
        '  return d if true\n',
        '  return d unless false\n',
        '  Kernel.exit\n',
        '  loop {}\n',
        '  begin\n    return\n  end\n',
        '  until false\n    x\n  end\n',
      ],
      'a.py': [
        '    if True:\n        return d\n',
        '    if not 0: return\n',
        '    while True:\n        x()\n',
        '    with lock:\n        return d\n',
        '    try:\n        return d\n    finally:\n        x()\n',
        '    if d:\n        return 1\n    else:\n        raise X\n',
      ],
      'a.sh': [
        '  true && return\n',
        '  : && exit 0\n',
        '  { exit 0; }\n',
        '  if true; then exit 0; fi\n',
        '  while :\n  do\n    sleep 1\n  done\n',
        '  return 1 >&2\n',
        '  false || exit\n',
        '  exec other "$@"\n',
      ],
      'a.lua': [
        '  do return end\n',
        '  if true then return end\n',
        '  while true do\n    x()\n  end\n',
        '  os.exit(0)\n',
        '  repeat x() until false\n',
      ],
      'a.sql': [
        '  RETURN;\n',
        '  LEAVE main;\n',
        '  IF TRUE THEN\n    RETURN;\n  END IF;\n',
        '  BEGIN\n    RETURN;\n  END;\n',
      ],
      'b.sql': ['  RETURN 0;\n', "  RAISE EXCEPTION 'x';\n"],
    }),
  )('$path: $text', ({ path, text }) => {
    expect(keptBehind(path, text)).toEqual([false, false]);
  });
});

describe('a guard is reached behind what leaves only sometimes', () => {
  it.each(
    inserted({
      'a.ts': [
        '  if (d.x) return;\n',
        '  while (true) {\n    if (next()) break;\n  }\n',
        '  try { return load(d); } catch (e) { note(e); }\n',
        '  if (d) { return 1; } else { x(); }\n',
        '  x: { if (d) break x; x(); }\n',
        '  const f = () => { return 1; };\n',
        '  d.x && die();\n',
        '  new Promise(() => { for (;;) { x(); } });\n',
        '  switch (d) {\n    case 1: return 1;\n  }\n',
      ],
      'A.java': [
        '    while (true) { if (x()) break; }\n',
        '    switch (d) { case A -> { return; } default -> {} }\n',
      ],
      'a.c': [
        '\tif (d)\n\t\treturn 0;\n\telse\n\t\tx();\n',
        '\tdo { if (d) break; x(); } while (0);\n',
      ],
      'a.go': [
        '\tgo func() {\n\t\tfor {\n\t\t\tx()\n\t\t}\n\t}()\n',
        '\tselect {\n\tcase <-c:\n\t\treturn\n\tdefault:\n\t}\n',
      ],
      'a.rs': ['    let Some(y) = d else { return; };\n', '    let z = loop { break 1; };\n'],
      'a.kt': [
        '    if (d) return\n',
        '    val y = d ?: return\n',
        '    launch {\n        while (true) {\n            x()\n        }\n    }\n',
      ],
      'a.swift': [
        '    guard let y = d else { return }\n',
        '    do { return try load() } catch { x() }\n',
      ],
      'a.php': ['  $d or die("x");\n', '  if ($d): return; endif;\n'],
      'a.rb': [
        '  return if d.nil?\n',
        '  return x rescue nil\n',
        '  begin\n    return 1\n  end if d\n',
        '  loop do\n    break if d\n  end\n',
        '  catch(:a) do\n    throw :a\n  end\n',
      ],
      'a.py': [
        '    with suppress(E):\n        return load(d)\n',
        '    sys.exit(1) if d else None\n',
        '    try:\n        return load(d)\n    except E:\n        pass\n',
        '    if a:\n        return 1\n    elif b:\n        return 2\n',
      ],
      'a.sh': [
        '  cd x || return 1\n',
        '  ( exit 1 )\n',
        '  { exit 1; } | cat\n',
        '  x || { note; exit 1; }\n',
      ],
      'a.lua': [
        '  if d then return end\n',
        '  d:exit()\n',
        '  local g = function() return 1 end\n',
        '  repeat\n    if d then break end\n  until false\n',
      ],
      'a.sql': [
        '  IF x IS NULL THEN\n    RETURN;\n  END IF;\n',
        '  SELECT CASE WHEN a THEN b ELSE c END INTO d FROM t;\n',
      ],
      'b.sql': ['  RETURN NEXT x;\n', "  RAISE NOTICE 'x';\n"],
    }),
  )('$path: $text', ({ path, text }) => {
    expect(keptBehind(path, text)).toEqual([true, true]);
  });
});

type Row = readonly [what: string, path: string, before: string, from: string, to: string];

const cases = (rows: readonly Row[]) =>
  rows.map(([what, path, before, from, to]) => ({
    what: `${path}: ${what}`,
    path,
    before,
    after: before.replace(from, () => to),
  }));

const C = FUNCTIONS['a.c']?.('') ?? '';
const SWITCH =
  'function f(d) {\n  switch (d) {\n    case 1:\n      x();\n      break;\n    case 2:\n    case 3:\n      guard(d);\n  }\n}\n';

describe('what decides whether a guard runs is another thing', () => {
  it.each(
    cases([
      ['a label right above it', 'a.ts', SWITCH, '    case 2:\n', ''],
      ['statements that run on into it', 'a.ts', SWITCH, '      break;\n', ''],
      [
        'a branch of the shell that runs on into it',
        'a.sh',
        'case $1 in\na)\n  x\n  ;;\nb)\n  check "guard($1)"\n  ;;\nesac\n',
        ';;',
        ';&',
      ],
      [
        'the pattern above it in the shell',
        'a.sh',
        'case $1 in\nb)\n  check "guard($1)"\n  ;;\nesac\n',
        'b)',
        'never)',
      ],
      [
        'a build tag',
        'a.go',
        FUNCTIONS['a.go']?.('') ?? '',
        'package',
        '//go:build never\n\npackage',
      ],
      [
        'an attribute inside of a block',
        'a.rs',
        'fn f() {\n    {\n        x();\n        guard(1);\n    }\n}\n',
        '        x',
        '        #![cfg(never)]\n        x',
      ],
      [
        'a guard against inclusion behind a definition',
        'a.c',
        C,
        C,
        `#define A\n#ifndef A\n#define A\n${C}#endif\n`,
      ],
      [
        'a filter of a chain',
        'a.kt',
        'fun f() {\n    d.takeIf { it.ok }?.let {\n        guard(it)\n    }\n}\n',
        'it.ok',
        'false',
      ],
      [
        'a filter of a chain',
        'a.swift',
        'func f() {\n    ds.filter { $0.ok }.forEach { d in\n        guard(d)\n    }\n}\n',
        '$0.ok',
        '_ in false',
      ],
      [
        'a filter of a chain',
        'a.rb',
        'def f\n  xs.select { |x| x.ok }.each do |x|\n    guard(x)\n  end\nend\n',
        'x.ok',
        'false',
      ],
      [
        'what a function is called for',
        'a.php',
        '<?php\narray_map(function ($d) {\n  guard($d);\n}, $docs);\n',
        '$docs',
        '[]',
      ],
      [
        'a pattern in braces',
        'a.py',
        'def f(u):\n    match u:\n        case {"role": "admin"}:\n            guard(u)\n',
        'admin',
        'nobody',
      ],
      [
        'a pattern in braces',
        'A.cs',
        'class A {\n  void F() {\n    if (d is { Kind: 1 }) {\n      guard(d);\n    }\n  }\n}\n',
        'Kind: 1',
        'Kind: 2',
      ],
      [
        'a modifier behind braces',
        'a.rb',
        'def f\n  xs.each { |x|\n    guard(x)\n  }\nend\n',
        '\n  }\n',
        '\n  } if false\n',
      ],
      [
        'a command before a group',
        'a.sh',
        'f() {\n  [ -n "$A" ] && {\n    check "guard($1)"\n  }\n}\n',
        '-n',
        '-z',
      ],
      [
        'an operator behind which a comment stands',
        'a.sh',
        FUNCTIONS['a.sh']?.('') ?? '',
        '  check',
        '  false &&\n  # hm\n  check',
      ],
      [
        'a block of Lua',
        'a.lua',
        FUNCTIONS['a.lua']?.('  if d then\n').replace('guard(d)\n', 'guard(d)\n  end\n') ?? '',
        'if d',
        'if false',
      ],
      [
        'a block of a procedure',
        'b.sql',
        FUNCTIONS['b.sql']?.('  IF d THEN\n').replace('guard(d);\n', 'guard(d);\n  END IF;\n') ??
          '',
        'IF d',
        'IF FALSE',
      ],
    ]),
  )('$what', ({ path, before, after }) => {
    expect(kept(path, before, before)).toEqual([true, true]);
    expect(kept(path, before, after)).toEqual([false, false]);
  });

  it.each(
    cases([
      [
        'a branch above that ends',
        'a.ts',
        SWITCH,
        '    case 1:\n',
        '    case 0:\n      return x();\n    case 1:\n',
      ],
      [
        'the order of labels',
        'a.ts',
        SWITCH,
        '    case 2:\n    case 3:\n',
        '    case 3:\n    case 2:\n',
      ],
      [
        'what another branch does',
        'a.kt',
        'fun f() {\n    if (a) { x() } else {\n        guard(1)\n    }\n}\n',
        'x()',
        'y()',
      ],
      [
        'statements of another link',
        'a.ts',
        'load().then((x) => { a(x); b(x); }).catch(() => {\n  guard(1);\n});\n',
        'b(x)',
        'c(x)',
      ],
      ['parameters of a function of Lua', 'a.lua', FUNCTIONS['a.lua']?.('') ?? '', '(d)', '(d, e)'],
      [
        'an attribute without a condition',
        'a.rs',
        FUNCTIONS['a.rs']?.('') ?? '',
        'fn f',
        '#![allow(unused)]\nfn f',
      ],
    ]),
  )('and this is not: $what', ({ path, before, after }) => {
    expect(kept(path, before, after)).toEqual([true, true]);
  });
});
