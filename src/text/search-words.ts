import { lazy } from './collections.js';
import { joined } from './pattern.js';

/*
 * By which words is a text found? `HTTPServer` by itself and by its parts, "checks" also by "check", Chinese by pairs
 * of characters.
 */

/** Letters of Unicode 15.1 to 17, and what folds to them: older versions of Node do not know them. */
const NEWER = new RegExp(
  joined`
    [\u088f\u0897\u0c5c\u0cdc\u1acf-\u1aff\u1b4e\u1b4f\u1b7f\u1c89\u1c8a\u2ffc-\u2fff\u31e4\u31e5
    \u31ef\ua7cb-\ua7dc\ua7f1\ufbc3-\ufbd2\ufd90\ufd91\ufdc8-\ufdce\u{1cc00}-\u{1ccff}]`,
  'gu',
);

/** Scripts that are written without blanks between words. */
const PAIRED = joined`
  \u3005-\u3007\u3041-\u3096\u30a1-\u30fa\u30fc-\u30ff\u3105-\u312f\u3400-\u4dbf\u4e00-\u9fff
  \uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3ffff}`;

/** Letters and digits of all other scripts of the basic plane; no living script is beyond it. */
const LETTERS = String.raw`[[\p{L}\p{M}\p{N}_]--[${PAIRED}\u{10000}-\u{10ffff}]]`;

/** Characters of a paired script in a row, or letters of any other. Made when it is needed: its classes are large. */
const allRuns = lazy(() => new RegExp(`([${PAIRED}]+)|${LETTERS}+`, 'gv'));
/** The same for a text of ASCII alone, as nearly all are. */
const PLAIN_RUN = /[A-Za-z0-9_]+/g;
const PLAIN = /^[\0-\x7f]*$/;

/** `HTTPServer2` is HTTP, Server and 2. A letter outside ASCII counts as lower case. */
const PART = /[A-Z]+(?![a-z\x80-\uffff])|[A-Z]?[a-z\x80-\uffff]+|\d+/g;

/** Longer ones are keys, hashes and data, and may be an attack on the index. */
const LONGEST = 64;

/**
 * The words of a text, in order, as often as they occur: folded to NFKC and lower case, Chinese, Japanese and Korean
 * as pairs of characters, identifiers as their parts and as a whole.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  if (PLAIN.test(text)) {
    for (const [word] of text.matchAll(PLAIN_RUN)) addIdentifier(word, words);
    return words;
  }
  for (const match of text.replace(NEWER, ' ').normalize('NFKC').matchAll(allRuns())) {
    if (match[1] === undefined) addIdentifier(match[0], words);
    else addPairs(match[1], words);
  }
  return words;
}

/** Words of questions that say nothing about the subject. */
export const GRAMMAR: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by do does for from how if in is it its of on or that the ' +
    'this to was what when where which who why with'
  )
    .split(' ')
    .map(folded), // as the words that are compared with them are
);

/** The words of a query, each once. Words of grammar are left out, unless there are no others. */
export function wordsOfQuery(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !GRAMMAR.has(word));
  return telling.length === 0 ? words : telling;
}

/** A single character is a word; of more, every two neighbours are. */
function addPairs(run: string, words: string[]): void {
  // Nearly all are one code unit each.
  const characters = /[\ud800-\udfff]/.test(run) ? Array.from(run) : null;
  const count = characters?.length ?? run.length;
  if (count === 1) words.push(run);
  for (let at = 0; at + 1 < count; at += 1)
    words.push(characters === null ? run.slice(at, at + 2) : characters.slice(at, at + 2).join(''));
}

/** `getUser` adds `getuser`, `get` and `user`; a plain word only itself. */
function addIdentifier(run: string, words: string[]): void {
  if (/^(?:[A-Z]?[a-z]+|\d+)$/.test(run)) {
    words.push(folded(run.toLowerCase()));
    return;
  }
  const parts = run.match(PART) ?? [];
  if (parts.length > 1 && run.length <= LONGEST)
    words.push(run.replace(/^_+|_+$/g, '').toLowerCase());
  // Alternating digits and letters are a digest, whose parts mean nothing.
  if (parts.length > 6 && run.length < parts.length * 2.5) return;
  for (const part of parts) words.push(folded(part.toLowerCase()));
}

/** The same word for singular and plural of most English nouns: `checks`, `policies`, `classes`. */
function folded(word: string): string {
  if (word.length > LONGEST) return word.slice(0, LONGEST);
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.endsWith('sses') ? word.slice(0, -2) : word.slice(0, -1);
}
