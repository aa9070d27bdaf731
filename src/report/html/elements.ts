import { markup, type Markup, NOTHING, text, words } from './markup.js';
import type { Severity } from '../../gate/finding.js';
import type { Verdict } from '../../gate/verdict.js';
import type { Entry, Status } from '../../trust/entry.js';

/* Sections, lists and badges of the page. */

export interface Section {
  readonly id:
    | 'incomplete'
    | 'injected'
    | 'affected'
    | 'findings'
    | 'facts'
    | 'files'
    | 'release'
    | 'fixtures'
    | 'older'
    | 'accepted';
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

export interface RowMarks {
  /** Its anchor, without `#`. */
  readonly id: string | null;
  /** The attribute for the filter. */
  readonly is: Markup;
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

export function rowList(rows: readonly Markup[]): Markup {
  return markup`<ul>\n${rows}</ul>\n`;
}

/** One list, or the first rows and a folded list with the rest. */
export function longList(rows: readonly Markup[], seen: number): Markup {
  if (rows.length <= seen + 2) return rowList(rows);
  const rest = rows.slice(seen);
  return markup`${rowList(rows.slice(0, seen))}
    ${folded(markup`More like these`, rest.length, rowList(rest), false)}`;
}

/** A limit of rows and bytes (UTF-8), so that the page opens quickly. */
export interface Room {
  readonly rows: number;
  readonly bytes: number;
}

interface Cut {
  readonly shown: readonly Markup[];
  /** Rows that did not fit. */
  readonly left: number;
  readonly bytes: number;
}

/** The first rows that fit, at least one; the others are not rendered. */
export function cut<Item>(
  items: readonly Item[],
  render: (item: Item) => Markup,
  { rows, bytes }: Room,
): Cut {
  let used = 0;
  const shown: Markup[] = [];
  for (const item of items.slice(0, rows)) {
    const rendered = render(item);
    const size = Buffer.byteLength(rendered.html, 'utf8');
    if (used + size > bytes && shown.length > 0) break;
    used += size;
    shown.push(rendered);
  }
  return { shown, left: items.length - shown.length, bytes: used };
}

/** Says how many rows are missing. */
export function remark({ left }: Cut): Markup {
  if (left === 0) return NOTHING;
  return markup`<p class="cut">${words(`${left} more, too many for this page: see \`trust-report.json\`.`)}</p>\n`;
}

/** Each group gets a fair share of the room, so that one kind of row does not hide another. */
export function inShares<Item>(
  groups: readonly (readonly Item[])[],
  { rows, bytes }: Room,
  render: (group: readonly Item[], list: (row: (item: Item) => Markup) => Cut) => Markup,
): Markup {
  let free = bytes;
  return markup`${groups.map((group, index) =>
    render(group, (row) => {
      const list = cut(group, row, { rows, bytes: Math.floor(free / (groups.length - index)) });
      free = Math.max(0, free - list.bytes);
      return list;
    }),
  )}`;
}
