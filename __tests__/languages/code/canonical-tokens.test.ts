import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  canonicalTokens,
  type Language,
  LANGUAGES,
  lex,
} from '../../../src/languages/code/languages.js';
import type { CanonicalToken } from '../../../src/languages/code/token.js';
import { spanTokens, tokensDigest } from './token-spans.js';

function canonical(language: Language, text: string): readonly CanonicalToken[] {
  return canonicalTokens(language, text, lex(language, text));
}

function texts(language: Language, text: string): readonly string[] {
  return canonical(language, text).map((token) => token.text);
}

type Pair = readonly [Language, string, string];

/** Programs that mean different things, or whose difference a reader must see. */
const DIFFERENT: readonly Pair[] = [
  // The list in the design of anchors.
  ['javascript', 'if(f(u)) g(u)', 'if(f(u)); g(u)'],
  ['javascript', 'return (a&&b)', 'return\n(a&&b)'],
  ['javascript', 'a + ++b', 'a++ + b'],
  ['javascript', 'for(;a<b;) f()', 'for(a<b;;) f()'],
  ['javascript', 'x = /^a;b$/', 'x = /^ab$/'],
  ['javascript', '// a\nb()', '// a b()'],
  ['css', '.a .b {}', '.a.b {}'],
  ['rust', 'fn f() {f(u)}', 'fn f() {f(u);}'],
  ['javascript', 'x = [,a]', 'x = [a]'],
  ['python', 'x = (a,)', 'x = (a)'],
  ['typescript', '// @ts-ignore\nf()', 'f()'],
  ['python', 'f()  # noqa', 'f()'],
  // Statements of JavaScript.
  ['javascript', 'return\nx', 'return x'],
  ['javascript', 'return x', 'return; x'],
  ['javascript', 'throw\nx', 'throw x'],
  ['javascript', 'for (;;) { break\na }', 'for (;;) { break a }'],
  ['javascript', 'for (;;) { continue\na }', 'for (;;) { continue a }'],
  ['javascript', 'function* f() { yield\nx }', 'function* f() { yield x }'],
  ['javascript', 'a\n(b)', 'a;(b)'],
  ['javascript', 'a\n(b)', 'a(b)'],
  ['javascript', 'a\n[b]', 'a;[b]'],
  ['javascript', 'a\n[b]', 'a[b]'],
  ['javascript', 'a\n++b', 'a++\nb'],
  ['javascript', 'a\n++\nb', 'a++\nb'],
  ['javascript', 'a\n--b', 'a--\nb'],
  ['javascript', 'a\n`b`', 'a;`b`'],
  ['javascript', 'a\n/b/g', 'a;/b/g'],
  ['javascript', 'a - -b', 'a--b'],
  ['javascript', 'a - -b', 'a-- - b'],
  ['javascript', 'a + +b', 'a++b'],
  ['javascript', 'let\nx', 'let;\nx'],
  ['javascript', 'x = async\ny => 1', 'x = async y => 1'],
  ['javascript', 'async\nfunction f() {}', 'async function f() {}'],
  ['javascript', 'while(x);\nf()', 'while(x)\nf()'],
  ['javascript', 'for(;;);\nf()', 'for(;;)\nf()'],
  ['javascript', 'if(a);b', 'if(a)b'],
  ['javascript', 'if(a);\nb', 'if(a)\nb'],
  ['javascript', 'if(a) x; else; y', 'if(a) x; else y'],
  ['javascript', 'with(a);\nb', 'with(a)\nb'],
  ['javascript', 'async () => { for await (x of y);\nb }', 'async () => { for await (x of y)\nb }'],
  ['javascript', 'for(a;b;c) d', 'for(a;b,c;) d'],
  ['javascript', 'a; b', 'a, b'],
  ['javascript', 'class A { static; x }', 'class A { static x }'],
  ['javascript', 'class A { static\nx }', 'class A { static; x }'],
  ['javascript', 'class A { get; x(){} }', 'class A { get x(){} }'],
  ['javascript', 'class A { get\nx(){} }', 'class A { get;\nx(){} }'],
  ['javascript', 'class A { a; [b] }', 'class A { a[b] }'],
  ['javascript', 'class A { async; x(){} }', 'class A { async x(){} }'],
  ['typescript', 'type\nA = 1', 'type A = 1'],
  ['typescript', 'declare\nconst x: 1', 'declare const x: 1'],
  ['typescript', 'abstract\nclass A {}', 'abstract class A {}'],
  ['typescript', 'namespace\nA\n{}', 'namespace A {}'],
  ['javascript', 'a /*\n*/ ++b', 'a ++ /*\n*/ b'],
  ['javascript', 'return /*\n*/ x', 'return /* */ x'],
  ['javascript', 'return // c\nx', 'return x // c'],
  ['javascript', 'f()\n{ g() }', 'f() { g() }'],
  ['javascript', 'x = {}\n(f)()', 'x = {};\n(f)()'],
  ['javascript', 'x = function () {}\n(f)()', 'x = function () {};\n(f)()'],
  // Brackets, commas, quotes.
  ['javascript', 'x = [a,,]', 'x = [a,]'],
  ['javascript', 'x = [a,,b]', 'x = [a,b]'],
  ['javascript', 'x = [,]', 'x = []'],
  ['javascript', 'x = [,,]', 'x = [,]'],
  ['javascript', 'x = a => (b, c)', 'x = a => b, c'],
  ['javascript', 'x = a => ({})', 'x = a => {}'],
  ['javascript', 'x = a => ({}).b', 'x = a => {}.b'],
  ['javascript', 'x = a => (b)(c)', 'x = (a => b)(c)'],
  ['javascript', '(a, b) => c', 'a, b => c'],
  ['javascript', '({a}) => c', '{a} => c'],
  ['javascript', 'f(x)', 'f x'],
  ['javascript', '(a + b) * c', 'a + b * c'],
  ['javascript', 'return (a) + b', 'return a + (b)'],
  ['javascript', 'f(a, (b, c))', 'f(a, b, c)'],
  ['javascript', 'return (\n// c\na)', 'return // c\na'],
  ['javascript', 'x = /** @type {A} */ (a)', 'x = /** @type {A} */ a'],
  ['javascript', 'return /** @type {A} */ (a);', 'return /** @type {A} */ a;'],
  ['javascript', "'use strict'", "'use  strict'"],
  ['javascript', "'use strict'", "('use strict')"],
  ['javascript', "'a'", '`a`'],
  ['javascript', '"a\'b"', '"ab"'],
  ['javascript', "x = 'a'", 'x = a'],
  ['javascript', "x = '+'", 'x = +'],
  ['javascript', "switch (x) { case a, 'b': }", 'switch (x) { case a, b: }'],
  ['javascript', "switch (x) { case 'b': }", 'switch (x) { case b: }'],
  ['javascript', "class A { 'constructor'() {} }", 'class A { constructor() {} }'],
  ['javascript', "x = { ['a']: 1 }", 'x = { [a]: 1 }'],
  ['javascript', "x = y ? 'b' : c", 'x = y ? b : c'],
  ['javascript', 'x = `a b`', 'x = `a  b`'],
  ['javascript', 'x = `a${ b }c`', 'x = `a${ b } c`'],
  ['javascript', 'x = / /', 'x = /  /'],
  ['javascript', "x = 'a  b'", "x = 'a b'"],
  ['javascript', 'a = b\n// c', 'a = b // c'],
  ['javascript', '// eslint-disable-next-line\nf()', 'f() // eslint-disable-next-line'],
  ['javascript', '/* a */ f()', '/* b */ f()'],
  ['javascript', '/*a*/', '// a'],
  ['javascript', 'x = "// a"', '// a'],
  ['javascript', 'a.#b', 'a.b'],
  ['javascript', 'a ? .5 : 1', 'a?.5:1.'],
  ['javascript', 'a\u00a0b', 'a b'],
  ['javascript', '// a\u2028b  c', '// a\u2028b c'],
  ['javascript', 'a <!--b', 'a < !--b'],
  ['typescript', 'a\n!b', 'a!\nb'],
  ['typescript', 'type A = B | C', 'type A = B & C'],
  ['typescript', 'let a = { b: c\n[d]: e }', 'let a = { b: c; [d]: e }'],
  ['typescript', 'let x: A<B>\nf()', 'let x: A<B> f()'],
  ['jsx', 'x = <a>b c</a>', 'x = <a>b  c</a>'],
  ['jsx', 'x = <a> b</a>', 'x = <a>b</a>'],
  ['jsx', 'x = <a>{b} {c}</a>', 'x = <a>{b}{c}</a>'],
  ['jsx', 'x = <a>{b} {c}</a>', 'x = <a>{b}\n{c}</a>'],
  ['jsx', 'x = <a b="c d"/>', 'x = <a b="c  d"/>'],
  ['jsx', 'x = (<a/>, b)', 'x = <a/>, b'],
  ['jsx', 'f(<a/>)', 'f <a/>'],
  ['json', '{"a": 1,}', '{"a": 1}'],
  ['json', '["a b"]', '["a  b"]'],
  ['json', '[-1]', '[- 1]'],
  // Python.
  ['python', 'if a:\n    b\nc', 'if a:\n    b\n    c'],
  ['python', 'if a:\n  if b:\n    c\n  d', 'if a:\n  if b:\n    c\n    d'],
  ['python', 'a\nb', 'a b'],
  ['python', 'return\nx', 'return x'],
  ['python', 'x[a,]', 'x[a]'],
  ['python', 'foo()\n(a,) = f()', 'foo()\n(a) = f()'],
  ['python', 'return (a,)', 'return (a)'],
  ['python', 'for x in (a,): pass', 'for x in (a): pass'],
  ['python', 'match (a,):\n  case b: pass', 'match (a):\n  case b: pass'],
  ['python', 'assert (a, b)', 'assert a, b'],
  ['python', 'f((a,))', 'f((a))'],
  ['python', 'x = "a"', 'x = b"a"'],
  ['python', "x = r'\\d'", "x = '\\d'"],
  ['python', 'f"{a}"', '"{a}"'],
  ['python', '"a" "b"', '"a", "b"'],
  ['python', 'x = 1 \\\n+ 2', 'x = 1\n+ 2'],
  ['python', 'x = """a\n b"""', 'x = """a\nb"""'],
  ['python', 'f()  # type: ignore', 'f()'],
  ['python', 'f()  # noqa', '# noqa\nf()'],
  ['python', 'f()\n# a\ng()', 'f()  # a\ng()'],
  ['python', 'a = not b', 'a = b'],
  // Go.
  ['go', 'return\nx', 'return x'],
  ['go', 'x := a\n*b = c', 'x := a * b = c'],
  ['go', 'f()\n(g)()', 'f()(g)()'],
  ['go', 'x++\ny', 'x\n++y'],
  ['go', 'for ; ; { }', 'for { }'],
  ['go', 'x := `a\nb`', 'x := `a b`'],
  ['go', '//go:build linux\n\npackage a', 'package a'],
  ['go', '//go:build linux\n\npackage a', '//go:build linux\npackage a'],
  ['go', '//go:build linux\n\npackage a', '// go:build linux\n\npackage a'],
  ['go', 'f() /*\n*/ g()', 'f() /* */ g()'],
  ['go', 'a <- b', 'a < -b'],
  // Others with braces.
  ['rust', '#[cfg(test)]\nfn f() {}', 'fn f() {}'],
  ['rust', 'let x = a; b', 'let x = a, b'],
  ['rust', 'let x = (a,);', 'let x = (a);'],
  ['rust', "let x = 'a';", "let x = 'b';"],
  ['rust', "fn f<'a>() {}", "fn f<'b>() {}"],
  ['rust', 'a > > b', 'a >> b'],
  ['rust', 'let s = r#"a b"#;', 'let s = r#"a  b"#;'],
  ['rust', '/* /* */ f() */', '/* /* */ */ f()'],
  ['c', '#define A b\nc', '#define A b c'],
  ['c', '#define A(b) c', '#define A (b) c'],
  ['c', '#define A b\\\nc', '#define A b\nc'],
  ['c', '#if A\nf();\n#endif', 'f();'],
  ['c', 'a // b \\\nc', 'a // b\nc'],
  ['c', 'x = a - -b', 'x = a--b'],
  ['c', 'x = a & &b', 'x = a && b'],
  ['c', 'if (a); b;', 'if (a) b;'],
  ['c', "x = 'a'", 'x = "a"'],
  ['cpp', 'x = R"(a b)";', 'x = R"(a  b)";'],
  ['cpp', 'x = "a"s;', 'x = "a" s;'],
  ['cpp', 'a < ::b', 'a <: :b'],
  ['java', 'x = "a b";', 'x = "a  b";'],
  ['java', 'x = "\\u0022 + a + "b c', 'x = "\\u0022 + a + "b  c'],
  ['java', '@Override void f() {}', 'void f() {}'],
  ['java', 'while (a); b();', 'while (a) b();'],
  ['css', 'a :hover {}', 'a:hover {}'],
  ['css', 'a > b {}', 'a b {}'],
  ['css', 'a { margin: 1px 2px }', 'a { margin: 1px2px }'],
  ['css', 'a { width: calc(1px + 2px) }', 'a { width: calc(1px +2px) }'],
  ['css', '@media screen and (a) {}', '@media screen and(a) {}'],
  ['css', 'a { --b: c  d }', 'a { --b: c d }'],
  ['css', '.a\\31  b {}', '.a\\31 b {}'],
  ['css', 'a { b: url( a//b ) }', 'a { b: url( a/b ) }'],
  ['css', 'a { b: "c  d" }', 'a { b: "c d" }'],
  ['css', '.a/* c */ .b {}', '.a/* c */.b {}'],
  // Needless parentheses, and those that are not.
  ['javascript', 'return ();', 'return;'],
  ['javascript', 'return (a + b) * c', 'return a + b * c'],
  ['javascript', 'x = (/* a */ b /* c */) => d', 'x = /* a */ b /* c */ => d'],
  ['javascript', 'x = a ? (b ? c : d) + e : f', 'x = a ? b ? c : d + e : f'],
  ['javascript', 'x = a ? (b ? c : d, e) : f', 'x = a ? b ? c : d, e : f'],
  ['typescript', 'x = a ? (b) : c => d : e', 'x = a ? b : c => d : e'],
  ['javascript', 'x = a => (b + c)(d)', 'x = a => b + c(d)'],
  ['javascript', 'x = a => (b ? c : d).e', 'x = a => b ? c : d.e'],
  ['javascript', 'for (x = a => (b in c);;) d', 'for (x = a => b in c;;) d'],
  ['jsx', 'x = (<a/> + b) * c', 'x = <a/> + b * c'],
  ['jsx', 'x = (<a b=<c/> /> + d) * e', 'x = <a b=<c/> /> + d * e'],
  ['jsx', 'x = (<a>{b}</a>, <c/>)', 'x = <a>{b}</a>, <c/>'],
  ['jsx', 'if (<a/>) b', 'if <a/> b'],
  // Statements after a keyword that is a property's name, and after blocks.
  ['javascript', 'a.return\n[b]', 'a.return;[b]'],
  ['javascript', 'a?.return\n[b]', 'a?.return;[b]'],
  ['javascript', '{ a }\nwhile (b);\nc', '{ a }\nwhile (b)\nc'],
  ['javascript', 'if (a) b\n/c/g', 'if (a) b;/c/g'],
  ['javascript', 'x = async function () {}\n[a]', 'x = async function () {};[a]'],
  ['javascript', 'x = class {}\n[a]', 'x = class {};[a]'],
  ['javascript', 'x = { a() {} }\n[b]', 'x = { a() {} };[b]'],
  ['javascript', 'x = a\n*b', 'x = a;*b'],
  ['javascript', 'x = a\n`b${c}`', 'x = a;`b${c}`'],
  ['javascript', 'x = `a`\n(b)', 'x = `a`;(b)'],
  ['javascript', 'x = `a${b}`\n(c)', 'x = `a${b}`;(c)'],
  ['javascript', 'x = /a/\n(b)', 'x = /a/;(b)'],
  ['javascript', 'x = this\n(a)', 'x = this;(a)'],
  ['javascript', 'x = a++\n(b)', 'x = a++;(b)'],
  ['javascript', 'x = a\n+ b', 'x = a; + b'],
  ['javascript', 'a\n~b', 'a ~ b'],
  ['javascript', 'a\n@b class C {}', 'a @b class C {}'],
  ['javascript', 'x = a\nin\nb', 'x = a; in; b'],
  ['javascript', 'class A { a\n*b() {} }', 'class A { a; *b() {} }'],
  ['javascript', 'class A { get\n*b() {} }', 'class A { get; *b() {} }'],
  ['javascript', 'class A { static\n{} }', 'class A { static; {} }'],
  ['javascript', 'x = async\n(a) => b', 'x = async;(a) => b'],
  ['javascript', 'await\n[a]', 'await;[a]'],
  ['javascript', 'let\n[a] = b', 'let;[a] = b'],
  ['javascript', 'for (;;) { yield\n[a] }', 'for (;;) { yield [a] }'],
  ['javascript', 'f(a\n(b))', 'f(a;(b))'],
  ['javascript', 'for (a\nb;;) c', 'for (a;b;) c'],
  ['typescript', 'type A = typeof a\n(b)', 'type A = typeof a;(b)'],
  ['typescript', 'interface A { a: void\n(b): c }', 'interface A { a: void (b): c }'],
  ['typescript', 'let a: void\n[b]', 'let a: void;[b]'],
  ['typescript', 'x = a as\nb', 'x = a; as; b'],
  ['typescript', 'x = a satisfies B\n(c)', 'x = a satisfies B;(c)'],
  ['typescript', 'x = a as const\n[b]', 'x = a as const;[b]'],
  ['typescript', 'x = a!\n(b)', 'x = a!;(b)'],
  ['typescript', 'x = y as A<B>\n(c)', 'x = y as A<B>;(c)'],
  ['typescript', 'x = a > b >> c', 'x = a > b > > c'],
  ['typescript', 'x = a < b\nc = d > e', 'x = a < b, c = d > e'],
  ['typescript', 'class A { public\nb }', 'class A { public b }'],
  ['typescript', 'class A { a\n[b]: c }', 'class A { a; [b]: c }'],
  ['typescript', 'declare\nclass A {}', 'declare class A {}'],
  // Commas, keys, bars.
  ['javascript', 'f(,)', 'f()'],
  ['javascript', 'x = {,}', 'x = {}'],
  ['javascript', 'x = [[a,],,]', 'x = [[a,],]'],
  [
    'javascript',
    "switch (x) { case a ? { 'b': 1 } : c: }",
    'switch (x) { case a ? { b: 1 } : c: }',
  ],
  ['javascript', "x = { 'a-b': 1 }", 'x = { a-b: 1 }'],
  ['javascript', "x = ['a'] ? 'b': c", "x = ['a'] ? b: c"],
  ['javascript', "f({ a, b }, 'c': d)", 'f({ a, b }, c: d)'],
  ['typescript', 'type A = B | C | D', 'type A = B | | C | D'],
  ['typescript', 'x = a | b', 'x = a b'],
  ['javascript', 'x = | a', 'x = a'],
  ['javascript', 'x = a <b,> c', 'x = a <b> c'],
  ['tsx', 'x = <T,>(a) => b', 'x = <T>(a) => b</T>'],
  // Markup.
  ['jsx', 'x = <a>b{c} d</a>', 'x = <a>b{c}d</a>'],
  ['jsx', 'x = <a>{b}  c</a>', 'x = <a>{b} c</a>'],
  ['jsx', 'x = <a>b<c/> d</a>', 'x = <a>b<c/>d</a>'],
  ['jsx', 'x = <a b="c\nd"/>', 'x = <a b="c d"/>'],
  // Blanks that only some languages know.
  ['javascript', 'a\f/* b */', 'a /* b */'],
  ['go', 'a\fb', 'a b'],
  ['css', 'a { --b: {c  d} }', 'a { --b: {c d} }'],
  ['css', 'a { --b: {c; d}  e }', 'a { --b: {c; d} e }'],
  ['css', 'a { --b: [c;  d] }', 'a { --b: [c; d] }'],
  [
    'go',
    '/*\n#define A b\n#define C d\n*/\nimport "C"',
    '/*\n#define A b #define C d\n*/\nimport "C"',
  ],
  ['go', 'package a', 'import a'],
  ['c', 'a+ +b', 'a++b'],
  ['c', 'x = "a" "b"', 'x = "a""b"'],
  // Where a word is now a keyword and now a name, and what it is kept apart from.
  ['python', '# a\nb', '# a\nc'],
  ['python', 'f(,)', 'f()'],
  ['python', 'f(a,,)', 'f(a,)'],
  ['python', '{a: b}[c,]', '{a: b}[c]'],
  ['python', '"a"[b,]', '"a"[b]'],
  ['python', 'f()[a,]', 'f()[a]'],
  ['python', 'a[0][b,]', 'a[0][b]'],
  [
    'python',
    'if a:\n  if b:\n    if c:\n      d\n  e',
    'if a:\n  if b:\n    if c:\n      d\n    e',
  ],
  ['jsx', 'x = <a b={c,}/>', 'x = <a b={c}/>'],
  ['javascript', 'x = a <b, c,> d', 'x = a <b, c> d'],
  ['tsx', 'x = <T,>(a) => b', 'x = <T>(a) => b'],
  ['javascript', 'class A {}\nx\n{ b }', 'class A {}\nx { b }'],
  ['javascript', 'interface = 1; x\n{ a }', 'interface = 1; x { a }'],
  ['javascript', '{ interface }\nx\n{ a }', '{ interface }\nx { a }'],
  ['javascript', 'f(a\nb)', 'f(a;b)'],
  ['javascript', 'f(a\n"b")', 'f(a "b")'],
  ['javascript', 'return\n+a', 'return +a'],
  ['javascript', 'throw\n+a', 'throw +a'],
  ['javascript', 'function* f() { yield\n+a }', 'function* f() { yield +a }'],
  ['javascript', 'class A { a; static\nx }', 'class A { a; static; x }'],
  ['javascript', 'class A { a() {} static\nx }', 'class A { a() {} static; x }'],
  ['javascript', 'class A { @a() static\nx }', 'class A { @a() static; x }'],
  ['typescript', 'class A { public static\nx }', 'class A { public static; x }'],
  ['javascript', 'class A { a = 1\nstatic\nx }', 'class A { a = 1\nstatic; x }'],
  ['typescript', 'type\nA = 1', 'type; A = 1'],
  ['typescript', 'x = a ? (b = c) : d => e : f', 'x = a ? b = c : d => e : f'],
  ['javascript', 'x = a + `b${c}`\n(d)', 'x = a + `b${c}`;(d)'],
];

