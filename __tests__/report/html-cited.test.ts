import { describe, expect, test } from '@jest/globals';
import type { ThenAndNow } from '../../src/gate/then-and-now.js';
import { renderHtml } from '../../src/report/html.js';
import { readPage } from './html-page.js';
import { scenes } from './scenes.js';
import { SmallBrowser } from './small-dom.js';

const FACT = 'authorization/owner-checks';
const lines = (...texts: readonly string[]): { first: number; lines: readonly string[] } => ({
  first: 10,
  lines: texts,
});
const page = async (...texts: readonly ThenAndNow['texts'][]): Promise<string> =>
  renderHtml(await scenes.stale(), {
    cited: texts.map((one) => ({ factId: FACT, path: 'src/auth/guard.ts', texts: one })),
  });
const textOf = (html: string): string =>
  new SmallBrowser(html).get('cited').textContent.replace(/\s+/g, ' ');

describe('cited code on the page', () => {
  test('stands side by side, with the numbers of its lines', async () => {
    const html = await page({ before: lines('a', 'b', 'c'), after: lines('a', 'B', 'c', 'd') });
    const rows = new SmallBrowser(html)
      .get('cited')
      .querySelectorAll('tr')
      .map((row) => row.children.map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Line', 'Then', 'Line', 'Now'],
      ['10', 'a', '10', 'a'],
      ['11', 'b', '11', 'B'],
      ['12', 'c', '12', 'c'],
      ['', '', '13', 'd'],
    ]);
    expect(html).toContain('<del>b</del>');
    expect(html).toContain('<ins>B</ins>');
  });

  test('is linked to from its fact, and leads back', async () => {
    const html = await page({ before: lines('a'), after: lines('b') });
    expect(html).toContain('<a href="#cited-1">then and now</a>');
    expect(html).toMatch(new RegExp(`id="cited-1"[^]*?href="#fact-${FACT}"`));
  });

  test('is folded where there are many', async () => {
    const one = { before: lines('a'), after: lines('b') };
    const opens = async (count: number): Promise<readonly boolean[]> =>
      new SmallBrowser(await page(...Array.from({ length: count }, () => one)))
        .get('cited')
        .querySelectorAll('details')
        .map((fold) => fold.open);
    expect([await opens(2), await opens(3)]).toEqual([
      [true, true],
      [false, false, false],
    ]);
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
      ...Array.from({ length: 100 }, () => ({ before: lines(...long), after: lines('y') })),
    );
    expect(Buffer.byteLength(html)).toBeLessThan(400_000);
    expect(textOf(html)).toMatch(/\d+ more lines not shown/);
    expect(textOf(html)).toMatch(/\d+ more, too many for this page/);
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
    expect(renderHtml(await scenes.stale())).not.toContain('id="cited"');
  });
});
