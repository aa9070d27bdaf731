import { sha256, type Sha256 } from '../../../src/tree/digest.js';
import type { CanonicalToken } from '../../../src/languages/code/token.js';

/** Index of the first token that ends after an offset; tokens are in order. */
function firstEndingAfter(tokens: readonly CanonicalToken[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.to ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The tokens of a span (offsets, end exclusive). A token that it cuts is in it with the place of the cut, since
 * what changes in a text or comment around the span may change what the span means. Line ends at its edges are not.
 */
export function spanTokens(
  tokens: readonly CanonicalToken[],
  from: number,
  to: number,
): readonly CanonicalToken[] {
  const found: CanonicalToken[] = [];
  for (let index = firstEndingAfter(tokens, from); index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.from > to || (token.from === to && token.to > to)) break;
    const before = Math.max(0, from - token.from);
    const behind = Math.max(0, token.to - to);
    found.push(
      before + behind === 0 ? token : { ...token, text: `cut:${before}:${behind}:${token.text}` },
    );
  }
  while (isLineEnd(found.at(-1))) found.pop();
  let first = 0;
  while (isLineEnd(found[first])) first += 1;
  return found.slice(first);
}

function isLineEnd(token: CanonicalToken | undefined): boolean {
  return token !== undefined && token.from === token.to && /^[\n ]/.test(token.text);
}

/** Digest of the texts of tokens; no two sequences of texts share their encoding. */
export function tokensDigest(tokens: readonly CanonicalToken[]): Sha256 {
  return sha256(JSON.stringify(tokens.map(({ text }) => text)));
}
