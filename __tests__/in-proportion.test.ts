import { expect, it } from '@jest/globals';
import { tooLong } from './in-proportion.js';

/** Something that takes so many steps. */
function steps(count: number): number {
  let sum = 0;
  for (let step = 0; step < count; step += 1) sum = (sum + step) % 7;
  return sum;
}

it('what grows with the square of the length takes too long, and what is in proportion does not', () => {
  expect(tooLong(2_000, 1, (length) => () => steps(length ** 2))).toBeGreaterThan(1);
  expect(tooLong(2_000, 1_000, (length) => () => steps(length))).toBeNull();
});

it('of a text whose fifth was slow the whole is tried, and may be quick enough', () => {
  const lengths: number[] = [];
  const took = tooLong(2_000, 400, (length) => {
    lengths.push(length);
    return () => steps(length * 10_000);
  });
  expect([took, lengths]).toEqual([null, [400, 2_000]]);
});

it('only the work counts, not what is prepared for it', () => {
  const prepared = tooLong(2_000, 20, (length) => {
    steps(length * 5_000);
    return () => null;
  });
  expect(prepared).toBeNull();
});
