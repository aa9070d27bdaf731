import type { QuotedLines } from '../../gate/quotable.js';
import type { ThenAndNow } from '../../gate/then-and-now.js';
import { diffLines, type DiffLine } from '../../anchors/line-diff.js';
import { numbered } from '../../text/visible.js';
import { code, markup, type Markup, NOTHING, text } from './markup.js';

/* The code that a fact cites, when it was adopted and now. */

/** Equal lines that are shown around a difference, lines of one source, and characters of a line. */
const CONTEXT = 2;
const MOST_LINES = 16;
const MOST_OF_A_LINE = 300;

export function citedCode({ path, texts }: ThenAndNow, isOpen: boolean): Markup {
  return markup`<details class="cited"${isOpen ? markup` open` : NOTHING}>\n
    <summary>${code(path)} then and now</summary>\n
    ${textsOf(texts)}</details>\n`;
}

function textsOf(texts: ThenAndNow['texts']): Markup {
  if (texts === 'withheld')
    return note(
      'The text is withheld: it is memory or an agent file, the policy keeps it out, or it may hold a secret.',
    );
  if (texts === 'unknown')
    return note('This clone does not have the adopted text: fetch the full history to see it.');
  const { before, after } = texts;
  const gone = after === null ? note('The cited code is gone.') : NOTHING;
  return markup`${gone}${difference(before, after ?? { first: 1, lines: [] })}`;
}

function note(said: string): Markup {
  return markup`<p class="quiet">${said}</p>\n`;
}

/** Equal lines far from a difference are left out. */
function difference(then: QuotedLines, now: QuotedLines): Markup {
  const all = diffLines(then.lines, now.lines);
  const near = all.filter((_, at) =>
    all
      .slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1)
      .some(({ before, after }) => before === null || after === null),
  );
  const shown = near.slice(0, MOST_LINES).map((row) => line(row, then, now));
  const left = all.length - shown.length;
  return markup`<pre>${shown}</pre>\n
    ${left === 0 ? NOTHING : note(`${numbered(left, 'more line')} not shown.`)}`;
}

/** `-12 the old line`; a number belongs to the side that has the line. */
function line({ before, after }: DiffLine, then: QuotedLines, now: QuotedLines): Markup {
  if (after === null) return markup`<del>-${numberedLine(then, before)}</del>`;
  const said = numberedLine(now, after);
  return before === null ? markup`<ins>+${said}</ins>` : markup`<span> ${said}</span>`;
}

function numberedLine({ first, lines }: QuotedLines, at: number | null): Markup {
  const said = lines[at ?? 0] ?? '';
  return markup`${first + (at ?? 0)} ${text(said.replaceAll('\t', '  '), MOST_OF_A_LINE)}\n`;
}
