/* Patterns for a line without the blanks before it. Source: CommonMark 0.31, 4 and 5; tables as in GFM. */

export const RULE = /^(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/;
export const ATX = /^(#{1,6})(?:[ \t]|$)/;
export const SETEXT = /^(?:=+|-+)[ \t]*$/;
/** Of backquotes only without one behind them. */
export const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})(.*)$/;
export const FENCE_END = /^(`{3,}|~{3,})[ \t]*$/;
const MARKER = /^(?:[-+*]|(\d{1,9})([.)]))(?=[ \t]|$)/;
/** `[name]: address`: a line that is not shown and that no underline makes a heading. */
export const DEFINITION = /^\[(?:[^\\[\]]|\\.)+\]:/;

const BLOCK_NAMES = [
  'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt',
  'fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link',
  'main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead',
  'title tr track ul',
]
  .join(' ')
  .replaceAll(' ', '|');
const ATTRIBUTE = /[ \t]+[A-Za-z_:][\w:.-]*(?:[ \t]*=[ \t]*(?:[^ \t"'=<>`]+|'[^']*'|"[^"]*"))?/;
const BEFORE_BLANK = new RegExp(`^</?(?:${BLOCK_NAMES})(?:[ \\t]|/?>|$)`, 'i');
const ALONE = new RegExp(
  `^<(?:/[A-Za-z][A-Za-z0-9-]*|[A-Za-z][A-Za-z0-9-]*(?:${ATTRIBUTE.source})*)[ \\t]*(?:/[ \\t]*)?>[ \\t]*$`,
);

export type HtmlEnd = RegExp | 'blank';

const UNTIL: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^<(?:script|pre|textarea|style)(?=[ \t>]|$)/i, /<\/(?:script|pre|textarea|style)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![A-Za-z]/, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
];

export function htmlEndOf(line: string, isInParagraph: boolean): HtmlEnd | null {
  if (!line.startsWith('<')) return null;
  for (const [start, end] of UNTIL) if (start.test(line)) return end;
  if (BEFORE_BLANK.test(line)) return 'blank';
  return !isInParagraph && ALONE.test(line) ? 'blank' : null;
}

export function cellsOf(line: string): string[] {
  const cells: string[] = [];
  const row = line.trim();
  let cell = '';
  for (let at = row.startsWith('|') ? 1 : 0; at < row.length; at += 1) {
    const character = row[at] ?? '';
    if (character === '|') {
      cells.push(cell.trim());
      cell = '';
    } else {
      cell += character;
      if (character === '\\') {
        cell += row[at + 1] ?? '';
        at += 1;
      }
    }
  }
  if (cell.trim() !== '') cells.push(cell.trim());
  return cells;
}

/** Whether a line below a header makes a table of both: `| --- | :-: |`. */
export function isTableHeader(header: string, line: string): boolean {
  if (!/^[|:\- \t]+$/.test(line) || !/[|:]/.test(line)) return false;
  const cells = cellsOf(line);
  return cells.every((cell) => /^:?-+:?$/.test(cell)) && cellsOf(header).length === cells.length;
}

export interface ItemMarker {
  readonly mark: string;
  /** What the items of a list have in common: `-`, `.` */
  readonly marker: string;
}

/** The marker of an item that a line begins. In a paragraph, only `1.` and a bullet with text do. */
export function itemMarkerOf(line: string, isInParagraph: boolean): ItemMarker | null {
  const [mark, number, delimiter] = MARKER.exec(line) ?? [];
  if (mark === undefined) return null;
  if (isInParagraph) {
    const isEmpty = line.slice(mark.length).trim() === '';
    if (isEmpty || (number !== undefined && Number(number) !== 1)) return null;
  }
  return { mark, marker: delimiter ?? mark };
}

/** `## Setup ##` is the heading Setup. */
export function headingTitle(line: string): string {
  const title = line.replace(/^#{1,6}/, '').trim();
  let end = title.length;
  while (title[end - 1] === '#') end -= 1;
  const isClosed = end < title.length && (end === 0 || /[ \t]/.test(title[end - 1] ?? ''));
  return isClosed ? title.slice(0, end).trim() : title;
}
