import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { barePhrase, terminalSafe } from '../../src/report/terminal.js';
import { hasInvisible } from '../../src/text/visible.js';
import { say } from '../../src/text/phrase.js';
import { parseRunnerCommands } from '../e2e/runner-commands.js';
import { hostileName } from './hostile.js';

describe('a text for the terminal', () => {
  test.each([
    ['a command', '::error::it is mine', String.raw`\u{3a}:error::it is mine`],
    ['a command behind blanks', ' \t\u00A0::error::x', ' \\u{9}\u00A0::error::x'],
    ['an old command in the middle', 'see ##[error]x', String.raw`see #\u{23}[error]x`],
    ['a colour', 'a\u001B[31mb', String.raw`a\u{1b}[31mb`],
  ])('leaves nothing of %s', (_what, input, expected) => {
    expect(parseRunnerCommands(terminalSafe(input))).toEqual([]);
    expect(terminalSafe(input)).toBe(expected);
  });

  test('keeps what does no harm', () => {
    const text = 'error MT201  .memtrust/facts/x.md:3\n  a :: b ## [c] → 文\n';
    expect(terminalSafe(text)).toBe(text);
  });

  test('never holds a command or anything invisible, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(hostileName, { maxLength: 4 }), (lines) => {
        const safe = terminalSafe(lines.join('\n'));
        expect(parseRunnerCommands(safe)).toEqual([]);
        expect(
          safe
            .split('\n')
            .some((line) => hasInvisible(line) || /^\s*::/.test(line) || line.includes('##[')),
        ).toBe(false);
        expect(terminalSafe(safe)).toBe(safe);
      }),
      { numRuns: 300 },
    );
  });

  test('cuts a line that nobody would read', () => {
    expect(terminalSafe('x'.repeat(1_000_000)).length).toBeLessThan(5_000);
  });
});

test('a name stands bare only where it cannot be taken for words', () => {
  expect(
    barePhrase(say`${'src/auth/guard.ts'} and ${'a: accepted → trusted'} and ${'::error::x'}`),
  ).toBe('src/auth/guard.ts and `a: accepted → trusted` and `::error::x`');
});
