import { wordsOf } from '../../context/recall/words.js';
import { densePieces, distinctiveTermsOf, type DistinctiveTerms } from './distinctive-terms.js';

/*
 * Into which words is a text cut, before it is compared with others? "Run `npm ci` first." gives the
 * words of recall, but what tells two texts apart, such as a number, a path or a name of code, stays
 * whole. Chinese and Japanese are cut into pairs of characters.
 *
 * Everything in this folder compares what `Reader` cuts, and `refine/says-all.ts` does. Same texts in the
 * same order get the same numbers. The `LONGEST_…` limits are for speed and may be changed; how a text is cut
 * decides what is alike. When it is wrong, `__tests__/lifecycle/likeness/reader.test.ts` and
 * `__tests__/security/S47-linear-readers.test.ts` fail.
 */

/** A word of a text, as it is compared. */
export interface ReadWord {
  /** What it is compared by; empty where a sentence or a part of one ends. */
  readonly token: string;
  readonly telling: DistinctiveTerms | null;
  /** As it is written; of ordinary words the token. */
  readonly written: string;
  /** The number of its token with this reader, counted from 0; -1 of an end. */
  readonly number: number;
}

/** Han, kana, bopomofo and Hangul, which are written without blanks. */
const DENSE = /[\u3005-\u3007\u3041-\u30ff\u3105-\u312f\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]/;
/** A run of such characters (group 1), or of others. */
const DENSE_RUN = new RegExp(`(${DENSE.source}+)|[^${DENSE.source.slice(1)}+`, 'g');

/** Of these alone every two neighbours are a word. */
const PAIRED = /^[\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]+$/;

/** Signs around a word that are no part of it. */
const AROUND = new Set('.,;:!?()[]{}"\'*_~|…“”‘’«»<>，。；：！？（）【】「」『』、《》`');
/** What ends a sentence, with what may close it: `.`, `?)`, `:**`, `。`. */
const ENDS = /[.!?;:。！？；：][)"'”’*_]{0,3}$/;

/** Signs behind a word. All but the comma end a sentence, or a part of one. */
const SIGNS = ',.;:!?';

