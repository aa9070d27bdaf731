import { compareTexts } from '../../text/order.js';
import type { Hit, Passage, ScoreTerm } from './passage.js';
import { wordsOf, wordsOfQuery } from './words.js';

/*
 * Which passages fit the words of a query best? "owner check" finds a fact titled "Owner checks"
 * before one that has "check" once in a long text. A plain BM25, the same on every machine.
 *
 * `recall.ts` builds one for each run. Ranking changes no trust: what is found is still labelled by the
 * judge. The constants may be changed. When it is wrong, `__tests__/context/recall/recall.test.ts` fails.
 * Scores stand in answers, so a new constant shows there; equal scores keep the order of ids. `FEW` is about
 * speed alone.
 */

/**
 * Okapi BM25: how soon more of the same word counts no more, and how much long texts are held back.
 * Robertson and Zaragoza, 2009.
 */
const K1 = 1.2;
const B = 0.75;

/** A word of a title counts as so many in the text. */
const TITLE_WEIGHT = 3;

/** Scores are whole millionths all the way, so that neither the order of a sum nor a version of Node changes one. */
const MILLIONTHS = 1_000_000;

/** Where a word is: documents by number, ascending, and its weighted frequency in each. */
interface Postings {
  readonly documents: Uint32Array;
  readonly frequencies: Uint32Array;
}

const NOWHERE: Postings = { documents: new Uint32Array(), frequencies: new Uint32Array() };

/** An inverted index over passages, in memory, for one run. Building it is linear in their text. */
export class PassageIndex {
  /** By id, so that a tie is broken by the number alone. */
  private readonly passages: readonly Passage[];
  /** The number of each word. */
  private readonly numbers = new Map<string, number>();
  /** Word by word in one row: where those of a word begin is in `starts`, and one more is the end of the last. */
  private readonly starts: Uint32Array;
  private readonly documents: Uint32Array;
  private readonly frequencies: Uint32Array;
  /** Of each document, its part of the denominator of BM25. */
  private readonly norms: Float64Array;

  constructor(passages: readonly Passage[]) {
    this.passages = passages.toSorted((a, b) => compareTexts(a.id, b.id));
    // As they come, document by document: thousands of short lists, one a word, would cost more than all else.
    const found: Record<'words' | 'documents' | 'frequencies', number[]> = {
      words: [],
      documents: [],
      frequencies: [],
    };
    const last: number[] = [];
    const lengths = this.passages.map((passage, document) => {
      const before = found.words.length;
      const add = (words: readonly string[], weight: number): number => {
        for (const word of words) {
          const number = this.numbers.get(word) ?? this.numbers.size;
          if (number === this.numbers.size) this.numbers.set(word, number);
          const place = last[number] ?? -1;
          if (place >= before) {
            found.frequencies[place] = (found.frequencies[place] ?? 0) + weight;
          } else {
            last[number] = found.words.push(number) - 1;
            found.documents.push(document);
            found.frequencies.push(weight);
          }
        }
        // A title that counts more makes a document no longer.
        return words.length;
      };
      return add(wordsOf(passage.title), TITLE_WEIGHT) + add(wordsOf(passage.text), 1);
    });
    const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    this.norms = Float64Array.from(
      lengths,
      (length) => K1 * (1 - B + (B * length) / Math.max(1, average)),
    );

    this.starts = new Uint32Array(this.numbers.size + 1);
    for (const number of found.words) this.starts[number + 1] = (this.starts[number + 1] ?? 0) + 1;
    for (let number = 0; number < this.numbers.size; number += 1)
      this.starts[number + 1] = (this.starts[number + 1] ?? 0) + (this.starts[number] ?? 0);
    const free = this.starts.slice();
    this.documents = new Uint32Array(found.words.length);
    this.frequencies = new Uint32Array(found.words.length);
    for (const [at, number] of found.words.entries()) {
      const place = free[number] ?? 0;
      free[number] = place + 1;
      this.documents[place] = found.documents[at] ?? 0;
      this.frequencies[place] = found.frequencies[at] ?? 0;
    }
  }

