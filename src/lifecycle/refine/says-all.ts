import { GRAMMAR } from '../../context/recall/words.js';
import { Reader, type Word } from '../likeness/reader.js';

/** Words that add nothing to what a sentence says. */
const EMPTY: ReadonlySet<string> = new Set('each every also then so please just simply very your our their these those there here will'.split(' '));

/** Places of one word that are looked at; of what is there more often the others tell nothing new. */
const MOST_PLACES = 50;

/** An end of a sentence may stand between two words where one text joins what another parts. */
const NEXT = 3;

interface Place {
  readonly index: number;
  readonly sentence: number;
}

/**
 * Whether known texts say all that a note says, so that nothing is lost with the note: of each of its sentences all words, one
 * behind the other in one sentence there. That two texts are alike is not enough for that: one word of ten may be
 * the news, and the same words in another order say something else.
 *
 * A known text is read once, so that many notes that are held against a long one cost no more than their own length.
 */
export class SaysAll {
  private readonly reader = new Reader();
  private readonly read = new Map<string, ReadonlyMap<string, readonly Place[]>>();

  /** Linear in both texts. */
  of(known: string, note: string): boolean {
    if (known.trim() === note.trim()) return true;
    const places = this.placesIn(known);
    return sentencesOf(this.wordsOf(note)).every((sentence) => isSaid(sentence, places));
  }

  private placesIn(text: string): ReadonlyMap<string, readonly Place[]> {
    const known = this.read.get(text);
    if (known !== undefined) return known;
    const places = new Map<string, Place[]>();
    let sentence = 0;
    for (const [index, { token }] of this.wordsOf(text).entries()) {
      if (token === '') sentence += 1;
      const own = places.get(token);
      if (own === undefined) places.set(token, [{ index, sentence }]);
      else if (own.length < MOST_PLACES) own.push({ index, sentence });
    }
    this.read.set(text, places);
    return places;
  }

  private wordsOf(text: string): Word[] {
    const words: Word[] = [];
    this.reader.read(text, (read) => {
      for (const word of read) words.push(word);
    });
    return words;
  }
}

/** The words of each sentence that say something. */
function sentencesOf(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [[]];
  for (const word of words) {
    if (word.token === '') sentences.push([]);
    else if (word.telling !== null || !(GRAMMAR.has(word.token) || EMPTY.has(word.token))) sentences.at(-1)?.push(word);
  }
  return sentences;
}

/** Whether all words of a sentence stand one behind the other in one sentence, or close to it. */
function isSaid(sentence: readonly Word[], places: ReadonlyMap<string, readonly Place[]>): boolean {
  let reached: readonly Place[] | null = null;
  let last = '';
  for (const { token } of sentence) {
    if (token === last) continue;
    last = token;
    const here: readonly Place[] = places.get(token) ?? [];
    reached = reached === null ? here : behind(reached, here);
    if (reached.length === 0) return false;
  }
  return true;
}

/** Places that one of the reached ones leads to. Both in the order of the text. */
function behind(reached: readonly Place[], places: readonly Place[]): Place[] {
  let at = 0;
  return places.filter(({ index, sentence }) => {
    while (at < reached.length && (reached[at]?.index ?? 0) < index) at += 1;
    const nearest = reached[at - 1];
    return nearest !== undefined && (nearest.sentence === sentence || index - nearest.index <= NEXT);
  });
}
