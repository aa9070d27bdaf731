import { describe, expect, it } from '@jest/globals';
import { relevanceOf } from '../../src/anchors/relevance.js';
import { type Tier } from '../../src/memory/tier.js';
import { SourceText } from '../../src/anchors/source-text.js';

/** The tier of a change of a whole cited text. The statement shares no word with the code unless it is given. */
function tier(path: string, before: string, after: string, statement = 'Zebras graze.'): Tier {
  const passage = (text: string) => {
    const source = new SourceText(Buffer.from(text), path);
    return { source, span: { from: 0, to: source.text.trimEnd().length } };
  };
  return relevanceOf(statement, passage(before), passage(after)).tier;
}

/** A change as `before` and `after` in one text: `‹old¦new›`. */
function split(text: string): readonly [string, string] {
  return [
    text.replaceAll(/‹([^¦›]*)¦([^›]*)›/g, '$1'),
    text.replaceAll(/‹([^¦›]*)¦([^›]*)›/g, '$2'),
  ];
}

const GUARD = (change: string, marked: string): string => {
  const text = `export async function requireOwner(user: User, doc: Doc, limit = 1): Promise<Doc> {
  const owner = await ownerOf(doc, user);
  if (owner.id !== user.id && !user.isRoot) {
    throw new Forbidden('not yours');
  }
  if (doc.size < limit) return doc;
  return load(doc.id, 'admin', { strict: true });
}
`;
  if (!text.includes(change)) throw new Error(`not in the guard: ${change}`);
  return text.replace(change, marked);
};

