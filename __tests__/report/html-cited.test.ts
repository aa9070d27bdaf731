import { describe, expect, test } from '@jest/globals';
import type { ThenAndNow } from '../../src/gate/then-and-now.js';
import { renderHtml } from '../../src/report/html.js';
import { readPage } from './html-page.js';
import { scenes } from './scenes.js';
import { SmallBrowser, type SmallElement } from './small-dom.js';

const FACT = 'authorization/owner-checks';
const lines = (...texts: readonly string[]): { first: number; lines: readonly string[] } => ({
  first: 10,
  lines: texts,
});
const page = async (...texts: readonly ThenAndNow['texts'][]): Promise<string> =>
  renderHtml(await scenes.stale(), {
    cited: texts.map((one) => ({ factId: FACT, path: 'src/auth/guard.ts', texts: one })),
  });
const cardOf = (html: string): SmallElement => new SmallBrowser(html).get(`fact-${FACT}`);
const textOf = (html: string): string => cardOf(html).textContent.replace(/\s+/g, ' ');
const foldsIn = (html: string): readonly SmallElement[] => cardOf(html).querySelectorAll('.cited');

describe('cited code on the page', () => {
  test('is in the card of its fact, with the lines that went and came by their numbers', async () => {
    const html = await page({ before: lines('a', 'b', 'c'), after: lines('a', 'B', 'c', 'd') });
    expect(foldsIn(html).map(({ textContent }) => textContent.trim().split('\n'))).toEqual([
      ['src/auth/guard.ts then and now', ' 10 a', '-11 b', '+11 B', ' 12 c', '+13 d'],
    ]);
    expect(html).toContain('<del>-11 b\n</del>');
    expect(html).toContain('<ins>+11 B\n</ins>');
  });

  test('is open for a stale fact, and closed for another', async () => {
    const one = { before: lines('a'), after: lines('b') };
    expect(foldsIn(await page(one, one)).map(({ open }) => open)).toEqual([true, true]);
    const other = 'payments/currency';
    const html = renderHtml(await scenes.stale(), {
      cited: [{ factId: other, path: 'src/a.ts', texts: one }],
    });
    const [fold] = new SmallBrowser(html).get(`fact-${other}`).querySelectorAll('.cited');
    expect(fold?.open).toBe(false);
  });

  test('says what is withheld, gone or not known', async () => {
    expect(textOf(await page('withheld'))).toContain('The text is withheld');
    expect(textOf(await page('unknown'))).toContain('This clone does not have the adopted text');
    expect(textOf(await page({ before: lines('a'), after: null }))).toContain(
      'The cited code is gone',
    );
  });

  test('is bounded, and says how much is left out', async () => {
    const long = Array.from({ length: 5_000 }, (_, index) => `${index} ${'x'.repeat(1_000)}`);
    const html = await page(
      ...Array.from({ length: 200 }, () => ({ before: lines(...long), after: lines('y') })),
    );
    expect(Buffer.byteLength(html)).toBeLessThan(700_000);
    expect(textOf(html)).toMatch(/\d+ more lines not shown/);
    expect(html).toMatch(/Some details of 1 fact found no room/);
  });

  test('is text, whatever it says', async () => {
    for (const evil of [
      '</td></table><script>alert(1)</script>',
      '::error::x',
      'a\u202Eb\u{E0041}',
      '\0',
    ]) {
      const read = readPage(await page({ before: lines(evil), after: lines(`${evil} `) }));
      expect(read.faults).toEqual([]);
      expect(read.raw).toHaveLength(3);
    }
  });

  test('is no part of a page without it', async () => {
    expect(renderHtml(await scenes.stale())).not.toContain('class="cited"');
  });
});
