import { describe, expect, it } from '@jest/globals';
import { type Language, lex } from '../../../src/languages/code/languages.js';
import { readCode, symbolsOf } from '../../../src/languages/code/symbols.js';

/** Each symbol as its name and its text. */
const read = (language: Language, text: string): readonly (readonly [string, string])[] =>
  symbolsOf(readCode(language, text, lex(language, text))).map(({ name, from, to }) => [
    name,
    text.slice(from, to),
  ]);

const names = (language: Language, text: string): readonly string[] =>
  read(language, text).map(([name]) => name);

/** Where tree-sitter joins what the grammar of ECMAScript parts, or the other way round. */
const ENDS: readonly (readonly [what: string, Language, string, string])[] = [
  [
    'an arrow function at its brace, before [',
    'javascript',
    'const a = () => {\n}',
    '\n[1].map(b)',
  ],
  [
    'an arrow function at its brace, before (',
    'javascript',
    'const a = async (x) => {\n}',
    '\n(b)()',
  ],
  [
    'an arrow function at its brace, before a template',
    'javascript',
    'const a = x => {\n}',
    '\n`b`',
  ],
  [
    'an arrow function with types at its brace',
    'typescript',
    'const a = <T>(x: T): Promise<T> => {\n}',
    '\n[1].map(b)',
  ],
  [
    'an arrow function with an object type at its brace',
    'typescript',
    'const a = (x: T): { a: 1 } => {\n}',
    '\n[1].map(b)',
  ],
  [
    'an arrow function that is exported at its brace',
    'javascript',
    'export default () => {\n}',
    '\n[1].map(b)',
  ],
  [
    'an arrow function that is assigned at its brace',
    'javascript',
    'exports.a = () => {\n}',
    '\n[1].map(b)',
  ],
  [
    'an arrow function without braces where a line goes on',
    'javascript',
    'const a = () => b\n  .c()',
    '\nd()',
  ],
  ['an arrow function that no brace closes at its line', 'javascript', 'const a = () => (b', ''],
  [
    'a function expression where a line goes on',
    'javascript',
    'const a = function () {}\n[1]',
    '\nb()',
  ],
  ['a type before a block', 'typescript', 'type A = B', '\n{ c() }'],
  ['a type before a type in brackets', 'typescript', 'type A = B[]', '\nlet c'],
  ['a variable with a type before a block', 'typescript', 'let a: B', '\n{ c() }'],
  ['an expression before a block', 'javascript', 'const a = b', '\n{ c() }'],
  ['a signature before a comma', 'typescript', 'function a(): void', ', b'],
  ['a variable before a bracket that nothing opened', 'javascript', 'let a = b', ') + c'],
  ['a variable before a square bracket that nothing opened', 'javascript', 'let a = b', '] + c'],
  ['a variable before a brace that nothing opened', 'javascript', 'let a = b', '} + c'],
  ['a type before a bracket that nothing opened', 'typescript', 'type A = B', ') | C'],
  ['a prefix operator on the next line', 'javascript', 'let a = b', '\n++c'],
];

