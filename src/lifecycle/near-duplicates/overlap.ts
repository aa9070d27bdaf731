/*
 * How much of one text is in another, by the weight of their words, and is that enough to call them
 * alike? Four fifths of both make a copy; four fifths of the smaller one make it a part.
 *
 * `near-duplicate-index.ts` asks of each pair that shares its rarest words; `vetoes.ts` then says in what the
 * two disagree. The search relies on MISSING, which is worked out of the limits above it. Not alike is the
 * safe error. A share may be changed with pairs that it parts and pairs that it must not.
 * `__tests__/lifecycle/likeness/likeness-index.test.ts` fails when this is wrong.
 */

/** A text as it is compared: its tokens by number, each once, rarest first. */
export interface Profile {
  /** Twice the rank of a token, and one more where it tells (`distinctive-terms.ts`); ascending. */
  readonly codes: Int32Array;
  /** The weights of all of them together. */
  readonly weight: number;
}

/** What two texts have in common, in weights. */
export interface Overlap {
  readonly shared: number;
  /** How many tokens are shared. */
  readonly count: number;
  /** Of each text, the weight of the telling words that it alone has. */
  readonly telling: readonly [number, number];
}

/** How two texts overlap, before it is asked what they disagree in. */
export type Shape = 'both' | 'part' | 'framed';

/** So many fifths of the weight of a text make it a copy. */
const FIFTHS = 4;

/** A part is of less than three quarters of the weight of the whole. */
const PART = 0.75;

/** Of fewer words in common nothing is said but that texts are equal. */
const LEAST_SHARED = 3;

/**
 * Telling words that differ are left out of the measure, or "the limit is 30 seconds" and "the
 * limit is 45 seconds" would be strangers; but no more of them than this share of a text, or two
 * lists of names would be one.
 */
const MOST_LEFT_OUT = 0.3;

/**
 * So much of a text's weight may be missing in the other at most, of ordinary words and in all:
 * what the search may rely on.
 */
export const MISSING = { ordinary: 0.2, all: 1 - (FIFTHS / 5) * (1 - MOST_LEFT_OUT) };

/** What a token of a rank weighs, in thousandths. */
export interface Weights {
  weightAt(rank: number): number;
}

/** What two texts share: one walk through both, since their tokens are in one order. */
export function overlapOf(one: Profile, other: Profile, weights: Weights): Overlap {
  const [mine, yours] = [one.codes, other.codes];
  let [shared, count, onlyMine, onlyYours, a, b] = [0, 0, 0, 0, 0, 0];
  while (a < mine.length || b < yours.length) {
    const left = a < mine.length ? (mine[a] ?? 0) : Infinity;
    const right = b < yours.length ? (yours[b] ?? 0) : Infinity;
    const [leftRank, rightRank] = [Math.floor(left / 2), Math.floor(right / 2)];
    if (leftRank === rightRank) {
      shared += weights.weightAt(leftRank);
      count += 1;
      a += 1;
      b += 1;
    } else if (leftRank < rightRank) {
      if (left % 2 === 1) onlyMine += weights.weightAt(leftRank);
      a += 1;
    } else {
      if (right % 2 === 1) onlyYours += weights.weightAt(rightRank);
      b += 1;
    }
  }
  return { shared, count, telling: [onlyMine, onlyYours] };
}

/**
 * How the smaller of two texts overlaps with the other; null where they are not alike.
 *
 * @param smaller weight of the smaller text.
 * @param larger weight of the other one.
 *
 * `both`: each is in the other by four fifths. `part`: the smaller one is in the other, which is
 * much larger. `framed`: they are alike but for telling words, or the smaller one is in the other,
 * which is a little larger.
 */
export function overlapShape(
  { shared, count, telling: [small, large] }: Overlap,
  smaller: number,
  larger: number,
): Shape | null {
  if (shared * 5 >= FIFTHS * larger) return 'both';
  if (
    count < LEAST_SHARED ||
    shared * 5 < FIFTHS * (smaller - Math.min(small, smaller * MOST_LEFT_OUT))
  )
    return null;
  if (shared * 5 >= FIFTHS * (larger - Math.min(large, larger * MOST_LEFT_OUT))) return 'framed';
  return smaller < PART * larger ? 'part' : 'framed';
}