/** What begins a line that says something of its own: an item of a list, a heading, a quotation, a row of a table. */
const LINE_START = /^[\s>]*(?:[-*+|]|#{1,6}|\d{1,3}[.)])(?=\s)/;

/** What parts words: a dash does so with blanks and without. */
const BLANKS = /[\s—–]/;
/** Anything of that but a plain blank: most lines have none, and are split quickly. */
const OTHER_BLANKS = /[^\S ]|[—–]/;

/** A word with a small letter in front is the same wherever it stands. */
const SMALL = /^[a-z]/;

/** Pieces between blanks that are longer are read each time: keeping them would cost more than it saves. */
const LONGEST_KEPT = 60;
/** Without blanks a piece is a sentence, which comes once. */
const LONGEST_DENSE = 8;

/** More characters without an end of the span are no name or command. */
const LONGEST_SPAN = 300;

/** A text without blanks of more characters is cut there, so that no one word is the whole text. */
const LONGEST_PIECE = 20_000;

/**
 * Cuts texts into the words by which they are compared: those of recall, but what tells
 * (`distinctive-terms.ts`) stays whole. What was cut once is remembered, because the same words come
 * again and again. The same texts in the same order get the same numbers.
 */
export class Reader {
  /** By number. */
  readonly tokens: string[] = [];
  private readonly numbers = new Map<string, number>();
  // What was cut before, by what it is: ordinary words, pairs of characters, pieces in a sentence, at its front,
  // in code.
  private readonly ordinary = new Map<string, ReadWord>();
  private readonly pairs = new Map<number, ReadWord>();
  private readonly known = new Map<string, readonly ReadWord[]>();
  private readonly atFront = new Map<string, readonly ReadWord[]>();
  private readonly inCode = new Map<string, readonly ReadWord[]>();
  private readonly end: ReadWord = { token: '', telling: null, written: '', number: -1 };

  /** The words of a text in its order, ends of sentences among them. Linear in its length. */
  wordsIn(text: string): ReadWord[] {
    const found: ReadWord[] = [];
    const parts = text.split('`');
    let isFenced = false;
    let isFirst = true;
    for (const [index, part] of parts.entries()) {
      // Three marks together have two empty parts between them.
      if (part === '' && parts[index + 1] === '' && index > 0) isFenced = !isFenced;
      const isCode = isClosed(parts, index) && (isFenced || isSpan(part));
      const lines = part.split('\n');
      for (const [at, line] of lines.entries()) {
        // What stands behind a code span, or before one, is no line by itself.
        const start = isCode || (at === 0 && index > 0) ? '' : lineStart(line);
        if (start !== '' || isBlankLine(lines, at)) isFirst = this.endSentence(found);
        const isTitle = start.includes('#');
        const pieces = piecesOf(line, start.length);
        isFirst = isCode
          ? this.addCode(pieces, isFirst, found)
          : this.addProse(pieces, isFirst, isTitle, found);
        if (isTitle) isFirst = this.endSentence(found);
      }
    }
    return found;
  }

  /** @returns whether the next word is the first one of a sentence: it is. */
  private endSentence(found: ReadWord[]): true {
    found.push(this.end);
    return true;
  }

  /** @returns whether the next word is the first one of a sentence. */
  private addCode(pieces: readonly string[], startsSentence: boolean, found: ReadWord[]): boolean {
    let isFirst = startsSentence;
    for (const piece of pieces)
      if (piece !== '') isFirst = this.addPiece(piece, true, isFirst, isFirst, found);
    return isFirst;
  }

  /** @returns whether the next word is the first one of a sentence. */
  private addProse(
    pieces: readonly string[],
    startsSentence: boolean,
    isTitle: boolean,
    found: ReadWord[],
  ): boolean {
    let isFirst = startsSentence;
    for (const piece of pieces) {
      if (piece === '') continue;
      // Apart from its word, or each word would be kept with each sign.
      const sign = SIGNS.indexOf(piece.charAt(piece.length - 1));
      isFirst = this.addPiece(
        sign < 0 ? piece : piece.slice(0, -1),
        false,
        isFirst,
        isFirst || isTitle,
        found,
      );
      if (sign > 0) isFirst = this.endSentence(found);
    }
    return isFirst;
  }

  /** @returns whether the next word is the first one of a sentence. */
  private addPiece(
    piece: string,
    isCode: boolean,
    isFirst: boolean,
    mayBeCapital: boolean,
    found: ReadWord[],
  ): boolean {
    const words = this.wordsOf(piece, isCode, mayBeCapital);
    for (const word of words) found.push(word);
    return words.length > 0 ? words[words.length - 1] === this.end : isFirst;
  }

  /** The words of a piece between blanks, cut now or before. */
  private wordsOf(piece: string, isCode: boolean, isFirst: boolean): readonly ReadWord[] {
    if (piece.length > LONGEST_KEPT) return this.cut(piece, isCode, isFirst);
    const kept = this.keptFor(piece, isCode, isFirst);
    const known = kept.get(piece);
    if (known !== undefined) return known;
    const words = this.cut(piece, isCode, isFirst);
    if (piece.length <= LONGEST_DENSE || !DENSE.test(piece)) kept.set(piece, words);
    return words;
  }

  /** Where the words of a piece are kept: in code and at the front of a sentence the same piece may be other words. */
  private keptFor(
    piece: string,
    isCode: boolean,
    isFirst: boolean,
  ): Map<string, readonly ReadWord[]> {
    if (isCode) return this.inCode;
    return isFirst && !SMALL.test(piece) ? this.atFront : this.known;
  }

  /** Cuts a piece into words. */
  private cut(whole: string, isCode: boolean, isFirst: boolean): ReadWord[] {
    const words: ReadWord[] = [];
    for (let at = 0; at < whole.length; at += LONGEST_PIECE) {
      const piece = whole.slice(at, at + LONGEST_PIECE).normalize('NFKC');
      if (DENSE.test(piece)) {
        for (const [run, dense] of piece.matchAll(DENSE_RUN)) {
          if (dense !== undefined) this.addDense(dense, words);
          else this.addWord(run, isCode, isFirst, words);
        }
      } else {
        this.addWord(piece, isCode, isFirst, words);
      }
    }
    return words;
  }

  /** A word with the signs around it: telling, shortened, of several parts, or ordinary. */
  private addWord(piece: string, isCode: boolean, isFirst: boolean, words: ReadWord[]): void {
    const bare = withoutSignsAround(piece);
    if (bare !== '') {
      const told = distinctiveTermsOf(bare, isCode, isFirst);
      if (told !== null && told.telling !== 'name') {
        words.push(this.word(told.token, told.telling, bare));
      } else if (told !== null) {
        // One that is a plain word is the same word in and out of code, with a capital and without.
        const [token = told.token] = /^[A-Z]?[a-z]+$/.test(bare) ? wordsOf(told.token) : [];
        words.push(this.word(token, 'name', bare));
      } else if (/['’]/.test(bare)) {
        this.addShortened(bare.toLowerCase(), words);
      } else if (bare.includes('-')) {
        for (const part of bare.split('-'))
          if (part !== '') this.addWord(part, isCode, true, words);
      } else {
        this.addOrdinary(bare.toLowerCase(), words);
      }
    }
    if (!isCode && ENDS.test(piece.slice(-4))) words.push(this.end);
  }

  /** `don't` denies, `it's` does not. */
  private addShortened(piece: string, words: ReadWord[]): void {
    const denied = /^(\p{L}{1,10})n['’]t$/u.exec(piece)?.[1];
    this.addOrdinary(denied ?? piece.replace(/['’](?:s|re|ve|ll|d|m)?$/, ''), words);
    if (denied !== undefined) words.push(this.word('not', 'negation', piece));
  }

  /** The words that recall makes of a piece. */
  private addOrdinary(piece: string, words: ReadWord[]): void {
    for (const token of wordsOf(piece)) {
      let word = this.ordinary.get(token);
      if (word === undefined) {
        word = this.word(token, null, token);
        this.ordinary.set(token, word);
      }
      words.push(word);
    }
  }

  /** What tells is taken out and the rest joined: a text that only denies more has the same pairs of characters. */
  private addDense(run: string, words: ReadWord[]): void {
    const pieces = densePieces(run);
    let before = '';
    for (const { text, known } of pieces) {
      if (known !== null) words.push(this.word(known.token, known.telling, text));
      else {
        this.addPairs(before + text, words);
        before = text.slice(-1);
      }
    }
  }

  /** What `wordsOf` makes of such characters, looked up by number: most of the time of a Chinese text goes there. */
  private addPairs(run: string, words: ReadWord[]): void {
    if (run.length < 2 || !PAIRED.test(run)) {
      this.addOrdinary(run, words);
      return;
    }
    for (let at = 0; at + 1 < run.length; at += 1) {
      const key = run.charCodeAt(at) * 0x10000 + run.charCodeAt(at + 1);
      let word = this.pairs.get(key);
      if (word === undefined) {
        const token = run.slice(at, at + 2);
        word = this.word(token, null, token);
        this.pairs.set(key, word);
      }
      words.push(word);
    }
  }

  /** A word with the number of its token. */
  private word(token: string, telling: DistinctiveTerms | null, written: string): ReadWord {
    let number = this.numbers.get(token);
    if (number === undefined) {
      number = this.tokens.push(token) - 1;
      this.numbers.set(token, number);
    }
    return { token, telling, written, number };
  }
}

/** `(npm).` as `npm`. */
function withoutSignsAround(piece: string): string {
  let from = 0;
  let to = piece.length;
  while (to > from && AROUND.has(piece.charAt(to - 1))) to -= 1;
  while (from < to && AROUND.has(piece.charAt(from)) && !opensName(piece, from)) from += 1;
  return piece.slice(from, to);
}

/** `.env` and `./run` begin with a point, `>=20` with a sign. */
function opensName(piece: string, at: number): boolean {
  const [sign, next] = [piece.charAt(at), piece.charAt(at + 1)];
  return (
    (sign === '.' && /[\p{L}/]/u.test(next)) ||
    ((sign === '<' || sign === '>') && /[\d=]/.test(next))
  );
}

/** Whether a part stands between two marks. */
function isClosed(parts: readonly string[], index: number): boolean {
  return index % 2 === 1 && index < parts.length - 1;
}

/** The sign of a list, a table or a heading, with what stands before it. */
function lineStart(line: string): string {
  return LINE_START.exec(line)?.[0] ?? '';
}

/** Whether a line is blank as a whole: of the first and the last one a part may stand elsewhere. */
function isBlankLine(lines: readonly string[], at: number): boolean {
  return at > 0 && at < lines.length - 1 && lines[at]?.trim() === '';
}

/** Whether what stands between two marks may be a span of code: a longer one, or one over a blank line, is none. */
function isSpan(part: string): boolean {
  return part.length <= LONGEST_SPAN && !part.includes('\n\n');
}

/**
 * A line cut at its blanks.
 *
 * @param from where the text of the line begins, behind the sign of a list or a heading.
 */
function piecesOf(line: string, from: number): readonly string[] {
  return line.slice(from).split(OTHER_BLANKS.test(line) ? BLANKS : ' ');
}
