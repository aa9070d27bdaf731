import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { anyCharacter } from '../any-character.js';
import { inert } from '../../src/report/terminal.js';
import { say } from '../../src/text/phrase.js';
import { parseRunnerCommands } from '../e2e/runner-commands.js';

describe('a line of the log', () => {
  test.each([
    '::error::x',
    ' \t::set-output name=a::b',
    '\u00a0::error::x',
    'see ##[error]x',
    '##[set-env name=A]b',
    '\ufeff::error::x',
    'a\n::error::x',
    'a\r##[error]x',
  ])('%j is text to a runner', (line) => {
    expect(parseRunnerCommands(inert(line))).toEqual([]);
    expect(parseRunnerCommands(inert(say`the file ${line} is odd`))).toEqual([]);
  });

  test('keeps ordinary words', () => {
    expect(inert(say`${'a b'} is fine: see std::vector # [1]`)).toBe(
      '`a b` is fine: see std::vector # [1]',
    );
  });

  test('is no command and one line, whatever it is made of', () => {
    const piece = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom(
        '::',
        ':',
        '##',
        '##[',
        '[',
        'error',
        ']',
        ' ',
        '\t',
        '\n',
        '\u0085',
        '\u200b',
        '\u2028',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const line = inert(pieces.join(''));
        expect(parseRunnerCommands(line)).toEqual([]);
        expect(line).not.toMatch(/[\n\r]/);
      }),
    );
  });
});