describe('a change of what cited code does is at least tier B, though it shares no word with the statement', () => {
  it.each([
    ['!== turned round', '!==', '==='],
    ['a strict comparison made loose', '!==', '!='],
    ['&& made ||', '&&', '||'],
    ['a negation removed', '!user.isRoot', 'user.isRoot'],
    ['a negation added', 'if (owner', 'if (!owner'],
    ['< made <=', '<', '<='],
    ['the throw removed', "    throw new Forbidden('not yours');\n", ''],
    [
      'the throw commented out',
      "throw new Forbidden('not yours');",
      "// throw new Forbidden('not yours');",
    ],
    ['the throw made a value', 'throw new', 'new'],
    ['another error thrown', 'Forbidden', 'NotFound'],
    ['an early return', '  const owner', '  return doc;\n  const owner'],
    ['a line of many removed', '  if (doc.size < limit) return doc;\n', ''],
    ['an await dropped', 'await ', ''],
    ['?. for .', 'owner.id', 'owner?.id'],
    ['arguments swapped', 'ownerOf(doc, user)', 'ownerOf(user, doc)'],
    ['an argument removed', 'ownerOf(doc, user)', 'ownerOf(doc)'],
    ['another function called', 'load(', 'fetch('],
    ['a default changed', 'limit = 1', 'limit = 10'],
    ['a string changed', "'admin'", "'user'"],
    ['a boolean changed', 'strict: true', 'strict: false'],
    ['a key changed', 'strict:', 'lax:'],
    ['async dropped', 'export async', 'export'],
    ['export dropped', 'export async', 'async'],
    ['another name assigned', '  const owner = await', '  const owner = user.owner = await'],
    ['a condition that is never true', 'if (owner', 'if (false && owner'],
    ['the guard inside of another condition', 'if (owner', 'if (user.isNew) if (owner'],
    ['a parameter removed', 'user: User, doc: Doc', 'doc: Doc'],
    ['one use of a local renamed', 'if (owner.id', 'if (user.id'],
  ])('%s', (_what, change, into) => {
    expect(tier('src/guard.ts', GUARD(change, change), GUARD(change, into))).toBe('B');
  });

  it.each([
    ['a.js', 'return isOwner(u) ‹¦|| true›;'.replaceAll('\\|', '|')],
    ['a.ts', 'class A {\n  ‹private¦public› x() { return 1; }\n}'],
    ['a.ts', 'class A {\n  ‹¦@Guarded()\n  ›x() { return 1; }\n}'],
    ['a.ts', 'try { f(); } catch (e) { ‹report(e);¦› }'],
    ['a.ts', 'const r = /^a+$/‹i¦›;'],
    ['a.ts', 'for (const x of xs) { if (x) ‹continue¦break›; f(x); }'],
    ['a.ts', 'const x = a ‹??¦&&› b;'],
    ['a.ts', 'const x = a ? ‹b : c¦c : b›;'],
    ['a.ts', 'switch (x) { case ‹1¦2›: return y; }'],
    ['a.ts', 'f(‹null¦undefined›);'],
    ['a.ts', 'h({ class: "a" }); h({ role: ‹"admin"¦"user"› });'],
    ['a.ts', 'function f() { return { a: ‹b¦c›, d() { return e; } }; }'],
    ['a.ts', 'class A { x = { role: ‹a¦b› }; y = p ? ‹q¦r› : s; }'],
    ['a.ts', 'switch (x) { case f(): ‹g()¦h()›; default: ‹i¦j›(); }'],
    ['a.ts', 'const x = a ? (b) : ‹c¦d›;'],
    ['a.js', 'f(a ‹<¦<=› b, c > (d));'],
    ['a.ts', 'f(p < ‹q¦r› && s > (t));'],
    ['a.ts', 'const { a: ‹b¦c› } = d;'],
    ['a.ts', 'label: for (;;) { break ‹label¦other›; }'],
    ['a.ts', 'const f = (a: A): B => { ‹check(a);¦› return a; };'],
    ['a.ts', 'const f = (a: A): (() => void) => { ‹check(a);¦› return () => a; };'],
    ['a.ts', 'const f = (a?: A) => (a ? ‹g(a)¦a› : h);'],
    ['a.ts', 'export const x = f<A>(‹a¦b›) as B;'],
    ['a.ts', 'export type Role = "a" | ‹"b"¦"c"›;'],
    ['a.ts', 'export interface A { ‹x¦y›: string }'],
    ['a.ts', 'function f(a) { ‹audit(a);¦› return a; }'],
    ['a.ts', 'function f(a) { ‹log.debug(remove(a));¦› return a; }'],
    ['a.ts', 'function f(a) { ‹log.debug(a = 1);¦› return a; }'],
    ['a.ts', 'function f(a) { if (a) ‹log.debug(a);¦› g(); }'],
    ['a.ts', 'function f(a) { ‹log.debug(a);¦throw a;› }'],
    ['a.go', 'func f(a int) {\n\tif a < 1 {\n\t\t‹log.Fatal("x")¦log.Print("x")›\n\t}\n}\n'],
    ['a.py', 'def f(a, b=‹1¦2›):\n    return a'],
    ['a.py', 'def f(a):\n    if a is ‹not ¦›None:\n        raise X()\n'],
    ['a.py', 'def f(a):\n    if a:\n        g()\n    ‹    ¦›h()\n'],
    ['a.py', 'class A:\n    x: ‹int¦str› = 1\n'],
    ['a.py', '‹@login_required\n¦›def f(a):\n    return 1\n'],
    ['a.py', '@app.get("/x")\ndef f(a: ‹int¦str›):\n    return 1\n'],
    ['a.py', 'def f(a):\n    ‹await ¦›g(a)\n'],
    ['a.py', 'def f(a):\n    for x in a:\n        ‹yield x¦return x›\n'],
    ['a.py', 'def f(‹a¦b›):\n    return ‹a¦b›\n'],
    [
      'a.go',
      'func f(a int) error {\n\tif a ‹<¦<=› 1 {\n\t\treturn ‹nil¦nil›\n\t}\n\treturn g(a)\n}\n',
    ],
    ['a.go', 'func f() {\n\t‹defer ¦›mu.Unlock()\n}\n'],
    ['A.java', '‹private¦public› void f(User u) { check(u); }'],
    ['A.java', '‹@Secured\n¦›void f(User u) { check(u); }'],
    ['A.java', 'void f(User u) { if (u ‹instanceof Admin¦!= null›) g(); }'],
    ['a.rs', '‹¦unsafe ›fn f(a: u8) -> u8 { a }'],
    ['a.rs', 'fn f(a: ‹u8¦u16›) { g(a); }'],
    ['a.rs', 'fn f() -> R { g()‹?¦.unwrap()› }'],
    ['a.rs', '‹#[must_use]\n¦›fn f() {}'],
    ['a.c', 'int f(int a) { return a ‹<<¦>>› 1; }'],
    ['a.cpp', 'void f() { g(‹&¦›a); }'],
    ['a.cs', '‹internal¦public› class A { }'],
    ['a.kt', 'fun f(a: Int?) = a‹!!¦›.x'],
    ['a.swift', '‹private ¦›func f() { ‹try ¦›g() }'],
    ['a.rb', 'def f(a)\n  raise X ‹unless¦if› a\nend\n'],
    ['a.php', '<?php function f($a) { if ($a ‹===¦==› 1) { die(); } }'],
    ['a.sh', 'f() {\n  if [ "$1" ‹-eq¦-ne› 0 ]; then exit 1; fi\n}\n'],
    ['a.sh', '#!/bin/sh\n‹set -e\n¦›make\n'],
    ['a.sh', 'rm -rf /‹¦ ›tmp/x\n'],
    ['a.sh', 'exit ‹1¦0›\n'],
    ['a.css', '.a { color: ‹red¦blue›; }'],
    ['a.css', '.a‹¦ ›.b { color: red; }'],
    ['a.sql', 'SELECT * FROM t WHERE a = 1 ‹AND¦OR› b = 2;'],
    ['a.sql', 'SELECT * FROM t WHERE a ‹NOT ¦›IN (1, 2);'],
    ['a.zig', 'fn f(a: u8) bool { if (a ‹==¦!=› 1) return true; return false; }'],
    ['a.lua', 'if ‹not ¦›user.owner then error("x") end'],
    ['a.tf', 'resource "x" "y" {\n  public = ‹false¦true›\n}\n'],
    ['Dockerfile', 'FROM node:20\nUSER ‹node¦root›\n'],
    ['a.json', '{ "strict": ‹true¦false› }'],
    ['a.json', '{ "‹strict¦lax›": true }'],
    ['a.yml', 'a:\n  b: ‹1¦2› # x\n'],
    ['a.yml', 'a:\n‹  ¦›b: 1\n'],
    ['a.toml', '[a]\nb = "‹x¦y›"\n'],
    ['a.ini', '‹¦;›strict = 1\nb = 2\n'],
    ['a.md', 'Checks ‹must¦may› run first.'],
    ['a.md', 'Checks are ‹not ¦›needed here.'],
    ['a.md', "Tokens ‹do¦don't› expire."],
    ['a.md', 'Retry ‹3¦5› times.'],
    ['a.md', 'Run `npm ‹ci¦install›` first.'],
    ['a.md', '‹所有¦部分›请求‹必须¦可以›先检查所有者。'],
    ['a.md', '管理员‹不¦›可以删除。'],
  ])('%s: %s', (path, change) => {
    const [before, after] = split(change);
    expect(before).not.toBe(after);
    expect(tier(path, before, after)).toBe('B');
  });

  it('what is wrapped in something else, and unchanged itself but for its indentation', () => {
    expect(tier('a.ts', 'check(a);\n', 'check(a);\n')).toBe('B');
    expect(tier('a.ts', 'check(a);\n', '  check(a);\n')).toBe('B');
  });
});

