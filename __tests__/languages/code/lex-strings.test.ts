import { describe, expect, it } from '@jest/globals';
import { type Language, lex } from '../../../src/languages/code/languages.js';

/** Tokens as `kind text`, without those that are only words and punctuation. */
function literals(language: Language, text: string): readonly string[] {
  return lex(language, text).flatMap(({ kind, from, to }) =>
    kind === 'word' || kind === 'punctuator' ? [] : [`${kind} ${text.slice(from, to)}`],
  );
}

const CASES: readonly (readonly [Language, string, readonly string[]])[] = [
  // A string of one line that is not closed ends with it, one of several with the text.
  ['python', 'a = \'b  \nc = "d"', ["string 'b", 'string "d"']],
  ['python', "a = '''b\n\nc # d", ["string '''b\n\nc # d"]],
  ['python', "a = f'''b{c\n# d'''\n}e''' # f", ["template f'''b{c\n# d'''\n}e'''", 'comment # f']],
  ['python', "a = f'b{c:d  \n# e", ["template f'b{c:d", 'comment # e']],
  ['python', 'f\'{a:>10\' + "b"', ["template f'{a:>10'", 'string "b"']],
  ['python', "f'''{a:\n>10}''' # b", ["template f'''{a:\n>10}'''", 'comment # b']],
  ['python', "f'''{a:'>10}''' # b", ["template f'''{a:'>10}'''", 'comment # b']],
  ['python', 'f"{a[1:2]}:{b}" # c', ['template f"{a[1:2]}:{b}"', 'comment # c']],
  ['python', 'f"{(lambda x: "b")(1)}c" # d', ['template f"{(lambda x: "b")(1)}c"', 'comment # d']],
  ['python', 'f"{f"{a}"}b" # c', ['template f"{f"{a}"}b"', 'comment # c']],
  ['python', 'f"{ {"a": "b"}["a"] }c" # d', ['template f"{ {"a": "b"}["a"] }c"', 'comment # d']],
  [
    'python',
    'f"{a}{b["c"]}{{{d["e"]}}}" # f',
    ['template f"{a}{b["c"]}{{{d["e"]}}}"', 'comment # f'],
  ],
  ['python', 'f"{a:{b["c"]}}d" # e', ['template f"{a:{b["c"]}}d"', 'comment # e']],
  ['python', 'f"""{a # it"s }\n}b""" # c', ['template f"""{a # it"s }\n}b"""', 'comment # c']],
  ['python', 'f"{{{a}" "b"', ['template f"{{{a}"', 'string "b"']],
  ['python', 'f"{a:{{"b"}.pop()}}c" # d', ['template f"{a:{{"b"}.pop()}}c"', 'comment # d']],
  // Backslashes.
  ['python', "'a\\\r\nb' # c", ["string 'a\\\r\nb'", 'comment # c']],
  ['python', "'a\\\nb' # c", ["string 'a\\\nb'", 'comment # c']],
  ['python', 'f"\\{a["b"]}" # c', ['template f"\\{a["b"]}"', 'comment # c']],
  ['python', 'f"a\\"b" # c', ['template f"a\\"b"', 'comment # c']],
  ['python', '"\\{a" # c', ['string "\\{a"', 'comment # c']],
  ['python', "'\\\\' # a", ["string '\\\\'", 'comment # a']],
  [
    'python',
    'bR"a" Rb\'b\' u"c" U\'d\' Br"""e""" F"{f}" rF"{g}" t"{h["i"]}"',
    [
      'string bR"a"',
      "string Rb'b'",
      'string u"c"',
      "string U'd'",
      'string Br"""e"""',
      'template F"{f}"',
      'template rF"{g}"',
      'template t"{h["i"]}"',
    ],
  ],
  ['python', 'ab"c" bu"d" rr\'e\'', ['string "c"', 'string "d"', "string 'e'"]],
  ['c', 'x = "a\\\r\nb" + "c"; // d', ['string "a\\\r\nb"', 'string "c"', 'comment // d']],
  ['c', 'x = "a\\"b"; // c', ['string "a\\"b"', 'comment // c']],
  ['java', 'x = "a  \ny = "b";', ['string "a', 'string "b"']],
  // Comments.
  ['c', '// a \\ \t\nb\nc // d', ['comment // a \\ \t\nb', 'comment // d']],
  ['c', '// a \\\nb \\\nc\nd', ['comment // a \\\nb \\\nc']],
  ['c', '// a \\', ['comment // a \\']],
  ['java', '// a \\\n"b"', ['comment // a \\', 'string "b"']],
  ['java', 'a /* b  ', ['comment /* b']],
  ['java', 'a /**/ "b"', ['comment /**/', 'string "b"']],
  ['rust', 'a /* /* b */  ', ['comment /* /* b */']],
  ['rust', '/* a /* b */ c */ "d"', ['comment /* a /* b */ c */', 'string "d"']],
  // Code in strings.
  ['csharp', 'a = $"{"b"}{c}"; // d', ['template $"{"b"}{c}"', 'comment // d']],
  ['csharp', 'a = $"{{{b["c"]}}}"; // d', ['template $"{{{b["c"]}}}"', 'comment // d']],
  ['csharp', 'a = @"b""\nc"; // d', ['string @"b""\nc"', 'comment // d']],
  ['kotlin', '"${a { b } + "c"}d" // e', ['template "${a { b } + "c"}d"', 'comment // e']],
  ['kotlin', '"${"a"}${b}" // c', ['template "${"a"}${b}"', 'comment // c']],
  ['swift', '"\\(a(b) + "c")d" // e', ['template "\\(a(b) + "c")d"', 'comment // e']],
  ['kotlin', '"""a""""" + "b"', ['template """a"""""', 'template "b"']],
];

describe('strings and comments', () => {
  it.each(CASES)('are read in %s: %j', (language, text, expected) => {
    expect(literals(language, text)).toEqual(expected);
  });

  /** `"${"${"${"}"}"}"}"`: what is in the innermost closes nothing. */
  const nested = (open: string, close: string, depth: number): string =>
    `${open.repeat(depth)}"${close.charAt(0)}"${close.repeat(depth)}`;

  it('of Python have formats in one another only so deep', () => {
    const formats = (depth: number): string => `f"{${'a:{'.repeat(depth)}"}"${'}'.repeat(depth)}}"`;
    expect(lex('python', formats(16))).toHaveLength(1);
    expect(lex('python', formats(61)).length).toBeGreaterThan(1);
  });

  it.each<readonly [Language, string, string]>([
    ['python', 'f"{', '}"'],
    ['python', 'f"{a:{', '}}"'],
    ['kotlin', '"${', '}"'],
    ['csharp', '$"{', '}"'],
    ['swift', '"\\(', ')"'],
  ])('of %s are in one another only so deep: %s', (language, open, close) => {
    expect(lex(language, nested(open, close, 16))).toHaveLength(1);
    expect([60, 61].some((depth) => lex(language, nested(open, close, depth)).length > 1)).toBe(
      true,
    );
  });
});
