import { describe, expect, it } from '@jest/globals';
import { judgeSource, storedEvidence } from '../../src/anchors/judge-source.js';
import { select } from '../../src/anchors/select.js';
import { UNBOUND } from '../../src/memory/citation.js';
import { sourceOf } from '../contract/judging.js';

/*
 * Values of data files by their pointers. How they are read is in `__tests__/languages/outline/data-outline.test.ts`,
 * and more than 200 edits of them are in the corpus.
 */

/** The verdict on a value that was bound in one version of its file, in another one. */
function verdict(path: string, pointer: string, before: string, after: string): string {
  const citation = { selector: { kind: 'pointer', pointer } as const, lines: null };
  const selection = select(sourceOf(path, before), citation);
  if ('why' in selection) return selection.why;
  const stored = storedEvidence(sourceOf(path, before), selection.passage, 'normal');
  if (typeof stored === 'string') return stored;
  return judgeSource(sourceOf(path, after), { ...UNBOUND, path, ...citation, ...stored }, 'normal')
    .verdict;
}

describe('a value', () => {
  it.each<
    readonly [
      what: string,
      path: string,
      pointer: string,
      before: string,
      after: string,
      verdict: string,
    ]
  >([
    [
      'other layout',
      'a.json',
      '/a/b',
      '{"a": {"b": 1}}',
      '{\n  "a": {\n    "b": 1\n  }\n}\n',
      'fresh',
    ],
    ['an escape', 'a.json', '/a', '{"a": "jest"}', '{"a": "\\u006aest"}', 'fresh'],
    [
      'the order of keys in it',
      'a.json',
      '/a',
      '{"a": {"b": 1, "c": 2}}',
      '{"a": {"c": 2, "b": 1}}',
      'fresh',
    ],
    ['another value', 'a.json', '/a/b', '{"a": {"b": 1}}', '{"a": {"b": 2}}', 'changed'],
    ['a text for a number', 'a.json', '/a', '{"a": 1}', '{"a": "1"}', 'changed'],
    [
      'digits of a number',
      'a.json',
      '/a',
      '{"a": 12345678901234567890}',
      '{"a": 12345678901234567891}',
      'changed',
    ],
    ['a key that went', 'a.json', '/a/b', '{"a": {"b": 1}}', '{"a": {"c": 1}}', 'missing'],
    ['another key above', 'a.json', '/a/b', '{"a": {"b": 1}}', '{"x": {"b": 1}}', 'missing'],
    ['quotes', 'a.yml', '/a', 'a: x\n', 'a: "x"\n', 'fresh'],
    ['a comment', 'a.yml', '/a/b', 'a:\n  b: x\n', 'a: # why\n  b: x # z\n', 'fresh'],
    ['yes for a text', 'a.yml', '/a', 'a: "yes"\n', 'a: yes\n', 'changed'],
    ['a tag', 'a.yml', '/a', 'a: 1\n', 'a: !!str 1\n', 'changed'],
    ['a dotted key', 'a.toml', '/a/b', '[a]\nb = 1\n', 'a.b = 1\n', 'fresh'],
    ['a float', 'a.toml', '/a/b', '[a]\nb = 1\n', '[a]\nb = 1.0\n', 'changed'],
    [
      'an item by its own text',
      'a.json',
      '/a/1',
      '{"a": ["x", "y"]}',
      '{"a": ["z", "x", "y"]}',
      'fresh',
    ],
    ['a file that is broken now', 'a.json', '/a', '{"a": 1}', '{"a": 1', 'missing'],
    ['a whole file that got a key', 'a.json', '', '{"a": 1}', '{"a": 1, "b": 2}', 'changed'],
  ])('with %s', (_what, path, pointer, before, after, expected) => {
    expect(verdict(path, pointer, before, after)).toBe(expected);
  });

  it('is not trusted where a key on the way, or in it, is there twice', () => {
    for (const after of [
      '{"a": {"b": 1}, "a": {"b": 1}}',
      '{"a": {"b": 1, "\\u0062": 1}}',
      '{"a": {"b": 1, "b": 2}}',
      '{"a": {"b": 2, "b": 1}}',
    ])
      expect(verdict('a.json', '/a/b', '{"a": {"b": 1}}', after)).not.toBe('fresh');
    expect(verdict('a.json', '/a/b', '{"a": {"b": 1}}', '{"a": {"b": 1}, "c": 1, "c": 2}')).toBe(
      'fresh',
    );
  });

  it('is found by nothing that is no pointer, and by no other way to write an index', () => {
    const text = '{"list": [1, 2], "~2": 1, "list/0": 3}';
    for (const pointer of [
      'list',
      '/~2',
      '/~',
      '/list/-',
      '/list/00',
      '/list/2',
      '/list/length',
      '/list/0/0',
      '/toString',
      '/__proto__',
    ])
      expect(verdict('a.json', pointer, text, text)).toMatch(/^the pointer matches nothing/);
    expect(verdict('a.json', '/list~10', text, text)).toBe('fresh');
  });
});
