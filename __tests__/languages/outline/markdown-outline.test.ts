import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import * as fc from 'fast-check';
import { format } from 'prettier';
import { anyCharacter } from '../../any-character.js';
import { markdownOutline } from '../../../src/languages/outline/markdown-outline.js';
import { outlineFaults, placeOf, rootTexts, shapeOf } from './outline-shapes.js';

const read = (...lines: readonly string[]) => markdownOutline(lines.join('\n'));

/** What is around the text `rule`. */
const place = (...lines: readonly string[]): readonly string[] =>
  placeOf(read(...lines), lines.join('\n'), 'rule');

describe('the nodes of a Markdown text', () => {
  it.each<[string, string[], string[]]>([
    ['a paragraph', ['a', 'b', '', 'c'], ['a b', 'c']],
    ['a section', ['# T', 'a', '## U', 'b', '# V'], ['# T', '  a', '  # U', '    b', '# V']],
    ['a setext heading', ['T', 'u', '===', 'a'], ['# T u', '  a']],
    ['a heading of another level', ['### T', '## U'], ['# T', '# U']],
    ['items', ['- a', '- b'], ['list', '  a', '  b']],
    [
      'nested items',
      ['1. a', '   - b', '2. c'],
      ['ordered', '  - a', '    list', '      b', '  c'],
    ],
    ['a quote, with a lazy line', ['> a', 'b', '', 'c'], ['>', '  a b', 'c']],
    ['an alert', ['> [!note]', '> a'], ['> [!NOTE]', '  a']],
    ['a table', ['| a | b |', '|--|--|', '| c | `d` |', '', 'e'], ['| a | b', '  | c | `d`', 'e']],
    ['a table below text', ['x', 'a | b', '--|--', 'c | d'], ['x', '| a | b', '  | c | d']],
    ['a fence', ['```js', 'a  b', '# c', '```', 'd'], ['fence js a  b # c', 'd']],
    ['a fence that never ends', ['~~~', '# a'], ['fence  # a']],
    ['indented code', ['    a', '', '    # b', 'c'], ['code  a  # b', 'c']],
    ['HTML', ['<table>', '<tr><td>a</table>', '', 'b'], ['html <table> <tr><td>a</table>', 'b']],
    ['comments', ['<!-- a', '', '# b', '-->', 'c <!-- d --> e'], ['c e']],
    [
      'front matter',
      ['---', 'a: b', '# c', 'l:', '  - d', '---', 'e'],
      ['---', '  a: b', '  l:   - d', 'e'],
    ],
    ['a rule, not front matter', ['---', 'a', '', '---'], ['rule', 'a', 'rule']],
    [
      'a definition, which no underline makes a heading',
      ['[a]: b', '---', 'c'],
      ['[a]: b', 'rule', 'c'],
    ],
  ])('%s', (_, lines, wanted) => {
    expect(shapeOf(read(...lines))).toEqual(wanted);
  });

  it('leave out what memtrust exported', () => {
    const begin = `<!-- memtrust:begin v1 sha256:${'0'.repeat(64)} -->`;
    const outline = read('a', '', begin, '# Facts', 'b', '<!-- memtrust:end -->', '', 'c');
    expect(shapeOf(outline)).toEqual(['a', 'c']);
    expect(outline.comments).toEqual([]);
    expect(shapeOf(read(begin, 'b'))).toEqual(['b']);
  });

  it.each([
    ['an element', '<div hidden>'],
    ['an element in an item', '- `a`: <div hidden>'],
    ['a tag over two lines', '- `a`: b <div', 'hidden>'],
    ['a tag with a quote over two lines', '- `a`: b <div title="', '" hidden>'],
    ['a tag that only looks like code', 'a ` b', '` <div hidden> `'],
    ['a comment', '- `a`: <!-- b'],
    ['an instruction', '<? b'],
    ['a fence', '```'],
    ['a fence of waves in an item', '- ~~~'],
  ])('count what stands in a block that export never wrote: %s', (_what, ...inside) => {
    const begin = `<!-- memtrust:begin v1 sha256:${'0'.repeat(64)} -->`;
    const end = '<!-- memtrust:end -->';
    const plain = read('a', '', begin, '- `a`: `b`', end, '', 'c');
    expect(shapeOf(plain)).toEqual(['a', 'c']);
    expect(shapeOf(read('a', '', begin, ...inside, end, '', 'c'))).not.toEqual(['a', 'c']);
    for (const statement of ['`<div hidden>`', '`` a `<div>` ``', '`a < b`', '`"` (cites `<b>`)'])
      expect(shapeOf(read('a', '', begin, `- \`a\`: ${statement}`, end, '', 'c'))).toEqual([
        'a',
        'c',
      ]);
  });

  it('have comments with their places', () => {
    const text = '> a <!-- b\n> c --> d';
    const { comments } = markdownOutline(text);
    expect(comments.map(({ span, texts }) => [text.slice(span.from, span.to), texts])).toEqual([
      ['<!-- b\n> c -->', ['b', 'c']],
    ]);
  });
});

