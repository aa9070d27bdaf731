import { describe, expect, it } from '@jest/globals';
import { outlineOf, type AnchorScope } from '../../src/anchors/scope.js';
import { SourceText } from '../../src/anchors/source-text.js';

const outline = (path: string, text: string) => outlineOf(new SourceText(Buffer.from(text), path));

/** What `wanted` stands in. */
function scopeOf(path: string, text: string, wanted: string): AnchorScope {
  const from = text.indexOf(wanted);
  return outline(path, text).scopeOf({ from, to: from + wanted.length });
}

const TOP: AnchorScope = { name: '', own: '', line: 0, sign: '' };

describe('what a stretch stands in', () => {
  const CODE =
    'function f() {\n  one();\n}\nclass A {\n  m() {\n    two();\n  }\n\n  n() {}\n\n  get x() { return 1; }\n}\nthree();\n';

  it.each<[string, string, AnchorScope]>([
    ['in a function', 'one', { name: 'f', own: 'f', line: 1, sign: '' }],
    ['in a method', 'two();', { name: 'A.m', own: 'A.m', line: 5, sign: '' }],
    ['of the head of a method', 'm() {', { name: 'A.m', own: 'A.m', line: 5, sign: '' }],
    ['up to the end of a method', 'two();\n  }', { name: 'A.m', own: 'A.m', line: 5, sign: '' }],
    ['in an accessor', 'return 1', { name: 'A.x (get)', own: 'A.x (get)', line: 11, sign: '' }],
    ['of a whole method', 'm() {\n    two();\n  }', { name: 'A', own: 'A', line: 4, sign: '' }],
    ['of two methods', 'two();\n  }\n\n  n()', { name: 'A', own: 'A', line: 4, sign: '' }],
    ['between two methods', '\n\n  n', { name: 'A', own: 'A', line: 4, sign: '' }],
    ['of a whole class', CODE.slice(CODE.indexOf('class'), CODE.indexOf('\nthree')), TOP],
    ['of a function and more', '();\n}\nclass', TOP],
    ['behind all', 'three', TOP],
  ])('is in code the innermost symbol around it: %s', (_what, wanted, scope) => {
    expect(scopeOf('a.ts', CODE, wanted)).toEqual(scope);
  });

  const TEXT =
    '# A\n\none\n\n## B\n\ntwo\n\n```\nthree\n```\n\n### C\n\nfour\n\n## D\n\nfive\n\n# B\n\nsix\n';

  it.each<[string, string, AnchorScope]>([
    ['under a title', 'one', { name: 'A', own: 'A', line: 1, sign: '' }],
    ['under two', 'two', { name: 'A > B', own: 'B', line: 5, sign: '' }],
    ['in a fence', 'three', { name: 'A > B > ```', own: 'B', line: 5, sign: '```' }],
    ['under three', 'four', { name: 'A > B > C', own: 'C', line: 13, sign: '' }],
    ['behind deeper ones', 'five', { name: 'A > D', own: 'D', line: 17, sign: '' }],
    ['under the last', 'six', { name: 'B', own: 'B', line: 21, sign: '' }],
    ['of a title', '### C', { name: 'A > B > C', own: 'C', line: 13, sign: '' }],
    ['of a whole section', '### C\n\nfour\n', { name: 'A > B', own: 'B', line: 5, sign: '' }],
    [
      'of two sections',
      'two\n\n```\nthree\n```\n\n### C\n\nfour\n\n## D',
      { name: 'A', own: 'A', line: 1, sign: '' },
    ],
    ['of the end of one and the next', 'five\n\n# B', TOP],
  ])('is in Markdown the section around it: %s', (_what, wanted, scope) => {
    expect(scopeOf('a.md', TEXT, wanted)).toEqual(scope);
  });

  it.each<[string, string, AnchorScope]>([
    [
      'a.json',
      '{\n"a": {\n"b":\n{"c": here}}}',
      { name: '"a" > "b"', own: '"b"', line: 4, sign: '' },
    ],
    ['a.yaml', 'a:\n  b:\n    c: here\n', { name: 'a: > b:', own: 'b:', line: 2, sign: '' }],
    ['a.yml', 'a:\n  b: 1\n  c: here\n  b: 2\n', { name: 'a:', own: 'a:', line: 1, sign: '' }],
    ['a.toml', 'x = 1\n[a.b]\nc = here\n', { name: '[a.b]', own: '[a.b]', line: 2, sign: '' }],
    ['a.sql', 'a\n-- here\n', { name: '> --', own: '', line: 0, sign: '--' }],
    ['a.txt', 'a\n-- here\n', TOP],
  ])('is in %s what is above it: %j', (path, text, scope) => {
    expect(scopeOf(path, text, 'here')).toEqual(scope);
  });

  it('is as good as the same below very many keys', () => {
    const nested = (count: number): string =>
      Array.from({ length: count }, (_, depth) => `${' '.repeat(depth)}k${depth}:\n`).join('');
    const name = (count: number): string =>
      scopeOf('a.yml', `${nested(count)}${' '.repeat(count)}here: 1\n`, 'here').name;
    expect([name(3), name(32).split(' > ').length, name(40).split(' > ').length]).toEqual([
      'k0: > k1: > k2:',
      32,
      32,
    ]);
  });
});

describe('an outline', () => {
  it.each<[string, string, string, number, boolean, boolean]>([
    ['a.ts', 'function f() {}\nfunction f() {}\nfunction g() {}\n', 'f', 2, true, true],
    ['a.ts', 'function f() {}\n', 'h', 0, true, true],
    ['a.md', '# A\n## B\n# C\n## B\n', 'B', 2, false, true],
    ['a.md', '# A\n', 'B', 0, false, true],
    ['a.json', '{"a": {"b": 1}}', '"a"', 0, false, false],
    ['a.yml', 'a:\n  b: 1\n', 'a:', 0, false, false],
    ['a.toml', '[a]\nb = 1\n', '[a]', 0, false, false],
    ['a.txt', 'a', 'a', 0, false, false],
  ])(
    'of %s, %j, counts what is called %s, and knows what may be renamed',
    (path, text, own, count, isCode, renames) => {
      const one = outline(path, text);
      expect([one.count(own), one.isCode, one.renames]).toEqual([count, isCode, renames]);
    },
  );
});
