import { describe, expect, it } from '@jest/globals';
import { outlineOf } from '../../src/anchors/scope.js';
import { SourceText } from '../../src/anchors/source-text.js';

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
    ['{\'a\': {b /**/ //\n: [1, {"c\\"d": [here]}]}}', '"a" > "b" > [] > "c\\"d"'],
    ['{"a": here}', ''],
    ['{"a": {"b": {}, "c": [1], "d": here}}', '"a"'],
    ['{"a": {"b": /*/ here */ 1}}', '"a" > /*'],
    ['{"a": {"b": "\\" here"}}', '"a" > "'],
    ['{"a": /* here', '> /*'],
    ['{"a": // here', '> //'],
    ['}] {"a": {"b": here}}', '"a"'],
    // A key that is there twice: the last one counts.
    ['{"a": 1, "a": here}', ' (2 of 2)'],
    ['{"a": here, "\\u0061": 1}', ' (1 of 2)'],
    ['{"p": {"a": 1, "a": here, "a": 2}}', '"p" (2 of 3)'],
    ['{"p": {"a": {"x": 1}, "a": {"x": here}}}', '"p" > "a" (2 of 2)'],
    ['{"p": {"a": 1}, "q": {"a": here}}', '"q"'],
    ['{"a": 1, "a": {"b": [here]}}', '"a" (2 of 2) > "b"'],
  ])('of JSON: %s', (text, wanted) => {
    expect(within('a.json', text)).toBe(wanted);
  });

  it('of JSON, over several keys, is at the first that is there twice', () => {
    const text = '{"p": {"b": 0, "a": 1, "a": 2}}';
    expect(within('a.json', text, '"b": 0, "a": 1')).toBe('"p" (1 of 2)');
    expect(within('a.json', text, '"b": 0, ')).toBe('"p"');
    expect(within('a.json', text, '"a": 2')).toBe('"p" (2 of 2)');
  });

  it.each([
    ['a:\n  b:\n    c: here\n', 'a: > b:'],
    ['a:\n  - b: 1\n    c: here\n', 'a: > - b: 1'],
    ['"a # b":\n  c: "d: e" # f:\n  g:\n    h: here\n', '"a # b": > g:'],
    ['a: |\n  b: c\nd:\n  e: here\n', 'd:'],
    ['a:\n\n# c\n  b: here\n', 'a:'],
    ['a:\n  # c\n    b: here\n', 'a:'],
    ['---\n  a: here\n', ''],
    // An item stands below the key of its own indentation, and ends the item before.
    ['a:\n- b: here\n', 'a:'],
    ['a:\n-\n  b: here\n', 'a: > -'],
    ['- a: 1\n- b: here\n', ''],
    ['a:\n- b: 1\n- c: here\n', 'a:'],
    // A key that is there twice.
    ['a:\n  b: 1\n  b: here\n', 'a: (2 of 2)'],
    ['b:\n  c: 1\n"b":\n  c: here\n', '"b": (2 of 2)'],
    ["b:\n  c: here\n'b':\n  c: 1\n", 'b: (1 of 2)'],
    ['a:\n  - b: 1\n    b: here\n', 'a: > - b: 1 (1 of 2) (2 of 2)'],
    ['a:\n  - b: 1\n  - b: here\n', 'a:'],
    ['a:\n  b: 1\nc:\n  b: here\n', 'c:'],
    ['a: 1\n---\na: here\n', ''],
    ['a: 1\n... # end\na: here\n', ''],
    ['a: |\n  b: 1\n  b: here\n', 'a: | > |'],
    ['a: 1\n#a: here\n', '> #'],
    ['? a\n: 1\n? b\n: here\n', ''],
    ['a: [\n  {b: 1},\n  {b: here}\n]\n', 'a: ['],
    // Comments, and what is none.
    ['a:\n  b: 1\n  # here\n', 'a: > #'],
    ['a:\n  b:\n    # here\n', 'a: > b: > #'],
    ['a:\n  b: 1\n# here\n', '> #'],
    ['a: b # here\n', '> #'],
    ['a: b#here\n', ''],
    ['a: b# here\n', ''],
    ['a: here\nbbbbbb: "c" # d\n', ''],
    // Texts of several lines, which are indented more than the key above.
    ['|\nhere\n', '> |'],
    ['a:\n  |\n  b: here\n', 'a: > |'],
    ['a:\n    # c\n  !t >-\n  b: here\n', 'a: > >'],
    ['x:\n  a:\n\n    |\n   b\n  c: here\n', 'x:'],
    ['a: 1\nb: !here |\n  c\n', ''],
    ['- |\n here\n', '- | > |'],
    ['- a: |\n    b\n  c: here\n', '- a: |'],
    ['a: 1\n"b": # c |\n  d: here\n', '"b": # c |'],
    // Quotes and brackets, where a value begins.
    ['a: "b |\n  c: here"\n', 'a: "b | > "'],
    ['a: "b\\" here"\n', '> "'],
    ["a: 'b\\' # here\n", '> #'],
    ["a: 'b'' # here'\n", "> '"],
    ['a: "b" # here\n', '> #'],
    ["a: it's here\n", ''],
    ['a: "b\nhere', '> "'],
    ['a: [\n  {\n    here\n  }\n]\n', 'a: [ > {'],
    ['a: [\n  1 ]\nb: here\n', ''],
    ['a: {\n  b: 1 }\nc: here\n', ''],
    ['a: {b: [\n1], c:\nhere}\n', 'a: {b: ['],
    ['a: b [\nc: here\n', ''],
    ['a: b {\nc: here\n', ''],
  ])('of YAML: %j', (text, wanted) => {
    expect(within('a.yml', text)).toBe(wanted);
  });

  it.each([
    ['[a.b]\nc = "here"\n', '[a.b] > "'],
    ['[[a]]\nb = 1\n[a.c]\nd = [\n "[x]",\n here ]\n', '[a.c] > d = ['],
    ['b = """\n[x]\n"""\nc = here\n', ''],
    ['[a]\n[here]\n', ''],
    ['[a] # b\nc = here\n', '[a]'],
    ['["a # b"]\nc = here\n', '["a # b"]'],
    ['a = "b" # here\n', '> #'],
    ['a = "\\" here"\n', '> "'],
    ["a = '\\' # here\n", '> #'],
    ['b = 1\na = """\n\\""" # here\n"""\n', '> """'],
    ["a = '''\n\\''' # here\n", '> #'],
    ['a = """b""""" # here\n', '> #'],
    ['a = """b"""" # here\n', '> #'],
    ['a = "" # "here"\n', '> #'],
    ['a = here\nbbbbbb = "c" # d\n', ''],
    ['a = 1\n\n\n\n\n\n\n# here\n', '> #'],
    ["b = 1\na = '''\nhere\n", "> '''"],
    ['a = "b\nc = here\n', ''],
    ['a = {\n b = here }\n', 'a = {'],
    ['a = [\n 1 ]\nb = here\n', ''],
    ['a = [[\n1],\nhere]\n', 'a = [['],
    ['b = 1\na = [ # x\nhere]\n', 'a = ['],
  ])('of TOML: %j', (text, wanted) => {
    expect(within('a.toml', text)).toBe(wanted);
  });
});