/** One program, written by other habits. */
const EQUAL: readonly Pair[] = [
  ['javascript', "'a\"b'", "'a\\\"b'"],
  ['javascript', "'a\\'b'", '"a\'b"'],
  ['typescript', 'x! / "a" / 2', 'x! / "a"  / 2'],
  ['javascript', 'a()\nb()\n', 'a();\nb();\n'],
  ['javascript', 'a()\n;[b].c()', 'a();\n[b].c()'],
  ['javascript', 'function f() { return a }', 'function f() {\n\treturn a;\n}'],
  ['javascript', 'if (a) b\nelse c', 'if (a) b;\nelse c;'],
  ['javascript', 'do { a } while (b)\nc', 'do { a; } while (b);\nc;'],
  ['javascript', 'return (\n  a &&\n  b\n);', 'return a && b'],
  ['javascript', 'f(\n  a,\n  b,\n);', 'f(a, b)'],
  ['javascript', "x = { 'a': 1, b: [c,] }", 'x = {\n  a: 1,\n  b: [c],\n};'],
  ['javascript', 'x = a => b', 'x = (a) => b;'],
  ['javascript', 'x = async a => b', 'x = async (a) => b;'],
  ['javascript', 'x = a =>\n  b ? c : d', 'x = (a) => (b ? c : d);'],
  ['javascript', "import { a } from 'b'", 'import {\n  a,\n} from "b";'],
  ['javascript', '/**\n * a\n *   b\n */\nf()', '\t/**\n\t * a\n\t * b\n\t */\n\tf()'],
  ['javascript', 'a\r\n// b\r\nc\r\n', 'a\n// b\nc\n'],
  ['javascript', 'class A { a = 1; b() {} }', 'class A {\n  a = 1\n\n  b() {}\n}'],
  ['javascript', 'x = a\n  .b()\n  .c()', 'x = a.b().c()'],
  ['typescript', 'type A = B | C', 'type A =\n  | B\n  | C;'],
  ['typescript', 'interface A { a: B<C>; b: D }', 'interface A {\n  a: B<C>\n  b: D\n}'],
  ['typescript', 'type A = { a: B; [c: string]: B }', 'type A = {\n  a: B\n  [c: string]: B\n}'],
  [
    'typescript',
    'interface A { a: B; [c: string]: B }',
    'interface A {\n  a: B\n  [c: string]: B\n}',
  ],
  ['typescript', 'class A extends B implements C {}', 'class A\n  extends B\n  implements C\n{}'],
  ['typescript', 'const a = <T,>(b: T) => b!;\nc()', 'const a = <T>(b: T) => b!\nc()'],
  ['typescript', 'enum A { B, C }', 'enum A {\n  B,\n  C,\n}'],
  ['jsx', 'x = (\n  <a b="c">\n    d {e}\n  </a>\n);', 'x = <a b="c">d {e}</a>'],
  ['jsx', 'x = <a\n  b={c}\n  d\n/>', 'x = <a b={c} d />'],
  ['json', '{"a":[1,2]}', '{\n  "a": [1, 2]\n}\n'],
  ['python', "f(\n    'a',\n    b,\n)\n", 'f("a", b)\n'],
  ['python', 'if a:\n\tb\n\tc\nd', 'if a:\n    b\n\n    c\n\nd\n'],
  ['python', 'x = [\n    a,\n]', 'x = [a]'],
  ['python', 'x = (a, b,)', 'x = (\n    a, b)'],
  ['go', 'x := a; y := b', 'x := a\ny := b\n'],
  ['go', 'type A struct {\n\tb  int\n\tcd string\n}', 'type A struct {\n\tb int\n\tcd string\n}\n'],
  ['go', 'import (\n\t"a"\n)', 'import ("a";)'],
  ['go', 'func f() { return a }', 'func f() {\n\treturn a\n}\n'],
  ['java', 'class A{int b=c+d;}', 'class A\n{\n  int b = c + d;\n}\n'],
  ['rust', 'fn f(){g( a )}', 'fn f() {\n    g(a)\n}\n'],
  ['c', '  #define A b\nint c;', '#define A b\nint  c ;\n'],
  ['css', '.a,.b{color:red;}', '.a,\n.b {\n  color:red;\n}\n'],
  ['javascript', 'f(x ? (a ? b : c) : d)', 'f(x ? a ? b : c : d)'],
  ['javascript', 'x = a => ([b])', 'x = a => [b]'],
  ['javascript', 'f(a => (b ? c : d), e)', 'f(a => b ? c : d, e)'],
  ['javascript', 'f(a => (b ? c : d))', 'f(a => b ? c : d)'],
  ['javascript', 'x = [a => (b ? c : d)]', 'x = [a => b ? c : d]'],
  ['javascript', 'x = { a: b => (c ? d : e) }', 'x = { a: b => c ? d : e }'],
  ['javascript', 'throw (a && b);', 'throw a && b'],
  ['jsx', 'x = <a b={c => (d ? e : f)}/>', 'x = <a b={c => d ? e : f}/>'],
  ['jsx', 'x = (<a><b/></a>)', 'x = <a><b/></a>'],
  ['jsx', 'x = (<a b={c}><d></d></a>)', 'x = <a b={c}><d></d></a>'],
  ['jsx', 'x = a ? (<b/>) : (<c/>)', 'x = a ? <b/> : <c/>'],
  ['jsx', 'x = <a>{<b/>}</a>', 'x = <a>{ <b/> }</a>'],
  ['jsx', 'x = <a>{<b></b>}</a>', 'x = <a>{ <b></b> }</a>'],
  ['jsx', 'x = <a><b c d/></a>', 'x = <a><b\n c   d\n/></a>'],
  ['jsx', 'x = <a>\n  {b}\n  {c}\n</a>', 'x = <a>{b}\n{c}</a>'],
  ['jsx', "x = <a b='c'/>", 'x = <a b="c"/>'],
  ['javascript', 'if (a) { b }\n;[c].d()', 'if (a) { b }\n[c].d()'],
  ['javascript', 'for (;;) { a }\n;(b)()', 'for (;;) { a }\n(b)()'],
  ['javascript', 'if (a) b; else { c }\n;[d].e()', 'if (a) b\nelse { c }\n[d].e()'],
  ['javascript', 'try { a } finally { b }\n;[c].d()', 'try { a } finally { b }\n[c].d()'],
  ['javascript', 'function f() {}\n;[a].b()', 'function f() {}\n[a].b()'],
  ['javascript', 'async function f() {}\n;(a)()', 'async function f() {}\n(a)()'],
  ['javascript', 'class A {}\n;(a)()', 'class A {}\n(a)()'],
  ['javascript', 'class A extends B[c] {}\n;(a)()', 'class A extends B[c] {}\n(a)()'],
  ['javascript', 'export default class {}\n;(a)()', 'export default class {}\n(a)()'],
  ['javascript', 'a()\nfunction f() {}\n;[a].b()', 'a();\nfunction f() {}\n[a].b()'],
  ['typescript', 'class A<B> {}\n;(a)()', 'class A<B> {}\n(a)()'],
  ['typescript', 'interface A extends B<C> {}\n;(b)()', 'interface A extends B<C> {}\n(b)()'],
  ['typescript', 'declare global {}\n;(b)()', 'declare global {}\n(b)()'],
  ['javascript', 'do a\nwhile (b)\n;[c].d()', 'do a; while (b);\n[c].d()'],
  ['javascript', 'do { a } while (b)\n;[c].d()', 'do { a } while (b);\n[c].d()'],
  ['javascript', 'do { a }\nwhile (b)\nc', 'do { a } while (b);\nc;'],
  ['javascript', 'try { a }\ncatch { b }\nfinally { c }', 'try { a } catch { b } finally { c }'],
  ['javascript', 'if (a) { b }\nelse { c }', 'if (a) { b } else { c }'],
  ['javascript', 'if (a) x = {}\nelse b', 'if (a) x = {}; else b'],
  ['javascript', 'x = a\n  in b', 'x = a in b'],
  ['javascript', 'x = a\n  instanceof b', 'x = a instanceof b'],
  ['javascript', 'class A\n  extends B {}', 'class A extends B {}'],
  ['javascript', 'class A { a\n  b\n}', 'class A { a; b }'],
  ['typescript', 'class A { in: B; c: D }', 'class A {\n  in: B\n  c: D\n}'],
  [
    'typescript',
    'interface A { b: C; in: D; instanceof?: E }',
    'interface A {\n  b: C\n  in: D\n  instanceof?: E\n}',
  ],
  ['typescript', 'interface A { b: void; c: D }', 'interface A {\n  b: void\n  c: D\n}'],
  ['typescript', 'interface A { b(): void }', 'interface A {\n  b(): void;\n}'],
  ['typescript', 'const a = b as\n  C', 'const a = b as C'],
  ['typescript', 'const a = b satisfies\n  C', 'const a = b satisfies C'],
  ['typescript', 'const a = b as const\nc()', 'const a = b as const;\nc();'],
  ['typescript', 'let a: B<C<D>>\ne()', 'let a: B<C<D>>;\ne();'],
  [
    'typescript',
    'let a: B<C[], { d: E }, (f: G) => H>\ne()',
    'let a: B<C[], { d: E }, (f: G) => H>;\ne();',
  ],
  ['typescript', 'let a: B<\n  C<\n    D\n  >\n>', 'let a: B<C<D>>'],
  ['typescript', 'type A = { b: C }\n;(d)()', 'type A = { b: C };\n(d)()'],
  ['typescript', 'a!\nb()', 'a!;\nb();'],
  ['typescript', 'f(\n  | a\n)', 'f(a)'],
  ['typescript', 'type A = [\n  | B\n  | C,\n]', 'type A = [B | C]'],
  ['typescript', 'let a:\n  | B\n  | C', 'let a: B | C;'],
  ['typescript', 'let a: B<\n  | C\n  | D\n>', 'let a: B<C | D>;'],
  ['typescript', 'type A = (b: C) =>\n  | D\n  | E', 'type A = (b: C) => D | E;'],
  ['typescript', 'type A =\n  & B\n  & C', 'type A = B & C'],
  ['typescript', 'f<A, | B>()', 'f<A, B>()'],
  ['typescript', 'f<A,>()', 'f<A>()'],
  ['tsx', 'f<A, B,>(c)', 'f<A, B>(c)'],
  ['tsx', 'type A =\n  | B\n  | C', 'type A = B | C'],
  ['javascript', 'var a\nb', 'var a; b;'],
  ['javascript', 'a\n++b', 'a; ++b;'],
  ['javascript', 'a\n--b', 'a; --b;'],
  ['javascript', 'a\n!b', 'a; !b;'],
  ['javascript', 'a\n"b"', 'a; "b";'],
  ['javascript', 'a\n1', 'a; 1;'],
  ['javascript', 'x = { a: 1 }\nb()', 'x = { a: 1 };\nb();'],
  ['javascript', 'x = `a`\nb()', 'x = `a`;\nb();'],
  ['javascript', 'x = /a/\nb()', 'x = /a/;\nb();'],
  ['javascript', 'x = "a"\nb()', "x = 'a';\nb();"],
  ['javascript', 'x = `a${b\n}c`', 'x = `a${b}c`'],
  ['javascript', 'x = y++\nz()', 'x = y++;\nz();'],
  ['javascript', 'switch (a) { case "b": c }', "switch (a) {\n  case 'b':\n    c;\n}"],
  [
    'javascript',
    'switch (a) { case b: c({ "d": 1 }) }',
    'switch (a) {\n  case b:\n    c({ d: 1 });\n}',
  ],
  ['javascript', 'x = { "a": 1, "b": 2 }', 'x = { a: 1, b: 2 }'],
  ['javascript', 'return a', 'return a;'],
  ['javascript', 'for (;;) { break }', 'for (;;) { break; }'],
  ['javascript', 'function f() { return }', 'function f() { return; }'],
  ['javascript', 'a // b\n/* c */', 'a; // b\n/* c */'],
  ['css', 'a { --b: c; d:e }', 'a {\n  --b: c;\n  d:e\n}'],
  ['css', 'a { --b: {c}; d:e }', 'a { --b: {c};\n  d:e }'],
  ['css', 'a { --b: c}d {}', 'a { --b: c}\nd {}'],
  ['css', 'a:hover b {}', 'a:hover\n  b {}'],
  ['css', 'a b {}', 'a\n  b {}'],
  ['python', 'x = 1 \\\n  + 2', 'x = 1 \\\n+ 2'],
  [
    'python',
    'if a:\n if b:\n  if c:\n   d\n   e',
    'if a:\n  if b:\n      if c:\n          d\n          e',
  ],
  ['python', 'if a:\n\tif b:\n\t  c', 'if a:\n  if b:\n    c'],
  ['python', 'f((),)', 'f(())'],
  ['python', 'f(b[0],)', 'f(b[0])'],
  ['python', 'f()(a,)', 'f()(a)'],
  ['python', 'a[0](b,)', 'a[0](b)'],
  ['python', 'x = {a: b,}', 'x = {a: b}'],
  ['python', 'x = {a,}', 'x = {a}'],
  ['python', 'def f(a,): pass', 'def f(a): pass'],
  ['python', 'x = [[a,],]', 'x = [[a]]'],
  ['c', 'a/* b */c', 'a /* b */ c'],
  ['javascript', 'void\n  a()', 'void a()'],
  ['tsx', 'let a: B<C>\nd()', 'let a: B<C>;\nd()'],
  ['javascript', '(a /* b */,) => c', '(a /* b */) => c'],
  ['javascript', 'function* f() { x = [yield\n,] }', 'function* f() { x = [yield\n] }'],
  ['javascript', 'x = a-->b', 'x = a-- > b'],
  ['typescript', 'x = a-->b', 'x = a-- > b'],
  ['typescript', 'x = a < !b', 'x = a <  !b'],
  ['javascript', "x = ''", 'x = ""'],
  ['typescript', 'x = !/a/.test(b)', 'x = !/a/.test( b )'],
  ['typescript', 'return !/a/.test(b)', 'return !/a/.test( b )'],
  ['typescript', 'f(!/a/.test(b))', 'f( !/a/.test(b) )'],
  ['typescript', 'x = a && !/b/.test(c)', 'x = a &&\n  !/b/.test(c)'],
  ['typescript', 'x = a\n!/b/.test(c)', 'x = a;\n!/b/.test(c);'],
  ['javascript', 'a /**/', 'a  /**/'],
  ['javascript', 'class A extends B.C\n{}', 'class A extends B.C {}'],
  [
    'typescript',
    'interface A { b; extends: c; implements: d }',
    'interface A {\n  b\n  extends: c\n  implements: d\n}',
  ],
  ['javascript', 'a()\nfunction f() {}\n[b].c()', 'a();\nfunction f() {}\n;[b].c()'],
  ['javascript', 'return async\nb', 'return async;\nb'],
  ['javascript', 'x = async\nb', 'x = async;\nb'],
  ['javascript', 'x = `a${\n  b\n}c`', 'x = `a${b}c`'],
  ['jsx', 'x = <a>{\n  b\n}</a>', 'x = <a>{b}</a>'],
  ['jsx', 'x = <a/>\nb()', 'x = <a/>;\nb();'],
  ['javascript', 'const\n  a = 1', 'const a = 1'],
  ['javascript', 'x = ++\n  y', 'x = ++y'],
  ['javascript', 'x = !\n  y', 'x = !y'],
  ['typescript', 'x = a < b && (c >\n  d)', 'x = a < b && (c > d)'],
  ['typescript', 'let a: B<{ c: D }>\ne()', 'let a: B<{ c: D }>;\ne();'],
  ['typescript', 'let a: B<C> | (D)\ne()', 'let a: B<C> | (D);\ne();'],
];

