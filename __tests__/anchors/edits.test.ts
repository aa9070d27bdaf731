import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { blocksOutside, changesInside, CONTEXT_LINES, editsOutside } from './corpus/edits.js';
import { place } from './corpus/site-text.js';
import { SITES } from './corpus/sites.js';
import { linesOf, take, type Range } from './corpus/text-edits.js';

const sites = SITES.map(place).map(({ site, text, span, dialect }) => ({
  title: `${site.path} ${site.symbol}`,
  text,
  span,
  comment: dialect.line[0].trim(),
  close: dialect.line[1],
}));

/** The span with three lines on each side, as far as the file goes. */
const around = (text: string, [from, to]: Range): readonly string[] =>
  take(text, [Math.max(1, from - CONTEXT_LINES), to + CONTEXT_LINES]);

describe('random edits outside of a span', () => {
  it.each(sites)('leave it and its neighbours, and say where it is: $title', ({ text, span }) => {
    let different = 0;
    fc.assert(
      fc.property(editsOutside(text, span), (edited) => {
        expect(around(edited.text, edited.span)).toEqual(around(text, span));
        if (edited.text !== text) different += 1;
      }),
      { numRuns: 60 },
    );
    expect(different).toBeGreaterThan(50);
  });

  it.each(sites.filter(({ close }) => close === ''))(
    'carry it far away: $title',
    ({ text, span, comment }) => {
      fc.assert(
        fc.property(blocksOutside(text, span, comment), (edited) => {
          expect(take(edited.text, edited.span)).toEqual(take(text, span));
          expect(edited.span[0]).toBeGreaterThan(span[0]);
        }),
        { numRuns: 20 },
      );
    },
  );

  it.each(sites)('keep brackets in balance: $title', ({ text, span }) => {
    const balance = (whole: string): readonly number[] =>
      ['{', '}', '(', ')', '[', ']', '"', "'", '`', '/*', '*/'].map(
        (mark) => whole.split(mark).length,
      );
    fc.assert(
      fc.property(editsOutside(text, span), (edited) => {
        expect(balance(edited.text)).toEqual(balance(text));
      }),
      { numRuns: 40 },
    );
  });
});

describe('random changes inside of a span', () => {
  it.each(sites)('touch one of its lines and nothing else: $title', ({ text, span }) => {
    fc.assert(
      fc.property(changesInside(text, span), (mutated) => {
        const before = linesOf(text);
        const after = linesOf(mutated.text);
        expect(after).toHaveLength(before.length);
        const touched = before.flatMap((line, index) => (line === after[index] ? [] : [index + 1]));
        expect(touched).toHaveLength(1);
        expect(touched[0]).toBeGreaterThanOrEqual(span[0]);
        expect(touched[0]).toBeLessThanOrEqual(span[1]);
        const squeezed = (lines: readonly string[]): string =>
          lines.join('').replace(/[\s;,'"`]/g, '');
        expect(squeezed(after)).not.toBe(squeezed(before));
      }),
      { numRuns: 80 },
    );
  });

  it('says what it did', () => {
    const [one] = fc.sample(changesInside('a\nif (left < 10) stop();\nb\n', [2, 2]), {
      numRuns: 1,
      seed: 1,
    });
    expect(one?.what).toMatch(/^line 2: .+ becomes .+$/);
  });
});
