import type { AdoptionTrend } from '../page-evidence.js';
import { markup, NOTHING, text, type Markup } from './markup.js';

/*
 * The number of adopted facts over the last commits of the base: a line, with the same in words below it.
 */

/** The drawing, in its own units. */
const WIDTH = 600;
const HEIGHT = 60;
const MARGIN = 4;

/** Nothing where there is no history, or nothing was ever adopted in it. */
export function trendChart(trend: AdoptionTrend | null): Markup {
  if (trend === null) return NOTHING;
  const { adopted } = trend;
  const [first, last, most] = [adopted[0] ?? 0, adopted.at(-1) ?? 0, Math.max(...adopted)];
  if (adopted.length < 2 || most <= 0) return NOTHING;
  const said =
    Math.min(...adopted) === most
      ? `Adopted facts over the last ${adopted.length} commits of the base: ${last}, unchanged.`
      : `Adopted facts over the last ${adopted.length} commits of the base: ` +
        `${first} at the start, ${last} now, ${most} at most.`;
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