  /**
   * What holds at least one word of the query, the best first; of equals the one whose id comes first.
   *
   * @param most how many of them are wanted.
   */
  search(query: string, most: number = Infinity): readonly Hit[] {
    const terms = wordsOfQuery(query).filter((term) => this.numbers.has(term));
    const scores = new Float64Array(this.passages.length);
    for (const term of terms) {
      const { documents, frequencies } = this.postingsOf(term);
      const weight = this.weightOf(documents.length);
      for (let at = 0; at < documents.length; at += 1) {
        const document = documents[at] ?? 0;
        scores[document] =
          (scores[document] ?? 0) + this.partOf(weight, frequencies[at] ?? 0, document);
      }
    }
    const best = bestOf(scores, most);
    const parts = this.explain(terms, best);
    return best.flatMap((document) => {
      const passage = this.passages[document];
      return passage === undefined
        ? []
        : [
            {
              passage,
              score: (scores[document] ?? 0) / MILLIONTHS,
              terms: parts.get(document) ?? [],
            },
          ];
    });
  }

  /** The row of a word; nothing for a word that no passage has. */
  private postingsOf(term: string): Postings {
    const number = this.numbers.get(term);
    if (number === undefined) return NOWHERE;
    const [from, to] = [this.starts[number], this.starts[number + 1]];
    return {
      documents: this.documents.subarray(from, to),
      frequencies: this.frequencies.subarray(from, to),
    };
  }

  /** Inverse document frequency, never negative. */
  private weightOf(documents: number): number {
    return Math.log(1 + (this.passages.length - documents + 0.5) / (documents + 0.5));
  }

  /** What a word adds to the score of a document, in millionths. */
  private partOf(weight: number, frequency: number, document: number): number {
    return Math.round(
      ((weight * frequency * (K1 + 1)) / (frequency + (this.norms[document] ?? 0))) * MILLIONTHS,
    );
  }

  /** The same sum again, word by word, of those alone that are shown. */
  private explain(
    terms: readonly string[],
    documents: readonly number[],
  ): ReadonlyMap<number, readonly ScoreTerm[]> {
    const parts = new Map<number, ScoreTerm[]>(documents.map((document) => [document, []]));
    for (const term of terms) {
      const postings = this.postingsOf(term);
      const weight = this.weightOf(postings.documents.length);
      for (const [document, own] of parts) {
        const frequency = frequencyIn(postings, document);
        if (frequency > 0)
          own.push({
            term,
            frequency,
            weight: Math.round(weight * MILLIONTHS) / MILLIONTHS,
            score: this.partOf(weight, frequency, document) / MILLIONTHS,
          });
      }
    }
    for (const own of parts.values())
      own.sort((a, b) => b.score - a.score || (a.term < b.term ? -1 : 1));
    return parts;
  }
}

/** So many are kept in order while they are looked for; where more are wanted, all are sorted. */
const FEW = 50;

/** The numbers of the documents with the highest scores above zero, in order. */
function bestOf(scores: Float64Array, most: number): number[] {
  const byScore = (a: number, b: number): number => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b;
  const best: number[] = [];
  // A later document has the greater id, so it takes nobody's place with the same score.
  let least = 0;
  for (let document = 0; document < scores.length; document += 1) {
    if ((scores[document] ?? 0) <= least) continue;
    best.push(document);
    if (most > FEW || best.length < most) continue;
    best.sort(byScore).length = Math.max(0, most);
    least = scores[best.at(-1) ?? document] ?? 0;
  }
  return best.sort(byScore).slice(0, Math.max(0, most));
}

/** By halves: documents stand in order. */
function frequencyIn({ documents, frequencies }: Postings, document: number): number {
  let low = 0;
  let high = documents.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const there = documents[middle] ?? 0;
    if (there === document) return frequencies[middle] ?? 0;
    if (there < document) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}
