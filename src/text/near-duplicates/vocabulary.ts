import { readWords, type ReadWord } from './reader.js';

/*
 * How much does a word weigh when two texts are compared? The rarer it is among all texts, the more: of ten thousand
 * notes a word of all of them weighs 1, and a word of a single one about 3.
 */

/** With more, one rare word would outweigh a sentence. */
const RARITY = 0.25;
/** In a few texts no word is rare, and all weigh about the same. */
const FEW = 16;
/** Weights are whole thousandths, so that no order of a sum changes one. */
export const THOUSANDTHS = 1000;

/** A text as it is compared. */
export interface ReadText {
  readonly words: readonly ReadWord[];
  /** Each token once, with whether it tells somewhere (`distinctive-terms.ts`). */
  readonly tokens: ReadonlyMap<string, boolean>;
  /** The weights of all tokens together. */
  readonly weight: number;
}

/** The tokens of some texts, by how many of the texts have them. */
export class Vocabulary {
  private readonly counts = new Map<string, number>();
  private readonly size: number;
  /** As they were given. */
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

  /** A text that need not be one of them. */
  read(text: string): ReadText {
    const words = readWords(text);
    const tokens = tokensIn(words);
    return { words, tokens, weight: this.weightOfAll(tokens) };
  }

  /** In thousandths. A token that none of the texts has weighs as one of a single text. */
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