describe('a change that leaves what the code does is C or D', () => {
  it.each([
    ['a.ts', 'function f(a) {\n  ‹// one¦// two›\n  return a;\n}\n'],
    [
      'a.ts',
      'function f(a) { const ‹owner¦holder› = g(a); return ‹owner¦holder›.id + ‹owner¦holder›.x; }',
    ],
    ['a.ts', 'function f(‹a¦b›: A) { return ‹a¦b›.a; }'],
    ['a.ts', 'class A { f(‹a¦b›: A) { return g(‹a¦b›); } }'],
    ['a.ts', 'xs.map(‹x¦one› => ‹x¦one›.x)'],
    ['a.ts', 'function f(a‹: string¦: string | null›): ‹A¦Promise<A>› { return a; }'],
    [
      'a.ts',
      'function f(a: ‹Array<string>¦string[]›, b‹?: number¦: number›): ‹A¦B<C>[]› { return g(a)‹ as A¦›; }',
    ],
    ['a.ts', 'export const f = async (a: ‹A¦B›): ‹Promise<A>¦Promise<B>› => { return a; };'],
    ['a.ts', 'const x‹: A¦› = new Map‹<string, A>¦<string, B<C>>›();'],
    ['a.ts', 'return x‹!¦›.y;'],
    ['a.ts', '‹const¦let› a = f();'],
    ['a.ts', "import { ‹b, a¦a, b› } from 'x';\nf();\n"],
    [
      'a.ts',
      "‹import a from 'a';\nimport b from 'b';¦import b from 'b';\nimport a from 'a';›\nf();\n",
    ],
    ['a.ts', "import { a‹, type B¦› } from 'x';\n‹import type { C } from 'c';\n¦›f();\n"],
    [
      'a.ts',
      'class A { private ‹readonly ¦›x‹: X¦: Y› = 1; f(a: ‹A¦B›): ‹C¦D› { return a ? 1 : 2; } }',
    ],
    ['a.ts', "if (a) throw new Error('‹cannot find it¦it was not found›');"],
    ['a.ts', 'log.warn(`‹cannot find¦did not find› ${a} there`);'],
    ['a.ts', 'f(‹a,\n  b¦a, b›); ‹// x¦›'],
    ['a.ts', 'function f(a) {\n  ‹log.debug(`at ${a}`, a.x);\n  ¦›return a;\n}\n'],
    ['a.py', 'def f(a):\n    ‹log.info("at %s", a)\n    ¦›return a\n'],
    [
      'a.py',
      'def f(a):\n    g(a)\n    ‹self.log.info("at %s", str(a))¦self.logger.warning("here")›\n',
    ],
    ['a.rs', 'fn f(a: u8) -> u8 { ‹debug!("at {}", a);¦log::debug!("here");› a }'],
    ['a.go', 'func f(a ‹interface{}¦any›) { g(a) }\n'],
    ['a.py', 'def f(a‹: int¦›, b‹: str¦: "X"› = 1)‹ -> A¦ -> B›:\n    return a\n'],
    ['a.py', 'def f(a):\n    """‹One.¦Two, at more length.›"""\n    return a\n'],
    ['a.py', 'def f(a):\n    ‹x¦y› = g(a)\n    return ‹x¦y›\n'],
    ['a.py', 'def f(a):\n    x‹: int¦› = g(a)\n    return x  ‹# no¦# yes›\n'],
    ['a.py', '‹import a\nimport b\n¦import b\nimport a\n›f()\n'],
    ['a.py', 'from x import ‹a, b¦b, a›\nf()\n'],
    ['a.go', 'func f(a int) int {\n\t‹x¦y› := g(a)\n\treturn ‹x¦y›\n}\n'],
    ['A.java', 'void f() { int ‹a¦b› = g(); h(‹a¦b›); } ‹// x¦›'],
    ['a.rs', 'fn f() { let ‹a¦b› = g(); h(‹a¦b›); }'],
    ['a.kt', 'fun f() { val ‹a¦b› = g(); h(‹a¦b›) }'],
    ['a.php', '<?php function f() { ‹$a¦$b› = g(); h(‹$a¦$b›); }'],
    ['a.rb', 'def f\n  ‹a¦b› = g\n  h(‹a¦b›)\nend\n'],
    ['a.sh', 'make ‹# one¦# two›\n'],
    ['a.css', '.a { color: red; } ‹/* a */¦/* b */›'],
    ['a.sql', 'SELECT 1 ‹-- one¦-- two›\n'],
    ['a.zig', 'const ‹a¦b› = f(); // ‹x¦y›\ng(‹a¦b›);\n'],
    ['a.yml', 'a: 1 ‹# one¦# two›\n'],
    ['a.toml', '‹# one¦# two›\na = 1\n'],
    ['a.ini', '‹; one¦; two›\na = 1\n'],
    [
      'a.md',
      'Checks must run ‹soon¦quickly›, and nothing may come ‹sooner¦earlier›, as was agreed upon by those who wrote this page and by those who read it.',
    ],
    ['a.md', 'Text. ‹<!-- 1 -->¦<!-- 2 -->›'],
  ])('%s: %s', (path, change) => {
    const [before, after] = split(change);
    expect(before).not.toBe(after);
    expect(['C', 'D']).toContain(tier(path, before, after));
  });

  it('is C where what changed shares words with the statement, and D where it does not', () => {
    const [before, after] = split(
      'function f(a) {\n  const ‹owner¦holder› = g(a);\n  return ‹owner¦holder›;\n}\n',
    );
    expect(tier('a.ts', before, after, 'The owner is asked.')).toBe('C');
    expect(tier('a.ts', before, after)).toBe('D');
  });
});

