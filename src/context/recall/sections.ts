import type { TextLine } from '../../agent-files/agent-text.js';
import type { AgentDocument } from '../../agent-files/document.js';

/*
 * Into which parts is an agent file cut, so that one of them answers a question? At its headings: `## Retries` with the
 * lines below it is one section, with the headings that it stands below.
 */

/** Some lines of an agent file that are about one thing. */
export interface RecallSection {
  /** 1-based, inclusive; neither is blank. */
  readonly from: number;
  readonly to: number;
  /** Titles of the headings that it stands below, the outermost first. */
  readonly headings: readonly string[];
  readonly text: string;
}

/** Lines of one section; a longer one is several: nobody reads more for one question. */
const SECTION_LINES = 400;

/** Cuts a text at its headings. A heading with nothing below it belongs to the next one. Linear. */
export function recallSections(document: AgentDocument): RecallSection[] {
  const { lines, markdown } = document;
  const sections: RecallSection[] = [];
  const above: { readonly level: number; readonly title: string }[] = [];
  let from = 1;
  const end = (to: number): void => {
    const headings = above.map(({ title }) => title);
    for (let first = from; first <= to; first += SECTION_LINES) {
      const section = trimmed(lines, first, Math.min(to, first + SECTION_LINES - 1));
      if (section !== null) sections.push({ ...section, headings });
    }
    from = to + 1;
  };
  let before = 0;
  for (const { line, level, title } of markdown.headings) {
    // Since the heading before alone: what stands above that one has ended there.
    if (markdown.lines.slice(before, line - 1).some(saysSomething)) end(line - 1);
    before = line;
    while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    above.push({ level, title });
  }
  end(lines.length);
  return sections;
}

/** More than a heading, or the line of `===` or `---` below one. */
function saysSomething({ kind, raw }: TextLine): boolean {
  return kind !== 'blank' && kind !== 'heading' && !/^[ \t]{0,3}(?:=+|-+)[ \t]*$/.test(raw);
}

/** These lines without blank ones around them; null where all are blank. */
function trimmed(
  lines: readonly string[],
  from: number,
  to: number,
): Omit<RecallSection, 'headings'> | null {
  let [first, last] = [from, to];
  while (first <= last && (lines[first - 1] ?? '').trim() === '') first += 1;
  while (last >= first && (lines[last - 1] ?? '').trim() === '') last -= 1;
  return first > last
    ? null
    : { from: first, to: last, text: lines.slice(first - 1, last).join('\n') };
}
