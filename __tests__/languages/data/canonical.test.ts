import { describe, expect, it } from '@jest/globals';
import canonicalize from 'canonicalize';
import * as fc from 'fast-check';
import { anyCharacter } from '../../any-character.js';
import { canonicalText } from '../../../src/languages/data/canonical.js';

/** What a value gives, or that it has no canonical form. */
function outcome(make: () => string | undefined): string {
  try {
    return make() ?? 'none';
  } catch {
    return 'none';
  }
}

describe('the canonical form', () => {
  it('is that of the library for every value, and where that has none there is none', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: anyCharacter }),
      fc.string({
        unit: fc.constantFrom(
          '\uD800',
          '\uDC00',
          '"',
          '\\',
          '\u007f',
          '\u2028',
          'é',
          '😀',
          'a',
          '\n',
        ),
      }),
    );
    const value = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.integer(),
        fc.double(),
        fc.constantFrom(-0, NaN, Infinity, 2 ** 53, 1e21, 1e-7, undefined),
        fc.bigInt().map(() => null),
        fc.boolean(),
        fc.date({ noInvalidDate: true }),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(
          fc.oneof(text, fc.constantFrom('__proto__', '1', '10', '2', 'toJSON')),
          tie('value'),
          { maxKeys: 5 },
        ),
      ),
    })).value;
    fc.assert(
      fc.property(value, (data) => {
        expect(outcome(() => canonicalText(data))).toBe(outcome(() => canonicalize(data)));
      }),
      { numRuns: 5_000 },
    );
  });

  it('puts keys in the order of their UTF-16 code units', () => {
    expect(canonicalText({ '\uFB33': 1, '😀': 2, '10': 3, '2': 4, a: 5 })).toBe(
      '{"10":3,"2":4,"a":5,"😀":2,"\uFB33":1}',
    );
  });
});
