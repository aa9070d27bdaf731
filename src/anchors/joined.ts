import { gateShape } from '../languages/code/structure/gate.js';
import { wholeLines, type Known } from './places.js';
import type { SourceText, Span } from './source-text.js';
import { kindAt } from './token-places.js';

/**
 * Answers: did nothing new come beside a cited text on its own lines? The text itself may be
 * untouched, and yet do something else because of what was joined to its statement. What stood
 * beside it before may stay, go, or come from the lines around, where a formatter had put it.
 *
 * Example: of the quote `ensureOwner(user)`, the line `ensureOwner(user);` became `return;
 * ensureOwner(user);`. The quote is still there, and is never reached: false.
 *
 * Called by `follow.ts` for quotes; whole lines have nothing beside them. When it is wrong,
 * `beside.test.ts` breaks. Nothing of it is stored, so it may get stricter or milder with a row
 * there. The prefixes `c:` and `C:` that mark comments below are those of n3 and n4, and frozen
 * there.
 */
export function isJoinedByNothing(
  { source: old, span: was }: Known,
  source: SourceText,
  span: Span,
): boolean {
  if (source.lexedAs === null || old.lexedAs === null || kindAt(source, span.from) === 'comment')
    return true;
  const [oldLines, newLines] = [wholeLines(old, was), wholeLines(source, span)];
  if (old.slice(oldLines) === source.slice(newLines)) return true;
  const [left, right] = [
    codeBetween(source, newLines.from, span.from),
    codeBetween(source, span.to, newLines.to),
  ];
  if (left.length === 0 && right.length === 0) return true;
  const stoodBefore = [
    codeBetween(old, oldLines.from, was.from),
    codeBetween(old, 0, was.from),
  ].some((tokens) => endsWith(tokens, left));
  // On its own line another operand may stand where one stood; what came from other lines is what it was.
  const hasSameShape = endsWith(
    gateShape(codeBetween(old, was.to, oldLines.to)).toReversed(),
    gateShape(right).toReversed(),
  );
  return (
    stoodBefore &&
    (hasSameShape ||
      endsWith(codeBetween(old, was.to, old.text.length).toReversed(), right.toReversed()))
  );
}

/**
 * Texts of the tokens between two offsets, as the canonical form has them; comments are none, and
 * of a token that is cut the part that is there.
 */
function codeBetween({ text, lexed, canonical }: SourceText, from: number, to: number): string[] {
  const tokens =
    canonical === null
      ? lexed.map((token) => ({
          ...token,
          text: token.kind === 'comment' ? 'c:' : text.slice(token.from, token.to),
        }))
      : canonical;
  const texts: string[] = [];
  for (const token of tokens) {
    if (token.from >= to) break;
    if (token.to <= from || token.from === token.to || /^[cC]:/.test(token.text)) continue;
    const isWhole = token.from >= from && token.to <= to;
    const part = isWhole
      ? token.text
      : text.slice(Math.max(from, token.from), Math.min(to, token.to)).trim();
    if (part !== '' && part !== ';') texts.push(part); // what is laid out anew can leave its semicolon behind
  }
  return texts;
}

function endsWith(tokens: readonly string[], end: readonly string[]): boolean {
  return (
    end.length <= tokens.length &&
    end.every((text, index) => text === tokens[tokens.length - end.length + index])
  );
}
