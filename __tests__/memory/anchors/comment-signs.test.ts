import { describe, expect, it } from '@jest/globals';
import { marksOf } from '../../../src/memory/anchors/comment-signs.js';
import { signAt } from '../../../src/memory/anchors/mark.js';
import { SourceText } from '../../../src/memory/anchors/source-text.js';

/** What is read as a comment or a text, as `sign text`. */
function marked(path: string, text: string): readonly string[] {
  return marksOf(new SourceText(Buffer.from(text), path)).map(({ from, to, sign }) => `${sign} ${text.slice(from, to)}`);
}

describe('comments and texts of a language without a lexer', () => {
  it.each<[string, string, readonly string[]]>([
    ['a.sql', "a -- b\n/* c /* d */ e */ 'f\n''g' \"h\" `i`", ['-- -- b', '/* /* c /* d */ e */', "' 'f\n'", "' 'g'", '" "h"', '` `i`']],
    ['a.sql', "'\\' -- a", ["' '\\'", '-- -- a']],
    ['main.tf', '# a\nb = "c # \\" d" // e\n/* f */ g = <<-EOT\n h # i\n  EOT\nj # k', ['# # a', '" "c # \\" d"', '// // e', '/* /* f */', '<< <<-EOT\n h # i\n  EOT', '# # k']],
    ['a.lua', 'a -- b\n--[==[ c\n]] d ]==] e [[f\ng]] "h\\"i" \'j\' [ k ]', ['-- -- b', '--[[ --[==[ c\n]] d ]==]', '[[ [[f\ng]]', '" "h\\"i"', "' 'j'"]],
    ['a.ini', '; a\n \t# b\nc = d # e ; f', ['; ; a', '# # b']],
    ['.npmrc', 'a=b#c\n#d', ['# #d']],
    ['docker/Dockerfile', '# a\nRUN b # c\nCOPY <<EOF /d\n# e\nEOF\n# f', ['# # a', '<< <<EOF /d\n# e\nEOF', '# # f']],
    ['rules.mk', 'a: b\n\t# c\n\td #e', ['# # c']],
    ['a.hs', 'a -- b\n{- c {- d -} e -} "f -- \\"" \'', ['-- -- b', '{- {- c {- d -} e -}', '" "f -- \\""']],
    ['a.proto', "a // b\n/* c /* d */ e 'f\\'' \"g\n`h\ni`", ['// // b', '/* /* c /* d */', "' 'f\\''", '" "g', '` `h\ni`']],
    ['a.scala', '/* a /* b */ c */ d // e', ['/* /* a /* b */ c */', '// // e']],
    ['a.ini', `a#b\n${' '.repeat(90)}# c\n${' '.repeat(200)}# d`, ['# # c']],
    ['a.ini', '  # a', ['# # a']],
    ['a.unknown', '# a\n// b', []],
  ])('are told by the signs of %s: %j', (path, text, wanted) => {
    expect(marked(path, text)).toEqual(wanted);
  });

  it('go on to the end where nothing closes them', () => {
    expect(['/* a\nb', '`a\nb', '// a'].map((text) => marked('a.zig', text).map((one) => one.replace(/^\S+ /, '')))).toEqual([['/* a\nb'], ['`a\nb'], ['// a']]);
    expect(marksOf(new SourceText(Buffer.from('a /*'), 'a.zig'))).toEqual([{ from: 2, to: 4, sign: '/*' }]);
    expect(marksOf(new SourceText(Buffer.from("'a\\"), 'a.zig'))).toEqual([{ from: 0, to: 3, sign: "'" }]);
    expect([marked('a.html', 'a <!-- b'), marked('a.html', 'a <?b')]).toEqual([['<!-- <!-- b'], ['<? <?b']]);
    expect([marked('a.lua', '[[a\nb'), marked('a.tf', 'a = <<X\nb\n Xb\n')]).toEqual([['[[ [[a\nb'], ['<< <<X\nb\n Xb\n']]);
  });

  it('are in markup what hides text, and in its scripts and styles all but the code', () => {
    expect(marked('a.html', '<p><!-- a --><b>c</b><![CDATA[d]]><?e?><!--> f')).toEqual(['<!-- <!-- a -->', '<![CDATA[ <![CDATA[d]]>', '<? <?e?>', '<!-- <!-->']);
    const text = '<p a><SCRIPT async>b(); // c\nd("e")</script><style>f { } /* g */ h</style> i';
    const marks = marksOf(new SourceText(Buffer.from(text), 'a.vue'));
    expect([...text.matchAll(/\b[a-i]\b/g)].map(({ index }) => signAt(marks, index))).toEqual(['', 'script', 'script comment', 'script', 'script string', 'style', 'style comment', 'style', '']);
    expect(signAt(marksOf(new SourceText(Buffer.from('<script>a()'), 'a.html')), 8)).toBe('script');
    expect(marked('a.html', '<script')).toEqual([]);
    expect(marked('a.html', '<?a?><?b?>')).toEqual(['<? <?a?>', '<? <?b?>']);
    // What begins just where a mark does is what it is itself, so each stretch of code has the sign before it and the one behind it.
    expect(marked('a.html', '<script>ab(`c`)</script>')).toEqual(['script >ab(`', 'script template `c`', 'script `)']);
    expect(marked('a.html', '<style>/* a */</style>')).toEqual(['style >/', 'style comment /* a */']);
  });
});