/** What is cut off, does not fit together, or may be read in two ways: each of its lines stands for itself. */
const UNSURE: readonly (readonly [Language, string])[] = [
  ['javascript', 'x = "a\nb  c'],
  ['javascript', "x = '"],
  ['javascript', 'x = `a\nb  c'],
  ['javascript', 'x = a + `'],
  ['javascript', 'x = `a${b\n}c\nd'],
  ['javascript', 'x = /a\nb  c'],
  ['javascript', 'x = /'],
  ['javascript', 'a /* b\nc'],
  ['javascript', 'a /*/'],
  ['javascript', 'f(a]\nb'],
  ['javascript', '} {\na'],
  ['javascript', 'f(a\nb'],
  ['javascript', 'a <!-- b'],
  ['javascript', 'a\n--> b'],
  ['javascript', 'a\u2028b'],
  ['javascript', 'a\rb\nc'],
  ['javascript', 'x = {} /a/ b\nc'],
  ['jsx', 'x = <a>b'],
  ['jsx', 'x = <a b="c\n  d'],
  ['typescript', 'x = <T>/a/ b'],
  ['typescript', 'x = a\n<b> /c/'],
  ['typescript', 'x = a <!--b\nc'],
  ['typescript', 'a\n-->b'],
  ['typescript', 'return!/a/.test(b)\nc'],
  ['typescript', 'if (a)!/b/.test(c)'],
  ['python', 'if a:\n    b\n  c'],
  ['python', 'f(a]\nb'],
  ['python', 'f(a\nb'],
  ['python', 'a)\nb'],
  ['java', 'x = "\\u0022 + a;\ny'],
  ['java', 'x = "\\uuu005c";'],
  ['c', 'a ??/\nb'],
  ['c', 'a \\ b\nc'],
  ['cpp', 'a \\ b\nc'],
  ['go', '// #define A b\nimport "C"'],
];

