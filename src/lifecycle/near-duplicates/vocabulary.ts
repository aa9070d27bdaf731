import type { Profile, Weights } from './overlap.js';
import { Reader, type ReadWord } from './reader.js';

/*
 * How much does a word weigh when two texts are compared? The rarer it is among all texts, the more: of
 * ten thousand notes a word of all of them weighs 1, and a word of a single one about 3.
 *
 * `near-duplicate-index.ts` builds one from the texts that it compares, and asks for weights and ranks. The
 * numbers below have a say in what counts as alike: change one only with the pairs of
 * `__tests__/lifecycle/likeness/likeness-index.test.ts`, which fails when it is wrong. Nothing is stored:
 * ranks and numbers of tokens live for one index. A code in a profile is twice the rank, and one more where
 * the word tells (`telling`).
 */

/**
 * A word of a single text of ten thousand weighs about three times one of all: with more, one rare
 * word would outweigh a sentence.
 */
const RARITY = 0.25;
/** In a few texts no word is rare, and all weigh about the same. */
const FEW = 16;
/** Weights are whole thousandths, so that no order of a sum changes one. */
export const THOUSANDTHS = 1000;

/** Characters of a word that are shown. */
const LONGEST_WORD = 80;

/** A text that was read. */
export interface ReadText {
  readonly words: readonly ReadWord[];
  readonly profile: Profile;
}

/** A text without a word. */
export const NO_WORDS: ReadText = { words: [], profile: { codes: new Int32Array(), weight: 0 } };

/** The tokens of some texts by how rare they are among them: the rank of the rarest is 0, and it weighs most. */
export class Vocabulary implements Weights {
  /** As they were given. */
  readonly texts: readonly ReadText[];
  /** How many tokens the texts have. */
  readonly size: number;
  private readonly reader = new Reader();
  /** Of each token, where it is among those of the text that was read last with it. */
  private readonly places: number[] = [];
  /** Of each token by its number in the reader. */
  private readonly ranks: Int32Array;
  /** By rank. */
  private readonly numbers: Int32Array;
  private readonly weights: Uint32Array;
  /** The weight of a token that none of the texts has. */
  private readonly rare: number;

  /** Linear in the texts, each of which counts once. */
  constructor(texts: readonly string[]) {
    const read = texts.map((text) => this.reader.wordsIn(text));
    // One array for the tokens of all texts, which are many and small.
    const codes: number[] = [];
    const ends = read.map((words) => this.addCodes(words, codes));
    const counts = new Int32Array(this.reader.tokens.length);
    for (const code of codes) counts[code >> 1] = (counts[code >> 1] ?? 0) + 1;
    this.size = counts.length;
    this.numbers = byCount(counts);
    this.ranks = new Int32Array(counts.length);
    for (const [rank, number] of this.numbers.entries()) this.ranks[number] = rank;
    this.weights = Uint32Array.from(this.numbers, (number) =>
      weightIn(texts.length, counts[number] ?? 0),
    );
    this.rare = weightIn(texts.length, 1);
    const ranked = Int32Array.from(codes);
    this.texts = read.map((words, index) => ({
      words,
      profile: this.profileOf(ranked.subarray(ends[index - 1] ?? 0, ends[index])),
    }));
  }

  /** A text that need not be one of them. */
  read(text: string): ReadText {
    const words = this.reader.wordsIn(text);
    const codes: number[] = [];
    this.addCodes(words, codes);
    return { words, profile: this.profileOf(Int32Array.from(codes)) };
  }

  weightAt(rank: number): number {
    return this.weights[rank] ?? this.rare;
  }

  weightOf({ number }: ReadWord): number {
    return this.weightAt(this.rankOf(number));
  }

  /** The token of a rank, as it is shown. */
  written(rank: number): string {
    return (this.reader.tokens[this.numbers[rank] ?? rank] ?? '').slice(0, LONGEST_WORD);
  }

  /** Tokens that none of the texts has come behind all others: they are shared with nothing. */
  private rankOf(number: number): number {
    return this.ranks[number] ?? number;
  }

  /**
   * Adds twice the number of each token of a text, and one more where it tells somewhere. Says how
   * many codes there are then.
   */
  private addCodes(words: readonly ReadWord[], codes: number[]): number {
    const start = codes.length;
    for (const { number, telling } of words) {
      if (number < 0) continue;
      const place = number < this.places.length ? (this.places[number] ?? -1) : -1;
      const code = place >= start && place < codes.length ? (codes[place] ?? 0) : -1;
      if (code >> 1 !== number)
        this.places[number] = codes.push(2 * number + (telling === null ? 0 : 1)) - 1;
      else if (telling !== null) codes[place] = 2 * number + 1;
    }
    return codes.length;
  }

  /** Puts ranks in the place of numbers, there where they are. */
  private profileOf(codes: Int32Array): Profile {
    let weight = 0;
    for (const [at, code] of codes.entries()) {
      const rank = this.rankOf(code >> 1);
      codes[at] = 2 * rank + (code & 1);
      weight += this.weightAt(rank);
    }
    return { codes: codes.sort(), weight };
  }
}

/** The weight of a token that so many of these texts have, in thousandths. */
function weightIn(texts: number, withToken: number): number {
  return Math.round(
    THOUSANDTHS *
      (1 + RARITY * Math.log2((texts + FEW) / (Math.min(texts, Math.max(1, withToken)) + FEW))),
  );
}

/** Numbers of tokens, the rarest first, of equals the one that was met first. A counting sort. */
function byCount(counts: Int32Array): Int32Array {
  const starts = new Int32Array(counts.reduce((most, count) => Math.max(most, count), 0) + 2);
  for (const count of counts) starts[count + 1] = (starts[count + 1] ?? 0) + 1;
  for (let count = 1; count < starts.length; count += 1)
    starts[count] = (starts[count] ?? 0) + (starts[count - 1] ?? 0);
  const sorted = new Int32Array(counts.length);
  for (const [number, count] of counts.entries()) {
    const at = starts[count] ?? 0;
    sorted[at] = number;
    starts[count] = at + 1;
  }
  return sorted;
}
