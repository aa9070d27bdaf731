import { symbolsIn } from './scope.js';
import type { SourceText, Span } from './source-text.js';
import { statementsAround } from './surroundings.js';

/*
 * Which whole statement does a line belong to, so that a quote of it cuts none? Of the second line
 * of a call over three lines the three lines; of a declaration its head alone.
 *
 * `best-anchor.ts` asks, and so does the advice of probes. No verdict hangs on it, so MOST_LINES
 * may change, here and in docs/formats.md ("Verdicts"). `__tests__/anchors/best-anchor.test.ts`
 * ("what is cited of code") fails when this is wrong.
 */

/** Lines of a statement that are cited as a whole; of a longer one, the head of a long block, the line alone is. */
export const MOST_LINES = 40;

/**
 * What to cite instead of a line so that no statement is cut. A stretch of whole statements, or the
 * declaration that begins on the line; null where the line is whole, where it is no code or is not
 * read, and where the whole would be too long.
 */
export interface WholeStatement {
  readonly span: Span;
  /** The name of the symbol that it is; null where it is none. */
  readonly symbol: string | null;
}

/** @param preferred which of several statements on the line is meant; null is all of them. */
export function wholeStatement(
  source: SourceText,
  line: Span,
  preferred: (statements: readonly Span[]) => Span | null,
): WholeStatement | null {
  const statements = statementsAround(source, line);
  const [first] = statements;
  const last = statements.at(-1);
  if (first === undefined || last === undefined) return null;
  const meant = statements.length === 1 ? first : preferred(statements);
  const span = meant ?? {
    from: Math.min(...statements.map(({ from }) => from)),
    to: Math.max(...statements.map(({ to }) => to)),
  };
  if (span.from >= line.from && span.to <= line.to && (meant === null || statements.length === 1))
    return null;
  const [from, to] = source.rangeOf(span);
  if (to - from >= MOST_LINES) return null;
  return { span, symbol: symbolOf(source, span) };
}

/** The one symbol of its name that a statement is. */
function symbolOf(source: SourceText, span: Span): string | null {
  const all = symbolsIn(source);
  const own = all.find(({ from, to }) => from === span.from && to >= span.to - 1 && to <= span.to);
  return own !== undefined && all.filter(({ name }) => name === own.name).length === 1
    ? own.name
    : null;
}