describe('a line of a log', () => {
  it('is what the code does where the statement speaks of it', () => {
    const [before, after] = split('function f(a) {\n  ‹log.warn("denied", a);\n  ¦›return a;\n}\n');
    expect(tier('a.ts', before, after, 'Each refusal is logged.')).toBe('B');
    expect(tier('a.ts', before, after, '每次拒绝都写入日志。')).toBe('B');
    expect(tier('a.ts', before, after)).toBe('D');
  });
});

describe('tier A', () => {
  it('is a word of the statement that vanished, or code that went', () => {
    expect(tier('a.ts', 'requireOwner(user);\n', 'allow(user);\n', 'Owner checks run first.')).toBe(
      'A',
    );
    expect(tier('a.ts', 'requireOwner(user);\n', '// requireOwner(user);\n')).toBe('A');
    expect(
      tier(
        'a.ts',
        '// Owner checks run first.\n',
        '// Nothing is checked.\n',
        'Owner checks run first.',
      ),
    ).toBe('A');
  });
});

describe('hostile texts', () => {
  it.each([
    ['a.ts', 'a<'.repeat(60_000)],
    ['a.ts', 'function '.repeat(40_000)],
    ['a.ts', '('.repeat(100_000)],
    ['a.ts', 'f(a: '.repeat(40_000)],
    ['a.ts', `f("${'x'.repeat(300_000)}")`],
    ['a.ts', `throw "${'x y '.repeat(80_000)}"`],
    ['a.py', 'def '.repeat(60_000)],
    ['a.md', '<!--'.repeat(100_000)],
    ['a.md', '`'.repeat(300_000)],
    ['a.md', '1.'.repeat(150_000)],
    ['a.yml', '"\n'.repeat(150_000)],
    ['a.zig', '('.repeat(200_000)],
  ])('are read in time: %s', (path, text) => {
    expect(['A', 'B', 'C', 'D']).toContain(tier(path, text, `${text}x`));
  });
});
