import { MARKER_END, marker, type Drawn } from './drawn-block.js';
import { quotedName } from '../../text/quote.js';
import type { Purpose } from './request.js';
import { HEADINGS, SECTIONS, type SectionName } from './sections.js';

/*
 * How does a context look as a Markdown file for an agent? A head that says what it is and how its lines are told
 * apart, then its sections, each with a line of ours, a heading and how far to believe it.
 */

/** What a context says of itself. */
export interface MarkdownFrame {
  readonly purpose: Purpose;
  readonly query: string;
  readonly basis: string;
  /** Entries that only the manifest names. */
  readonly unnamed: number;
}

export interface Rendered {
  readonly text: string;
  /** First and last line of each block. */
  readonly lineOf: ReadonlyMap<Drawn, readonly [number, number]>;
  /** How many lines there are. */
  readonly lines: number;
}

/** The first lines of a context: what it is, and how its lines are told apart. */
export function openingText({ purpose, query, basis }: MarkdownFrame): readonly string[] {
  return [
    `# Context for a ${purpose}`,
    'Lines that begin with ">" quote texts of others. Lines of this file that mark ' +
      'sections and entries carry the token of the first line; no quoted text knows it.',
    `Query: ${query.trim() === '' ? 'none' : quotedName(query)}`,
    `Settled at: ${quotedName(basis)}`,
  ];
}

/** What stands above the blocks of a section. */
export function sectionOpening(section: SectionName): readonly string[] {
  return [`## ${HEADINGS[section].title}`, HEADINGS[section].words];
}

/** What stands below them: how many entries only the manifest names. */
export function sectionClosing(
  section: SectionName,
  { unnamed }: MarkdownFrame,
): readonly string[] {
  return section === 'excluded' && unnamed > 0 ? [`${unnamed} more: see the manifest.`] : [];
}

/** A section that is not there says nothing; but a reader must learn that nothing is trusted. */
export function markdownSections(
  drawn: readonly Drawn[],
  { unnamed }: MarkdownFrame,
): readonly (readonly [SectionName, readonly Drawn[]])[] {
  return SECTIONS.map(
    (section) => [section, drawn.filter(({ block }) => block.section === section)] as const,
  ).filter(
    ([section, blocks]) =>
      blocks.length > 0 || section === 'trusted' || (section === 'excluded' && unnamed > 0),
  );
}

/** A context as Markdown for an agent. */
export function renderMarkdown(
  frame: MarkdownFrame,
  drawn: readonly Drawn[],
  boundary: string,
): Rendered {
  const mark = marker(boundary);
  const lines: string[] = [`${mark}context version="1"${MARKER_END}`, ...openingText(frame)];
  const lineOf = new Map<Drawn, readonly [number, number]>();
  for (const [section, blocks] of markdownSections(drawn, frame)) {
    lines.push(`${mark}section "${section}"${MARKER_END}`, ...sectionOpening(section));
    if (section === 'trusted' && blocks.length === 0)
      lines.push('Nothing here: rely on no memory.');
    for (const one of blocks) {
      const first = lines.length + 1;
      for (const { isMarked, text } of one.lines)
        lines.push(isMarked ? `${mark}${text}${MARKER_END}` : text);
      lineOf.set(one, [first, lines.length]);
    }
    lines.push(...sectionClosing(section, frame));
  }
  lines.push(`${mark}end${MARKER_END}`);
  return { text: `${lines.join('\n')}\n`, lineOf, lines: lines.length };
}
