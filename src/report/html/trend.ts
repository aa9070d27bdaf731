import type { Words } from '../catalogue/catalogue.js';
import type { AdoptionTrend } from '../page-evidence.js';
import { markup, NOTHING, text, type Markup } from './markup.js';

/*
 * How did the number of adopted facts change over the last commits of the base? A line in the page, with the same in
 * words below it. `html.ts` puts it under the head. It is made of numbers alone, and loads nothing. Sizes and words
 * may be changed. `__tests__/report/html-trend.test.ts` fails when this is wrong.
 */

/** The drawing, in its own units. */
const WIDTH = 600;
const HEIGHT = 60;
const MARGIN = 4;

/** Nothing where there is no history, or nothing was ever adopted in it. */
export function trendChart(trend: AdoptionTrend | null, { page }: Words): Markup {
  if (trend === null) return NOTHING;
  const { adopted } = trend;
  const [first, last, most] = [adopted[0] ?? 0, adopted.at(-1) ?? 0, Math.max(...adopted)];
  if (adopted.length < 2 || most <= 0) return NOTHING;
  const said =
    Math.min(...adopted) === most
      ? page.trend.unchanged(adopted.length, last)
      : page.trend.changed(adopted.length, { first, last, most });
  return markup`<figure class="trend">\n
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" focusable="false">
    <path fill="none" stroke="currentColor" stroke-width="2" d="${text(pathOf(adopted, most), 2_000)}"/>
    </svg>\n
    <figcaption>${said}</figcaption>\n
    </figure>\n`;
}

/** A step for each commit: a number holds until the next one. */
function pathOf(values: readonly number[], most: number): string {
  const step = (WIDTH - 2 * MARGIN) / (values.length - 1);
  return values
    .map((value, index) => {
      const x = (MARGIN + index * step).toFixed(1);
      const y = (HEIGHT - MARGIN - (value / most) * (HEIGHT - 2 * MARGIN)).toFixed(1);
      return index === 0 ? `M${x} ${y}` : `H${x} V${y}`;
    })
    .join(' ');
}
