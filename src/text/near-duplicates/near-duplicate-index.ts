import { addTo } from '../collections.js';
import type { ReadWord } from './reader.js';
import { compareTexts } from '../order.js';
import {
  LEAST_SHARE,
  overlapOf,
  overlapShape,
  type ReadText,
  THOUSANDTHS,
  Vocabulary,
} from './overlap.js';
import { type ComparedSentence, comparedSentences, SentenceIndex } from './sentences.js';
import { type ComparedStatement, contradicts, statementOf, type Veto, vetoesOf } from './vetoes.js';

/* Finds near-duplicates among texts, by how much of the weight of one text's words is in another. */

/**
 * The place of a text where the words of a smaller one are close together: a long text has the words of many a short
 * one, scattered. Null where there is no such place. Linear in both.
 *
 * @param least the weight of different words of the smaller one that must be there.
 */
export function passageOf(
  small: readonly ReadWord[],
  large: readonly ReadWord[],
  weightOf: (word: ReadWord) => number,
  least: number,
): readonly ReadWord[] | null {
  const wanted = new Set(small.map(({ token }) => token));
  wanted.delete('');
  const width = 2 * small.length + 8;
  const counts = new Map<string, number>();
  let [weight, best, end] = [0, 0, -1];
  for (const [index, word] of large.entries()) {
    if (wanted.has(word.token)) {
      const count = counts.get(word.token) ?? 0;
      counts.set(word.token, count + 1);
      if (count === 0) weight += weightOf(word);
    }
    const left = large[index - width];
    if (left !== undefined && wanted.has(left.token)) {
      const count = counts.get(left.token) ?? 0;
      counts.set(left.token, count - 1);
      if (count === 1) weight -= weightOf(left);
    }
    if (weight > best) [best, end] = [weight, index];
  }
  return best < least ? null : large.slice(Math.max(0, end - width + 1), end + 1);
}

/** Similar texts of one kind that are listed for a text; the rest is counted. */
export const MOST = 10;

/** Shared words that are shown, and characters of each. */
const MOST_WORDS = 8;
const LONGEST_WORD = 80;

/** Words that all queries to one index may visit; only hostile texts take as many. */
const STEPS = 200_000_000;

/** This share of the common words must be close together in the larger text: scattered ones may be words of grammar. */
const PASSAGE = 0.9;

/** What two texts are whose words overlap and who do not disagree. */
const KINDS = { both: 'duplicate', part: 'subsumed', framed: 'near' } as const;

/** Texts with the same bytes. */
interface Same extends ReadText {
  /** In order; empty for a text that is not in the index. */
  readonly ids: readonly string[];
  readonly text: string;
  statement?: ComparedStatement;
  sentences?: readonly ComparedSentence[];
}

/** Another text that is similar to the queried one. */
interface Pair extends Pick<SimilarText, 'kind' | 'isPart' | 'similarity' | 'vetoes'> {
  readonly other: Same;
  readonly tokens: readonly string[];
}

/**
 * Near-duplicates among texts. The order of the texts does not count. Texts that the policy blocks must not be added:
 * words of them are shown (SECURITY S28).
 */
export class NearDuplicateIndex {
  private readonly vocabulary: Vocabulary;
  private readonly byText: ReadonlyMap<string, Same>;
  private readonly all: readonly Same[];
  /** Places in `all`. */
  private readonly withToken = new Map<string, number[]>();
  /** The weight that each text shares with the queried one, by its place in `all`; 0 between queries. */
  private readonly shared: Float64Array;

  /** @param left steps that all queries may take together. */
  constructor(
    texts: readonly Text[],
    private left: number = STEPS,
  ) {
    const ids = new Map<string, string[]>();
    for (const { id, text } of texts.toSorted((a, b) => compareTexts(a.id, b.id)))
      addTo(ids, text, id);
    this.vocabulary = new Vocabulary([...ids.keys()]);
    this.byText = new Map(
      [...ids].flatMap(([text, own], at) => {
        const read = this.vocabulary.texts[at];
        return read === undefined ? [] : [[text, { ...read, ids: own, text }] as const];
      }),
    );
    this.all = [...this.byText.values()];
    this.shared = new Float64Array(this.all.length);
    for (const [at, one] of this.all.entries())
      for (const token of one.tokens.keys()) addTo(this.withToken, token, at);
  }

  wordsOf(text: string): readonly ReadWord[] {
    return (this.byText.get(text) ?? this.vocabulary.read(text)).words;
  }

  /** Texts that are similar to a text, which need not be in the index. One with its id is left out. */
  like({ id, text }: Text): SimilarTexts {
    const own = this.byText.get(text) ?? { ids: [], text, ...this.vocabulary.read(text) };
    const pairs: Pair[] = [];
    let isComplete = true;
    if (own.ids.length > 0)
      pairs.push({
        other: own,
        kind: 'duplicate',
        isPart: false,
        similarity: 1,
        vetoes: [],
        tokens: [...own.tokens.keys()],
      });
    for (const other of this.candidatesFor(own)) {
      if (this.left <= 0) {
        isComplete = false;
        break;
      }
      const pair = this.compare(own, other, isSmaller(own, other, id));
      if (pair !== null) pairs.push(pair);
    }
    return { ...this.listed(id, pairs), isComplete };
  }

  /** Texts that share enough of the weight of the smaller one. */
  private candidatesFor(own: Same): Same[] {
    const { shared } = this;
    const touched = new Set<number>();
    for (const token of own.tokens.keys()) {
      const weight = this.vocabulary.weightOf(token);
      const others = this.withToken.get(token) ?? [];
      for (const at of others) {
        if (shared[at] === 0) touched.add(at);
        shared[at] = (shared[at] ?? 0) + weight;
      }
      this.left -= others.length;
    }
    const found: Same[] = [];
    for (const at of touched) {
      const other = this.all[at];
      const least = LEAST_SHARE * Math.min(own.weight, other?.weight ?? 0) - 1;
      if (other !== undefined && other !== own && (shared[at] ?? 0) >= least) found.push(other);
      shared[at] = 0;
    }
    return found;
  }

