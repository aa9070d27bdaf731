import { describe, expect, it } from '@jest/globals';
import { joined } from '../../src/text/pattern.js';

describe('A long pattern is written over several lines', () => {
  it('line breaks and indentation are no part of it', () => {
    expect(joined`
      (?:
        tests?|specs?
        |examples?
      )/`).toBe('(?:tests?|specs?|examples?)/');
  });

  it('backslashes stay as they are written', () => {
    expect(joined`\bprintenv\b|\.env\u{2028}`).toBe('\\bprintenv\\b|\\.env\\u{2028}');
  });

  it('blanks inside a line, and at its end, belong to the pattern', () => {
    expect(joined`
      keep  (?:the |a )
      secret`).toBe('keep  (?:the |a )secret');
  });

  it('what is put in keeps its own line breaks and blanks', () => {
    const lines = ' first\n  second';
    expect(joined`
      (?:${lines}
      |third)`).toBe('(?: first\n  second|third)');
  });

  it('an expression made of it is the one that is written on one line', () => {
    const folder = joined`
      (?:docs
      |src)`;
    const written = new RegExp(
      joined`
        ^${folder}
        (?: and )?$`,
      'u',
    );
    expect(written).toEqual(/^(?:docs|src)(?: and )?$/u);
  });
});
