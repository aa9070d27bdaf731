import { describe, expect, it } from '@jest/globals';
import { phraseText, say } from '../../src/text/phrase.js';
import { continued, unwrapping } from '../../src/text/words.js';

function glued(template: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: unwrapping('')(template) }, ...values);
}

describe('A template that is written over several lines', () => {
  it('says the same as on one line', () => {
    expect(say`the fact ${'a/b'} has
        ${3} sources,
      and cites ${'c.ts'}`).toEqual(say`the fact ${'a/b'} has ${3} sources, and cites ${'c.ts'}`);
  });

  it('keeps the line breaks that are written as such, and the blanks behind them', () => {
    expect(
      phraseText(say`first\n  second,
        still second\n  third
        ${'x'}\n`),
    ).toBe('first\n  second, still second\n  third `x`\n');
  });

  it('tells a backslash before an n from a line break', () => {
    expect(
      phraseText(say`C:\\new
        folder\\\nend`),
    ).toBe('C:\\new folder\\\nend');
  });

  it('goes on as every template does behind a backslash at the end of a line', () => {
    expect(
      phraseText(say`one \
two
        three\nfour`),
    ).toBe('one two three\nfour');
  });

  it('keeps the line breaks of what is put in', () => {
    expect(
      phraseText(say`${['a\n  b']}
        c`),
    ).toBe('a\n  b c');
  });

  it('has a blank in place of a line break only where its tag wants one', () => {
    expect(
      glued`<p>
        <b>${'\n  x'}</b>\n
      </p>\n`,
    ).toBe('<p><b>\n  x</b>\n</p>\n');
  });
});

describe('A text of many lines', () => {
  it('has one line where the source goes on behind a backslash', () => {
    expect(continued`
      a { b: c; \
        d: e; }
      f {}
    `).toBe('\n      a { b: c; d: e; }\n      f {}\n    ');
  });
});
