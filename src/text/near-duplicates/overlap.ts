import { type ReadWord, readWords } from './reader.js';

/* How much do two texts overlap? Words weigh more the rarer they are. */

interface Overlap {
  readonly shared: number;
  readonly tokens: readonly string[];
  /** Of each text, the weight of the distinctive words that only it has. */
  readonly telling: readonly [number, number];
}

/** How two texts overlap, apart from what they disagree in. */
export type Shape = 'both' | 'part' | 'framed';

/** This many fifths of the weight of a text make it a copy. */
const FIFTHS = 4;

/** A part has less than three quarters of the weight of the whole. */
const PART = 0.75;

/** With fewer common words only equal texts are similar. */
const LEAST_SHARED = 3;

/**
 * Distinctive words that differ are left out of the measure, or "the limit is 30 seconds" and "the limit is 45
 * seconds" would not be similar; but no more than this share of a text, or two lists of names would be similar.
 */
const MOST_LEFT_OUT = 0.3;

/** The least share of the smaller text's weight. */
export const LEAST_SHARE = (FIFTHS / 5) * (1 - MOST_LEFT_OUT);

export function overlapOf(
  one: ReadText,
  other: ReadText,
  weightOf: (token: string) => number,
): Overlap {
  const tokens: string[] = [];
  let [shared, onlyOne, onlyOther] = [0, 0, 0];
  for (const [token, tells] of one.tokens) {
    if (other.tokens.has(token)) {
      tokens.push(token);
      shared += weightOf(token);
    } else if (tells) onlyOne += weightOf(token);
  }
  for (const [token, tells] of other.tokens)
    if (tells && !one.tokens.has(token)) onlyOther += weightOf(token);
  return { shared, tokens, telling: [onlyOne, onlyOther] };
}

/**
 * How the smaller of two texts overlaps with the other; null where they are not similar. `both`: each contains four
 * fifths of the other. `part`: the smaller one is in the other, which is much larger. `framed`: they are similar but
 * for distinctive words, or the other one is only a little larger.
 *
 * @param smaller weight of the smaller text.
 * @param larger weight of the other one.
 */
export function overlapShape(
  { shared, tokens, telling: [small, large] }: Overlap,
  smaller: number,
  larger: number,
): Shape | null {
  if (shared * 5 >= FIFTHS * larger) return 'both';
  if (
    tokens.length < LEAST_SHARED ||
    shared * 5 < FIFTHS * (smaller - Math.min(small, smaller * MOST_LEFT_OUT))
  )
    return null;
  if (shared * 5 >= FIFTHS * (larger - Math.min(large, larger * MOST_LEFT_OUT))) return 'framed';
  return smaller < PART * larger ? 'part' : 'framed';
}

/** With more, one rare word would outweigh a sentence. */
const RARITY = 0.25;
/** In a few texts no word is rare, and all weigh about the same. */
const FEW = 16;
/** Weights are whole thousandths, so that sums do not depend on the order. */
export const THOUSANDTHS = 1000;

export interface ReadText {
  readonly words: readonly ReadWord[];
  /** Each token once, with whether it is distinctive somewhere. */
  readonly tokens: ReadonlyMap<string, boolean>;
  readonly weight: number;
}

/** The tokens of some texts, by how many of the texts have them. */
export class Vocabulary {
  private readonly counts = new Map<string, number>();
  private readonly size: number;
  readonly texts: readonly ReadText[];

  constructor(texts: readonly string[]) {
    this.size = texts.length;
    const read = texts.map((text) => {
      const words = readWords(text);
      const tokens = tokensIn(words);
      for (const token of tokens.keys()) this.counts.set(token, (this.counts.get(token) ?? 0) + 1);
      return { words, tokens };
    });
    this.texts = read.map((one) => ({ ...one, weight: this.weightOfAll(one.tokens) }));
  }

  read(text: string): ReadText {
    const words = readWords(text);
    const tokens = tokensIn(words);
    return { words, tokens, weight: this.weightOfAll(tokens) };
  }

  /** In thousandths. A token of none of the texts weighs as one of a single text. */
  weightOf(token: string): number {
    const count = this.counts.get(token) ?? 1;
    return Math.round(THOUSANDTHS * (1 + RARITY * Math.log2((this.size + FEW) / (count + FEW))));
  }

  private weightOfAll(tokens: ReadText['tokens']): number {
    let weight = 0;
    for (const token of tokens.keys()) weight += this.weightOf(token);
    return weight;
  }
}

function tokensIn(words: readonly ReadWord[]): Map<string, boolean> {
  const tokens = new Map<string, boolean>();
  for (const { token, telling } of words)
    if (token !== '') tokens.set(token, telling !== null || tokens.get(token) === true);
  return tokens;
}
