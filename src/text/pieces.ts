/*
 * How much work is a text? `a b, c` has four pieces. `anchors/dense-text.ts` and `gate/scan.ts`
 * ask, to stop before a text that takes too long. Safe error: to count
 * too much. What counts as one may change with a measurement: the caps in `tree/limits.ts` are in
 * these. `__tests__/security/S47-linear-readers.test.ts` fails when this is wrong.
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
