import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parseFact } from '../../src/memory/fact.js';
import { withoutLastLineEnds } from '../../src/text/file-text.js';

describe('withoutLastLineEnds', () => {
  it('takes away what a pattern would take away', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('\n', 'a', ' ', '\r') }), (text) =>
        expect(withoutLastLineEnds(text)).toBe(text.replace(/\n+$/, '')),
      ),
    );
  });

  it('is linear, and so is the digest of a claim: a megabyte of blank lines is read like any other', () => {
    expect(
      parseFact('a', '.memtrust/facts/a.md', Buffer.from(`---\n---\n${'\n'.repeat(1_000_000)}x`))
        .fact?.claim,
    ).toMatch(/^sha256:/);
  });
});
