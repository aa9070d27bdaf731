import { inflateRawSync } from 'node:zlib';
import { ONE_TOKEN_CHARACTERS } from './one-token-characters.js';

/*
 * How many tokens is one character beyond ASCII, at most? `é` 1.06, a Chinese character 1 or 2.2, an emoji 3. No less
 * than what the tokenizer o200k counts for texts of such characters.
 */

/**
 * Tokens of a character alone, at most; from 0x80 on. In words of a language several share one, so
 * this counts too many there.
 */
export function characterTokens(point: number): number {
  if (point < 0x800) return isCommonLetter(point) ? 1.06 : 1.95;
  if (point > 0xffff) return point >= 0x1f300 && point <= 0x1faff ? 3 : 4;
  for (const { from, to, isOne } of largeScripts()) {
    if (point < from || point > to) continue;
    if (isOne(point - from)) return 1;
    return from === FIRST_HAN ? 2.2 : 2.5;
  }
  if (isKanaOrSign(point)) return 1.3;
  // Indic scripts and Thai.
  return point >= 0x900 && point <= 0xe7f ? 1.3 : 3;
}

/** Kana, CJK and full-width signs, and the dashes and quotes of European typography. */
function isKanaOrSign(point: number): boolean {
  return (
    (point >= 0x3000 && point <= 0x30ff) ||
    (point >= 0xff00 && point <= 0xffef) ||
    (point >= 0x2010 && point <= 0x2027)
  );
}

/** Of Western European languages, Greek, Cyrillic, Hebrew and Arabic. */
function isCommonLetter(point: number): boolean {
  return (
    (point >= 0xc0 && point <= 0xff) ||
    (point >= 0x386 && point <= 0x45f) ||
    (point >= 0x5d0 && point <= 0x5ea) ||
    (point >= 0x620 && point <= 0x6d3)
  );
}

/** The first Chinese character of the large block; the other large script is Korean. */
const FIRST_HAN = 0x4e00;

/** A large script, in which each character is one token or more. */
interface Script {
  readonly from: number;
  readonly to: number;
  readonly isOne: (index: number) => boolean;
}

let scripts: readonly Script[] | null = null;

/** Unpacked where a text has such a character. */
function largeScripts(): readonly Script[] {
  scripts ??= ONE_TOKEN_CHARACTERS.map(({ from, to, bits }): Script => {
    const bytes = inflateRawSync(Buffer.from(bits, 'base64'));
    return { from, to, isOne: (index) => (((bytes[index >> 3] ?? 0) >> (index & 7)) & 1) === 1 };
  });
  return scripts;
}
