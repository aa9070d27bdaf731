import { wordsOf } from '../search-words.js';
import { densePieces, distinctiveTermsOf, type DistinctiveTerms } from '../distinctive-terms.js';

/*
 * Cuts a text into words for comparison. "Run `npm ci` first." gives the words of recall, but numbers, paths and names
 * of code stay whole. Chinese and Japanese are cut into pairs of characters.
 */

export interface ReadWord {
  /** What it is compared by; empty where a sentence or a part of one ends. */
  readonly token: string;
  readonly telling: DistinctiveTerms | null;
  /** As written; for ordinary words the token. */
  readonly written: string;
}

const END: ReadWord = { token: '', telling: null, written: '' };

/** Han, kana, bopomofo and Hangul, which are written without blanks. */
const DENSE = /[\u3005-\u3007\u3041-\u30ff\u3105-\u312f\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]/;
/** A run of such characters (group 1), or of others. */
const DENSE_RUN = new RegExp(`(${DENSE.source}+)|[^${DENSE.source.slice(1)}+`, 'g');

/** Punctuation around a word. */
const AROUND = new Set('.,;:!?()[]{}"\'*_~|…“”‘’«»<>，。；：！？（）【】「」『』、《》`');
/** The end of a sentence, with closing characters: `.`, `?)`, `:**`, `。`. */
const ENDS = /[.!?;:。！？；：][)"'”’*_]{0,3}$/;

/** Punctuation behind a word. All but the comma end a sentence, or a part of one. */
const SIGNS = ',.;:!?';

/**
 * The beginning of a line that is a sentence of its own: an item of a list, a heading, a quotation, a row of a table.
 */
