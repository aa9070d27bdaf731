import { compareTexts } from '../../text/order.js';
import type { Kind, SimilarText, SimilarTexts, SharedWord, Text } from './similar-text.js';
import { MISSING, overlapOf, overlapShape, type Overlap, type Profile } from './overlap.js';
import { passageOf } from './passage.js';
import type { ReadWord } from './reader.js';
import { SentenceIndex, comparedSentences, type ComparedSentence } from './sentences.js';
import { NO_WORDS, THOUSANDTHS, Vocabulary } from './vocabulary.js';
import { contradicts, statementOf, vetoesOf, type ComparedStatement, type Veto } from './vetoes.js';

/*
 * Which texts say nearly the same? "Run `npm ci` before the tests." and "Before the tests, run `npm
 * ci`." do; `vetoes.ts` says why two that share most words may still say otherwise.
 *
 * Called through `gate/near-duplicates.ts` and by `lifecycle/refine/decide.ts`. Safe error: a pair that is
 * missed, or a search that says it is incomplete; a wrong pair would call a new fact an old one. The limits
 * below may be changed. `npm run bench` tells what they cost: docs/benchmarks.md has the figures. When it is
 * wrong, `__tests__/lifecycle/likeness/likeness-index.test.ts` fails.
 */

/** Likenesses of one kind that are listed of a text; nobody looks at more, and the rest is counted. */
export const MOST = 10;

/** Words of a likeness that are shown, of each sort. */
const MOST_WORDS = 8;

/**
 * Entries that one search of all pairs may look at, and how many times its even share of what is
 * left a text may. 10,000 ordinary notes take a quarter of it; only texts that share nearly
 * everything, in thousands, take more, and are said to be incomplete.
 */
const STEPS = 50_000_000;
const SHARES = 8;
/** Steps that every text gets at least, while any are left. */
const LEAST_STEPS = 2_000;
/** To look at a word for what two texts disagree in takes as long as so many entries. */
const WORD_STEPS = 10;

/**
 * By how much of a text's weight more than may be missing it is looked for: with more, more lists
 * of a word are read, with less, more texts that share but one of the words are compared.
 */
const SURPLUS = 0.07;

/** Texts that are the same, byte for byte. */
interface Same {
  readonly ids: readonly string[];
  readonly text: string;
  readonly words: readonly ReadWord[];
  readonly profile: Profile;
  /** Its place among all of the index; -1 of one that is not there. */
  index: number;
  statement: ComparedStatement | null;
  sentences: readonly ComparedSentence[] | null;
}

/** Two that are alike. */
interface Pair {
  readonly small: Same;
  readonly large: Same;
  readonly overlap: Overlap;
  readonly kind: Kind;
  readonly similarity: number;
  /** As seen from the smaller one. */
  readonly vetoes: readonly Veto[];
}

/** Pairs of one text, the best of each kind. */
interface Row {
  pairs: Pair[];
  /** Texts of pairs that were let go. */
  more: number;
  isComplete: boolean;
}

/** What each text shares with the one that is looked for, by its place; all zero between two searches. */
interface Board {
  readonly scores: Float64Array;
  /** Places of those that share anything. */
  readonly touched: Int32Array;
}

/** Steps that one search may still take. */
interface Allowance {
  left: number;
}

/** Which texts have a token, by their places, ascending: those of a rank begin at `starts`. */
interface Lists {
  readonly starts: Int32Array;
  readonly postings: Int32Array;
}

/**
 * Near copies among texts: an exact join on how much of the weight of one text's words is in
 * another. A text is looked for by its rarest words alone: of two that are alike one of these must
 * be shared (the prefix filter of Chaudhuri, Ganti and Kaushik, 2006).
 *
 * Building it is linear in the texts; so is the search in nearly all cases, and it is bounded in
 * the others. The order of the texts changes nothing.
 *
 * Give it no text that policy blocks: likenesses show words (SECURITY S28).
 */
export class NearDuplicateIndex {
  private readonly vocabulary: Vocabulary;
  /** The heaviest first; of equals by id. */
  private readonly all: readonly Same[];
  private readonly byText = new Map<string, Same>();
  /** Of all texts. */
  private readonly lists: Lists;

