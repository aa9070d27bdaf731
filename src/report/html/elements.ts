import { join, markup, type Markup, NOTHING, text, words } from './markup.js';
import type { Severity } from '../../gate/finding.js';
import type { Verdict } from '../../gate/verdict.js';
import type { Entry, Status } from '../../trust/entry.js';

/* Tables, sections, badges and folded lists of the page. */

/** A part of the page with its heading, which the table of contents leads to. */
export interface Section {
  readonly id:
    | 'incomplete'
    | 'trust'
    | 'findings'
    | 'cited'
    | 'older'
    | 'accepted'
    | 'entries'
    | 'adoptions'
    | 'fixtures'
    | 'release';
  readonly title: string;
  /** Rows in all, also those that found no room. */
  readonly count: number;
  readonly body: Markup;
}

export function sectionMarkup({ id, title, count, body }: Section): Markup {
  return markup`<section id="${id}" aria-labelledby="${id}-title">\n
    <h2 id="${id}-title">${title} <span class="count">${count}</span></h2>\n
    ${body}\n
    </section>\n`;
}

/** The table of contents: a link for each section, with its count. */
export function contents(sections: readonly Section[], label: string): Markup {
  const items = sections.map(
    ({ id, title, count }) =>
      markup`<li><a href="#${id}">${title}</a> <span class="count">${count}</span></li>\n`,
  );
  return markup`<nav aria-label="${label}">\n<ul>\n${items}</ul>\n</nav>\n`;
}

/** A table that scrolls by itself where the window is narrow, with the keyboard too. */
export function scrollingTable(
  caption: string,
  columns: readonly string[],
  rows: readonly Markup[],
): Markup {
  return markup`<div class="card scroll" role="region" aria-label="${caption}" tabindex="0">\n
    ${table(caption, columns, rows)}
    </div>\n`;
}

/** @param caption for a screen reader; eyes have the heading of the section. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly Markup[],
): Markup {
  const head = columns.map((column) => markup`<th scope="col">${column}</th>`);
  return markup`<table>\n
    <caption class="unseen">${caption}</caption>\n
    <thead>\n<tr>${head}</tr>\n</thead>\n
    <tbody>\n${rows}</tbody>\n
    </table>\n`;
}

/** What a row is known by. */
export interface RowMarks {
  /** Its address, without `#`. */
  readonly id: string | null;
  /** The attribute by which the script filters. */
  readonly is: Markup;
}

const UNMARKED: RowMarks = { id: null, is: NOTHING };

/** A row whose first cell names it. */
export function row(name: Markup, cells: readonly Markup[], marks: RowMarks = UNMARKED): Markup {
  const rest = join(cells.map((cell) => markup`<td>${cell}</td>`));
  return markup`<tr${attributes(marks)}><th scope="row">${name}</th>${rest}</tr>\n`;
}

/** ` id="…" data-is="…"`, of a row or of an item of a list. */
export function attributes({ id, is }: RowMarks): Markup {
  return markup`${id === null ? NOTHING : markup` id="${text(id, LONGEST_ADDRESS)}"`}${is}`;
}

/** `fact-` and the longest id that is an address. */
const LONGEST_ADDRESS = 300;

/** Colours of the style sheet. None stands for anything that is not said in words as well. */
export type Tone = 'good' | 'bad' | 'warn' | 'note' | 'idle' | 'violet';

/** What an entry counts as: its status, and whether it belongs to the trusted baseline. */
export type StatusBadge = Status | 'trusted';

export const STATUS_TONES: Readonly<Record<StatusBadge, Tone>> = {
  trusted: 'good',
  accepted: 'good',
  candidate: 'note',
  advisory: 'idle',
  superseded: 'idle',
  stale: 'warn',
  policy_blocked: 'violet',
  rejected: 'idle',
};

export const SEVERITY_TONES: Readonly<Record<Severity, Tone>> = {
  error: 'bad',
  warning: 'warn',
  notice: 'note',
};

/** A failure in report mode is a warning: it stops no pull request. */
export function verdictTone(verdict: Verdict, isEnforced: boolean): Tone {
  switch (verdict) {
    case 'pass':
      return 'good';
    case 'fail':
      return isEnforced ? 'bad' : 'warn';
    case 'error':
      return 'bad';
  }
}

export function statusBadgeOf({ status, trustedBaseline }: Entry): StatusBadge {
  return trustedBaseline ? 'trusted' : status;
}

/** A word on a coloured ground. @param said our own words. */
export function chip(tone: Tone, said: string): Markup {
  return markup`<span class="chip tone-${tone}">${said}</span>`;
}

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
