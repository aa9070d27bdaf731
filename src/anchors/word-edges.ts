import { joined } from '../text/pattern.js';

/*
 * Does an offset lie inside a word or a number? It does between the digits of `10` and in `1.5`; so
 * a quote `limit = 1` that is found in `limit = 10` is another number.
 *
 * `follow.ts` asks of a place that it found, `elsewhere.ts` of a text that went. To say yes too
 * often is a false alarm, the safe error: so UNSPACED gets a script only if it has no blanks, and
 * INSIDE_WORD may take in more signs. Nothing is stored. `__tests__/anchors/word-edges.test.ts`
 * fails when this is wrong.
 */

/**
 * Two neighbours that make one word or number: letters, digits, `_` and `$`, such as `10` and `a_`.
 * The point or comma in a number is looked at below.
 */
const INSIDE_WORD = /^[\p{L}\p{N}\p{M}_$]{2}$/u;

/** Scripts that write words without blanks between them: there every place would be the inside of one. */
const UNSPACED = new RegExp(
  joined`
    [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}
    \p{Script=Khmer}\p{Script=Myanmar}]`,
  'u',
);

/** Whether an offset lies inside a word or a number. */
export function cutsWord(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) return false;
  const [before, behind] = [
    characterBefore(text, offset),
    String.fromCodePoint(text.codePointAt(offset) ?? 0),
  ];
  if (UNSPACED.test(before) || UNSPACED.test(behind)) return false;
  if (INSIDE_WORD.test(before + behind)) return true;
  return (
    (isPoint(behind) && isDigit(before) && isDigit(text.charAt(offset + 1))) ||
    (isPoint(before) && isDigit(behind) && isDigit(text.charAt(offset - 2)))
  );
}

/** The whole character before an offset, also where it is two units long (`😀`). */
function characterBefore(text: string, offset: number): string {
  const unit = text.charCodeAt(offset - 1);
  const isLow = unit >= 0xdc00 && unit <= 0xdfff;
  return isLow && offset >= 2 ? text.slice(offset - 2, offset) : text.charAt(offset - 1);
}

function isDigit(character: string): boolean {
  return /^\p{N}$/u.test(character);
}

function isPoint(character: string): boolean {
  return character === '.' || character === ',';
}
