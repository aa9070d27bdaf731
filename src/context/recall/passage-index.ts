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

/** What an index knows of its passages: all that takes long to make, and what `stored-index.ts` keeps. */
export interface IndexTables {
  /** Each word once; its place is its number. */
  readonly words: readonly string[];
  /** Word by word in one row: where those of a word begin, and one more is the end of the last. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  readonly frequencies: Uint32Array;
  /** Of each document, its part of the denominator of BM25. */
  readonly norms: Float64Array;
}

/** Passages in the order in which an index numbers them: by id, so that a tie is broken by the number alone. */
export function byPassageId(passages: readonly Passage[]): readonly Passage[] {
  return passages.toSorted((a, b) => compareTexts(a.id, b.id));
}

/** Makes the tables of passages that are in order. Linear in their text. */
function tablesOf(passages: readonly Passage[]): IndexTables {
  const numbers = new Map<string, number>();
  // As they come, document by document: thousands of short lists, one a word, would cost more than all else.
  const found: Record<'words' | 'documents' | 'frequencies', number[]> = {
    words: [],
    documents: [],
    frequencies: [],
  };
  const last: number[] = [];
  const lengths = passages.map((passage, document) => {
    const before = found.words.length;
    const add = (words: readonly string[], weight: number): number => {
      for (const word of words) {
        const number = numbers.get(word) ?? numbers.size;
        if (number === numbers.size) numbers.set(word, number);
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
  const norms = Float64Array.from(
    lengths,
    (length) => K1 * (1 - B + (B * length) / Math.max(1, average)),
  );

  const starts = new Uint32Array(numbers.size + 1);
  for (const number of found.words) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (let number = 0; number < numbers.size; number += 1)
    starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  const free = starts.slice();
  const documents = new Uint32Array(found.words.length);
  const frequencies = new Uint32Array(found.words.length);
  for (const [at, number] of found.words.entries()) {
    const place = free[number] ?? 0;
    free[number] = place + 1;
    documents[place] = found.documents[at] ?? 0;
    frequencies[place] = found.frequencies[at] ?? 0;
  }
  return { words: [...numbers.keys()], starts, documents, frequencies, norms };
}

/** An inverted index over passages, in memory, for one run. Building it is linear in their text. */
export class PassageIndex {
  private readonly passages: readonly Passage[];
  /** The number of each word. */
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly starts: Uint32Array;
  private readonly documents: Uint32Array;
  private readonly frequencies: Uint32Array;
  private readonly norms: Float64Array;
  readonly tables: IndexTables;

  /** @param stored tables of exactly these passages, where somebody kept them. */
  constructor(passages: readonly Passage[], stored: IndexTables | null = null) {
    this.passages = byPassageId(passages);
    this.tables = stored ?? tablesOf(this.passages);
    this.numbers = new Map(this.tables.words.map((word, number) => [word, number]));
    this.starts = this.tables.starts;
    this.documents = this.tables.documents;
    this.frequencies = this.tables.frequencies;
    this.norms = this.tables.norms;
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
