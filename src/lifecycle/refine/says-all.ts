import { wordsOf as recallWordsOf } from '../../context/recall/words.js';
import type { ReadWord } from '../near-duplicates/reader.js';

/**
 * Do known texts say all that a note says, so that nothing is lost with the note? `decide.ts` asks
 * before it calls a note a duplicate.
 *
 *     known: "Run the linter on every change. Then run the tests."
 *     note:  "Please run the tests."   all of it is said
 *     note:  "Run the linter."         not: the known text has a condition that is lost here
 *     note:  "Run the tests first."    not: "first" is new
 *
 * Each sentence of the note stands there word for word, as one sentence or as several that follow each other.
 * That two texts are alike is not enough: one word of ten may be the news, and the same words in another
 * order say something else. You may add a word to `FILLER_WORDS` if no sentence says anything else without
 * it. When it is wrong, `__tests__/lifecycle/refine/says-all.test.ts` fails. The order of the words is free,
 * and none is stored.
 */

/** Words that add nothing to what a sentence says. */
const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and are as be do does is it its that this was which each every also then ' +
    'so please just simply very your our their these those there here will'
  )
    .split(' ')
    .flatMap(recallWordsOf), // as the words of texts are folded: "does" is "doe"
);

/** Sentences that begin with one word that are looked at; of more the others tell nothing new. */
const MOST_STARTS = 50;

/**
 * A title says what a note is about: its words may stand anywhere in the known text, in any order.
 */
const TITLE = /^\s*#{1,6} [^\n]*/;

/** A known text, ready to be looked through for the sentences of many notes. */
interface KnownWords {
  /** The words that say something, with an empty one at each end of a sentence. */
  readonly tokens: readonly string[];
  /** For each word the places in `tokens` at which a sentence begins with it. */
  readonly sentenceStarts: ReadonlyMap<string, readonly number[]>;
  readonly vocabulary: ReadonlySet<string>;
}

/**
 * A known text is read once, so that many notes that are compared with a long one cost no more than
 * their own length.
 */
export class SaysAll {
  private readonly knownWords = new Map<string, KnownWords>();

  /** @param wordsOf the words of a text, with an empty one at each end of a sentence. */
  constructor(private readonly wordsOf: (text: string) => readonly ReadWord[]) {}

  /** Whether the known text says all of the note. Linear in both texts. */
  of(known: string, note: string): boolean {
    if (known.trim() === note.trim()) return true;
    const knownWords = this.wordsOfKnown(known);
    const title = TITLE.exec(note)?.[0] ?? '';
    return (
      this.tokensOf(title).every((token) => knownWords.vocabulary.has(token)) &&
      sentencesOf(this.tokensOf(note.slice(title.length))).every((sentence) =>
        isSaid(sentence, knownWords),
      )
    );
  }

  private wordsOfKnown(text: string): KnownWords {
    const remembered = this.knownWords.get(text);
    if (remembered !== undefined) return remembered;
    const tokens = this.tokensOf(text);
    const sentenceStarts = new Map<string, number[]>();
    for (const [index, token] of tokens.entries()) {
      if (token === '' || (index > 0 && tokens[index - 1] !== '')) continue;
      const starts = sentenceStarts.get(token);
      if (starts === undefined) sentenceStarts.set(token, [index]);
      else if (starts.length < MOST_STARTS) starts.push(index);
    }
    const words = { tokens, sentenceStarts, vocabulary: new Set(['', ...tokens]) };
    this.knownWords.set(text, words);
    return words;
  }

  /** The words that say something; each end of a sentence is an empty one. */
  private tokensOf(text: string): string[] {
    return this.wordsOf(text).flatMap(({ token, telling }) =>
      token === '' || telling !== null || !FILLER_WORDS.has(token) ? [token] : [],
    );
  }
}

function sentencesOf(tokens: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const token of tokens) {
    if (token === '') sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences.filter(({ length }) => length > 0);
}

function isSaid(sentence: readonly string[], { tokens, sentenceStarts }: KnownWords): boolean {
  const starts = sentenceStarts.get(sentence[0] ?? '') ?? [];
  return starts.some((start) => standsAt(sentence, tokens, start));
}

/**
 * Whether a sentence stands there from its first word to the end of a sentence. What the note says in
 * one sentence may be several there.
 */
function standsAt(sentence: readonly string[], tokens: readonly string[], start: number): boolean {
  let at = start;
  for (const token of sentence) {
    while (tokens[at] === '') at += 1;
    if (tokens[at] !== token) return false;
    at += 1;
  }
  return (tokens[at] ?? '') === '';
}
