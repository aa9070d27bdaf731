import { compareTexts } from '../../text/order.js';
import { wordsOf, wordsOfQuery } from '../../text/search-words.js';
import {
  readerTrustOf,
  readerTrustOfCommit,
  type ReaderTrust,
  type UntrustedSentence,
} from '../../trust/reader-trust.js';
import type { Entry, EntryOrigin } from '../../trust/entry.js';

/* Ranks passages of memory for a query by their words (BM25); trust plays no part. */

/** Okapi BM25: saturation of repeated words, and how much long texts are discounted. Robertson and Zaragoza, 2009. */
const K1 = 1.2;
const B = 0.75;

/** A word of a title counts as this many in the text. */
const TITLE_WEIGHT = 3;

/** Scores are whole millionths, so that sums depend neither on the order nor on the version of Node. */
const MILLIONTHS = 1_000_000;

/** An inverted index in memory. Building it is linear in the text. */
export class PassageIndex {
  /** Sorted by id, so that the number breaks ties. */
  private readonly passages: readonly Passage[];
  /** By word: the number of a passage and its weighted frequency, then those of the next passage. */
  private readonly postings = new Map<string, number[]>();
  /** The part of each passage in the denominator of BM25. */
  private readonly norms: readonly number[];

  constructor(passages: readonly Passage[]) {
    this.passages = passages.toSorted((a, b) => compareTexts(a.id, b.id));
    const lengths = this.passages.map(
      ({ title, text }, number) =>
        // A title counts more but adds its length only once.
        this.add(number, wordsOf(title), TITLE_WEIGHT) + this.add(number, wordsOf(text), 1),
    );
    const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    this.norms = lengths.map((length) => K1 * (1 - B + (B * length) / Math.max(1, average)));
  }

  private add(number: number, words: readonly string[], weight: number): number {
    for (const word of words) {
      const list = this.postings.get(word);
      if (list === undefined) this.postings.set(word, [number, weight]);
      else if (list.at(-2) === number) list.push((list.pop() ?? 0) + weight);
      else list.push(number, weight);
    }
    return words.length;
  }

  /**
   * Passages with at least one word of the query, the best first; ties by id.
   *
   * @param most how many are wanted.
   */
  search(query: string, most: number = Infinity): readonly Hit[] {
    const found = new Map<number, { millionths: number; readonly terms: ScoreTerm[] }>();
    for (const term of wordsOfQuery(query)) {
      const list = this.postings.get(term) ?? [];
      const weight = this.weightOf(list.length / 2);
      for (let at = 0; at < list.length; at += 2) {
        const [number = 0, frequency = 0] = [list[at], list[at + 1]];
        const part = this.partOf(weight, frequency, number);
        const hit = found.get(number) ?? { millionths: 0, terms: [] };
        found.set(number, hit);
        hit.millionths += part;
        hit.terms.push({
          term,
          frequency,
          weight: Math.round(weight * MILLIONTHS) / MILLIONTHS,
          score: part / MILLIONTHS,
        });
      }
    }
    return [...found]
      .filter(([, { millionths }]) => millionths > 0)
      .sort(([a, one], [b, other]) => other.millionths - one.millionths || a - b)
      .slice(0, most)
      .flatMap(([number, { millionths, terms }]) => {
        const passage = this.passages[number];
        terms.sort((a, b) => b.score - a.score || (a.term < b.term ? -1 : 1));
        return passage === undefined ? [] : [{ passage, score: millionths / MILLIONTHS, terms }];
      });
  }

  /** Inverse document frequency, never negative. */
  private weightOf(count: number): number {
    return Math.log(1 + (this.passages.length - count + 0.5) / (count + 0.5));
  }

  private partOf(weight: number, frequency: number, number: number): number {
    return Math.round(
      ((weight * frequency * (K1 + 1)) / (frequency + (this.norms[number] ?? 0))) * MILLIONTHS,
    );
  }
}

export function recall(passages: readonly Passage[], query: string): readonly Hit[] {
  return new PassageIndex(passages).search(query);
}

export type PassageKind = 'fact' | 'live' | 'attempt' | 'commit' | 'review';

/** A piece that recall can choose: a fact, a section of an agent file, a record, a commit. */
export interface Passage {
  /** Unique: the id of its entry, with `#L10-L24` for a section; `commit:<sha>`. */
  readonly id: string;
  readonly kind: PassageKind;
  /** Null for a commit. */
  readonly entry: Entry | null;
  /** Where a commit is; for others it is in the entry. Absent where that was not asked. */
  readonly origin?: EntryOrigin;
  /** A commit that a record of an attempt lists. */
  readonly isOfAttempt?: true;
  /** A skill is found, but is in no context unless it was named. */
  readonly isSkill?: true;
  /** Its sentences that say what a stale, superseded or retired fact says; absent where there are none. */
  readonly untrusted?: readonly UntrustedSentence[];
  /** The trusted facts that a candidate denies; absent where there are none. */
  readonly denies?: readonly Passage[];
  /** Words that count more: topic, heading, path, changed files. */
  readonly title: string;
  readonly text: string;
}

export interface ScoreTerm {
  readonly term: string;
  /** Of title and text, weighted. */
  readonly frequency: number;
  /** How rare it is among the passages. */
  readonly weight: number;
  readonly score: number;
}

export interface Hit {
  readonly passage: Passage;
  /** BM25, rounded to six digits so that every version of Node prints the same. */
  readonly score: number;
  readonly terms: readonly ScoreTerm[];
}

export function trustOf({ entry, isOfAttempt }: Passage): ReaderTrust {
  return entry === null ? readerTrustOfCommit(isOfAttempt === true) : readerTrustOf(entry);
}

/** The origin of a passage; `base` where that was not asked. */
export function originOf({ entry, origin }: Passage): EntryOrigin {
  return entry?.origin ?? origin ?? 'base';
}
