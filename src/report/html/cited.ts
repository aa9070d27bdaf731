import type { QuotedLines } from '../../gate/quotable.js';
import { MOST_FACTS_QUOTED, type ThenAndNow } from '../../gate/then-and-now.js';
import { diffRows, type DiffRow } from '../../anchors/line-diff.js';
import { numbered } from '../../text/visible.js';
import { cut, longList, remark, type Room } from './elements.js';
import { code, join, markup, type Markup, NOTHING, text } from './markup.js';
import type { PageParts } from './names.js';

/* The code that a stale fact cites, when it was adopted and now, side by side. */

/** Equal lines that are shown around a difference, rows of one source, and characters of a line. */
const CONTEXT = 3;
const MOST_ROWS = 60;
const MOST_OF_A_LINE = 300;
const SEEN_AT_ONCE = 2;

export interface CitedCode {
  readonly body: Markup;
  /** By the id of the fact, without `#`. */
  readonly addresses: ReadonlyMap<string, string>;
}

export function citedCode(cited: readonly ThenAndNow[], page: PageParts, room: Room): CitedCode {
  const addresses = new Map<string, string>();
  const rows = cited.map((one, index) => ({ one, number: index + 1 }));
  const isOpen = cited.length <= SEEN_AT_ONCE;
  const list = cut(
    rows,
    ({ one, number }) => source(one, number, page, isOpen),
    room,
    ({ one, number }) => {
      if (!addresses.has(one.factId)) addresses.set(one.factId, `cited-${number}`);
    },
  );
  return {
    addresses,
    body: markup`<p class="lead">The code when each fact was adopted, and the code there now;
      ${' '}at most ${MOST_FACTS_QUOTED} stale facts.</p>\n
      ${longList(list.shown, (some) => join(some))}${remark(list)}`,
  };
}

function source(
  { factId, path, texts }: ThenAndNow,
  number: number,
  { facets, names }: PageParts,
  isOpen: boolean,
): Markup {
  const open = isOpen ? markup` open` : NOTHING;
  return markup`<details class="fold" id="cited-${number}"${open}${facets.ofFact(factId)}>\n
    <summary>${code(factId)}: ${code(path)}</summary>\n
    <p class="quiet">${names.entry(factId)} · ${names.place(path, null)}</p>\n
    ${textsOf(texts, number)}</details>\n`;
}

function textsOf(texts: ThenAndNow['texts'], number: number): Markup {
  if (texts === 'withheld')
    return markup`<p class="quiet">The text is withheld: it is memory or an agent file, the policy keeps it out,
      ${' '}or it may hold a secret.</p>\n`;
  if (texts === 'unknown')
    return markup`<p class="quiet">This clone does not have the adopted text: fetch the full history to see it.</p>\n`;
  const { before: then, after: now } = texts;
  const gone = now === null ? markup`<p class="quiet">The cited code is gone.</p>\n` : NOTHING;
  return markup`${gone}${sides(then, now ?? { first: 1, lines: [] }, number)}`;
}

/** A table that scrolls; equal lines far from a difference are left out. */
function sides(then: QuotedLines, now: QuotedLines, number: number): Markup {
  const rows = diffRows(then.lines, now.lines);
  const near = rows.filter((_, at) =>
    rows.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ sign }) => sign !== ' '),
  );
  const shown = near.slice(0, MOST_ROWS).map((row) => line(row, then, now));
  const left = rows.length - shown.length;
  const more =
    left === 0 ? NOTHING : markup`<p class="quiet">${numbered(left, 'more line')} not shown.</p>\n`;
  return markup`<div class="card scroll code" role="group" aria-label="Then and now ${number}" tabindex="0">\n
    <table>\n<caption class="unseen">Then and now</caption>\n
    <thead>\n<tr>${headings()}</tr>\n</thead>\n
    <tbody>\n${shown}</tbody>\n
    </table>\n</div>\n${more}`;
}

function headings(): Markup {
  return markup`<th scope="col">Line</th><th scope="col">Then</th><th scope="col">Line</th>
    <th scope="col">Now</th>`;
}

function line({ before, after, sign }: DiffRow, then: QuotedLines, now: QuotedLines): Markup {
  const isEqual = sign === ' ';
  return markup`<tr>
    ${side(before, then, isEqual ? null : 'del')}${side(after, now, isEqual ? null : 'ins')}
    </tr>\n`;
}

/** @param change what happened to the line. */
function side(
  at: number | null,
  { first, lines }: QuotedLines,
  change: 'del' | 'ins' | null,
): Markup {
  if (at === null) return markup`<td></td><td></td>`;
  const said = text((lines[at] ?? '').replaceAll('\t', '  '), MOST_OF_A_LINE);
  const marked =
    change === null
      ? said
      : { del: markup`<del>${said}</del>`, ins: markup`<ins>${said}</ins>` }[change];
  return markup`<td>${first + at}</td><td>${marked}</td>`;
}
