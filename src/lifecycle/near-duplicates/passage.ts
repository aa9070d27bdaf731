import type { ReadWord } from './reader.js';

/*
 * Where in a long text is what a short one says? `near-duplicate-index.ts` beside it asks, before it calls a
 * short note a part of a long one. The window is twice as wide as the smaller text, and 8 words more, for what
 * somebody put between. Safe error: null, by which both stay. The width of the window may be changed with a
 * pair in the tests. `__tests__/lifecycle/likeness/passage.test.ts` and `likeness-index.test.ts` beside it
 * fail when this is wrong.
 */

/**
 * The place of a text where the words of a smaller one stand together: a long text has all words of
 * many a short one, scattered, and holds none of them. Null where they are together nowhere. Linear
 * in both.
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
