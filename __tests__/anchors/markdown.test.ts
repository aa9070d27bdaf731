import { describe, expect, it } from '@jest/globals';
import { readMarkdown } from '../../src/anchors/markdown.js';

/** Sections as `2 Setup 1-4`, and what is marked as `sign text`. */
function read(...lines: readonly string[]): {
  readonly sections: readonly string[];
  readonly marks: readonly string[];
} {
  const { sections, marks } = readMarkdown(lines);
  const text = `${lines.join('\n')}\n`;
  return {
    sections: sections.map(({ level, title, from, to }) => `${level} ${title} ${from}-${to}`),
    marks: marks.map(({ from, to, sign }) => `${sign} ${text.slice(from, to)}`),
  };
}

describe('the sections of a Markdown text', () => {
  it('reach to the next heading of their level or above', () => {
    expect(read('# A', 'a', '## B', '### C', '## D', '', '# E').sections).toEqual([
      '1 A 1-6',
      '2 B 3-4',
      '3 C 4-4',
      '2 D 5-6',
      '1 E 7-7',
    ]);
  });

  // CommonMark 0.31, examples 62 to 79.
  it.each([
    ['## Setup ##', '2 Setup 1-1'],
    ['## Setup\t#########  ', '2 Setup 1-1'],
    ['## Setup##', '2 Setup## 1-1'],
    ['### Use of C# ###', '3 Use of C# 1-1'],
    ['# #', '1  1-1'],
    ['###### deep', '6 deep 1-1'],
    ['   # shifted', '1 shifted 1-1'],
    ['#\ttab', '1 tab 1-1'],
    ['#', '1  1-1'],
    ['# a##', '1 a## 1-1'],
  ])('are titled without what closes the title: %j', (line, wanted) => {
    expect(read(line).sections).toEqual([wanted]);
  });

  it.each([['####### seven'], ['#none'], ['    # code'], ['\\# text']])(
    'do not begin with %j',
    (line) => {
      expect(read(line).sections).toEqual([]);
    },
  );

  it('begin with an underlined paragraph, of more than one line too, and not with a rule, a list, a quote or a table', () => {
    expect(
      read(
        'One',
        'two',
        '===',
        'Three',
        '---',
        '',
        '---',
        '- item',
        '---',
        '> quote',
        '---',
        '',
        '| a |',
        '---',
        '',
        '    code',
        '---',
      ).sections,
    ).toEqual(['1 One two 1-17', '2 Three 4-17']);
  });
});

describe('an underlined line of a Markdown text', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['is a heading with blanks before it', ['  A', '==='], ['1 A 1-2']],
    ['is a heading behind a list that is over', ['- a', '', 'B', '==='], ['1 B 3-4']],
    ['is a heading behind a quote that is over', ['> a', '', '  B', '==='], ['1 B 3-4']],
    [
      'is a heading with a number that begins no list, because no other paragraph is broken by one',
      ['A', '2. b', '==='],
      ['1 A 2. b 1-3'],
    ],
    ['is none in a list', ['- a', '', '  b', '==='], []],
    ['is none in a list that breaks a paragraph', ['a', '- b', '---'], []],
    ['is none in a list of numbers that breaks a paragraph', ['a', '1. b', '==='], []],
    ['is none in a list of numbers that begins anywhere', ['2. a', '==='], []],
    ['is none in a table', ['a', '| b |', '==='], []],
    ['is none behind a heading', ['# a', '---'], ['1 a 1-2']],
    ['is none behind a fence', ['a', '```', 'b', '```', '==='], []],
    ['is none behind a comment', ['a', '<!-- b -->', '==='], []],
    ['is none behind front matter', ['---', 'a: b', '...', '==='], []],
  ])('%s', (_what, lines, wanted) => {
    expect(read(...lines).sections).toEqual(wanted);
  });
});

describe('what is marked in a Markdown text', () => {
  it('is a fence from behind its sign to its end, which is as long and of the same kind', () => {
    expect(read('a', '````js', '# no', '```', '~~~~', '`````', '# B', '~~~', 'c').marks).toEqual([
      '```` \n# no\n```\n~~~~\n`````',
      '~~~ \nc\n',
    ]);
    expect(read('````', '# no', '````', '# B').sections).toEqual(['1 B 4-4']);
    expect(read('  ```', '# no', '   ```', '# B').sections).toEqual(['1 B 4-4']);
    expect(read('````', '# no', '```  ', '# no').sections).toEqual([]);
  });

  it('is a comment and other HTML just where it begins and ends, wherever the line does', () => {
    expect(
      read(
        'a <!-- b --> c <!-- d -->',
        '  <!-- e',
        '# no',
        'f --> g',
        '   <?php h ?>',
        ' <!DOCTYPE i>',
        '<![CDATA[j]]>',
        '  <SCRIPT>',
        'k',
        '</script> l',
        'm',
      ).marks,
    ).toEqual([
      '<!-- <!-- b -->',
      '<!-- <!-- d -->',
      '<!-- <!-- e\n# no\nf -->',
      '<? <?php h ?>',
      '<!d <!DOCTYPE i>',
      '<![cdata[ <![CDATA[j]]>',
      '<script <SCRIPT>\nk\n</script>',
    ]);
  });

  it('is HTML up to the sign of its kind', () => {
    expect(
      read('<![CDATA[a > b]]> c', '', '<?>', '', '<!-->', '', 'd <!--> e <!-- f -->').marks,
    ).toEqual([
      '<![cdata[ <![CDATA[a > b]]>',
      '<? <?>',
      '<!-- <!-->',
      '<!-- <!-->',
      '<!-- <!-- f -->',
    ]);
    expect(read('<pre> <!-- </pre> a <!-- b', '# no', '--> c').marks).toEqual([
      '<pre <pre> <!-- </pre>',
      '<!-- <!-- b\n# no\n-->',
    ]);
  });

  it('is no comment within a sentence that nothing closes before the paragraph ends', () => {
    expect(read('a <!-- b', '', '# C', '-->').sections).toEqual(['1 C 3-4']);
    expect(read('a <!-- b', '', '# C', '-->').marks).toEqual([]);
    expect(read('a <!-- b', 'c --> d', '# E')).toEqual({
      sections: ['1 E 3-3'],
      marks: ['<!-- <!-- b\nc -->'],
    });
    expect(read('a <!-- b', 'c <!-- d', '', '# E').sections).toEqual(['1 E 4-4']);
    expect(read('a --> b <!-- c', '', '# D').sections).toEqual(['1 D 3-3']);
    expect(read('a <!-- b', 'c').marks).toEqual([]);
    expect(read('- <!-- b', '', '# C')).toEqual({ sections: [], marks: ['<!-- <!-- b\n\n# C\n'] });
  });

  it('is front matter, if it is some', () => {
    expect(read('---', 'title: A', '# comment', '- b', '---', '# C')).toEqual({
      sections: ['1 C 6-6'],
      marks: ['--- ---\ntitle: A\n# comment\n- b\n---'],
    });
    expect(read('---', 'a: b', '...', '# C').marks).toEqual(['--- ---\na: b\n...']);
    expect(read('---', '---', 'a', '---')).toEqual({
      sections: ['2 a 3-4'],
      marks: ['--- ---\n---'],
    });
    expect(read('---', 'no key', '---', '# C')).toEqual({
      sections: ['2 no key 2-3', '1 C 4-4'],
      marks: [],
    });
    expect(read('---', 'a: b', '# C')).toEqual({ sections: ['1 C 3-3'], marks: [] });
  });
});
