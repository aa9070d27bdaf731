import { isQuoted, linesToShow, type QuotedLines, type Unquoted } from '../gate/quotable.js';
import { presentSpan } from '../anchors/cited-span.js';
import { selectorText, type Citation, type LineRange } from '../memory/citation.js';
import { visible } from '../text/visible.js';
import type { OpenMemory } from './open-memory.js';

/* The lines that a fact cites: `bind` shows the first and the last, `facts --preview` and `adopt` the first few. */

/** Lines of one source that a preview shows. */
const MOST_LINES = 12;

type ReadMemory = Pick<OpenMemory, 'tree' | 'policies'>;

/** So that a wrong range is noticed; agents read what `bind` prints. */
export async function endsOf(
  { tree, policies }: ReadMemory,
  path: string,
  range: LineRange,
): Promise<string> {
  const found = await linesToShow(tree, path, range, policies, 'page');
  if (!isQuoted(found)) return `  ${withheld(found)}\n`;
  const rows = numberedRows(found);
  const ends = rows.length < 3 ? rows : [rows[0], '…', rows.at(-1)];
  return ends.map((row) => `  ${row}\n`).join('');
}

/** A source for a reviewer: its place, and the first lines of its text. */
export async function sourceRows(
  { tree, policies }: ReadMemory,
  citation: Citation,
): Promise<readonly string[]> {
  if (citation.selector.kind === 'absent' || citation.selector.kind === 'present')
    return [citedPlace(citation, null)];
  const span = await presentSpan(tree, citation);
  if (span.text === null)
    return [
      citedPlace(citation, citation.lines),
      `    its text is not shown: ${
        citation.digest === null
          ? 'it has no digest yet'
          : 'the file does not say it as it was bound'
      }`,
    ];
  const range: LineRange = span.lines ?? [1, Number.MAX_SAFE_INTEGER];
  const found = await linesToShow(tree, citation.path, range, policies, 'terminal');
  const place = citedPlace(citation, span.lines);
  if (!isQuoted(found)) return [place, `    ${withheld(found)}`];
  const rows = numberedRows(withoutLastEmpty(found));
  const more = rows.length - MOST_LINES;
  return [
    place,
    ...rows.slice(0, MOST_LINES).map((row) => `    ${row}`),
    ...(more > 0 ? [`    … ${more} more ${more === 1 ? 'line' : 'lines'}`] : []),
  ];
}

/** `src/a.ts:61-64 (symbol:Store.get)`; only the place for plain lines. */
export function citedPlace(citation: Citation, lines: LineRange | null): string {
  const path = visible(citation.path, 1_000);
  const place = lines === null ? path : `${path}:${lines.join('-')}`;
  return citation.selector.kind === 'lines' && lines !== null
    ? place
    : `${place} (${visible(selectorText(citation))})`;
}

function numberedRows({ first, lines }: QuotedLines): string[] {
  const digits = String(first + lines.length - 1).length;
  const shown = lines.map((line) => visible(line.replaceAll('\t', '  '), 200));
  return shown.map((line, at) => `${String(first + at).padStart(digits)} | ${line}`);
}

function withoutLastEmpty({ first, lines }: QuotedLines): QuotedLines {
  return { first, lines: lines.at(-1) === '' ? lines.slice(0, -1) : lines };
}

/** Why there is no text. A file that the policy blocks looks like any other (SECURITY S28). */
function withheld(why: Unquoted): string {
  switch (why) {
    case 'memory':
      return 'its text is not shown: the file is memory';
    case 'agent file':
      return 'its text is not shown: the file is an agent file';
    case 'secret':
      return 'its text is not shown: it may hold a secret';
    case 'large':
      return 'its text is not shown: the file is too large';
    case 'gone':
      return 'its text is not shown: the file cannot be read';
    case 'private':
      return 'its text is not shown: it is memory or an agent file, the policy keeps it out, or it may hold a secret';
  }
}
