import { codeSpansIn } from './backticks.js';
import type { AgentDocument } from './document.js';
import { blocksIn, type Block } from './statements/blocks.js';
import { sentencesIn } from './statements/sentences.js';
import { standsAlone, standsUnder } from './statements/worth.js';

export { isCritical } from './statements/worth.js';

/** Something that an agent file says, and that could be remembered by itself. */
export interface Statement {
  /** On one line, Markdown links as their labels; code spans and emphasis as they are written. */
  readonly text: string;
  /** Exactly as the file has it, line ends as LF. */
  readonly quote: string;
  /** 1-based, inclusive. */
  readonly first: number;
  readonly last: number;
  /** Title of the heading above it; empty before the first. */
  readonly heading: string;
  /** The code spans in it. */
  readonly code: readonly string[];
  /** Where its links lead, as written. */
  readonly targets: readonly string[];
}

/** Characters of a statement: a shorter one says nothing by itself, a longer one says several things. */
const SHORTEST = 20;
const LONGEST = 400;

/**
 * What a text for agents states: list items, and sentences of paragraphs, that are declarative or imperative and can be
 * understood without what stands around them. Headings, code, tables, comments, quotations, questions and examples are none.
 * Linear in the size of the text.
 *
 * @param withheld 1-based lines of which something was found: hidden text, a secret, a lure. What touches one is left out.
 */
export function statementsOf(document: AgentDocument, withheld: ReadonlySet<number>): Statement[] {
  if (!document.isProse) return [];
  return blocksIn(document.markdown.lines).flatMap((block) => statementsIn(block, withheld));
}

function statementsIn(block: Block, withheld: ReadonlySet<number>): Statement[] {
  const whole = { from: 0, to: block.text.length };
  const parts = block.kind === 'item' && block.text.length <= LONGEST ? [whole] : sentencesIn(block.text);
  return parts.flatMap(({ from, to }): Statement[] => {
    const quote = block.text.slice(from, to).trim();
    if (quote.length < SHORTEST || quote.length > 2 * LONGEST) return [];
    const start = block.text.indexOf(quote, from);
    const first = block.line + lineEnds(block.text, 0, start);
    const last = first + lineEnds(block.text, start, start + quote.length);
    for (let line = first; line <= last; line += 1) if (withheld.has(line)) return [];
    const { text, targets } = withoutLinks(quote.replace(/\s+/g, ' '));
    if (text.length < SHORTEST || text.length > LONGEST || !standsAlone(text) || !standsUnder(text, block)) return [];
    return [{ text, quote, first, last, heading: block.heading, code: codeSpansIn(text).map((span) => span.text.trim()), targets }];
  });
}

function lineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** `[the guard](src/guard.ts)` as `the guard`. */
function withoutLinks(written: string): { readonly text: string; readonly targets: string[] } {
  const targets: string[] = [];
  const text = written.replace(/\[([^[\]]{1,200})\]\(<?([^()<>\s]{1,300})>?(?: "[^"]{0,200}")?\)/g, (_, label: string, target: string) => {
    targets.push(target);
    return label;
  });
  return { text, targets };
}