describe('what is around a text', () => {
  it.each<[string, string[], string[]]>([
    ['nothing', ['rule'], []],
    ['every heading above', ['# A', '## B', '### C', '## D', 'rule'], ['# A', '# D']],
    ['a quote', ['> rule'], ['>']],
    ['an alert', ['> [!WARNING]', '> rule'], ['> [!WARNING]']],
    ['a list', ['- rule'], ['list']],
    [
      'an item that introduces it',
      ['1. Never do:', '   - rule'],
      ['ordered', '- Never do:', 'list'],
    ],
    ['the header of its table', ['a | b', '--|--', 'rule | x'], ['| a | b']],
    ['an element', ['<div  HIDDEN>', '', 'rule', '', '</div>'], ['<div HIDDEN>']],
    [
      'details with their summary',
      ['<details>', '<summary>Old</summary>', '', 'rule'],
      ['<details> Old</summary>'],
    ],
    ['an element that is open from within a text', ['<del>a', '', 'rule</del>'], ['<del>']],
    ['an element that is closed', ['<div>', '', 'a', '', '</div>', '', 'rule'], []],
    ['an element that is open over a heading', ['<s>', '', '# A', '', 'rule'], ['# A', '<s>']],
    ['an element that its quote ended', ['> <div>', '', 'rule'], []],
    ['a comment that never ended', ['<div>', '<!-- a', '', 'rule'], ['<div>', '<!--']],
    ['no type in a text', ['Map<string, x>', '', 'rule'], []],
    ['no empty element', ['a<br>b', '', 'rule'], []],
    ['no tag in code', ['`<del>`', '', 'rule'], []],
    ['a script that another tag does not end', ['<script>', '</pre>', '', 'rule'], ['<script>']],
    ['formatting that the end of an element leaves open', ['<div><s></div>', '', 'rule'], ['<s>']],
  ])('%s', (_, lines, wanted) => {
    expect(place(...lines)).toEqual(wanted);
  });
});

describe('texts that mean the same', () => {
  it.each([
    ['*a* **b** ***c***', '_a_ __b__ **_c_**'],
    ['a b', 'a\n  b  '],
    ['- a\n- b', '* a\n\n* b'],
    ['1. a\n2. b', '1) a\n1) b'],
    ['# T\n\na', 'T\n=\na'],
    ['# T', '# T ##'],
    ['| a | b |\n|---|---|\n| c | d |', 'a|b\n-|:-:\nc   |   d'].toSpliced(
      0,
      2,
      'a | b\n--|--\nc | d',
      '|a|b|\n|:-:|---|\n|  c|d  |',
    ),
    ['```js\na\n```', '~~~~ js\na\n~~~~'],
    ['***', '- - -'],
    ['a <!-- b --> c', 'a c'],
    ['`a\nb`', '`` a b ``'.replaceAll('`` ', '`').replaceAll(' ``', '`')],
    ['a\\_b', 'a_b'],
  ])('%j and %j', (one = '', other = '') => {
    expect(rootTexts(markdownOutline(one))).toEqual(rootTexts(markdownOutline(other)));
  });
});

describe('texts that differ', () => {
  it.each([
    ['a', '    a'],
    ['a', '> a'],
    ['a', '<!-- a -->'],
    ['a', '- a'],
    ['- a', '1. a'],
    ['- [ ] a', '- [x] a'],
    ['- a\n- b', '- a - b'],
    ['- a\n  - b', '- a\n- b'],
    ['a\nb', 'a  \nb'],
    ['`a b`', '`a  b`'],
    ['`a`b`', '``a`b``'],
    ['_name', '*name'],
    ['`_a_`', '`*a*`'],
    ['[x](/_a_/)', '[x](/*a*/)'],
    ['$_a_ b$', '$*a* b$'],
    ['*a*', '**a**'],
    ['```\na\n```', '```\n a\n```'],
    ['```js\na\n```', '```sh\na\n```'],
    ['a | b\n--|--\nc | d', 'a | b\n--|--\nc d |'],
    ['# a', '\\# a'],
    ['<b>\n*a*', '<b> *a*'],
    ['<pre>\na  b\n</pre>', '<pre>\na b\n</pre>'],
    ['<!-- a --!> b -->', '<!-- a b -->'],
    ['---\na:\n\n---\n', '---\na: |\n\n  b\n---\n'],
  ])('%j and %j', (one, other) => {
    expect(rootTexts(markdownOutline(one))).not.toEqual(rootTexts(markdownOutline(other)));
  });
});