/** Marks take no room: where they stand is what spans go by. */
const PLACES: readonly (readonly [
  Language,
  string,
  readonly (readonly [text: string, from: number, to: number])[],
])[] = [
  [
    'javascript',
    'a\nb;',
    [
      ['a', 0, 1],
      [';', 1, 1],
      ['b', 2, 3],
      [';', 3, 3],
    ],
  ],
  [
    'javascript',
    '\ufeffa \f b',
    [
      ['g:\ufeff', 0, 0],
      ['a', 1, 2],
      ['g: \f ', 2, 2],
      ['b', 5, 6],
      [';', 6, 6],
    ],
  ],
  [
    'javascript',
    '\f// a\nb; \f// c',
    [
      ['g:\f', 0, 0],
      ['C:// a', 1, 5],
      ['b', 6, 7],
      [';', 7, 7],
      ['g: \f', 8, 8],
      ['c:// c', 10, 14],
    ],
  ],
  [
    'javascript',
    "x = 'a'",
    [
      ['x', 0, 1],
      ['=', 2, 3],
      ['s:"a"', 4, 7],
      [';', 7, 7],
    ],
  ],
  [
    'typescript',
    'let a: B<C<D>>',
    [
      ['let', 0, 3],
      ['a', 4, 5],
      [':', 5, 6],
      ['B', 7, 8],
      ['<', 8, 9],
      ['C', 9, 10],
      ['<', 10, 11],
      ['D', 11, 12],
      ['>', 12, 13],
      ['>', 13, 14],
      [';', 14, 14],
    ],
  ],
  [
    'jsx',
    '<a>{b} {c}</a>',
    [
      ['m:<', 0, 1],
      ['m:a', 1, 2],
      ['m:>', 2, 3],
      ['m:{', 3, 4],
      ['b', 4, 5],
      ['m:}', 5, 6],
      ['m: ', 6, 6],
      ['m:{', 7, 8],
      ['c', 8, 9],
      ['m:}', 9, 10],
      ['m:<', 10, 11],
      ['m:/', 11, 12],
      ['m:a', 12, 13],
      ['m:>', 13, 14],
      [';', 14, 14],
    ],
  ],
  [
    'go',
    '\fa\f\nb',
    [
      ['g:\f', 0, 0],
      ['a', 1, 2],
      [';', 2, 2],
      ['g:\f\n', 2, 2],
      ['b', 4, 5],
      [';', 5, 5],
    ],
  ],
  [
    'go',
    '//go:build a\n\npackage b',
    [
      ['C://go:build a', 0, 12],
      ['\n\n', 12, 12],
      ['package', 14, 21],
      ['b', 22, 23],
      [';', 23, 23],
    ],
  ],
  [
    'css',
    'a b{--c: d}',
    [
      ['a', 0, 1],
      [' ', 1, 1],
      ['b', 2, 3],
      ['{', 3, 4],
      ['--c', 4, 7],
      [':', 7, 8],
      ['d', 9, 10],
      ['}', 10, 11],
    ],
  ],
  [
    'rust',
    'a  +=b\n+ +c',
    [
      ['a', 0, 1],
      ['+=', 3, 5],
      ['b', 5, 6],
      ['+', 7, 8],
      ['+', 9, 10],
      ['c', 10, 11],
    ],
  ],
  [
    'rust',
    'a+-"b"c',
    [
      ['a', 0, 1],
      ['+', 1, 2],
      ['~-', 2, 3],
      ['s:"b"', 3, 6],
      ['~c', 6, 7],
    ],
  ],
  [
    'python',
    'if a:\n  b\nc',
    [
      ['if', 0, 2],
      ['a', 3, 4],
      [':', 4, 5],
      ['\n+', 5, 5],
      ['b', 8, 9],
      ['\n-', 9, 9],
      ['c', 10, 11],
    ],
  ],
  [
    'python',
    '  a',
    [
      ['\n+', 0, 0],
      ['a', 2, 3],
    ],
  ],
];

