import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  changeIn,
  changeNear,
  mapLines,
  slotOf,
  type LineMap,
} from '../../src/anchors/line-map.js';
import type { LineRange } from '../../src/memory/citation.js';

/** Where a range is unchanged, line for line, or null. */
function unchangedRange({ to }: LineMap, [from, last]: LineRange): LineRange | null {
  const first = to[from - 1] ?? -1;
  if (first === -1) return null;
  for (let line = from; line <= last; line += 1)
    if (to[line - 1] !== first + line - from) return null;
  return [first + 1, first + 1 + last - from];
}

describe('the place of a range after an edit', () => {
  it.each([
    ['moves with what is above it', 'abcd', 'xxabcd', [2, 3], [4, 5]],
    ['grows with what is inserted into it', 'abcd', 'abxxcd', [2, 3], [2, 5]],
    ['takes in what its edges became', 'abcd', 'axyd', [2, 3], [2, 3]],
    ['leaves out what is inserted around it', 'abc', 'axbyc', [2, 2], [3, 3]],
    ['reaches the end of the file', 'abc', 'abx', [3, 3], [3, 3]],
    ['is what its first line became', 'abc', 'xbc', [1, 1], [1, 1]],
    ['is what it became in the middle', 'abc', 'axc', [2, 2], [2, 2]],
    ['is nowhere once it is deleted', 'abcd', 'ad', [2, 3], null],
    ['is nowhere once it is deleted at the top', 'abcd', 'cd', [1, 2], null],
    ['is nowhere in an empty file', 'abc', '', [1, 3], null],
  ] as const)('%s', (_what, before, after, range, wanted) => {
    const [old, now] = [before.split(''), after.split('')];
    expect(slotOf(mapLines(old, now), range, now.length)).toEqual(wanted);
  });
});

describe('the place of a range that stayed', () => {
  it.each([
    [
      [1, 1],
      [1, 1],
    ],
    [
      [1, 2],
      [1, 2],
    ],
    [
      [4, 5],
      [5, 6],
    ],
    [[2, 3], null],
    [[3, 3], null],
    [[2, 4], null],
    [[5, 6], null],
    [[6, 6], null],
  ] as const)('of abcde, now abxyde: %j', (range, wanted) => {
    expect(unchangedRange(mapLines('abcde'.split(''), 'abxyde'.split('')), range)).toEqual(wanted);
  });
});

