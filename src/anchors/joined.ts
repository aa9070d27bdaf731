import { gateShape } from '../languages/code/structure/gate.js';
import { wholeLines, type Known } from './places.js';
import type { SourceText, Span } from './source-text.js';
import { kindAt } from './token-places.js';

/**
 * Whether all that stands beside a stretch on its own lines stood beside it before, be it on other
 * lines. What went from there leaves it as it was.
 */
export function isJoinedByNothing(
  { source: old, span: was }: Known,
  source: SourceText,
  span: Span,
): boolean {
  if (source.lexedAs === null || old.lexedAs === null || kindAt(source, span.from) === 'comment')
    return true;
  const [line, whole] = [wholeLines(old, was), wholeLines(source, span)];
  if (old.slice(line) === source.slice(whole)) return true;
  const [left, right] = [
    codeBetween(source, whole.from, span.from),
    codeBetween(source, span.to, whole.to),
  ];
  if (left.length === 0 && right.length === 0) return true;
  const isLeft = [codeBetween(old, line.from, was.from), codeBetween(old, 0, was.from)].some(
    (all) => endsWith(all, left),
  );
  // On its own line another operand may stand where one stood; what came from other lines is what it was.
  const isShape = endsWith(
    gateShape(codeBetween(old, was.to, line.to)).toReversed(),
    gateShape(right).toReversed(),
  );
  return (
    isLeft &&
    (isShape ||
      endsWith(codeBetween(old, was.to, old.text.length).toReversed(), right.toReversed()))
  );
}

/**
 * Texts of the tokens between two offsets, as the canonical form has them; comments are none, and
 * of a token that is cut the part that is there.
 */
function codeBetween({ text, lexed, canonical }: SourceText, from: number, to: number): string[] {
  const known =
    canonical === null
      ? lexed.map((token) => ({
          ...token,
          text: token.kind === 'comment' ? 'c:' : text.slice(token.from, token.to),
        }))
      : canonical;
  const found: string[] = [];
  for (const token of known) {
    if (token.from >= to) break;
    if (token.to <= from || token.from === token.to || /^[cC]:/.test(token.text)) continue;
    const isWhole = token.from >= from && token.to <= to;
    const own = isWhole
      ? token.text
      : text.slice(Math.max(from, token.from), Math.min(to, token.to)).trim();
    if (own !== '' && own !== ';') found.push(own); // what is laid out anew can leave its semicolon behind
  }
  return found;
}

function endsWith(all: readonly string[], end: readonly string[]): boolean {
  return (
    end.length <= all.length &&
    end.every((text, index) => text === all[all.length - end.length + index])
  );
}
