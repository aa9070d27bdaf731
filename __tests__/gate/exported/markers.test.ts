/** Where blocks stand, and which lines only look like markers. */
import { describe, expect, it } from '@jest/globals';
import { mayHoldBlock, readBlocks } from '../../../src/gate/exported/markers.js';
import { renderBlock } from '../../../src/gate/exported/render.js';

const BLOCK = renderBlock('text\n');
const [BEGIN = '', , END = ''] = BLOCK.split('\n');
const kinds = (text: string): string[] =>
  readBlocks(text).faults.map(({ kind, line }) => `${kind} ${line}`);

describe('markers', () => {
  it('are found with the lines of any system', () => {
    for (const end of ['\n', '\r\n']) {
      const text = `a${end}${BLOCK.replaceAll('\n', end)}${end}b`;
      const { blocks, faults } = readBlocks(text);
      expect(faults).toEqual([]);
      expect(blocks.map(({ line, inner }) => [line, inner])).toEqual([[2, 'text\n']]);
      expect(blocks.map(({ from, to }) => text.slice(from, to))).toEqual([
        BLOCK.replaceAll('\n', end),
      ]);
    }
  });

  it('are found behind the mark of an encoding', () => {
    const { blocks, faults } = readBlocks(`\ufeff${BLOCK}\n`);
    expect(faults).toEqual([]);
    expect(blocks.map(({ from, line }) => [from, line])).toEqual([[1, 1]]);
  });

  it.each([
    ['nested', `${BEGIN}\n${BLOCK}\n${END}\n`, ['nested 2', 'unopened 5']],
    ['a second one', `${BLOCK}\n${BLOCK}\n`, ['second 4']],
    ['without an end', `${BEGIN}\nx\n`, ['unterminated 1']],
    ['without a beginning', `x\n${END}\n`, ['unopened 2']],
    ['the wrong way round', `${END}\n${BEGIN}\n`, ['unopened 1', 'unterminated 2']],
    ['a short digest', '<!-- memtrust:begin v1 sha256:00 -->\n', ['malformed 1']],
    ['indented', ` ${BEGIN}\n${END}\n`, ['malformed 1', 'unopened 2']],
    ['in a list', `- ${BEGIN}\n${END}\n`, ['malformed 1', 'unopened 2']],
    ['quoted', `> ${BEGIN}\n> x\n> ${END}\n`, ['malformed 1', 'malformed 3']],
    ['with a soft hyphen', '<!-- mem\u00adtrust:end -->\n', ['malformed 1']],
    ['with a combining mark', '<!-- memtr\u0308ust:end -->\n', ['malformed 1']],
    [
      'over two lines',
      '<!-- memtrust:\nbegin v1 -->\nx\n<!-- memtrust\n:end -->\n',
      ['malformed 1', 'malformed 4'],
    ],
    [
      'as a comment of Markdown',
      '[comment]: # (memtrust:begin v1)\n[//]: # "memtrust:end"\n',
      ['malformed 1', 'malformed 2'],
    ],
    ['with a digest', '{memtrust:begin v1 sha256:00}\n', ['malformed 1']],
    ['in eight letters of another script', '<!-- mеmтгuѕт:bеɡіn v1 -->\n', ['malformed 1']],
    ['in entities', '<&#33;-- memtrust&colon;end --&gt;\n', ['malformed 1']],
  ])('are faults: %s', (_what, text, faults) => {
    expect(mayHoldBlock(text)).toBe(true);
    expect(kinds(text)).toEqual(faults);
  });

  it.each([
    'The block between memtrust:begin and memtrust:end is written by `npx memtrust export`.',
    '<!-- 這是一個說明性註解:使用者應該注意 -->',
    '<!-- memtrust-ignore MT405: reason -->',
    'naïve <b>café</b> &amp; memtrust',
  ])('are not: %s', (text) => expect(kinds(text)).toEqual([]));

  it('cost one quick search where there are none', () => {
    const text = '- Rule <b>number</b> one & two: begin at the end.\n'.repeat(20_000);
    const start = performance.now();
    expect(mayHoldBlock(text)).toBe(false);
    expect(mayHoldBlock(`é${text}`)).toBe(false);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