describe('the line of a range that changed', () => {
  it.each([
    ['is the one that became another', 'abcd', 'abxd', [2, 3], 3, false],
    ['is the one that was inserted into it', 'abcd', 'abxcd', [2, 3], 3, false],
    ['is the one behind those that are gone', 'abcd', 'acd', [1, 3], 2, true],
    ['is the last one where its end is gone', 'abc', 'ab', [3, 3], 2, true],
    ['is the first of an empty file', 'abc', '', [2, 3], 1, true],
    ['is counted in a block that was replaced', 'abcde', 'aBCDe', [3, 3], 3, false],
    ['is the last of a block that became shorter', 'abcde', 'aXe', [4, 4], 2, false],
  ] as const)('%s', (_what, before, after, range, line, isGap) => {
    const [old, now] = [before.split(''), after.split('')];
    expect(changeIn(mapLines(old, now), range, now.length)).toEqual({ line, isGap });
  });

  it.each([
    ['above it', 'abcdef', 'aXcdef', [4, 5], 2, false],
    ['below it', 'abcdef', 'abcdXf', [2, 3], 5, false],
    ['that is nearer than another', 'abcdef', 'XbcdYf', [4, 4], 5, false],
    ['at the beginning of the file', 'abc', 'xabc', [3, 3], 1, false],
    ['at the end of the file', 'abc', 'abcx', [1, 1], 4, false],
    ['by what is gone', 'abcd', 'cd', [4, 4], 1, true],
    ['right behind it', 'abc', 'abxc', [2, 2], 3, false],
  ] as const)(
    'is the one %s, where it is as it was',
    (_what, before, after, range, line, isGap) => {
      const [old, now] = [before.split(''), after.split('')];
      const map = mapLines(old, now);
      expect(changeIn(map, range, now.length)).toBeNull();
      expect(changeNear(map, range, now.length)).toEqual({ line, isGap });
    },
  );

  it('is none that was there before, and always one where a range changed', () => {
    const some = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(some, some, fc.nat(9), fc.nat(9), (before, after, one, other) => {
        const [from, last] = [Math.min(one, other) + 1, Math.max(one, other) + 1];
        fc.pre(last <= before.length);
        const map = mapLines(before, after);
        const within = changeIn(map, [from, last], after.length);
        expect(within === null).toBe(unchangedRange(map, [from, last]) !== null);
        const found = within ?? changeNear(map, [from, last], after.length);
        expect(found === null).toBe(before.join('') === after.join(''));
        if (found === null) return;
        expect(after[found.line - 1]).toBeDefined();
        if (!found.isGap) expect([...map.to]).not.toContain(found.line - 1);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a map of lines', () => {
  const lines = (count: number, ...of: readonly string[]): string[] =>
    Array.from({ length: count }, (_, at) => of[at % of.length] ?? '');
  /** Length of the longest common subsequence, by the book. */
  const longest = (a: readonly string[], b: readonly string[]): number => {
    let row = Array<number>(b.length + 1).fill(0);
    for (const line of a) {
      const next = [0];
      for (const [at, other] of b.entries())
        next.push(line === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
      row = next;
    }
    return row.at(-1) ?? 0;
  };

  it('leads to equal lines in their order, as many as can be', () => {
    const some = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 14 });
    fc.assert(
      fc.property(some, some, (before, after) => {
        const stayed = [...mapLines(before, after).to]
          .map((now, old) => [old, now] as const)
          .filter(([, now]) => now >= 0);
        for (const [old, now] of stayed) expect(after[now]).toBe(before[old]);
        expect(stayed.map(([, now]) => now)).toEqual(
          stayed.map(([, now]) => now).toSorted((a, b) => a - b),
        );
        expect(new Set(stayed.map(([, now]) => now)).size).toBe(stayed.length);
        expect(stayed).toHaveLength(longest(before, after));
      }),
      { numRuns: 1_000 },
    );
  });

  // Behind a line that stayed, and there once, a long stretch of other lines: too long to be
  // compared with another as a whole.
  it.each([
    ['aba', 'bac', [-1, 0, 1]],
    ['kFmk', 'xFkn', [-1, 1, -1, 2]],
    ['xFkm', 'kFnk', [-1, 1, 3, -1]],
    ['Fab', 'cFb', [1, -1, 2]],
    ['cFb', 'Fab', [-1, 0, 2]],
  ])('of a large file leads from line to line: %s to %s', (before, after, wanted) => {
    for (const count of [600, 3_000]) {
      const { to } = mapLines(
        [...before, 'far', ...lines(count, 'o', 'p')],
        [...after, 'far', ...lines(count, 'q', 'r')],
      );
      expect([...to.subarray(0, before.length + 2)]).toEqual([...wanted, after.length, -1]);
    }
  });

  it('takes a stretch as replaced that is too long to be compared, and no lines that are there once', () => {
    const [head, tail] = [lines(5_000, 'h'), lines(5_000, 't')];
    const placesOf = (count: number): readonly number[] => [
      ...mapLines(
        [...head, ...lines(count, 'a', 'b'), ...tail],
        [...head, ...lines(count, 'b', 'c'), ...tail],
      ).to.subarray(4_999, 5_004),
    ];
    expect(placesOf(2_826)).toEqual([4_999, -1, 5_000, -1, 5_002]);
    expect(placesOf(2_830)).toEqual([4_999, -1, -1, -1, -1]);
    expect(
      mapLines(['F', ...lines(3_000, 'a', 'b')], ['c', 'F', ...lines(3_000, 'b', 'c')]).to[0],
    ).toBe(1);
    expect(
      mapLines(['c', 'F', ...lines(3_000, 'b', 'c')], ['F', ...lines(3_000, 'a', 'b')]).to[1],
    ).toBe(0);
  });

  it('leads of a huge file to its beginning and its end alone', () => {
    const before = ['a', 'b', ...lines(200_000, 'x'), 'stays', 'c', 'd'];
    const stayed = (after: readonly string[]) =>
      [...mapLines(before, after).to.entries()].filter(([, now]) => now >= 0);
    expect(stayed(['a', 'b', ...lines(200_000, 'y'), 'stays', 'e', 'e', 'd'])).toEqual([
      [0, 0],
      [1, 1],
      [200_004, 200_005],
    ]);
    expect(
      mapLines(before, ['a', 'b', 'new', ...before.slice(2)]).to.every(
        (now, old) => now === (old < 2 ? old : old + 1),
      ),
    ).toBe(true);
    expect([...mapLines(lines(200_002, 'x'), lines(200_000, 'x')).to.subarray(-3)]).toEqual([
      199_999, -1, -1,
    ]);
  });

  it('keeps every line that stayed of a large file that changed all over, though a block of it moved', () => {
    const before = Array.from({ length: 12_000 }, (_, line) => `line ${line}`);
    const edited = before.map((line, at) => (at % 3 === 0 ? `${line}, edited` : line));
    const after = ['new', ...edited.slice(100), ...edited.slice(0, 100)];
    const map = mapLines(before, after);
    expect([...map.to]).toEqual(
      before.map((_line, at) => (at % 3 === 0 || at < 100 ? -1 : at - 99)),
    );
    expect(unchangedRange(map, [5_002, 5_003])).toBeNull();
    expect(unchangedRange(map, [5_003, 5_004])).toEqual([4_904, 4_905]);
  });
});