const LINE_START = /^[\s>]*(?:[-*+|]|#{1,6}|\d{1,3}[.)])(?=\s)/;

/** A dash separates words with and without blanks. */
const BLANKS = /[\s—–]/;
/** Most lines have only plain blanks and are split quickly. */
const OTHER_BLANKS = /[^\S ]|[—–]/;

/** A longer code span is not a name or command. */
const LONGEST_SPAN = 300;

/** A longer text without blanks is cut there, so that no word is the whole text. */
const LONGEST_PIECE = 20_000;

/** The words of a text in order, with the ends of sentences. Linear in its length. */
export function readWords(text: string): ReadWord[] {
  const found: ReadWord[] = [];
  const parts = text.split('`');
  let isFenced = false;
  let isFirst = true;
  for (const [index, part] of parts.entries()) {
    // Three backticks enclose two empty parts.
    if (part === '' && parts[index + 1] === '' && index > 0) isFenced = !isFenced;
    const isCode = isClosed(parts, index) && (isFenced || isSpan(part));
    isFirst = readPart(part, index > 0, { isCode, isFirst }, found);
  }
  return found;
}

/** Reads the text between two backticks. @returns whether the next word is the first one of a sentence. */
function readPart(
  part: string,
  isBehindMark: boolean,
  { isCode, isFirst: wasFirst }: Pick<Surroundings, 'isCode' | 'isFirst'>,
  found: ReadWord[],
): boolean {
  let isFirst = wasFirst;
  const lines = part.split('\n');
  for (const [at, line] of lines.entries()) {
    // Text beside a code span does not begin a line.
    const start = isCode || (at === 0 && isBehindMark) ? '' : lineStart(line);
    if (start !== '' || isBlankLine(lines, at)) isFirst = endSentence(found);
    const isTitle = start.includes('#');
    for (const piece of piecesOf(line, start.length))
      if (piece !== '') isFirst = addPiece(piece, { isCode, isFirst, isTitle }, found);
    if (isTitle) isFirst = endSentence(found);
  }
  return isFirst;
}

/** @returns whether the next word is the first one of a sentence: it is. */
function endSentence(found: ReadWord[]): true {
  found.push(END);
  return true;
}

interface Surroundings {
  readonly isCode: boolean;
  readonly isFirst: boolean;
  readonly isTitle: boolean;
}

/** @returns whether the next word is the first one of a sentence. */
function addPiece(
  piece: string,
  { isCode, isFirst, isTitle }: Surroundings,
  found: ReadWord[],
): boolean {
  const sign = isCode ? -1 : SIGNS.indexOf(piece.charAt(piece.length - 1));
  const before = found.length;
  cut(sign < 0 ? piece : piece.slice(0, -1), isCode, isFirst || (isTitle && !isCode), found);
  if (sign > 0) return endSentence(found);
  return found.length > before ? found.at(-1) === END : isFirst;
}

function cut(whole: string, isCode: boolean, isFirst: boolean, words: ReadWord[]): void {
  for (let at = 0; at < whole.length; at += LONGEST_PIECE) {
    const piece = whole.slice(at, at + LONGEST_PIECE).normalize('NFKC');
    if (DENSE.test(piece)) {
      for (const [run, dense] of piece.matchAll(DENSE_RUN)) {
        if (dense !== undefined) addDense(dense, words);
        else addWord(run, isCode, isFirst, words);
      }
    } else {
      addWord(piece, isCode, isFirst, words);
    }
  }
}

/** A word with its punctuation: distinctive, shortened, of several parts, or ordinary. */
function addWord(piece: string, isCode: boolean, isFirst: boolean, words: ReadWord[]): void {
  const bare = withoutSignsAround(piece);
  if (bare !== '') {
    const term = distinctiveTermsOf(bare, isCode, isFirst);
    if (term !== null) {
      // A name that is a plain word counts the same in and out of code, with a capital and without.
      const isPlain = term.telling === 'name' && /^[A-Z]?[a-z]+$/.test(bare);
      const [token = term.token] = isPlain ? wordsOf(term.token) : [];
      words.push({ token, telling: term.telling, written: bare });
    } else if (/['’]/.test(bare)) {
      addShortened(bare.toLowerCase(), words);
    } else if (bare.includes('-')) {
      for (const part of bare.split('-')) if (part !== '') addWord(part, isCode, true, words);
    } else {
      addOrdinary(bare.toLowerCase(), words);
    }
  }
  if (!isCode && ENDS.test(piece.slice(-4))) words.push(END);
}

/** `don't` negates, `it's` does not. */
function addShortened(piece: string, words: ReadWord[]): void {
  const denied = /^(\p{L}{1,10})n['’]t$/u.exec(piece)?.[1];
  addOrdinary(denied ?? piece.replace(/['’](?:s|re|ve|ll|d|m)?$/, ''), words);
  if (denied !== undefined) words.push({ token: 'not', telling: 'negation', written: piece });
}

function addOrdinary(piece: string, words: ReadWord[]): void {
  for (const token of wordsOf(piece)) words.push({ token, telling: null, written: token });
}

/** Distinctive words are taken out and the rest joined, so that a negation does not change the other pairs. */
function addDense(run: string, words: ReadWord[]): void {
  let before = '';
  for (const { text, known } of densePieces(run)) {
    if (known !== null) words.push({ ...known, written: text });
    else {
      addOrdinary(before + text, words);
      before = text.slice(-1);
    }
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

/** `.env` and `./run` begin with a dot, `>=20` with a sign. */
function opensName(piece: string, at: number): boolean {
  const [sign, next] = [piece.charAt(at), piece.charAt(at + 1)];
  return (
    (sign === '.' && /[\p{L}/]/u.test(next)) ||
    ((sign === '<' || sign === '>') && /[\d=]/.test(next))
  );
}

function isClosed(parts: readonly string[], index: number): boolean {
  return index % 2 === 1 && index < parts.length - 1;
}

function lineStart(line: string): string {
  return LINE_START.exec(line)?.[0] ?? '';
}

/** Whether a whole line is blank: the first and the last one may continue in another part. */
function isBlankLine(lines: readonly string[], at: number): boolean {
  return at > 0 && at < lines.length - 1 && lines[at]?.trim() === '';
}

/** Whether the text between two backticks can be a code span: not if it is long, or has a blank line. */
function isSpan(part: string): boolean {
  return part.length <= LONGEST_SPAN && !part.includes('\n\n');
}

/**
 * A line cut at its blanks.
 *
 * @param from where the text of the line begins, behind the mark of a list or a heading.
 */
function piecesOf(line: string, from: number): readonly string[] {
  return line.slice(from).split(OTHER_BLANKS.test(line) ? BLANKS : ' ');
}
