import { addTo } from '../collections.js';
import { GRAMMAR } from '../search-words.js';
import type { ReadWord } from './reader.js';
import { statementOf, vetoesOf, type Veto } from './vetoes.js';

/*
 * Which sentence of some texts does a sentence deny? "Checks are not required." denies "Checks are required."; a "not"
 * in another sentence is about something else.
 */

/** Places of one word that are kept, and sentences that are compared word by word. */
const MOST_PLACES = 200;
const MOST_COMPARED = 20;

/** A sentence that disagrees with more sentences only has their pattern, like a row of a table. */
const MOST_DENIED = 2;

/** One sentence, or a part of one up to a colon or semicolon. */
export interface ComparedSentence {
  readonly words: readonly ReadWord[];
  /** Its words that are neither distinctive nor words of grammar. */
  readonly about: ReadonlySet<string>;
}

interface Disagreement {
  /** Index of the text. */
  readonly text: number;
  /** As seen from the queried sentence. */
  readonly vetoes: readonly Veto[];
}

/** Cuts a text that was read into its sentences; those without a subject are left out. */
export function comparedSentences(words: readonly ReadWord[]): ComparedSentence[] {
  const found: ComparedSentence[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && words[at]?.token !== '') continue;
    const own = words.slice(from, at);
    const about = new Set<string>();
    for (const { token, telling } of own)
      if (telling === null && !GRAMMAR.has(token)) about.add(token);
    if (about.size > 0) found.push({ words: own, about });
    from = at + 1;
  }
  return found;
}

/** The sentences of some texts, to be searched for disagreements. */
export class SentenceIndex {
  private readonly all: { readonly text: number; readonly sentence: ComparedSentence }[] = [];
  private readonly places = new Map<string, number[]>();

  constructor(texts: readonly (readonly ComparedSentence[])[]) {
    for (const [text, sentences] of texts.entries())
      for (const sentence of sentences) {
        for (const token of sentence.about) addTo(this.places, token, this.all.length, MOST_PLACES);
        this.all.push({ text, sentence });
      }
  }

  /** Texts with a sentence that is like this one and disagrees, where none agrees. */
  disagreements(sentence: ComparedSentence): readonly Disagreement[] {
    const agreeing = new Set<number>();
    const found: Disagreement[] = [];
    for (const { text, sentence: other } of this.likely(sentence)) {
      const vetoes = compare(sentence, other);
      if (vetoes === null) continue;
      if (vetoes.length === 0) agreeing.add(text);
      else found.push({ text, vetoes });
    }
    const open = found.filter(({ text }) => !agreeing.has(text));
    return open.filter(
      ({ text }, at) =>
        open.findIndex((one) => one.text === text) === at &&
        open.filter((one) => one.text === text).length <= MOST_DENIED,
    );
  }

  /** The sentences that share most words with one; of equal ones the first. */
  private likely(
    sentence: ComparedSentence,
  ): { readonly text: number; readonly sentence: ComparedSentence }[] {
    const shared = new Map<number, number>();
    for (const token of sentence.about)
      for (const place of this.places.get(token) ?? [])
        shared.set(place, (shared.get(place) ?? 0) + 1);
    return [...shared]
      .sort(([a, mine], [b, yours]) => yours - mine || a - b)
      .slice(0, MOST_COMPARED)
      .flatMap(([place]) => this.all[place] ?? []);
  }
}

/**
 * Whether sentences have the same subject: four fifths of the smaller one, and half of the other; of two words both.
 */
function alike(shared: number, small: number, large: number): boolean {
  return shared * 5 >= small * 4 && shared * 2 >= large && shared >= (small === large ? 2 : 3);
}

/** In what two sentences disagree; null where they have different subjects. */
function compare(mine: ComparedSentence, yours: ComparedSentence): readonly Veto[] | null {
  const [small, large] = mine.about.size <= yours.about.size ? [mine, yours] : [yours, mine];
  let shared = 0;
  for (const token of small.about) if (large.about.has(token)) shared += 1;
  if (!alike(shared, small.about.size, large.about.size)) return null;
  const vetoes = vetoesOf(
    statementOf(small.words),
    statementOf(large.words),
    small.about.size < large.about.size,
  )
    // In sentences that differ in a word, another number may be of another thing.
    .filter(({ by }) => by === 'negation' || shared === small.about.size);
  return small === mine
    ? vetoes
    : vetoes.map(({ by, here, there }) => ({ by, here: there, there: here }));
}
