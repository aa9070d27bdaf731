import { characterTokens } from './character-tokens.js';

/*
 * How many tokens is a text, at most? UTF-8 bytes by three, and more where a text is denser than the words of a
 * language are: digits, runs of letters and digits, signs, one-letter words, rare characters. No text may be counted
 * too low.
 */

/** Linear, and additive but for rounding. */
export function estimateTokens(text: string): number {
  return Math.ceil(new Reader(text).total());
}

/** What a character is, as far as tokens depend on it. */
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
 * Tokens a character of a run of letters and digits, such as `f3a9`; of a long one, which may be
 * base64; and of a long word without sense.
 */
const MIXED = 0.6;
const LONG_MIXED = 0.7;
const LONG_WORD = 0.62;
/** Characters; from here on a run that mixes letters and digits is of a machine, such as base64. */
const LONG = 16;
/** Letters; a longer run without a capital is no word of a language. */
const LONGEST_HUMP = 12;
/** Tokens a change of sign, where several stand together: `);` is one, `!%~` are three. */
const SIGNS = 0.73;
/** Blanks that one token holds, at least, where many stand together. */
const BLANKS = 12;

/** Reads a text once, run by run. */
class Reader {
  private at = 0;
  /** One space that was read, and may be part of the next token. */
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

  /** The space before a word is part of its token: it is counted with it, once. */
  private takeSpace(): number {
    const { space } = this;
    this.space = 0;
    return space;
  }

  /** Letters and digits: `getUser2` is three humps and a run of one digit. Three digits are one token. */
  private word(): number {
    const start = this.at;
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

  /** One space belongs to what follows. */
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

/** Tokens a character of what is no word of a language; 0 for one. */
function denseRate(length: number, isMixed: boolean, isSenseless: boolean): number {
  if (isMixed) return length >= LONG ? LONG_MIXED : MIXED;
  return isSenseless ? LONG_WORD : 0;
}
