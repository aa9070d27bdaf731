/*
 * How much work is a text? `a b, c` has four pieces. The caps in `tree/limits.ts` count in these.
 */

/**
 * Words, marks and lines of a text, roughly: what a look at it takes grows with these, and not with
 * its bytes. A loop of its own, because it runs over every text before anything else does.
 */
export function piecesOf(text: string): number {
  let pieces = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isWord = isWordCode(code);
    if (isWord ? !inWord : code !== BLANK && code !== TAB) pieces += 1;
    inWord = isWord;
  }
  return pieces;
}

const BLANK = 0x20;
const TAB = 0x09;

/**
 * Letters and digits; of other scripts those that are written in words. Chinese, Japanese and
 * invisible characters count each.
 */
function isWordCode(code: number): boolean {
  if (code < 0x80)
    return (
      (code >= 0x30 && code <= 0x39) ||
      (code >= 0x41 && code <= 0x5a) ||
      (code >= 0x61 && code <= 0x7a)
    );
  return code < 0x2000;
}
