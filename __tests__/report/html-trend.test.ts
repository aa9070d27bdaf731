import { describe, expect, test } from '@jest/globals';
import { renderHtml } from '../../src/report/html.js';
import { readPage } from './html-page.js';
import { scenes } from './scenes.js';

const page = async (...adopted: readonly number[]): Promise<string> =>
  renderHtml(await scenes.nothing(), { trend: { adopted } });

describe('the chart of adopted facts', () => {
  test('is a line of numbers, with the same in words', async () => {
    const html = await page(0, 2, 1, 4);
    expect(readPage(html).faults).toEqual([]);
    expect(readPage(html).text).toContain(
      'Adopted facts over the last 4 commits of the base: 0 at the start, 4 now, 4 at most.',
    );
    expect(html).toContain('d="M4.0 56.0 H201.3 V30.0 H398.7 V43.0 H596.0 V4.0"');
  });

  test('says that nothing changed', async () => {
    expect(readPage(await page(3, 3, 3)).text).toContain(
      'the last 3 commits of the base: 3, unchanged.',
    );
  });

  test('is not there without history, or where nothing was adopted', async () => {
    const without = renderHtml(await scenes.nothing());
    expect(without).not.toContain('class="trend"');
    for (const values of [[], [3], [0, 0]]) expect(await page(...values)).toBe(without);
  });
});