describe('JavaScript and TypeScript', () => {
  it.each(ENDS)('end %s', (_what, language, symbol, rest) => {
    expect(read(language, `${symbol}${rest}`)[0]?.[1]).toBe(symbol);
  });

  it('end the fields of a class as they end statements', () => {
    expect(
      read(
        'javascript',
        'class A { a = () => {\n}\n["b"] = 1\nasync\n#c = 2\nget\nd() {}\nstatic\ne = 3;\n*f() {} }',
      ).slice(1),
    ).toEqual([
      ['A.a', 'a = () => {\n}'],
      ['A.b', '["b"] = 1'],
      ['A.async', 'async'],
      ['A.#c', '#c = 2'],
      ['A.d', 'get\nd() {}'],
      ['A.e', 'static\ne = 3;'],
      ['A.f', '*f() {}'],
    ]);
    expect(
      read('typescript', 'class A { public\na\nset\nb(x) {}\nreadonly\nc = 1 }').slice(1),
    ).toEqual([
      ['A.public', 'public'],
      ['A.a', 'a'],
      ['A.b', 'set\nb(x) {}'],
      ['A.readonly', 'readonly'],
      ['A.c', 'c = 1'],
    ]);
  });

  it.each<readonly [string, readonly string[]]>([
    ['class { a() {} }', ['default', 'default.a']],
    ['class extends B { a() {} }', ['default', 'default.a']],
    ['class A extends B { a() {} }', ['A', 'A.a']],
    ['abstract class A { a() {} }', ['A', 'A.a']],
    ['function () { function a() {} }', ['default', 'default.a']],
    ['function* () {}', ['default']],
    ['async function (a) {}', ['default']],
    ['function* a() {}', ['a']],
    ['async () => { function a() {} }', ['default', 'default.a']],
    ['{ a() {}, b: () => 1 }', ['default', 'default.a', 'default.b']],
    ['a.b({ c() {} })', ['default']],
    ['[() => 1]', ['default']],
    ['@a class {}', ['default']],
  ])('name what is exported by default: %s', (text, expected) => {
    expect(names('typescript', `export default ${text}`)).toEqual(expected);
  });

  it('know words that are names in one place and keywords in another', () => {
    expect(names('typescript', 'type\nA = 1\nnamespace\nB\nmodule.c = {}\ninterface\nD')).toEqual([
      'module.c',
    ]);
    expect(
      names(
        'javascript',
        'switch (a) { default: { class A {} } }\nabstract = 1; declare(b); async (c); type < 2; enum.e = 3',
      ),
    ).toEqual(['A']);
    expect(
      names('typescript', 'import a = require("a")\nexport import b = c.d\nexport as namespace E'),
    ).toEqual([]);
  });

  it('read names with escapes as they are without, and none of literals with escapes', () => {
    expect(
      names(
        'javascript',
        'class \\u0041 { \\u{62}() {} "c\\n"() {} [`\\d`]() {} ""() {} }\nexports.\\u0065 = () => 1\nlet f\\u{10ffff}, g\\u{110000}',
      ),
    ).toEqual(['A', 'A.b', 'e', 'f\u{10ffff}', 'g\\u{110000}']);
  });

  it('take no computed key for a name, and name what is in it by what is around', () => {
    expect(
      names(
        'javascript',
        'class A { [b]() { function c() {} } [d + "e"]() {} ["f" + g] = 1; [`h${i}`]() {} }\nconst j = { [k]: () => { function l() {} }, ["m" + n]() {} }',
      ),
    ).toEqual(['A', 'A.c', 'j', 'j.l']);
  });

  it('take nothing in a call, a list or a condition for a declaration', () => {
    expect(names('javascript', 'f(class A, { m() {} })')).toEqual([]);
    expect(names('javascript', 'f({ class: { m() {} } }, a.class in { n() {} })')).toEqual([]);
    expect(
      names(
        'javascript',
        'function f() { const a = (b) ? (c) : () => 1; d.e = {}; this.g = () => 1; h[0] = () => 1; i.j == function () {}; k.l => function () {} }',
      ),
    ).toEqual(['f']);
  });

  it.each<readonly [string, readonly string[]]>([
    ['class A; function b() {}', ['b']],
    ['{ class A } function b() {}', ['b']],
    ['(class A) ; function b() {}', ['b']],
    ['class A { static', ['A', 'A.static']],
    ['class A { b', ['A', 'A.b']],
    ['class A { b() { function c() {', ['A', 'A.b', 'A.b.c']],
    ['class A { [b', ['A', 'A.b']],
    ['function a(b', ['a']],
    ['function () {} function b() {}', ['b']],
    ['function a; function b() {}', ['b']],
    ['const a = ; const b = 1', ['a', 'b']],
    ['const ; const b = 1', ['b']],
    ['interface A; interface B {}', ['B']],
    ['namespace A; namespace B {}', ['B']],
    ['namespace A. { }', []],
    ['type A<B; type C = 1', ['C']],
    ['function f() { const a = (b): c; const d = () => 1 }', ['f', 'f.d']],
    ['function f() { const a = (b): c, d = () => 1 }', ['f', 'f.d']],
    ['const a = { b: , c() {} }', ['a', 'a.c']],
    ['const a = { b', ['a']],
    ['const a = (', ['a']],
    ['exports. = () => 1; exports.a = () => 1', ['a']],
    ['export', []],
    ['@', []],
    ['@a.', []],
    ['class A { @', ['A']],
  ])('find what is whole in what is cut off or broken: %s', (text, expected) => {
    expect(names('typescript', text)).toEqual(expected);
  });
});

describe('what is easily taken for something else', () => {
  it('a bracket on the line below a decorator is no part of it', () => {
    expect(read('javascript', '@a.b\n(c)\nclass D {}\n')).toEqual([['D', 'class D {}']]);
    expect(read('javascript', '@a.b(\nc)\nclass D {}\n')).toEqual([['D', '@a.b(\nc)\nclass D {}']]);
  });

  it('an object that a class extends is not its body', () => {
    expect(read('javascript', 'class A extends {}.constructor { b() {} }')).toEqual([
      ['A', 'class A extends {}.constructor { b() {} }'],
      ['A.b', 'b() {}'],
    ]);
  });

  it('the members of an object have a name in a module, and none in a function', () => {
    expect(names('javascript', 'const a = { b() {} };')).toEqual(['a', 'a.b']);
    expect(names('javascript', 'function f() { const a = { b() {} }; }')).toEqual(['f']);
  });

  it('the default interface is no value, and has no name of that kind', () => {
    expect(names('typescript', 'export default interface A { b: string }\nlet c = 1;')).toEqual([
      'c',
    ]);
  });
});