  /** How another text relates to one; null where they are not similar. */
  private compare(own: Same, other: Same, isSmall: boolean): Pair | null {
    const [small, large] = isSmall ? [own, other] : [other, own];
    this.left -= 10 * (small.words.length + large.words.length);
    const weightOf = (token: string): number => this.vocabulary.weightOf(token);
    const overlap = overlapOf(small, large, weightOf);
    const shape = overlapShape(overlap, small.weight, large.weight);
    if (shape === null) return null;
    let there = statementIn(large);
    if (shape === 'part') {
      const least = overlap.shared * PASSAGE;
      const passage = passageOf(small.words, large.words, ({ token }) => weightOf(token), least);
      if (passage === null) return null;
      there = statementOf(passage);
    }
    const isPart = shape === 'part';
    const vetoes = withSentences(vetoesOf(statementIn(small), there, isPart), small, large);
    return {
      other,
      kind: vetoes.length > 0 ? 'near' : KINDS[shape],
      isPart: isSmall && small.weight < large.weight,
      similarity:
        Math.round(
          (overlap.shared / (small.weight + large.weight - overlap.shared)) * THOUSANDTHS,
        ) / THOUSANDTHS,
      vetoes: isSmall
        ? vetoes
        : vetoes.map(({ by, here, there: yours }) => ({ by, here: yours, there: here })),
      tokens: overlap.tokens,
    };
  }

  /** The most similar of each kind; the others are counted. */
  private listed(id: string, pairs: readonly Pair[]): Omit<SimilarTexts, 'isComplete'> {
    const all = pairs
      .flatMap((pair) =>
        pair.other.ids.filter((each) => each !== id).map((each) => ({ each, pair })),
      )
      .sort((a, b) => b.pair.similarity - a.pair.similarity || compareTexts(a.each, b.each));
    const counts = new Map<Kind, number>();
    const found = all.filter(({ pair: { kind } }) => {
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return count < MOST;
    });
    return {
      found: found.map(({ each, pair: { kind, isPart, similarity, vetoes, tokens } }) => ({
        kind,
        other: each,
        isPart,
        similarity,
        shared: this.rarest(tokens),
        vetoes,
        contradicts: contradicts(vetoes),
      })),
      more: all.length - found.length,
    };
  }

  private rarest(tokens: readonly string[]): SharedWord[] {
    return tokens
      .map((token) => ({ token, weight: this.vocabulary.weightOf(token) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MOST_WORDS)
      .map(({ token, weight }) => ({
        word: token.slice(0, LONGEST_WORD),
        weight: weight / THOUSANDTHS,
      }));
  }
}

/** Whether a text is the smaller of two; of equal ones the later id. */
function isSmaller(own: Same, other: Same, id: string): boolean {
  return own.weight === other.weight
    ? (own.ids[0] ?? id) > (other.ids[0] ?? '')
    : own.weight < other.weight;
}

/** The statement of a text, read once. */
function statementIn(one: Same): ComparedStatement {
  one.statement ??= statementOf(one.words);
  return one.statement;
}

/** Adds disagreements between similar sentences of two texts. */
function withSentences(vetoes: Veto[], small: Same, large: Same): readonly Veto[] {
  const [mine, yours] = [sentencesIn(small), sentencesIn(large)];
  // Single sentences were compared as texts.
  if (mine.length <= 1 && yours.length <= 1) return vetoes;
  const index = new SentenceIndex([yours]);
  const more = mine.flatMap((sentence) =>
    index.disagreements(sentence).flatMap((found) => found.vetoes),
  );
  return [
    ...vetoes,
    ...more.filter(
      ({ by }, at) =>
        !vetoes.some((veto) => veto.by === by) && more.findIndex((veto) => veto.by === by) === at,
    ),
  ];
}

function sentencesIn(one: Same): readonly ComparedSentence[] {
  one.sentences ??= comparedSentences(one.words);
  return one.sentences;
}

/** A fact or note that is compared with others. */
export interface Text {
  /** Unique; it breaks ties. */
  readonly id: string;
  readonly text: string;
}

/**
 * `duplicate`: each contains four fifths of the other's weight, and nothing vetoes. `subsumed`: the smaller one is in
 * one passage of the other, which is larger by a third or more. `near`: they overlap as much, but a veto fires, or
 * each says a little that the other does not.
 */
export type Kind = 'duplicate' | 'subsumed' | 'near';

interface SharedWord {
  readonly word: string;
  /** 1 for a word of every text, up to about 3.5 for a word of one in ten thousand. */
  readonly weight: number;
}

export interface SimilarText {
  readonly kind: Kind;
  /** The id of the other one. */
  readonly other: string;
  /** Weighted Jaccard, 0 to 1, in thousandths. */
  readonly similarity: number;
  /** Whether this one is the smaller; of equal ones neither is. */
  readonly isPart: boolean;
  /** Shared words, the rarest first. */
  readonly shared: readonly SharedWord[];
  readonly vetoes: readonly Veto[];
  /** Whether one contradicts the other: of two that are `near`, a correction and not only an addition. */
  readonly contradicts: boolean;
}

export interface SimilarTexts {
  /** The most similar first, equal ones by id; at most ten a kind. */
  readonly found: readonly SimilarText[];
  /** How many more are similar; a lower bound where the search is not complete. */
  readonly more: number;
  /** Whether it was compared with every candidate; false only for very many texts that share nearly everything. */
  readonly isComplete: boolean;
}
