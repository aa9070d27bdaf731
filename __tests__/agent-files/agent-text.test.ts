import { describe, expect, test } from '@jest/globals';
import { readAgentText, type AgentText } from '../../src/agent-files/agent-text.js';

function read(text: string): AgentText {
  return readAgentText(text.split('\n'));
}

function kinds(text: string): string[] {
  return read(text).lines.map(({ kind }) => kind);
}

describe('what a line is', () => {
  test('front matter, headings, prose, tables, fences', () => {
    expect(kinds('---\na: b\n---\n# One\n\ntext\n| a |\n```ts\ncode\n```\nafter')).toEqual([
      'front-matter',
      'front-matter',
      'front-matter',
      'heading',
      'blank',
      'prose',
      'table',
      'code',
      'code',
      'code',
      'prose',
    ]);
  });

  test('a rule at the top is no front matter where nothing closes it', () => {
    expect(kinds('---\ntext\nmore')).toEqual(['prose', 'prose', 'prose']);
  });

  test('a heading may be underlined', () => {
    const { headings } = read('Setup\n=====\n\nPart\n---\ntext');
    expect(headings).toEqual([
      { line: 1, level: 1, title: 'Setup' },
      { line: 4, level: 2, title: 'Part' },
    ]);
  });

  test('a fence in a list is code, and ends with the item at the latest', () => {
    expect(kinds('- run\n  ```sh\n  npm ci\n  ```\n- then')).toEqual([
      'prose',
      'code',
      'code',
      'code',
      'prose',
    ]);
    expect(kinds('- run\n  ```sh\n  npm ci\n\nThen stop.')).toEqual([
      'prose',
      'code',
      'code',
      'code',
      'prose',
    ]);
  });

  test('a longer fence holds shorter ones', () => {
    expect(kinds('````md\n```\ninside\n```\n````\nafter')).toEqual([
      'code',
      'code',
      'code',
      'code',
      'code',
      'prose',
    ]);
  });

  test('indented text is code after a blank line, and a continuation in a list', () => {
    expect(kinds('text\n\n    code\n')).toEqual(['prose', 'blank', 'code', 'blank']);
    expect(kinds('- item\n\n    more of it')).toEqual(['prose', 'blank', 'prose']);
  });

  test('the language of a fence stands on each of its lines', () => {
    expect(read('```TypeScript title="x"\na\n```').lines.map(({ language }) => language)).toEqual([
      'typescript',
      'typescript',
      'typescript',
    ]);
  });

  test('lines know their heading', () => {
    expect(read('# Layout ##\ntext').lines[1]?.heading).toBe('Layout');
  });
});

describe('what cannot be seen on the rendered page', () => {
  test('a comment on one line leaves the columns', () => {
    const { lines, comments } = read('before <!-- hidden --> after `<!-- shown -->`');
    expect(lines[0]?.text).toBe('before                 after `<!-- shown -->`');
    expect(comments).toEqual([{ line: 1, column: 8, text: ' hidden ', lastLine: 1 }]);
  });

  test('a comment over several lines is one', () => {
    const { comments } = read('a\n<!-- one\n\ntwo -->\nb');
    expect(comments).toEqual([{ line: 2, column: 1, text: ' one\n\ntwo ', lastLine: 4 }]);
    expect(kinds('a\n<!-- one\n\ntwo -->\nb')).toEqual([
      'prose',
      'comment',
      'blank',
      'comment',
      'prose',
    ]);
  });

  test('one that is never closed goes to the end', () => {
    expect(read('a\n<!-- one\ntwo').comments).toEqual([
      { line: 2, column: 1, text: ' one\ntwo', lastLine: 3 },
    ]);
  });

  test('in a fence it is code', () => {
    expect(read('```html\n<!-- x -->\n```').comments).toEqual([]);
  });
});

describe('code and links', () => {
  test('with their columns', () => {
    const { code, links } = read(
      'see `src/a.ts` and [the guide](docs/guide.md#setup "Guide") or ![logo](<my logo.png>)',
    );
    expect(code).toEqual([{ line: 1, column: 6, text: 'src/a.ts' }]);
    expect(links).toEqual([
      { line: 1, column: 32, target: 'docs/guide.md#setup', label: 'the guide', kind: 'link' },
      { line: 1, column: 73, target: 'my logo.png', label: 'logo', kind: 'image' },
    ]);
  });

  test('a link in code is none; parentheses in a target pair', () => {
    expect(read('`[a](b.md)` [c](d_(e).md)').links.map(({ target }) => target)).toEqual([
      'd_(e).md',
    ]);
  });

  test('definitions and autolinks', () => {
    expect(
      read('[guide]: ./docs/x.md\n<https://example.com/a>').links.map(({ target, kind }) => [
        kind,
        target,
      ]),
    ).toEqual([
      ['definition', './docs/x.md'],
      ['autolink', 'https://example.com/a'],
    ]);
  });
});

test('a megabyte of anything takes linear time', () => {
  const texts = [
    '`a` '.repeat(250_000),
    '](('.repeat(330_000),
    '<!-- '.repeat(200_000),
    `${'`a`](('.repeat(1_500)}\n`.repeat(100),
    '[[<a:'.repeat(200_000),
    '> '.repeat(500_000),
    '- '.repeat(500_000),
    '``` \n'.repeat(200_000),
  ];
  for (const text of texts) {
    const start = performance.now();
    read(text);
    expect(performance.now() - start).toBeLessThan(12_000);
  }
});
