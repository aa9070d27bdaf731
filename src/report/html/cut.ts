import { markup, NOTHING, type Markup } from './markup.js';

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

/** The first rows that fit, and one at least: a list is never cut to nothing. */
export function cut(rows: readonly Markup[], { rows: most, bytes }: Room): Cut {
  let used = 0;
  let kept = 0;
  for (const { html } of rows.slice(0, most)) {
    used += Buffer.byteLength(html, 'utf8');
    if (used > bytes && kept > 0) break;
    kept += 1;
  }
  return { shown: rows.slice(0, kept), left: rows.length - kept };
}

/** Says what is not there, as a paragraph below the list. */
export function remark({ left }: Cut): Markup {
  if (left === 0) return NOTHING;
  return markup`<p class="cut">${left} more, too many for this page: see <code>trust-report.json</code>.</p>\n`;
}
