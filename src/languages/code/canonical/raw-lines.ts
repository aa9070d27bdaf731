import type { CanonicalToken } from '../token.js';

/* What the readers of languages beside it fall back to. */

/** A text that is not understood for sure: each line as it stands, only CRLF is LF. */
export function rawLines(text: string): readonly CanonicalToken[] {
  const tokens: CanonicalToken[] = [];
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at);
    const end = found === -1 ? text.length : found;
    const to = text.charAt(found - 1) === '\r' ? found - 1 : end;
    tokens.push({ text: `l:${text.slice(at, to)}`, from: at, to });
    at = end + 1;
  }
  return tokens;
}
