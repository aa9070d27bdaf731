import { describe, expect, it } from '@jest/globals';
import { keeps, versions } from './keeps.js';

const CPP = 'void f(D d) {\n  each(d, [&](auto x) {\n    guard(x);\n  });\n  s(d);\n}\n';
const INIT = 'A::A(User u)\n  : x(1),\n    guard_required(u),\n    z(2) {\n}\n';
const RUST = 'fn f(d: D) {\n    let check = move |x: &D| -> bool {\n        guard(x);\n    };\n}\n';
const ARM =
  'fn f(x: X) {\n    match x {\n        Some(a) if a.ok => {\n            guard(x);\n        }\n        _ => {}\n    }\n}\n';
const LET = 'fn f(x: X) {\n    if let (Some(a), Role::Admin) = x {\n        guard(x);\n    }\n}\n';
const RUBY = 'def f(d)\n  run a, ->(x) {\n    guard(d)\n  }\nend\n';
const SWIFT = 'func f() {\n    xs.forEach { x in\n        guard(1)\n    }\n}\n';
const DART = 'class A {\n  void save(user) {\n    guard(user);\n  }\n}\n';
const ZIG =
  'fn save(user: User) !void {\n    if (user.opt) |x| {\n        guard(user);\n    }\n}\n';
const TYPED = 'const f = (d) => {\n  guard(d);\n};\n';
const LIST = 'const a = 1,\n  guard = own(u),\n  c = 3;\n';
const TYPES = 'int f() {\n  int a = 1,\n  b = guard(c),\n  d = 3;\n}\n';
const ENUM = 'enum A {\n  A(1),\n  GUARD(2),\n  B(3);\n  int x;\n}\n';

describe('what a function is given, and what is declared beside a guard, may change', () => {
  it.each(
    versions([
      [
        'what a lambda captures',
        'a.cpp',
        CPP,
        '[&](auto x)',
        '[this, d = std::move(d)](const auto& y) mutable -> bool',
      ],
      ['what else a constructor sets', 'a.cpp', INIT, 'x(1)', 'x(1), y{3}'],
      ['parameters of a constructor', 'a.cpp', INIT, 'User u', 'const User& u, int n'],
      [
        'parameters of a closure',
        'a.rs',
        RUST,
        'move |x: &D| -> bool',
        '|y: Option<&D>, z| -> Result<(), E>',
      ],
      ['the name that a pattern binds', 'a.rs', ARM, 'Some(a) if a.ok', 'Some(b) if b.ok'],
      ['the name that a condition binds', 'a.rs', LET, 'Some(a)', 'Some(b)'],
      ['parameters of a lambda', 'a.rb', RUBY, '->(x)', '->(y, z = 1)'],
      [
        'types of the parameters of a closure',
        'a.swift',
        SWIFT,
        'x in',
        '[weak self] (y: Doc) -> Void in',
      ],
      ['parameters', 'a.dart', DART, 'void save(user)', 'Future<void> save(user, [x = 1]) async'],
      ['what is captured', 'a.zig', ZIG, '|x|', '|y|'],
      [
        'parameters',
        'a.zig',
        ZIG,
        'fn save(user: User)',
        'pub fn save(user: User, comptime T: type)',
      ],
      ['the type of a function', 'a.ts', TYPED, 'f =', 'f: Handler<(a: string) => void> ='],
      [
        'types that a function takes',
        'a.ts',
        TYPED,
        '(d) =>',
        '<T extends D>(d: T): Promise<void> =>',
      ],
      ['what else is declared', 'a.js', LIST, 'a = 1,', 'a = [1, 2],\n  b = () => { return 1; },'],
      ['what else is declared', 'a.c', TYPES, 'a = 1', 'a = 1, *q = 0'],
      ['another constant', 'A.java', ENUM, '  A(1),', '  A(1),\n  C(4),'],
      [
        'another constant',
        'a.kt',
        ENUM.replace('enum A', 'enum class A(val x: Int)'),
        '  B(3)',
        '  B(3),\n  C(4)',
      ],
    ]),
  )('$what', ({ path, before, after }) => {
    expect(keeps(path, before, after)).toEqual([true, true]);
  });

  it('an attribute with lists in it above a function that is cited from its signature on', () => {
    const before = '<?php\nfunction a() {}\n\nfunction guard($user) { own($user); }\n';
    expect(
      keeps(
        'a.php',
        before,
        before.replace('function guard', '#[Route("/x", methods: ["GET"])]\nfunction guard'),
      )[0],
    ).toBe(true);
  });

  it('a local function stands wherever its block is read', () => {
    const before =
      'class A {\n  void F(U u) {\n    G();\n    bool Check(U v) => Guard(v);\n    G();\n  }\n}\n';
    expect(keeps('A.cs', before, before.replace('    bool', '    return;\n    bool'))).toEqual([
      true,
      true,
    ]);
    const call = before.replace('bool Check(U v) => ', 'await ');
    expect(keeps('A.cs', call, call.replace('    await', '    return;\n    await'))).toEqual([
      false,
      false,
    ]);
  });
});

describe('what decides whether a function or a declaration is read may not', () => {
  it.each(
    versions([
      ['who is given a lambda', 'a.cpp', CPP, 'each(', 'skip('],
      ['what else is given with it', 'a.cpp', CPP, 'each(d,', 'each(none,'],
      ['an operand before a closure', 'a.rs', RUST, 'move |x: &D| -> bool', 'a || b == '],
      ['what a pattern asks for', 'a.rs', LET, 'Role::Admin', 'Role::Nobody'],
      ['a value in place of a name', 'a.rs', LET, 'Some(a)', 'Some(9)'],
      ['a constant in place of a name', 'a.rs', LET, 'Some(a)', 'Some(MAX)'],
      ['the condition of an arm', 'a.rs', ARM, 'a.ok', 'a.never'],
      ['a condition of something else', 'a.rs', ARM, 'if a.ok', 'if x.ok'],
      ['who is given a lambda', 'a.rb', RUBY, 'run a,', 'run b,'],
      ['a function of another name', 'a.dart', DART, 'save', 'dead'],
      ['a function of another name', 'a.zig', ZIG, 'save', 'dead'],
      ['what is captured from', 'a.zig', ZIG, 'user.opt', 'never'],
      ['a function that is not chosen', 'a.ts', TYPED, 'f =', 'f: F<(a) => b> = ok ? none :'],
      ['a value before it that goes on', 'a.js', LIST, 'a = 1,', 'a = 1, b = false &&'],
      ['a condition on all of a list', 'a.c', TYPES, 'int a = 1', 'if (x) a = 1'],
      ['what returns the last of a list', 'a.c', TYPES, 'int a = 1', 'return a'],
      ['the type of a list', 'a.c', TYPES, 'int a = 1', 'bool a = 1'],
    ]),
  )('$what', ({ path, before, after }) => {
    expect(keeps(path, before, before)).toEqual([true, true]);
    expect(keeps(path, before, after)).toEqual([false, false]);
  });
});
