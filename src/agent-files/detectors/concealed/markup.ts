import { isContainer, type Container } from '../../../languages/outline/markdown/block.js';
import { readMarkdownBlocks } from '../../../languages/outline/markdown/read-blocks.js';
import type { AgentText, TextLine } from '../../agent-text.js';

/*
 * Which part of a Markdown text does a browser read as markup? Code is none, unless it stands in a block of HTML,
 * where backticks and fences are letters like all others.
 */

/** Two readings of one text, with the same offsets. */
export interface MarkupText {
  /** With blanks for code, for front matter and for comments that are known. */
  readonly shown: string;
  /** As it is written. */
  readonly written: string;
}

export function readMarkup(markdown: AgentText): MarkupText {
  const { lines } = markdown;
  const html = htmlLines(lines);
  const spans = new Map<number, { readonly column: number; readonly text: string }[]>();
  for (const span of markdown.code) {
    if (html.has(span.line)) continue;
    const known = spans.get(span.line);
    if (known === undefined) spans.set(span.line, [span]);
    else known.push(span);
  }
  const shown = lines.map(({ kind, text, number }) => {
    const isOut = kind === 'front-matter' || (kind === 'code' && !html.has(number));
    return isOut ? ' '.repeat(text.length) : withoutSpans(text, spans.get(number) ?? []);
  });
  return { shown: shown.join('\n'), written: lines.map(({ raw }) => raw).join('\n') };
}

function withoutSpans(
  line: string,
  spans: readonly { readonly column: number; readonly text: string }[],
): string {
  let rest = '';
  for (const { column, text } of spans)
    rest += line.slice(rest.length, column - 1) + ' '.repeat(text.length);
  return rest + line.slice(rest.length);
}

/** The numbers of the lines that are in a block of HTML. */
function htmlLines(lines: readonly TextLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  if (!lines.some(({ raw }) => raw.includes('<'))) return found;
  const texts = lines.map(({ kind, raw }) => (kind === 'front-matter' ? '' : raw));
  const pending: Container[] = [readMarkdownBlocks(texts, [])];
  for (let next = pending.pop(); next !== undefined; next = pending.pop())
    for (const child of next.children) {
      if (isContainer(child)) pending.push(child);
      else if (child.kind === 'html')
        for (let index = child.first; index <= child.last; index += 1) found.add(index + 1);
    }
  return found;
}
