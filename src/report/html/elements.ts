import { join, markup, type Markup, NOTHING, text, words } from './markup.js';
import type { Severity } from '../../gate/finding.js';
import type { Verdict } from '../../gate/verdict.js';
import type { Entry, Status } from '../../trust/entry.js';

/* Tables, sections, badges and folded lists of the page. */

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
  /** Including rows that did not fit. */
  readonly count: number;
  readonly body: Markup;
}

export function sectionMarkup({ id, title, count, body }: Section): Markup {
  return markup`<section id="${id}" aria-labelledby="${id}-title">\n
    <h2 id="${id}-title">${title} <span class="count">${count}</span></h2>\n
    ${body}\n
    </section>\n`;
}

export function contents(sections: readonly Section[], label: string): Markup {
  const items = sections.map(
    ({ id, title, count }) =>
      markup`<li><a href="#${id}">${title}</a> <span class="count">${count}</span></li>\n`,
  );
  return markup`<nav aria-label="${label}">\n<ul>\n${items}</ul>\n</nav>\n`;
}

/** Scrolls in narrow windows, with the keyboard too. */
export function scrollingTable(
  caption: string,
  columns: readonly string[],
  rows: readonly Markup[],
): Markup {
  return markup`<div class="card scroll" role="region" aria-label="${caption}" tabindex="0">\n
    ${table(caption, columns, rows)}
    </div>\n`;
}

/** @param caption for screen readers. */
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

interface RowMarks {
  /** Its anchor, without `#`. */
  readonly id: string | null;
  /** The attribute for the filter. */
  readonly is: Markup;
}

const UNMARKED: RowMarks = { id: null, is: NOTHING };

export function row(name: Markup, cells: readonly Markup[], marks: RowMarks = UNMARKED): Markup {
  const rest = join(cells.map((cell) => markup`<td>${cell}</td>`));
  return markup`<tr${attributes(marks)}><th scope="row">${name}</th>${rest}</tr>\n`;
}

/** ` id="…" data-is="…"` */
export function attributes({ id, is }: RowMarks): Markup {
  return markup`${id === null ? NOTHING : markup` id="${text(id, LONGEST_ADDRESS)}"`}${is}`;
}

const LONGEST_ADDRESS = 300;

/** Colours of the style sheet. Everything is also said in words. */
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

/** A failure in report mode is a warning. */
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

/** @param said our own words. */
export function chip(tone: Tone, said: string): Markup {
  return markup`<span class="chip tone-${tone}">${said}</span>`;
}

/** About one screen. */
export const SEEN_AT_ONCE = 12;

/** @param isOpen whether it is open at first. */
export function folded(title: Markup, count: number, body: Markup, isOpen: boolean): Markup {
  const open = isOpen ? markup` open` : NOTHING;
  return markup`<details class="fold"${open}>\n
    <summary>${title} <span class="count">${count}</span></summary>\n
    ${body}</details>\n`;
}

/**
 * One list, or the first rows and a folded list with the rest. @param list renders rows; `isRest` for the folded part.
 */
export function longList(
  rows: readonly Markup[],
  list: (rows: readonly Markup[], isRest: boolean) => Markup,
  seen: number = SEEN_AT_ONCE,
): Markup {
  if (rows.length <= seen + 2) return list(rows, false);
  const rest = rows.slice(seen);
  return markup`${list(rows.slice(0, seen), false)}
    ${folded(markup`Show more`, rest.length, list(rest, true), false)}`;
}

/** A limit of rows and bytes (UTF-8), so that the page opens quickly. */
export interface Room {
  readonly rows: number;
  readonly bytes: number;
}

export interface Cut {
  readonly shown: readonly Markup[];
  /** Rows that did not fit. */
  readonly left: number;
}

/**
 * The first rows that fit, at least one; the others are not rendered. @param kept is called with each row that fits.
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
    const rendered = render(item);
    used += Buffer.byteLength(rendered.html, 'utf8');
    if (used > bytes && shown.length > 0) break;
    shown.push(rendered);
    kept(item);
  }
  return { shown, left: items.length - shown.length };
}

/** Says how many rows are missing. */
export function remark({ left }: Cut): Markup {
  if (left === 0) return NOTHING;
  return markup`<p class="cut">${words(`${left} more, too many for this page: see \`trust-report.json\`.`)}</p>\n`;
}
