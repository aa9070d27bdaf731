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

type Row = readonly [what: string, path: string, before: string, from: string, to: string];

/** `from` in the text becomes `to`. */
const cases = (rows: readonly Row[]) =>
  rows.map(([what, path, before, from, to]) => ({
    what: `${path}: ${what}`,
    path,
    before,
    after: before.replace(from, () => to),
  }));

describe('the head of a construct around a guard is another one', () => {
  it.each(
    cases([
      [
        'a text in a condition',
        'a.go',
        'package a\nfunc f() {\n\tif has(p, "/admin") {\n\t\tguard(p)\n\t}\n}\n',
        '"/admin"',
        '"/never"',
      ],
      [
        'a clause of a loop',
        'a.go',
        'package a\nfunc f() {\n\tfor i := 0; i < n; i++ {\n\t\tguard(i)\n\t}\n}\n',
        'i < n',
        'i < 0',
      ],
      [
        'a list that a loop goes over',
        'a.go',
        'package a\nfunc f() {\n\tfor _, u := range []bool{true, false} {\n\t\tguard(u)\n\t}\n}\n',
        '{true, false}',
        '{}',
      ],
      [
        'a list of lists',
        'a.go',
        'package a\nfunc f() {\n\tfor _, u := range [][]int{{1}, {2}} {\n\t\tguard(u)\n\t}\n}\n',
        '{2}',
        '{}',
      ],
      [
        'a statement before a condition',
        'a.go',
        'package a\nfunc f() {\n\tif ok := check(u); ok {\n\t\tguard(u)\n\t}\n}\n',
        'check(u)',
        'never',
      ],
      [
        'a type that is asked for',
        'a.py',
        'def f(d):\n    if isinstance(d, Private):\n        guard(d)\n',
        'Private',
        'Never',
      ],
      [
        'what a loop goes over',
        'a.py',
        'def f(d):\n    for x in [d]:\n        guard(x)\n',
        '[d]',
        '[]',
      ],
      [
        'a pattern',
        'a.rs',
        'fn f() {\n    match role {\n        Role::Admin => {\n            guard(u);\n        }\n        _ => {}\n    }\n}\n',
        'Role::Admin',
        'Role::Nobody',
      ],
      [
        'a pattern with a condition',
        'a.rs',
        'fn f() {\n    if let Some(a) = x {\n        guard(a);\n    }\n}\n',
        'Some(a)',
        'Some(9)',
      ],
      [
        'a branch of when',
        'a.kt',
        'fun f() {\n    when (r) {\n        Role.ADMIN -> {\n            guard(u)\n        }\n    }\n}\n',
        'Role.ADMIN',
        'false',
      ],
      [
        'the route of a handler',
        'a.ts',
        "app.post('/a', (q) => {\n  guard(q);\n});\n",
        "'/a'",
        "'/never'",
      ],
      [
        'the condition of a call',
        'a.ts',
        'when(user.ok, () => {\n  guard(1);\n});\n',
        'user.ok',
        'false',
      ],
      [
        'the key of a function',
        'a.ts',
        'const handlers = [{\n  save: (s) => {\n    guard(s);\n  },\n}];\n',
        'save:',
        'load:',
      ],
      [
        'a function that is chosen',
        'a.ts',
        'run(() => {\n  guard(1);\n});\n',
        '() => {',
        'false ? noop : () => {',
      ],
      [
        'a call that asks all',
        'a.py',
        'def f():\n    return all([\n        guard(1),\n        ok,\n    ])\n',
        'all(',
        'any(',
      ],
      [
        'the query of a rule',
        'a.css',
        '@media (min-width: 1px) {\n  .guard(a) {\n  }\n}\n',
        '1px',
        '9999px',
      ],
      [
        'a function that nobody calls any more',
        'a.ts',
        '(function () {\n  guard(1);\n})();\n',
        '})();',
        '});',
      ],
      [
        'a modifier behind a block',
        'a.rb',
        'xs.each do |x|\n  guard(x)\nend\n',
        '\nend\n',
        '\nend if false\n',
      ],
      ['a command behind a group', 'a.sh', '{\n  guard() "$1"\n}\n', '\n}\n', '\n} || true\n'],
      [
        'what looks like a guard against a second inclusion',
        'a.c',
        'void f(void) {\n\tguard(1);\n\tx();\n}\n',
        '\tguard(1);\n',
        '#ifndef A\n#define A\n\tguard(1);\n#endif\n',
      ],
    ]),
  )('$what', ({ path, before, after }) => {
    expect(kept(path, before, before)).toEqual([true, true]);
    expect(kept(path, before, after)).toEqual([false, false]);
  });
});

