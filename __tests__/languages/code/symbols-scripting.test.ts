import { describe, expect, it } from '@jest/globals';
import { type Language, lex } from '../../../src/languages/code/languages.js';
import { readCode, symbolsOf } from '../../../src/languages/code/symbols.js';

/** The symbols of a text, each with its own text. */
const texts = (language: Language, text: string): readonly (readonly [string, string])[] =>
  symbolsOf(readCode(language, text, lex(language, text))).map(({ name, from, to }) => [
    name,
    text.slice(from, to),
  ]);
const names = (language: Language, text: string): readonly string[] =>
  texts(language, text).map(([name]) => name);

/** What stands between `<?php` and the end. */
const php = (text: string): string => `<?php ${text}`;

describe('PHP: what the grammar of tree-sitter does not count', () => {
  it.each<[string, string, readonly (readonly [string, string])[]]>([
    ['a constant with its semicolon', 'const A = 1;', [['A', 'const A = 1;']]],
    [
      'of several constants each its part',
      'const A = [1, 2], B = f(3, 4);',
      [
        ['A', 'A = [1, 2]'],
        ['B', 'B = f(3, 4)'],
      ],
    ],
    ['a constant up to the closing tag', 'const A = 1 ?> b <?php c();', [['A', 'const A = 1']]],
    [
      'constants in a namespace with braces',
      'namespace X { const A = 1; } namespace X\\Y { const B = 2; }',
      [
        ['A', 'const A = 1;'],
        ['B', 'const B = 2;'],
      ],
    ],
    [
      'constants in a block of the file',
      "if (!defined('A')) { const A = 1; }",
      [['A', 'const A = 1;']],
    ],
    [
      'no constants of a function',
      'function f() { const A = 1; }',
      [['f', 'function f() { const A = 1; }']],
    ],
    ['no constants that are only used', 'use const X\\A as B; use const C;', []],
    [
      'a function in a variable with its semicolon',
      '$f = function () { return 1; }; g();',
      [['f', '$f = function () { return 1; };']],
    ],
    ['a short one', '$f = fn ($x) => [$x, 1]; g();', [['f', '$f = fn ($x) => [$x, 1];']]],
    ['a static one', '$f = static fn () => 1;', [['f', '$f = static fn () => 1;']]],
    [
      'one that the closing tag ends',
      '$f = function () { } ?> <b> <?php g();',
      [['f', '$f = function () { }']],
    ],
    [
      'one that the brace around it cuts off',
      'function a() { $f = fn () => 1 } g();',
      [
        ['a', 'function a() { $f = fn () => 1 }'],
        ['a.f', '$f = fn () => 1'],
      ],
    ],
    [
      'a function in a function in a variable',
      '$f = function () { function g() {} $h = fn () => 1; };',
      [
        ['f', '$f = function () { function g() {} $h = fn () => 1; };'],
        ['f.g', 'function g() {}'],
        ['f.h', '$h = fn () => 1;'],
      ],
    ],
    ['no function that is only handed on', '$f(function () { return 1; }); $g == fn () => 1;', []],
    ['no function in the field of an object', '$a->b = function () { return 1; };', []],
    [
      'a class in a class in a function',
      'function f() { return new class { public $a; }; }',
      [
        ['f', 'function f() { return new class { public $a; }; }'],
        ['f.a', 'public $a;'],
      ],
    ],
    [
      'a property with hooks and its braces',
      'class A { public int $b = 1 { get => 2; } var $c; }',
      [
        ['A', 'class A { public int $b = 1 { get => 2; } var $c; }'],
        ['A.b', 'public int $b = 1 { get => 2; }'],
        ['A.c', 'var $c;'],
      ],
    ],
    [
      'a property with rights to set it',
      'class A { public private(set) string $b; }',
      [
        ['A', 'class A { public private(set) string $b; }'],
        ['A.b', 'public private(set) string $b;'],
      ],
    ],
    [
      'of several properties each its part',
      'class A { #[B(1, 2)] private ?int $b, $c = [1, 2]; }',
      [
        ['A', 'class A { #[B(1, 2)] private ?int $b, $c = [1, 2]; }'],
        ['A.b', '$b'],
        ['A.c', '$c = [1, 2]'],
      ],
    ],
    [
      'functions in the hooks of a property',
      'class A { public int $b { get { $f = fn () => 1; } } }',
      [
        ['A', 'class A { public int $b { get { $f = fn () => 1; } } }'],
        ['A.b', 'public int $b { get { $f = fn () => 1; } }'],
        ['A.b.f', '$f = fn () => 1;'],
      ],
    ],
    [
      'cases with their values',
      "enum A: string { case B = 'b'; const C = self::B; }",
      [
        ['A', "enum A: string { case B = 'b'; const C = self::B; }"],
        ['A.B', "case B = 'b';"],
        ['A.C', 'const C = self::B;'],
      ],
    ],
    [
      'nothing of what is used',
      'class A { use B, C { C::d insteadof B; e as private f; } public $g; }',
      [
        ['A', 'class A { use B, C { C::d insteadof B; e as private f; } public $g; }'],
        ['A.g', 'public $g;'],
      ],
    ],
  ])('%s', (_what, text, expected) => {
    expect(texts('php', php(text))).toEqual(expected);
  });

  it.each<[string, string, readonly string[]]>([
    ['a function without its parentheses', 'function a; function b() {}', ['a', 'b']],
    [
      'a method without its parentheses',
      'class A { function a; function b() {} }',
      ['A', 'A.a', 'A.b'],
    ],
    ['a method without its name', 'class A { function (int $a) {} function b() {} }', ['A', 'A.b']],
    ['a class without its name', 'class { } function b() {}', ['b']],
    ['a class without its body', 'class A extends B; class C { }', ['C']],
    ['a class that is cut off', 'class A extends B', []],
    ['what looks like a class', 'enum: { f(); } class A(1) { }', []],
    ['a constant without its name', 'class A { const } function b() {}', ['A', 'b']],
    ['a number for a property', 'class A { public 1; public $b; }', ['A', 'A.b']],
    [
      'a class that is never closed',
      'class A { function b() { } public $c = 1',
      ['A', 'A.b', 'A.c'],
    ],
    ['a function that is never closed', 'function a() { function b() { }', ['a', 'a.b']],
    ['braces behind nothing', ') { function a() { } } , { }', ['a']],
    ['braces behind a bracket that nothing opens', 'new class) { public $a; }', []],
  ])('of code that is no PHP what is whole: %s', (_what, text, expected) => {
    expect(names('php', php(text))).toEqual(expected);
  });
});