  private constructor(texts: readonly Text[]) {
    const same = new Map<string, string[]>();
    for (const { id, text } of texts.toSorted(
      (a, b) => compareTexts(a.id, b.id) || (a.text < b.text ? -1 : 1),
    )) {
      const ids = same.get(text);
      if (ids === undefined) same.set(text, [id]);
      else ids.push(id);
    }
    this.vocabulary = new Vocabulary([...same.keys()]);
    const profiles = [...same].map(([text, ids], index) => ({
      ids,
      text,
      ...(this.vocabulary.texts[index] ?? NO_WORDS),
      index: -1,
      statement: null,
      sentences: null,
    }));
    // A stable sort: of equal weights the first by id comes first.
    this.all = profiles.sort((a, b) => b.profile.weight - a.profile.weight);
    for (const [index, one] of profiles.entries()) {
      one.index = index;
      this.byText.set(one.text, one);
    }
    this.lists = listsOf(this.all, this.vocabulary.size);
  }

  /** Builds the index. */
  static of(texts: readonly Text[]): NearDuplicateIndex {
    return new NearDuplicateIndex(texts);
  }

  /**
   * What texts of the index are like, by id. Only of those that are like another, or were not compared with all.
   *
   * @param wanted ids of those that it is asked of; the others are not compared among themselves. Null for all.
   * @param steps how many entries may be looked at; past it the answer is incomplete, and says where.
   */
  pairs(
    wanted: ReadonlySet<string> | null = null,
    steps: number = STEPS,
  ): ReadonlyMap<string, SimilarTexts> {
    const asked =
      wanted === null ? this.all : this.all.filter(({ ids }) => ids.some((id) => wanted.has(id)));
    const isAsked = new Set(asked);
    const askedLists =
      asked.length === this.all.length ? this.lists : listsOf(asked, this.vocabulary.size);
    const rows: Row[] = this.all.map(() => ({ pairs: [], more: 0, isComplete: true }));
    const board = {
      scores: new Float64Array(this.all.length),
      touched: new Int32Array(this.all.length),
    };
    const leaveOff = (row: Row | undefined): void => {
      if (row !== undefined) row.isComplete = false;
    };
    let left = steps;
    let cut = -1;
    for (const [index, small] of this.all.entries()) {
      const share = Math.min(
        left,
        Math.max(LEAST_STEPS, (SHARES * left) / (this.all.length - index)),
      );
      const allowance = { left: share };
      const { candidates, isComplete } = this.candidatesOf(
        small.profile,
        index,
        isAsked.has(small) ? this.lists : askedLists,
        board,
        allowance,
      );
      const row = rows[index];
      if (row === undefined) continue;
      if (!isComplete) cut = index;
      for (const candidate of candidates) {
        const large = this.all[candidate];
        if (large === undefined) continue;
        if (allowance.left <= 0) {
          leaveOff(row);
          leaveOff(rows[candidate]);
          continue;
        }
        const pair = this.compare(small, large, allowance);
        if (pair === null) continue;
        keep(row, small, pair);
        const other = rows[candidate];
        if (other !== undefined) keep(other, large, pair);
      }
      left = Math.max(0, left - (share - allowance.left));
    }
    // Any that is heavier may be like one that was not looked for to the end.
    for (const row of rows.slice(0, cut + 1)) row.isComplete = false;
    return new Map(
      asked
        .flatMap((one) => this.answersOf(one, rows[one.index], wanted))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  }

  /**
   * What a text is like that need not be in the index. One with its id is left out. Linear in the
   * texts that share a word with it.
   */
  like({ id, text }: Text, steps: number = STEPS): SimilarTexts {
    const known = this.byText.get(text);
    const own = known ?? this.strange(id, text);
    const row: Row = { pairs: [], more: 0, isComplete: true };
    const allowance = { left: steps };
    const shared = new Float64Array(this.all.length);
    for (const code of own.profile.codes) {
      const weight = this.vocabulary.weightAt(code >> 1);
      for (const index of this.withToken(code >> 1)) shared[index] = (shared[index] ?? 0) + weight;
      allowance.left -= this.withToken(code >> 1).length;
    }
    for (const [index, other] of this.all.entries()) {
      const smaller = Math.min(own.profile.weight, other.profile.weight);
      if (other === own || smaller === 0 || (shared[index] ?? 0) < (1 - MISSING.all) * smaller - 1)
        continue;
      if (allowance.left <= 0) {
        row.isComplete = false;
        break;
      }
      const isSmall =
        known === undefined ? isBefore(other, own.profile.weight, id) : known.index > index;
      const pair = isSmall
        ? this.compare(own, other, allowance)
        : this.compare(other, own, allowance);
      if (pair !== null) keep(row, own, pair);
    }
    return this.answer(own, id, row);
  }

  /** A text that is not in the index. */
  private strange(id: string, text: string): Same {
    return {
      ids: [id],
      text,
      ...this.vocabulary.read(text),
      index: -1,
      statement: null,
      sentences: null,
    };
  }

  /** The words of a text of the index, or of another one. */
  wordsOf(text: string): readonly ReadWord[] {
    return this.byText.get(text)?.words ?? this.vocabulary.read(text).words;
  }

  /** Places of the texts that have a token. */
  private withToken(rank: number): Int32Array {
    return rank >= this.vocabulary.size
      ? new Int32Array()
      : this.lists.postings.subarray(this.lists.starts[rank], this.lists.starts[rank + 1]);
  }

  /**
   * Texts of lists before a number, so heavier ones, that may be like a text: they share enough of
   * its rarest words.
   */
  private candidatesOf(
    { codes, weight }: Profile,
    before: number,
    { starts, postings }: Lists,
    { scores, touched }: Board,
    allowance: Allowance,
  ): { readonly candidates: readonly number[]; readonly isComplete: boolean } {
    // Telling words may all differ, so they are looked for only where there is little else.
    const isOrdinary = this.ordinaryWeight(codes) >= (MISSING.ordinary + SURPLUS) * weight;
    const missing = (isOrdinary ? MISSING.ordinary : MISSING.all) * weight;
    const wanted = missing + SURPLUS * weight;
    let seen = 0;
    let count = 0;
    let isComplete = true;
    for (const code of codes) {
      if (seen >= wanted - 1) break;
      if (isOrdinary && code % 2 === 1) continue;
      if (allowance.left <= 0) {
        isComplete = false;
        break;
      }
      const rank = code >> 1;
      const own = this.vocabulary.weightAt(rank);
      seen += own;
      const to = starts[rank + 1] ?? 0;
      let at = starts[rank] ?? 0;
      for (; at < to; at += 1) {
        const index = postings[at] ?? 0;
        if (index >= before) break;
        const score = scores[index] ?? 0;
        if (score === 0) {
          touched[count] = index;
          count += 1;
        }
        scores[index] = score + own;
      }
      allowance.left -= at - (starts[rank] ?? 0);
    }
    // One thousandth less, as the shares above are no whole ones.
    return {
      candidates: takeScored(scores, touched.subarray(0, count), seen - missing - 1),
      isComplete,
    };
  }

  /** The weight of the words of a text that do not tell. */
  private ordinaryWeight(codes: Profile['codes']): number {
    let weight = 0;
    for (const code of codes) if (code % 2 === 0) weight += this.vocabulary.weightAt(code >> 1);
    return weight;
  }

  /** What two texts are to each other; null where they are not alike. */
  private compare(small: Same, large: Same, allowance: Allowance): Pair | null {
    allowance.left -= small.profile.codes.length + large.profile.codes.length;
    const overlap = overlapOf(small.profile, large.profile, this.vocabulary);
    const shape = overlapShape(overlap, small.profile.weight, large.profile.weight);
    if (shape === null) return null;
    const [here, there] = [this.statement(small), this.statement(large)];
    allowance.left -= WORD_STEPS * (here.words.length + there.words.length);
    const similarity =
      overlap.shared / (small.profile.weight + large.profile.weight - overlap.shared);
    const pair = { small, large, overlap, similarity };
    if (shape !== 'part') {
      const vetoes = withSentences(vetoesOf(here, there, false), small, large);
      return {
        ...pair,
        vetoes,
        kind: vetoes.length > 0 || shape === 'framed' ? 'near' : 'duplicate',
      };
    }
    const passage = passageOf(
      here.words,
      there.words,
      (word) => this.vocabulary.weightOf(word),
      overlap.shared * PASSAGE,
    );
    if (passage === null) return null;
    const vetoes = withSentences(vetoesOf(here, statementOf(passage), true), small, large);
    return { ...pair, vetoes, kind: vetoes.length > 0 ? 'near' : 'subsumed' };
  }

  /** A text as `vetoes.ts` compares it, read once. */
  private statement(one: Same): ComparedStatement {
    one.statement ??= statementOf(one.words);
    return one.statement;
  }

  /** The answers for all ids of one text; none where it is like nothing. */
  private answersOf(
    one: Same,
    row: Row | undefined,
    wanted: ReadonlySet<string> | null,
  ): [string, SimilarTexts][] {
    if (row === undefined || (row.pairs.length === 0 && row.isComplete && one.ids.length === 1))
      return [];
    return one.ids
      .filter((id) => wanted === null || wanted.has(id))
      .map((id) => [id, this.answer(one, id, row)]);
  }

  /** The answer for one id of those whose text is the same; the others are its copies. */
  private answer(one: Same, id: string, row: Row): SimilarTexts {
    const found: SimilarText[] = [];
    let more = row.more;
    const isIndexed = this.byText.get(one.text) === one;
    if (isIndexed) {
      const copies = one.ids
        .slice(0, MOST + 1)
        .filter((other) => other !== id)
        .slice(0, MOST);
      const whole = {
        small: one,
        large: one,
        overlap: overlapOf(one.profile, one.profile, this.vocabulary),
        similarity: 1,
        kind: 'duplicate' as const,
        vetoes: [],
      };
      const likeness = this.seen(whole, true);
      for (const other of copies) found.push({ ...likeness, other });
      more += one.ids.length - (one.ids.includes(id) ? 1 : 0) - copies.length;
    }
    for (const pair of row.pairs) {
      const other = pair.small === one ? pair.large : pair.small;
      const ids = other.ids.filter((each) => each !== id);
      const likeness = this.seen(pair, pair.small === one);
      for (const each of ids.slice(0, MOST)) found.push({ ...likeness, other: each });
      more += Math.max(0, ids.length - MOST);
    }
    found.sort((a, b) => b.similarity - a.similarity || (a.other < b.other ? -1 : 1));
    const counts = new Map<Kind, number>();
    const listed = found.filter(({ kind }) => {
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return count < MOST;
    });
    return { found: listed, more: more + found.length - listed.length, isComplete: row.isComplete };
  }

  /** A pair as it looks from one of the two. */
  private seen(
    { small, large, overlap, kind, similarity, vetoes }: Pair,
    fromSmall: boolean,
  ): Omit<SimilarText, 'other'> {
    const inLarge = thousandths(shareOf(overlap.shared, small.profile.weight));
    const inSmall = thousandths(shareOf(overlap.shared, large.profile.weight));
    const [one, other] = fromSmall ? [small, large] : [large, small];
    return {
      kind,
      similarity: thousandths(similarity),
      containment: fromSmall ? [inLarge, inSmall] : [inSmall, inLarge],
      isPart: fromSmall && small.profile.weight < large.profile.weight,
      ...this.commonWords(one.profile, other.profile),
      vetoes: fromSmall
        ? vetoes
        : vetoes.map(({ by, here, there }) => ({ by, here: there, there: here })),
      contradicts: contradicts(vetoes),
    };
  }

  /** The first words that two have in common and that they do not, in their order, so the rarest. */
  private commonWords(one: Profile, other: Profile): Pick<SimilarText, 'shared' | 'apart'> {
    const [shared, here, there]: [SharedWord[], string[], string[]] = [[], [], []];
    const add = (side: string[], rank: number): void => {
      if (side.length < MOST_WORDS) side.push(this.vocabulary.written(rank));
    };
    let at = 0;
    for (const code of one.codes) {
      const rank = code >> 1;
      for (; at < other.codes.length && (other.codes[at] ?? 0) >> 1 < rank; at += 1)
        add(there, (other.codes[at] ?? 0) >> 1);
      if (at < other.codes.length && (other.codes[at] ?? 0) >> 1 === rank) {
        if (shared.length < MOST_WORDS)
          shared.push({
            word: this.vocabulary.written(rank),
            weight: this.vocabulary.weightAt(rank) / THOUSANDTHS,
          });
        at += 1;
      } else add(here, rank);
    }
    for (; at < other.codes.length; at += 1) add(there, (other.codes[at] ?? 0) >> 1);
    return { shared, apart: { here, there } };
  }
}

/** Adds in what a sentence of the smaller text disagrees with the one of the other that is like it. */
function withSentences(vetoes: Veto[], small: Same, large: Same): readonly Veto[] {
  const [mine, yours] = [sentencesIn(small), sentencesIn(large)];
  // Two sentences are the two texts, which were compared.
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

/** The sentences of a text, cut once. */
function sentencesIn(one: Same): readonly ComparedSentence[] {
  one.sentences ??= comparedSentences(one.words);
  return one.sentences;
}

/** So much of what they share must stand together in the larger one: the rest may be words of grammar from anywhere. */
const PASSAGE = 0.9;

/**
 * Which texts have each token. A counting sort, so linear.
 *
 * @param ranks how many tokens there are.
 */
function listsOf(texts: readonly Same[], ranks: number): Lists {
  const starts = new Int32Array(ranks + 1);
  for (const { profile } of texts)
    for (const code of profile.codes) starts[(code >> 1) + 1] = (starts[(code >> 1) + 1] ?? 0) + 1;
  for (let rank = 0; rank < ranks; rank += 1)
    starts[rank + 1] = (starts[rank + 1] ?? 0) + (starts[rank] ?? 0);
  const free = starts.slice();
  const postings = new Int32Array(starts[ranks] ?? 0);
  for (const { index, profile } of texts) {
    for (const code of profile.codes) {
      const at = free[code >> 1] ?? 0;
      postings[at] = index;
      free[code >> 1] = at + 1;
    }
  }
  return { starts, postings };
}

/** Whether a text of the index stands before one that is not in it: the heaviest first, of equals by id. */
function isBefore({ profile, ids }: Same, weight: number, id: string): boolean {
  return profile.weight > weight || (profile.weight === weight && (ids[0] ?? '') < id);
}

/** The texts that have enough; their scores begin anew. */
function takeScored(scores: Float64Array, touched: Int32Array, least: number): number[] {
  const found: number[] = [];
  for (const index of touched) {
    if ((scores[index] ?? 0) >= least) found.push(index);
    scores[index] = 0;
  }
  return found;
}

/** Adds a pair to those of a text; of many the best of each kind stay. */
function keep(row: Row, one: Same, pair: Pair): void {
  row.pairs.push(pair);
  if (row.pairs.length < 8 * MOST) return; // sorting now and then costs less than each time
  const other = ({ small, large }: Pair): Same => (small === one ? large : small);
  const counts = new Map<Kind, number>();
  row.pairs.sort(
    (a, b) =>
      b.similarity - a.similarity || ((other(a).ids[0] ?? '') < (other(b).ids[0] ?? '') ? -1 : 1),
  );
  row.pairs = row.pairs.filter((each) => {
    const count = counts.get(each.kind) ?? 0;
    counts.set(each.kind, count + 1);
    if (count >= MOST) row.more += other(each).ids.length;
    return count < MOST;
  });
}

/** Texts without a word are all of each other. */
function shareOf(shared: number, weight: number): number {
  return weight === 0 ? 1 : shared / weight;
}

/** A share with three digits behind the point. */
function thousandths(share: number): number {
  return Math.round(share * THOUSANDTHS) / THOUSANDTHS;
}
