import { datedEntry, UNFILLED, type TemplatePlace } from './templates.js';

/*
 * What does a memory say once it is written again? A timeline gets one more entry with its date. Any other memory
 * keeps its title, its parts and its last lines (下次更新), and the new text takes the place of its first part.
 * A text with headings of its own replaces all but the last lines.
 */

/** A memory with a new text, and whether something that it said is gone. */
export interface Rewritten {
  readonly body: string;
  readonly isLossy: boolean;
}

const HEADING = /^#{1,2} \S.*$/m;
/** A line that ends a memory. */
const LABELLED =
  /^\*\*(?:Last update|Next update|最后更新|最後更新|下次更新|下次審查|下次审查)\*\*[:：]/;
const LAST_UPDATE = /^(\*\*(?:Last update|最后更新|最後更新)\*\*[:：] ?)\d{4}-\d{2}-\d{2}.*$/gm;
const NEXT_UPDATE = /^(\*\*(?:Next update|下次更新)\*\*[:：] ?).*$/gm;

/** The text of a new memory: what happened has its date from the start. */
export function firstText(place: TemplatePlace, text: string, at: string): string {
  return place === 'episodic' && !HEADING.test(text) ? `${datedEntry(text, at)}\n` : text;
}

/** The text of a memory that is written again; both texts end with a line feed. */
export function writtenAgain(
  place: TemplatePlace,
  former: string,
  text: string,
  at: string,
): Rewritten {
  const [head, footer] = splitFooter(former);
  if (HEADING.test(text)) {
    const own = splitFooter(text)[1] === '' ? footer : '';
    return { body: joined(text, own), isLossy: !text.includes(former.trim()) };
  }
  if (place === 'episodic') {
    const entry = datedEntry(text, at);
    if (head.includes(`${entry}\n`)) return { body: former, isLossy: false };
    const kept = head.replaceAll(UNFILLED, '').trimEnd();
    const gap = /(?:^|\n)- .*(?:\n {2}.*)*$/.test(kept) ? '\n' : '\n\n';
    return { body: joined(`${kept}${gap}${entry}\n`, footer), isLossy: false };
  }
  const heading = /^## \S.*$/m.exec(head) ?? HEADING.exec(head);
  const from = heading === null ? 0 : heading.index + heading[0].length;
  const next = head.slice(from).search(/\n## \S/);
  const to = heading === null || next < 0 ? head.length : from + next;
  const before = head.slice(from, to).trim();
  const isLossy = before !== UNFILLED && !text.includes(before);
  const start = heading === null ? '' : `${head.slice(0, from)}\n\n`;
  return { body: joined(`${start}${text}${head.slice(to)}`, footer), isLossy };
}

/** The text of an edited memory with the dates at its end renewed, unless whoever edits it wrote others. */
export function renewedFooter(text: string, former: string, at: string, next: unknown): string {
  const [head, footer] = splitFooter(text);
  const old = new Set(former.split('\n'));
  const dated = footer
    .replace(LAST_UPDATE, (line, label: string) =>
      old.has(line) ? `${label}${at.slice(0, 10)}` : line,
    )
    .replace(NEXT_UPDATE, (line, label: string) =>
      typeof next === 'string' ? `${label}${next}` : line,
    );
  return head + dated;
}

/** A text before its last lines, and these, with the rule above them. */
function splitFooter(text: string): readonly [head: string, footer: string] {
  const lines = text.split('\n');
  const isBlank = (at: number): boolean => lines[at]?.trim() === '';
  let end = lines.length;
  while (end > 0 && isBlank(end - 1)) end -= 1;
  let from = end;
  while (from > 0 && LABELLED.test(lines[from - 1] ?? '')) from -= 1;
  if (from === end) return [text, ''];
  let rule = from - 1;
  while (rule > 0 && isBlank(rule)) rule -= 1;
  if (lines[rule] === '---') from = rule;
  const head = lines.slice(0, from).join('\n');
  return [head === '' ? '' : `${head}\n`, lines.slice(from).join('\n')];
}

/** The last lines behind a text, a blank line apart. */
function joined(text: string, footer: string): string {
  return footer === '' ? text : `${text.trimEnd()}\n\n${footer.trimStart()}`;
}