describe('Ruby: what the grammar of tree-sitter does not count', () => {
  it.each<[string, string]>([
    ['one line', 'A = 1'],
    ['a call on the next line', 'A = b\n  .c\n  &.d'],
    ['an operator at the end of the line', 'A = b +\n  c'],
    ['a word at the end of the line', 'A = b and\n  c or\n  not\n d'],
    ['brackets', 'A = [\n  [1],\n  b\n]'],
    ['brackets in which lines end in values', 'A = [\n  [1]\n]'],
    ['a block', 'A = b do |c|\n  d\nend'],
    ['an if', 'A = if b\n  c\nelse\n  d\nend'],
    ['a modifier', 'A = 1 if b'],
    ['a comparison that could be types', 'A = b < c'],
  ])('a constant goes over %s', (_what, text) => {
    expect(texts('ruby', `${text}\nZ = 9\nd > e`)).toEqual([
      ['A', text],
      ['Z', 'Z = 9'],
    ]);
    expect(texts('ruby', `${text}; Z = 9`)).toEqual([
      ['A', `${text};`],
      ['Z', 'Z = 9'],
    ]);
  });

  it.each<[string, string, readonly string[]]>([
    ['comparisons', 'A == 1\nB =~ /c/\nd => E\nF => g', []],
    ['constants of methods', 'def a\n  B = 1\nend', ['a']],
    ['constants of blocks', 'a do\n  B = 1\nend', []],
    ['constants of types', 'module A\n  B = 1; C = 2\nend', ['A', 'A.B', 'A.C']],
    ['what begins with a range', 'A = b\n..C\nD = 1', ['A', 'D']],
    ['names from the outermost scope on', 'class ::A::B; def c; end; end', ['A.B', 'A.B.c']],
    ['what is commented out', '# class A; end\n=begin\ndef b; end\n=end\ndef c; end', ['c']],
    ['names that are methods', 'a.class\nb.def\nc&.end\nd::begin\ndef e; end', ['e']],
  ])('%s', (_what, text, expected) => {
    expect(names('ruby', text)).toEqual(expected);
  });

  it.each<[string, string, readonly (readonly [string, string])[]]>([
    ['a method that is cut off at its name', 'class A\n  def', [['A', 'class A\n  def']]],
    ['a method of nobody', 'class A\n  def (b)\nend', [['A', 'class A\n  def (b)\nend']]],
    ['a method named by a string', 'class A\n  def "b"\nend', [['A', 'class A\n  def "b"\nend']]],
    [
      'types and methods that are never closed',
      'class A\n  def b\n    c',
      [
        ['A', 'class A\n  def b\n    c'],
        ['A.b', 'def b\n    c'],
      ],
    ],
    ['an end too many', 'end\nend\ndef a; end', [['a', 'def a; end']]],
    ['a scope without a name', 'class A::\n1\nend', [['A', 'class A::\n1\nend']]],
    ['an endless method', 'def a(b, c = (1)) = b\nd', [['a', 'def a(b, c = (1)) = b']]],
    ['an endless method on two lines', 'def a =\n  1\nb', [['a', 'def a =\n  1']]],
    [
      'a method whose body begins with parentheses',
      'def a\n  (b = 1)\nend',
      [['a', 'def a\n  (b = 1)\nend']],
    ],
    [
      'an operator of three characters at once with what it takes',
      'def []=*a; end',
      [['[]=', 'def []=*a; end']],
    ],
  ])('of code that is odd or no Ruby: %s', (_what, text, expected) => {
    expect(texts('ruby', text)).toEqual(expected);
  });
});