describe('a statement before a guard that never goes on', () => {
  it.each(
    cases([
      [
        'with two operands',
        'a.ts',
        'function f() {\n  guard(1);\n}\n',
        '  guard',
        '  return a && b;\n  guard',
      ],
      [
        'with a condition inside',
        'a.py',
        'def f():\n    guard(1)\n',
        '    guard',
        '    return a if b else c\n    guard',
      ],
      [
        'that ends the program',
        'a.py',
        'def f():\n    guard(1)\n',
        '    guard',
        '    sys.exit(0)\n    guard',
      ],
      [
        'that ends the program',
        'a.go',
        'package a\nfunc f() {\n\tguard(1)\n}\n',
        '\tguard',
        '\tos.Exit(0)\n\tguard',
      ],
      ['at the top of a script', 'a.sh', 'note x\nguard() x\n', 'note x\n', 'note x\nexit 0\n'],
      [
        'at the top of a module',
        'a.py',
        'note()\nguard(1)\n',
        'note()\n',
        'note()\nraise SystemExit\n',
      ],
    ]),
  )('$what', ({ path, before, after }) => {
    expect(kept(path, before, after)).toEqual([false, false]);
  });

  it.each(
    cases([
      [
        'is none in a block of its own',
        'a.py',
        'def f(d):\n    guard(d)\n',
        '    guard',
        '    if d is None:\n        return None\n    guard',
      ],
      [
        'is none in another method',
        'a.py',
        'class A:\n    def f(self):\n        guard(1)\n',
        '    def f',
        '    def g(self):\n        return 3\n\n    def f',
      ],
      [
        'is none in a condition behind it',
        'a.rb',
        'def f\n  guard(1)\nend\n',
        '  guard',
        '  return if x\n  guard',
      ],
      [
        'is none behind another command',
        'a.sh',
        'f() {\n  guard() x\n}\n',
        '  guard',
        '  cd x || return 1\n  guard',
      ],
    ]),
  )('$what', ({ path, before, after }) => {
    expect(kept(path, before, after)).toEqual([true, true]);
  });
});

describe('what is no part of the place of a guard may change', () => {
  it.each(
    cases([
      [
        'parameters of a handler',
        'a.ts',
        "app.get('/a', (q) => {\n  guard(1);\n});\n",
        '(q)',
        'async (q, r)',
      ],
      [
        'the type that a function returns',
        'a.ts',
        'const f = (d: Doc) => {\n  guard(1);\n};\n',
        '(d: Doc)',
        "(d: Doc): 'a' | 'b'",
      ],
      [
        'parameters of a block',
        'a.kt',
        'fun f() {\n    xs.forEach { x ->\n        guard(1)\n    }\n}\n',
        'x ->',
        'item ->',
      ],
      [
        'parameters of a closure',
        'a.swift',
        'func f() {\n    xs.forEach { x in\n        guard(1)\n    }\n}\n',
        'x in',
        'item in',
      ],
      [
        'the default of a type',
        'a.ts',
        'function f<T>(d: T) {\n  guard(1);\n}\n',
        '<T>',
        '<T = Doc>',
      ],
      ['another selector', 'a.scss', '.a,\n.guard(b) {\n  top: 0;\n}\n', '.a,\n', '.a,\n.c,\n'],
      [
        'a branch that is asked before',
        'a.py',
        'def f(a):\n    if a == 1:\n        x()\n    elif a == 2:\n        guard(a)\n',
        '    elif',
        '    elif a == 3:\n        y()\n    elif',
      ],
    ]),
  )('$what', ({ path, before, after }) => {
    expect(kept(path, before, after)).toEqual([true, true]);
  });
});
