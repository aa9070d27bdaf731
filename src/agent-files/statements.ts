import { codeSpansIn } from './backticks.js';
import type { AgentDocument } from './document.js';
import { blocksIn, statementSentences, type TextBlock } from './prose/statement-blocks.js';
import { isSelfContained, standsUnder } from './statements/worth.js';

/* What does an agent file say that could be remembered by itself? */

/** Splits agent files into single statements, which may become candidate facts. */
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
  readonly code: readonly string[];
  readonly targets: readonly string[];
}

/** Characters of a statement. A quote may be twice as long, with its links. */
const SHORTEST = 20;
const LONGEST = 400;

/** 1-based lines of which something was found: hidden text, a secret, a lure. */
type Withheld = Pick<ReadonlySet<number>, 'has'>;

/** The list items and sentences that can be understood alone. @param withheld lines that are left out. */
export function statementsOf(document: AgentDocument, withheld: Withheld): Statement[] {
  if (!document.isProse) return [];
  return blocksIn(document.markdown.lines).flatMap((block) => statementsIn(block, withheld));
}

/** The statements of a block: a short item is one, all else is cut into sentences. */
function statementsIn(block: TextBlock, withheld: Withheld): Statement[] {
  const whole = { from: 0, to: block.text.length };
  const parts =
    block.kind === 'item' && block.text.length <= LONGEST
      ? [whole]
      : statementSentences(block.text);
  const statements: Statement[] = [];
  let [at, first] = [0, block.line];
  for (const { from, to } of parts) {
    const quote = block.text.slice(from, to).trim();
    if (quote === '') continue;
    const start = block.text.indexOf(quote, from);
    first += lineEnds(block.text, at, start);
    at = start;
    const last = first + lineEnds(block.text, start, start + quote.length);
    const statement = statementOf(block, quote, first, last, withheld);
    if (statement !== null) statements.push(statement);
  }
  return statements;
}

/** The statement that a passage makes; null where it makes none. */
function statementOf(
  block: TextBlock,
  quote: string,
  first: number,
  last: number,
  withheld: Withheld,
): Statement | null {
  for (let line = first; line <= last; line += 1) if (withheld.has(line)) return null;
  if (quote.length < SHORTEST || quote.length > 2 * LONGEST) return null;
  const { text, targets } = withoutLinks(quote.replace(/\s+/g, ' '));
  if (text.length < SHORTEST || text.length > LONGEST) return null;
  if (!isSelfContained(text) || !standsUnder(text, block)) return null;
  return {
    text,
    quote,
    first,
    last,
    heading: block.heading,
    code: codeSpansIn(text).map((span) => span.text.trim()),
    targets,
  };
}

function lineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1))
    count += 1;
  return count;
}

/** `[the guard](src/guard.ts)` as `the guard`, and where its links lead. */
export function withoutLinks(written: string): {
  readonly text: string;
  readonly targets: string[];
} {
  const targets: string[] = [];
  const text = written.replace(
    /\[([^[\]]{1,200})\]\(<?([^()<>\s]{1,300})>?(?: "[^"]{0,200}")?\)/g,
    (_, label: string, target: string) => {
      targets.push(target);
      return label;
    },
  );
  return { text, targets };
}
