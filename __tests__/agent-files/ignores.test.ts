import { describe, expect, test } from '@jest/globals';
import { AgentDocument } from '../../src/agent-files/document.js';
import { ignoresIn } from '../../src/gate/exceptions.js';

const read = (text: string): ReturnType<typeof ignoresIn> =>
  ignoresIn(new AgentDocument('claude', 'memory', 'CLAUDE.md', 'CLAUDE.md', text));

describe('comments that accept findings', () => {
  test('cover their own line and the next one with something on it', () => {
    expect(read('a\n<!-- memtrust-ignore MT405: back in June -->\n\nsee `src/a.ts`\n')).toEqual([
      { path: 'CLAUDE.md', line: 2, rule: 'MT405', reason: 'back in June', lines: [2, 4] },
    ]);
    expect(read('see `src/a.ts` <!-- memtrust-ignore MT405: back -->\nnext')).toMatchObject([
      { line: 1, lines: [1, 2] },
    ]);
  });

  test('or the whole file', () => {
    expect(read('<!-- memtrust-ignore-file MT408: two teams -->')).toMatchObject([
      { rule: 'MT408', lines: null },
    ]);
  });

  test('may go over several lines, and may forget the reason', () => {
    expect(read('<!-- memtrust-ignore MT407:\n  a quotation\n-->\nx')).toMatchObject([
      { line: 1, reason: 'a quotation', lines: [1, 4] },
    ]);
    expect(read('<!-- memtrust-ignore MT407 -->')).toMatchObject([{ reason: '' }]);
    expect(read('<!-- memtrust-ignore MT407:   -->')).toMatchObject([{ reason: '' }]);
  });

  test.each([
    ['no rule', '<!-- memtrust-ignore: x -->'],
    ['a rule about something else', '<!-- memtrust-ignore MT201: x -->'],
    ['code', '`<!-- memtrust-ignore MT405: x -->`'],
    ['a fence', '```\n<!-- memtrust-ignore MT405: x -->\n```'],
    ['other words before', '<!-- please memtrust-ignore MT405: x -->'],
  ])('are none: %s', (_what, text) => {
    expect(read(text)).toEqual([]);
  });
});
