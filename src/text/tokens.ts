import { inflateRawSync } from 'node:zlib';
import { joined } from './pattern.js';

/* How many tokens has a text, at least nearly? An estimate of the tokenizer o200k without its tables. */

/**
 * Tokens of a single character from 0x80 on, at most. Several characters of a common word share one token, so this
 * counts too many there.
 */
function characterTokens(point: number): number {
  if (point < 0x800) return isCommonLetter(point) ? 1.06 : 1.95;
  if (point > 0xffff) return point >= 0x1f300 && point <= 0x1faff ? 3 : 4;
  for (const { from, to, isOne } of largeScripts()) {
    if (point < from || point > to) continue;
    if (isOne(point - from)) return 1;
    return from === FIRST_HAN ? 2.2 : 2.5;
  }
  if (isKanaOrSign(point)) return 1.3;
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

function largeScripts(): readonly Script[] {
  scripts ??= ONE_TOKEN_CHARACTERS.map(({ from, to, bits }): Script => {
    const bytes = inflateRawSync(Buffer.from(bits, 'base64'));
    return { from, to, isOne: (index) => (((bytes[index >> 3] ?? 0) >> (index & 7)) & 1) === 1 };
  });
  return scripts;
}

/**
 * Which characters of the two largest scripts are one token of o200k each; all others are two or three. One bit a
 * character, the lowest first, as raw deflate in base64, taken from the tokenizer itself.
 */
export const ONE_TOKEN_CHARACTERS = [
  {
    from: 0x4e00,
    to: 0x9fff,
    bits: joined`
      hVZPjNtHFf5m/Ow+/3CqsddpvQsVY8ekblLK7jZFRVyeHTc4ZQtOW9RI7cGKgrSHipYLVFUFz46zuE0l3ChIrdqDs0
      EQEIgiLuWA5KwaESGBolSgShz6T0hcOCDRU1HVnfnZm20UwZNs/Ty/mW++98333vjMU8fve/oL33qq8fhLFw7jM9L+
      +5fXrj1Lw31PPpO5v/xmw/508PNjWizKu3ct5S2rMBpn1OvnSL0VS2jkBiXGo6ooe1xVD1gUR8DEA4B14Zugzx68nS
      Zf/egrvftoybhfc/Ms/CMT88VLtPGlleTSnmHdYrxRhwJXMrfcOlDUN8uAekwtgFvPXP5v9kf8qjmZ+NNiMCr88Jp5
      5rU/m8r3L1yZvuK+brIwZBr3oyJAFrBV4ESdABgECBkCPQIcYQUyBWSbmAJogQEXnlyYuis6e/wdJyXf7rPJt08PT9
      3dIoA5fckS1+TCDharAErNgMQYtQLOICJkMd7snRt+o5TTM9fg8fa+oem0IEiEP1venqcvAIsBQQCSSCggss+5CJx+
      Yvz21HEL88tX9cPPd46/33WFieTlnb/96+G6g/3wzhe9eLXb05VtjWMmFs00z5tH7/3mbXxPsenln0erHuG8nvj98e
      Eb42lD476MKd0xnPQNNnPA3WjbzNK9i6fFHnnZr3td6LP3GTnpN2k7bc6CBhLW6dEswZN1ps9B41FU+igw3CUwzfIy
      +jUj9Nfnzfo9ZrR0eMvQxWOHuLbcqz3xil/gqxvW4oAGUbySKHiB+GdZAgZZtt4F5C6WQVfDQVsYRk5cDwb1oGcMD5
      U/+ZcGds2tGIVaNzGrtZHiH/cKtbsVrZ5Hl7hAuHSMhtgCmtG1y8Det/IH9SL+YOmhrcy4dj4zLaF/KCA7XXQeS6yj
      ASzpwlrRogFBDfDSNzBMFLX35OYpw/vlYMHUQFEMT2CbxCOfufHGIODHoDZKjB/Y1xiFFLT27iEOfoOexQjObFjVBa
      CeZNqDHPELpZzn/SbvLWvHE3VOdNjJkTGQ4URO1aP0lgfsjeHM2cBFAp+pCZ6JfCyVjFNSB4qed0X0Ukp2Rv7G4ItV
      QSgSwe3B21OfjrcgDg52POsFKYIP+c7s+UFVi0g27MwVYwGhD+NQhKCCtbmEMONEOJx9sKvxkE7ErOxApeUZ2blOOv
      STgvnNHu9gfaEJCZU5ou5kPnUuc7rFc1dnSJL94/MVcU27BDWAMwAn88kzOr7GmkN31jo84mMvpGDKdodGjEcB6fnq
      duYa2856ppHrixrGetgvUYladYfWq/dpIltVFQuUgnqQ5OHAt2WgsN6ib3fES1tEuohhh3AS3sTD4hXvcqdHxpadQQ
      tHwlAoTkCJjJmlIinreW6Xz/3qwtvnD/xO97sx0DGwLhQc4QjBtyHOwlsX2hcqB10/Vb3sHsBwCC4JVgdEna50LaRK
      29UBWANUAeS3Zur5IA3XK6TVc1OUjY1m0BfbodAxTqqYDNCLPokEDWwWiSrQYgFvBBQHJTgH74vwsBrPh6IctKPIjj
      6zXho2l3LsSN7tNoDsG4JD+aahaXVhp14xM4a/eTM1bsQHTHoxoAHsV7/q0qR317K2RkJK7B/LEIJ3sw+EXpWUQ9to
      IwFW0cShrCrvNO7GLAkjoSaIcdsH2cuP3LlZPzk5+1CSZ0dmAAmJE2xgm1nQxX4gS5H75ONfvJ4pvdxd28v/hi+E02
      KwsxP0G+kdmLtO0c6LqB5z9xwGhrG3Qt5yjXX7YKdjbvneZnPhIxT6tW9u7N3II7c4fPIN3HXC94uw6LS3r45g3aq/
      rlbwXCilYIdwLfzHfkoaN/u+sa/EcaU5yC7Bb/LE8ZfWxQYvuCDpPja2JTHNcFmoSRiUJuzw7TLXwit6bvT0ikE591
      5d3iyGZiLfRa1VyE657+PVbIB2K2uxq2swYFm/Y0wo/QqWXRPo/aWLrZXISHAl8g5L5wx7BmLEorg7kzlgYHi4Azcg
      FwoztpzrMtTVEf5/uJnFzQ1q/a/QxG//z9L0Ng4aCVCpSK6ZWj72eg6QgYDz+NTBfQI=`,
  },
  {
    from: 0xac00,
    to: 0xd7a3,
    bits: joined`
      lVQ7btwwEH2Pauw4xQwGAeKOiovEcDPJEZIj+ATpUvoIe5Q9wh4tRwjIISVSBtYOG4nSfN5nSOPXH9iW8k4AGl0AGL
      8JkQCUHQFXJIlIAsISskQeRerHtlqCbB9uMC0OsZEgkmueQGmiIJFrJCk4wbBGo/xxzpvqSISUV8Pq95fErbNTStG+
      006MGhz2f9JDTi0kTVSgBypvrhGEJ8NdRu3u6ifDjasvVd3zUDMUXMYqhKgEskt65h/fWxurEopz7G4P6upRJXbDzy
      /3kpYh0qFE1gawcB+ol0Zp4i7SO3x4hxLXdNsxuhZIGTEBrjlp4V5TduM6FducE+QKSS9N3Z/8X6uOkBizBP/kv4zw
      btxfKgvOMC5D4f2QAMl4GyOc4pBkUSlD5N+dxgfBJqLxodjYRDasnyePwoAJEtfIe/IrjPK7KZYqz/zto8WP0b1Bys
      djIR1SeywRYlwPl4B6GX3ZZjBdm4BqnPRIY/aRdGm7ATxCkrlKjGnTs4y+vbqXWGUdavZ/oe4IabsLwriliatgNPoS
      j7UNpu+X4wwJqJFlpP4B`,
  },
] as const;

export function estimateTokens(text: string): number {
  return Math.ceil(new Reader(text).total());
}

/** Classes of characters with the same cost. */
type Kind = 'lower' | 'upper' | 'digit' | 'space' | 'line' | 'sign' | 'other';

/** By code, for ASCII; all others are `other`. */
const KINDS: readonly Kind[] = Array.from({ length: 128 }, (_, code): Kind => {
  if (code >= 0x61 && code <= 0x7a) return 'lower';
  if (code >= 0x41 && code <= 0x5a) return 'upper';
  if (code >= 0x30 && code <= 0x39) return 'digit';
  if (code === 0x20) return 'space';
  return code >= 0x09 && code <= 0x0d ? 'line' : 'sign';
});

/**
 * Tokens a character of a run of letters and digits, such as `f3a9`; of a long one, which may be base64; and of a long
 * word without meaning.
 */
const MIXED = 0.6;
const LONG_MIXED = 0.7;
const LONG_WORD = 0.62;
/** From this many characters a run of letters and digits is generated, such as base64. */
const LONG = 16;
/** A longer run of lower-case letters is not a word. */
const LONGEST_HUMP = 12;
/** Tokens for each change of punctuation: `);` is one, `!%~` are three. */
const SIGNS = 0.73;
/** Blanks that fit into one token, at least. */
const BLANKS = 12;

/** Most words of a text: one hump, not too long, no digit. */
const PLAIN_WORD = /[A-Z]?[a-z]{1,11}(?![A-Za-z0-9])/y;

class Reader {
  private at = 0;
  /** A space that was read and may be part of the next token. */
  private space = 0;

  constructor(private readonly text: string) {}

  total(): number {
    let tokens = 0;
    for (let kind = this.kind(); kind !== null; kind = this.kind()) {
      switch (kind) {
        case 'lower':
        case 'upper':
        case 'digit':
          tokens += this.word();
          break;
        case 'space':
        case 'line':
          tokens += this.blanks();
          break;
        case 'sign':
          tokens += this.signs();
          break;
        case 'other':
          tokens += this.other();
          break;
      }
    }
    return tokens + this.space / 3;
  }

  private kind(): Kind | null {
    const code = this.text.charCodeAt(this.at);
    return this.at < this.text.length ? (KINDS[code] ?? 'other') : null;
  }

  /** The space before a word is part of its token. */
  private takeSpace(): number {
    const { space } = this;
    this.space = 0;
    return space;
  }

  /** Letters and digits: `getUser2` is `get`, `User` and a run of one digit. Three digits are one token. */
  private word(): number {
    const start = this.at;
    PLAIN_WORD.lastIndex = start;
    if (PLAIN_WORD.test(this.text)) {
      this.at = PLAIN_WORD.lastIndex;
      return Math.max((this.at - start + this.takeSpace()) / 3, 1);
    }
    let [humps, digits, letters, inRun, longest] = [0, 0, 0, 0, 0];
    let before: Kind | null = null;
    for (
      let kind = this.kind();
      kind === 'lower' || kind === 'upper' || kind === 'digit';
      kind = this.kind()
    ) {
      const isDigit = kind === 'digit';
      const begins = before === null || beginsRun(before, kind, inRun);
      inRun = begins ? 1 : inRun + 1;
      if (isDigit) digits += inRun % 3 === 1 ? 1 : 0;
      else {
        letters += 1;
        if (begins) humps += 1;
        longest = Math.max(longest, inRun);
      }
      before = kind;
      this.at += 1;
    }
    const length = this.at - start;
    const space = this.takeSpace();
    const plain = (length + space) / 3;
    if (letters === 0) return Math.max(plain, digits + space);
    const isSenseless = longest > LONGEST_HUMP || (humps > 3 && humps * 4 > length);
    return Math.max(plain, humps + digits, length * denseRate(length, digits > 0, isSenseless));
  }

  /** One space belongs to the next token. */
  private blanks(): number {
    const start = this.at;
    let lines = 0;
    for (let kind = this.kind(); kind === 'space' || kind === 'line'; kind = this.kind()) {
      if (kind === 'line') lines += 1;
      this.at += 1;
    }
    const length = this.at - start;
    const before = this.takeSpace() / 3;
    if (length === 1 && lines === 0) {
      this.space = 1;
      return before;
    }
    return before + Math.max(1, length / BLANKS) + (lines > 0 && lines < length ? 1 : 0);
  }

  /** Punctuation in a row: `====` is one group, `!%~` are three. */
  private signs(): number {
    const start = this.at;
    let groups = 0;
    let before = -1;
    while (this.kind() === 'sign') {
      const code = this.text.charCodeAt(this.at);
      if (code !== before) groups += 1;
      before = code;
      this.at += 1;
    }
    const plain = (this.at - start + this.takeSpace()) / 3;
    return Math.max(plain, 1, groups > 1 ? groups * SIGNS : 0);
  }

  /** One character beyond ASCII. */
  private other(): number {
    const point = this.text.codePointAt(this.at) ?? 0;
    this.at += point > 0xffff ? 2 : 1;
    return this.takeSpace() / 3 + characterTokens(point);
  }
}

/**
 * A hump begins with a capital, and a run of digits with a digit; of `HTTPServer` the last capital
 * belongs to what follows.
 */
function beginsRun(before: Kind, kind: Kind, inRun: number): boolean {
  if ((before === 'digit') !== (kind === 'digit')) return true;
  return (
    (kind === 'upper' && before === 'lower') ||
    (kind === 'lower' && before === 'upper' && inRun > 1)
  );
}

/** Tokens a character of letters that are no word of a language; 0 for a word. */
function denseRate(length: number, isMixed: boolean, isSenseless: boolean): number {
  if (isMixed) return length >= LONG ? LONG_MIXED : MIXED;
  return isSenseless ? LONG_WORD : 0;
}
