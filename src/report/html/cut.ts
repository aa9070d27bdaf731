import { markup, NOTHING, type Markup } from './markup.js';
import { words } from './phrase.js';

/*
 * How much of a long list goes into the page? `findings.ts`, `entries.ts`, `decisions.ts` and `trust.ts` beside it ask
 * for each list. Whatever is cut is counted, since a page that leaves something out silently would read as a pass.
 */

/** A limit of rows and of bytes of UTF-8, so that the page opens quickly whatever a repository holds. */
export interface Room {
  readonly rows: number;
  readonly bytes: number;
}

export interface Cut {
  readonly shown: readonly Markup[];
  /** Rows that found no room. */
  readonly left: number;
}

/**
 * The first rows that fit, and one at least: a list is never cut to nothing. What finds no room is not rendered.
 *
 * @param kept is told of each row that found room.
 */
export function cut<Item>(
  items: readonly Item[],
  render: (item: Item) => Markup,
  { rows, bytes }: Room,
  kept: (item: Item) => void = () => undefined,
): Cut {
  let used = 0;
  const shown: Markup[] = [];
  for (const item of items.slice(0, rows)) {
    const row = render(item);
    used += Buffer.byteLength(row.html, 'utf8');
    if (used > bytes && shown.length > 0) break;
    shown.push(row);
    kept(item);
  }
  return { shown, left: items.length - shown.length };
}

/** Says what is not there, as a paragraph below the list. */
export function remark({ left }: Cut): Markup {
  if (left === 0) return NOTHING;
  return markup`<p class="cut">${words(`${left} more, too many for this page: see \`trust-report.json\`.`)}</p>\n`;
}
