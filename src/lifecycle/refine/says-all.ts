import { wordsOf as recallWordsOf } from '../../text/search-words.js';
import type { ReadWord } from '../../text/near-duplicates/reader.js';

/*
 * Does a known text say everything that a note says, so that nothing is lost with the note? Each sentence of the note
 * must be there word for word: "Please run the tests." is in "Then run the tests."; "Run the tests first." is not.
 */

/** Words that add nothing to a sentence. */
const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and are as be do does is it its that this was which each every also then ' +
    'so please just simply very your our their these those there here will'
  )
    .split(' ')
    .flatMap(recallWordsOf), // as the words of texts are folded: "does" is "doe"
);

/** Sentences with the same first word that are compared. */
const MOST_STARTS = 50;

/** The words of a title may be anywhere in the known text, in any order. */
const TITLE = /^\s*#{1,6} [^\n]*/;

/** @param wordsOf the words of a text, with an empty one at each end of a sentence. */
export function saysAll(
  known: string,
  note: string,
  wordsOf: (text: string) => readonly ReadWord[],
): boolean {
  if (known.trim() === note.trim()) return true;
  /** The words with a meaning; each end of a sentence is an empty one. */
  const tokensOf = (text: string): string[] =>
    wordsOf(text).flatMap(({ token, telling }) =>
      token === '' || telling !== null || !FILLER_WORDS.has(token) ? [token] : [],
    );
  const tokens = tokensOf(known);
  const vocabulary = new Set(['', ...tokens]);
  const starts = new Map<string, number[]>();
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && tokens[at - 1] !== '') continue;
    const others = starts.get(token) ?? [];
    if (others.length < MOST_STARTS) starts.set(token, [...others, at]);
  }
  const title = TITLE.exec(note)?.[0] ?? '';
  return (
    tokensOf(title).every((token) => vocabulary.has(token)) &&
    sentencesOf(tokensOf(note.slice(title.length))).every(
      (sentence) =>
        starts.get(sentence[0] ?? '')?.some((start) => startsAt(sentence, tokens, start)) === true,
    )
  );
}

function sentencesOf(tokens: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const token of tokens) {
    if (token === '') sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences.filter(({ length }) => length > 0);
}

/**
 * Whether a sentence is there from its first word to the end of a sentence. "Run the tests and push." is also there as
 * "Run the tests. And push."
 */
function startsAt(sentence: readonly string[], tokens: readonly string[], start: number): boolean {
  let at = start;
  for (const token of sentence) {
    while (tokens[at] === '') at += 1;
    if (tokens[at] !== token) return false;
    at += 1;
  }
  return (tokens[at] ?? '') === '';
}