describe('canonicalTokens', () => {
  it.each(DIFFERENT)('keeps apart %s: %j and %j', (language, one, other) => {
    expect(texts(language, one)).not.toEqual(texts(language, other));
  });

  it.each(EQUAL)('takes as one %s: %j and %j', (language, one, other) => {
    expect(texts(language, one)).toEqual(texts(language, other));
  });

  it.each(UNSURE)('takes the lines of %s as they stand: %j', (language, text) => {
    expect(texts(language, text)).toEqual(text.split('\n').map((line) => `l:${line}`));
  });

  it('takes CRLF at the end of such a line for LF, and no other CR', () => {
    expect(canonical('javascript', 'f(a]\r\n\r\n\n b \r\nc\r')).toEqual([
      { text: 'l:f(a]', from: 0, to: 4 },
      { text: 'l:', from: 6, to: 6 },
      { text: 'l:', from: 8, to: 8 },
      { text: 'l: b ', from: 9, to: 12 },
      { text: 'l:c\r', from: 14, to: 16 },
    ]);
    expect(canonical('javascript', 'f(a]\n')).toEqual([{ text: 'l:f(a]', from: 0, to: 4 }]);
  });

  it.each(PLACES)('says where the tokens and marks of %s stand: %j', (language, text, expected) => {
    expect(canonical(language, text).map((token) => [token.text, token.from, token.to])).toEqual(
      expected,
    );
  });

  it('takes away the semicolon that guards the first statement of a file or block', () => {
    expect(texts('javascript', ';[a].b()')).toEqual(texts('javascript', '[a].b()'));
    expect(texts('javascript', ';(a)()')).toEqual(texts('javascript', '(a)()'));
    expect(texts('javascript', 'x = () => { ;[a].b() }')).toEqual(
      texts('javascript', 'x = () => { [a].b() }'),
    );
    expect(texts('javascript', ';"use strict"')).not.toEqual(texts('javascript', '"use strict"'));
    expect(texts('javascript', '{ ;"a" }')).not.toEqual(texts('javascript', '{ "a" }'));
  });

  it('keeps the parentheses of calls, whatever is in them', () => {
    for (const call of ['f(<a/>)', 'f[0](<a/>)', 'new A(<a/>)', 'f()(<a/>)'])
      expect(texts('jsx', call).slice(-7)).toEqual(['(', 'm:<', 'm:a', 'm:/', 'm:>', ')', ';']);
  });

  /** What makes the lines of the whole file count as they are. */
  const RAW = /[\u2028\u2029]|< ?!--/;

  it('reads a program alike at the top of a file and below other code', () => {
    const programs = [...DIFFERENT, ...EQUAL]
      .flatMap(([language, one, other]) =>
        /^(?:javascript|jsx|typescript|tsx)$/.test(language)
          ? [
              { language, text: one },
              { language, text: other },
            ]
          : [],
      )
      .filter(({ text }) => !RAW.test(text));
    const above = 'above();\n';
    expect(programs.length).toBeGreaterThan(200);
    expect(
      programs.filter(({ language, text }) => {
        const head = texts(language, above);
        return (
          JSON.stringify(texts(language, above + text)) !==
          JSON.stringify([...head, ...texts(language, text)])
        );
      }),
    ).toEqual([]);
  });

  it('answers for any text, in order and within the text', () => {
    const piece = fc.constantFrom(
      'a',
      'return',
      'class',
      '(',
      ')',
      '{',
      '}',
      '[',
      ']',
      '<',
      '>',
      '/',
      '=>',
      ';',
      ',',
      ':',
      '"',
      "'",
      '`',
      '${',
      '\\',
      '\n',
      '\r\n',
      ' ',
      '\t',
      '//',
      '/*',
      '*/',
      '#',
      '!',
      '++',
      '0',
      '\u00a0',
      '</',
      '.',
      '|',
      'do',
      'while',
      'case',
      '--x',
      '_',
    );
    const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), text, (language, given) => {
        let at = 0;
        for (const { from, to } of canonicalTokens(language, given, lex(language, given)) ?? []) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(to).toBeGreaterThanOrEqual(from);
          at = to;
        }
        expect(at).toBeLessThanOrEqual(given.length);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('spanTokens', () => {
  const code = 'function f() {\n  return a\n}\nfunction g() {}\n';
  const tokens = canonical('javascript', code);
  const span = (text: string, given = code, of = tokens): readonly string[] => {
    const from = given.indexOf(text);
    return spanTokens(of, from, from + text.length).map((token) => token.text);
  };

  it('takes the tokens of a span, with the end of its last statement', () => {
    expect(span('return a')).toEqual(['return', 'a', ';']);
    expect(span('  return a\n')).toEqual(['return', 'a', ';']);
  });

  it('is the same for a statement with and without its semicolon', () => {
    const other = 'function f() { return a; } function g() {}';
    expect(span('return a;', other, canonical('javascript', other))).toEqual(span('return a'));
  });

  it('sees what changes around a span that lies in a string', () => {
    const one = 'x = `a\nb\nc`';
    const other = 'x = `a\nb\nd`';
    expect(span('b\n', one, canonical('javascript', one))).not.toEqual(
      span('b\n', other, canonical('javascript', other)),
    );
    expect(span('b\n', one, canonical('javascript', one))).not.toEqual([]);
    expect(span('b\n', one, canonical('javascript', one))).not.toEqual(
      span('c', one, canonical('javascript', one)),
    );
  });

  it('leaves out the line ends and steps of indentation at its edges', () => {
    const python = 'def f():\n    if a:\n        b\nc\n';
    expect(span('        b\n', python, canonical('python', python))).toEqual(['b']);
    expect(span('    if a:\n        b\n', python, canonical('python', python))).toEqual([
      'if',
      'a',
      ':',
      '\n+',
      'b',
    ]);
  });

  it('is every token for the whole text', () => {
    expect(spanTokens(tokens, 0, code.length)).toEqual(tokens);
    expect(spanTokens(tokens, 3, 3)).toHaveLength(1);
    expect(spanTokens([], 0, 9)).toEqual([]);
  });
});

describe('tokensDigest', () => {
  it('has one digest for one sequence of texts, wherever they stand', () => {
    const sequence = fc.array(
      fc.string({ unit: fc.constantFrom('a', '"', ',', '\\', '[', '\n') }),
      { maxLength: 4 },
    );
    const at = (all: readonly string[], offset: number): readonly CanonicalToken[] =>
      all.map((text) => ({ text, from: offset, to: offset }));
    fc.assert(
      fc.property(sequence, sequence, (one, other) => {
        expect(tokensDigest(at(one, 0)) === tokensDigest(at(other, 9))).toBe(
          JSON.stringify(one) === JSON.stringify(other),
        );
      }),
    );
  });
});