describe('shell: of code that is odd or none', () => {
  it.each<[string, string, readonly (readonly [string, string])[]]>([
    ['a body that is never closed', 'a() {\nb() { :; }', [['b', 'b() { :; }']]],
    ['no body', 'a() b\nfunction c\n{ :; }', [['c', 'function c\n{ :; }']]],
    ['a word function', 'echo function a { :; }\nfunction\nb() { :; }', [['b', 'b() { :; }']]],
    ['a function called function', 'function() { :; }', [['function', 'function() { :; }']]],
    ['arguments', 'echo a() { :; }', []],
    ['parentheses that hold something', 'a(b) { :; }', []],
    [
      'a name in a body',
      'a() (b() { :; })',
      [
        ['a', 'a() (b() { :; })'],
        ['a.b', 'b() { :; }'],
      ],
    ],
    ['brackets that are none', 'a() [ b ]', []],
  ])('%s', (_what, text, expected) => {
    expect(texts('shell', text)).toEqual(expected);
  });
});

describe('attributes and modifiers of PHP', () => {
  it('are a part of what they stand before', () => {
    const property = '#[B] public private(set) int $c = 1;';
    const method = '#[D] final public function e() {}';
    const type = `class A { ${property} ${method} }`;
    expect(texts('php', php(`#[Pure(1)] function f() {} ${type}`))).toEqual([
      ['f', '#[Pure(1)] function f() {}'],
      ['A', type],
      ['A.c', property],
      ['A.e', method],
    ]);
  });
});
