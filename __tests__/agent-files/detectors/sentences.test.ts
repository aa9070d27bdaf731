import { describe, expect, test } from '@jest/globals';
import { readAgentText } from '../../../src/agent-files/agent-text.js';
import { sentencesIn, sentencesOf } from '../../../src/agent-files/prose/sentences.js';

const sentences = (...lines: string[]) =>
  sentencesOf(readAgentText(lines)).map(({ text, leadIns, headings }) => ({
    text: text.trim(),
    leadIns: leadIns.map((leadIn) => leadIn.trim()),
    headings,
  }));
const texts = (...lines: string[]) => sentences(...lines).map(({ text }) => text);

describe('where a sentence ends', () => {
  test.each([
    ['behind a dot', 'Run it. Then lint.', ['Run it.', 'Then lint.']],
    ['not behind an abbreviation', 'Run e.g. jest first.', ['Run e.g. jest first.']],
    ['not behind a number', 'Use Node 20. 22 works.', ['Use Node 20. 22 works.']],
    ['not inside of a path', 'Read src/a.ts first.', ['Read src/a.ts first.']],
    [
      'not inside of a quotation',
      'It says "Do this. Do that." to agents.',
      ['It says "Do this. Do that." to agents.'],
    ],
    [
      'behind a full stop without a blank',
      '先读文件内容。再运行测试。',
      ['先读文件内容。', '再运行测试。'],
    ],
    ['never right behind a short number', '1. Run it.', ['1. Run it.']],
  ])('%s', (_what, text, expected) => {
    expect([...sentencesIn(text)].map((one) => one.trim())).toEqual(expected);
  });

  test('where it is too long it is cut in pieces that overlap', () => {
    const pieces = [...sentencesIn('word '.repeat(1000))];
    expect(pieces.map(({ length }) => length)).toEqual([2000, 2000, 1600]);
  });
});

describe('which lines belong together', () => {
  test('those of a paragraph, and not the items of a list or the rows of a table', () => {
    expect(texts('Run it', 'first.', '- one', '- two', '', '| a | b |', '| c | d |')).toEqual([
      'Run it\nfirst.',
      'one',
      'two',
      '| a | b |',
      '| c | d |',
    ]);
  });

  test('commands in fences one by one, and no data', () => {
    const read = texts('```sh', 'a', 'b', '```', '', '```json', '{}', '```');
    expect(read.filter((text) => !text.startsWith('```'))).toEqual(['a', 'b']);
  });

  test('a quotation apart from what stands before it', () => {
    expect(texts('He said', '> do it')).toEqual(['He said', 'do it']);
  });
});

describe('what stands over a sentence', () => {
  test('is the announcement of its list, and of the item that it stands below', () => {
    expect(
      sentences('Never:', '- do this:', '  - that', '- do more').map((one) => one.leadIns),
    ).toEqual([[], ['Never:'], ['Never:', 'do this:'], ['Never:']]);
  });

  test('ends with the list, and with the next paragraph', () => {
    const leadInsOfLast = (...lines: string[]) => sentences(...lines).at(-1)?.leadIns;
    expect(leadInsOfLast('Never:', '', 'Do this.')).toEqual(['Never:']);
    expect(leadInsOfLast('Never:', '', '- do this', '', 'Be kind.')).toEqual([]);
    expect(leadInsOfLast('Never:', '', '- do this', '', 'Be kind.', '', '- and quick')).toEqual([]);
    expect(leadInsOfLast('Never:', '', 'Be kind.', '', '```sh', 'ls', '```')).toEqual([]);
  });

  test('is every title down to its own section', () => {
    expect(sentences('# A', '## B', 'x', '## C', 'y').map(({ headings }) => headings)).toEqual([
      [],
      ['A'],
      ['A', 'B'],
      ['A'],
      ['A', 'C'],
    ]);
  });
});
