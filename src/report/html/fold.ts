import { markup, NOTHING, type Markup } from './markup.js';

/*
 * Long lists of the page are folded after their first rows. They open without a script, and `script.ts` opens them
 * where a link leads into them.
 */

/** Rows of a list that are seen at once: about as many as fit on a screen. */
export const SEEN_AT_ONCE = 12;

/** A part under a line that opens it, with its count. @param isOpen whether a reader sees it at once. */
export function folded(title: Markup, count: number, body: Markup, isOpen: boolean): Markup {
  const open = isOpen ? markup` open` : NOTHING;
  return markup`<details class="fold"${open}>\n
    <summary>${title} <span class="count">${count}</span></summary>\n
    ${body}</details>\n`;
}

/**
 * Rows in one list, or the first of them in one and the rest in another that is folded.
 *
 * @param list makes a list of rows, and is told whether it is the rest.
 */
export function longList(
  rows: readonly Markup[],
  list: (rows: readonly Markup[], isRest: boolean) => Markup,
  seen: number = SEEN_AT_ONCE,
): Markup {
  // A line that opens two rows is no shorter than the rows.
  if (rows.length <= seen + 2) return list(rows, false);
  const rest = rows.slice(seen);
  return markup`${list(rows.slice(0, seen), false)}
    ${folded(markup`Show more`, rest.length, list(rest, true), false)}`;
}
