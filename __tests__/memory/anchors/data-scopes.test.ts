import { describe, expect, it } from '@jest/globals';
import { outlineOf } from '../../../src/memory/anchors/scope.js';
import { SourceText } from '../../../src/memory/anchors/source-text.js';

/** The name of what `wanted` stands in. */
function within(path: string, text: string, wanted = 'here'): string {
  const source = new SourceText(Buffer.from(text), path);
  const from = source.text.indexOf(wanted);
  return outlineOf(source).scopeOf({ from, to: from + wanted.length }).name;
}

// Of a text in quotes the name ends with its quote: what is in it is no key.
describe('a place in a data file stands in the keys above it', () => {
  it.each([
    ['{"a": {"b": "here"}}', '"a" > "'],
    ['{"a": {"b": {"c": ["here"]}}}', '"a" > "b" > "c" > "'],
    ['{"a" /* : */ : // {\n {"b": {c: "here"}}}', '"a" > "b" > "'],
    ["{'a': {b /**/ //\n: [1, {\"c\\\"d\": [here]}]}}", '"a" > "b" > [] > "c\\"d"'],
  ])('of JSON: %s', (text, wanted) => {
    expect(within('a.json', text)).toBe(wanted);
  });

  it.each([
    ['a:\n  b:\n    c: here\n', 'a: > b:'],
    ['a:\n  - b: 1\n    c: here\n', 'a: > - b: 1'],
    ['"a # b":\n  c: "d: e" # f:\n  g:\n    h: here\n', '"a # b": > g:'],
    ['a: |\n  b: c\nd:\n  e: here\n', 'd:'],
  ])('of YAML: %j', (text, wanted) => {
    expect(within('a.yml', text)).toBe(wanted);
  });

  it.each([
    ['[a.b]\nc = "here"\n', '[a.b] > "'],
    ['[[a]]\nb = 1\n[a.c]\nd = [\n "[x]",\n here ]\n', '[a.c] > d = ['],
    ['b = """\n[x]\n"""\nc = here\n', ''],
  ])('of TOML: %j', (text, wanted) => {
    expect(within('a.toml', text)).toBe(wanted);
  });
});
