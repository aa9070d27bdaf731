import { join, markup, NOTHING, text, type Markup } from './markup.js';

/*
 * How does a part of the page look: its heading, its line in the table of contents, its table? A new section needs its
 * `id` here and its place in `html.ts`. Every table has a caption and headings for a screen reader.
 */

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