describe('the unit', () => {
  const lines = ['intro', '# A', 'lead', '## B', 'one', '### C', 'two', '## D', 'three'];
  const [section] = read(...lines).root.nodes.slice(1);
  /** Words of the unit around the node at a path of indices. */
  const unit = (...path: readonly number[]): string => {
    const outline = read(...lines);
    const around = [];
    let { nodes } = outline.root;
    for (const index of path.slice(0, -1)) {
      const node = nodes[index];
      if (node === undefined) throw new Error('no such node');
      around.push(node);
      nodes = node.blocks[0]?.nodes ?? [];
    }
    const cited = nodes[path.at(-1) ?? 0];
    const texts = outline.unitOf(around, cited === undefined ? [] : [cited]);
    return texts.filter((text) => !text.startsWith('\n')).join(' ');
  };

  it.each<[string, number[], string]>([
    ['is the section with those in it', [1, 1, 0], '# A lead # B one # C two'],
    ['has the text directly below each heading above', [1, 1, 1, 0], '# A lead # B one # C two'],
    ['is what is above the first heading', [0], 'intro'],
    ['is a cited section itself', [1, 2], '# A lead # D three'],
  ])('%s', (_, path, wanted) => {
    expect(section?.name).toBe('A');
    expect(unit(...path)).toBe(wanted);
  });

  it('is read once for each section, and there is no origin', () => {
    const outline = read(...lines);
    const [, top] = outline.root.nodes;
    const around = top === undefined ? [] : [top];
    expect(outline.unitOf(around, [])).toBe(outline.unitOf(around, []));
    expect(outline.originOf(around, [])).toBeNull();
  });
});

describe('properties', () => {
  const piece = fc.constantFrom(
    '> ',
    '- ',
    '1. ',
    '# ',
    '    ',
    '```',
    '~~~',
    '\n',
    '\n\n',
    '\n',
    'a',
    ' b',
    '*',
    '_',
    '__',
    '`',
    '|',
    '|-|\n',
    '<!--',
    '-->',
    '<div>',
    '</div>',
    '<s>',
    '</s>',
    '<details>',
    '<',
    '>',
    '"',
    '---\n',
    '===\n',
    '\t',
    '\\',
    ':',
    '[',
    '](',
    ')',
    '<script>',
    '</script>',
    '<?',
    '[!NOTE]',
    '<summary>',
    '</summary>',
    '<!-- memtrust:end -->',
  );
  const markdown = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''));

  it('any text has an outline whose nodes are in order, inside their blocks, and apart', () => {
    const text = fc.oneof(
      markdown,
      fc.string({ unit: anyCharacter }).map((one) => one.replaceAll('\r', '')),
    );
    fc.assert(
      fc.property(text, (one) => {
        const outline = markdownOutline(one);
        expect(outlineFaults(outline, one)).toEqual([]);
        outline.unitOf([], outline.root.nodes.slice(0, 1));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each(['- \n\t> ', '> - \n>   > ', '1. \n   - '])(
    'an empty block inside of others is inside their spans: %j',
    (text) => expect(outlineFaults(markdownOutline(text), text)).toEqual([]),
  );

  it('blank lines at the end and between blocks make no difference', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '# b', '> c', '- d', '***')), (blocks) => {
        const close = markdownOutline(blocks.join('\n\n'));
        const apart = markdownOutline(`${blocks.join('\n\n\n')}\n\n`);
        expect(rootTexts(apart)).toEqual(rootTexts(close));
      }),
    );
  });
});

describe('Prettier makes no difference', () => {
  const pages = readdirSync('docs').filter((name) => name.endsWith('.md'));
  test.each([...pages.map((name) => `docs/${name}`), 'README.md', 'CHANGELOG.md'])(
    '%s',
    async (path) => {
      const text = readFileSync(path, 'utf8');
      const before = rootTexts(markdownOutline(text));
      for (const proseWrap of ['always', 'never'] as const) {
        const formatted = await format(text, {
          parser: 'markdown',
          proseWrap,
          printWidth: 60,
          embeddedLanguageFormatting: 'off',
        });
        expect(rootTexts(markdownOutline(formatted))).toEqual(before);
      }
    },
  );
});

test('hostile texts are read in one pass', () => {
  const signs = [
    '> ',
    '[',
    '- ',
    '- - - - x\n',
    '1. ',
    '# a\n',
    'a\n\n',
    '<a ',
    '<a',
    '<div>\n\n',
    '<s>x\n\n',
    '`',
    '`a``',
    '*a_',
    '<!--',
    '](',
    '|a\n|-\n',
    '> - ',
    '<a "',
    '<a b="\'',
    '```\n',
    'a\n===\n',
    '<s><div></div>',
    '<script></p>\n\n',
  ];
  for (const sign of signs) {
    const text = sign.repeat(Math.ceil(300_000 / sign.length));
    expect(markdownOutline(text).root.span.to).toBe(text.length);
  }
});
