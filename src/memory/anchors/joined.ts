import { wholeLines, type Known } from './places.js';
import type { SourceText, Span } from './source-text.js';
import { firstTokenAfter, kindAt } from './token-places.js';

/**
 * Whether all that stands beside a stretch on its own lines stood beside it before, be it on other lines. What went from
 * there leaves it as it was.
 */
export function isJoinedByNothing({ source: old, span: was }: Known, source: SourceText, span: Span): boolean {
  if (source.lexedAs === null || old.lexedAs === null || kindAt(source, span.from) === 'comment') return true;
  const whole = wholeLines(source, span);
  const [left, right] = [codeBetween(source, whole.from, span.from), codeBetween(source, span.to, whole.to)];
  if (left.length === 0 && right.length === 0) return true;
  const line = wholeLines(old, was);
  const isLeft = [codeBetween(old, line.from, was.from), codeBetween(old, 0, was.from)].some((all) => endsWith(all, left));
  return isLeft && [codeBetween(old, was.to, line.to), codeBetween(old, was.to, old.text.length)].some((all) => endsWith(all.toReversed(), right.toReversed()));
}

/** Texts of the tokens between two offsets; comments are none, and of a token that is cut the part that is there. */
function codeBetween({ text, lexed: tokens }: SourceText, from: number, to: number): string[] {
  const found: string[] = [];
  for (let at = Math.max(0, firstTokenAfter(tokens, from) - 1); at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.from >= to) break;
    const own = token.to > from && token.kind !== 'comment' ? text.slice(Math.max(from, token.from), Math.min(to, token.to)).trim() : '';
    if (own !== '') found.push(own);
  }
  return found;
}

function endsWith(all: readonly string[], end: readonly string[]): boolean {
  return end.length <= all.length && end.every((text, index) => text === all[all.length - end.length + index]);
}
