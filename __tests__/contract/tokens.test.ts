import { describe, expect, it } from '@jest/globals';
import { evidenceOf, linesOf, sourceOf } from './judging.js';

/* Two programs that differ have other digests; two ways to write one program have the same. */

type Pair = readonly [file: string, one: string, other: string];

/** The digests of a statement in a file of that kind, cited by its lines. */
function digestsOf(file: string, statement: string): string {
  const text = file.endsWith('.css') ? statement : `${statement}\n`;
  const source = sourceOf(file, text);
  const { digest, place, unit, origin } = evidenceOf(source, linesOf(text, statement), 'critical');
  return [digest, place, unit, origin].join(' ');
}

const DIFFERENT: Readonly<Record<string, Pair>> = {
  'a guard and a statement beside it': ['a.ts', 'if(f(u)) g(u)', 'if(f(u)); g(u)'],
  'a value and nothing': [
    'a.ts',
    'function f() { return (a&&b) }',
    'function f() { return\n(a&&b) }',
  ],
  'which operand is raised': ['a.ts', 'a + ++b', 'a++ + b'],
  'condition and start of a loop': ['a.ts', 'for(;a<b;) c()', 'for(a<b;;) c()'],
  'a semicolon in a regular expression': ['a.ts', 'x = /^a;b$/', 'x = /^ab$/'],
  'a line comment and the code on the next line': ['a.ts', 'a() // b()\nc()', 'a() // b() c()'],
  'a block comment without its end': ['a.ts', 'a() /* x */; b()', 'a() /* x; b() */'],
  'a path of the shell': ['a.sh', 'rm -rf /tmp/x', 'rm -rf / tmp/x'],
  'quotes of the shell': ['a.sh', "echo '$T'", 'echo "$T"'],
  'an escaped blank of the shell': ['a.sh', 'rm a\\ b', 'rm a b'],
  'a descendant and a compound': ['a.css', '.a .b{c:d}', '.a.b{c:d}'],
  'a value of Rust': ['a.rs', 'fn x() {f(u)}', 'fn x() {f(u);}'],
  'a hole of an array': ['a.ts', 'x = [,a]', 'x = [a]'],
  'a tuple of Python': ['a.py', 'x = (a,)', 'x = (a)'],
  'a tuple that is returned': ['a.py', 'def f():\n    return (a,)', 'def f():\n    return (a)'],
  'parentheses around an operand': ['a.py', 'x = a in (b or c)', 'x = a in b or c'],
  'parentheses before a conditional': [
    'a.py',
    'x = (a or b) if c else d',
    'x = a or (b if c else d)',
  ],
  'a generator and a list': ['a.py', 'x = (a for a in b)', 'x = [a for a in b]'],
  'an assertion of a tuple': ['a.py', 'assert (a, "b")', 'assert a, "b"'],
  'a step out in Python': ['a.py', 'if a:\n    b()\n    c()', 'if a:\n    b()\nc()'],
  'a negated operator of Ruby': ['a.rb', 'f -1', 'f - 1'],
  'a line end of Go': ['a.go', 'func f() int { return g()\n}', 'func f() int { return\ng() }'],
  'a line end of Kotlin': ['a.kt', 'val x = a\n- b', 'val x = a - b'],
  'a blank in a template': ['a.ts', 'x = `a b`', 'x = `a  b`'],
  'a number and a member': ['a.ts', 'x = 1..toFixed()', 'x = 1.0.toFixed(1)'],
  'a label of a text in C': ['a.c', 'char *x = "a" "b";', 'char *x = "a b";'],
  'a nested comment of SQL': ['a.sql', "SELECT 'a' 'b';", "SELECT 'a''b';"],
  'the type of a value': ['a.py', 'x = "1"', 'x = 1'],
  'bytes and text': ['a.py', 'x = b"a"', 'x = "a"'],
};

const EQUAL: Readonly<Record<string, Pair>> = {
  'a call on several lines': ['a.ts', 'f(a, b);', 'f(\n  a,\n  b,\n);'],
  'quotes that Prettier changes': ['a.ts', "x = 'a';", 'x = "a";'],
  'quotes of Python': ['a.py', "x = 'a'", 'x = "a"'],
  'the last comma of an array': ['a.ts', 'x = [a, b];', 'x = [a, b,];'],
  'the last comma of an object': ['a.ts', 'x = { a, b };', 'x = {\n  a,\n  b,\n};'],
  'parentheses around one parameter': ['a.ts', 'x = (a) => b;', 'x = a => b;'],
  'a semicolon that a line end puts in': ['a.ts', 'x = a;', 'x = a'],
  'a chain on several lines': ['a.ts', 'a.b().c();', 'a\n  .b()\n  .c();'],
  'a condition on several lines': ['a.ts', 'if (a && b) c();', 'if (\n  a &&\n  b\n)\n  c();'],
  'a wrapped element': [
    'a.tsx',
    'x = <A b="c">text of it</A>;',
    'x = (\n  <A b="c">\n    text of it\n  </A>\n);',
  ],
  'a wrapped condition of Python': [
    'a.py',
    'if a and b:\n    c()',
    'if (\n    a\n    and b\n):\n    c()',
  ],
  'a wrapped value of Python': ['a.py', 'x = a + b', 'x = (\n    a\n    + b\n)'],
  'a wrapped call of Python': ['a.py', 'f(a, b)', 'f(\n    a,\n    b,\n)'],
  'a wrapped import of Python': [
    'a.py',
    'from a import b, c',
    'from a import (\n    b,\n    c,\n)',
  ],
  'one wrapped import of Python': ['a.py', 'from a import b', 'from a import (\n    b,\n)'],
  'a backslash of Python': ['a.py', 'x = a + b', 'x = a + \\\n    b'],
  'a wrapped call of Go': ['a.go', 'var x = f(a, b)', 'var x = f(\n\ta,\n\tb,\n)'],
  'a wrapped chain of Rust': [
    'a.rs',
    'fn x() { a.b().c(); }',
    'fn x() {\n    a.b()\n        .c();\n}',
  ],
  'a wrapped call of Java': [
    'A.java',
    'class A { int x = f(a, b); }',
    'class A {\n  int x =\n      f(a, b);\n}',
  ],
  'a wrapped call of C': ['a.c', 'int x = f(a, b);', 'int x =\n    f(a,\n      b);'],
  'a wrapped command': ['a.sh', 'f a b', 'f a \\\n  b'],
  'a word of the shell on its line': ['a.sh', 'if a; then b; fi', 'if a\nthen\n  b\nfi'],
  'a wrapped rule': ['a.css', '.a,.b{c:d}', '.a,\n.b {\n  c: d;\n}'],
  'a wrapped statement of SQL': ['a.sql', 'SELECT a, b FROM c;', 'SELECT a,\n  b\nFROM c;'],
};

describe('programs that differ', () => {
  it.each(Object.entries(DIFFERENT))('have other digests: %s', (_, [file, one, other]) => {
    expect(digestsOf(file, one)).not.toBe(digestsOf(file, other));
  });
});

describe('one program, written in two ways', () => {
  it.each(Object.entries(EQUAL))('has one digest: %s', (_, [file, one, other]) => {
    expect(digestsOf(file, one)).toBe(digestsOf(file, other));
  });
});
