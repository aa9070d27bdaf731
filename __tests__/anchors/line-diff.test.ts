import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { diffLines } from '../../src/anchors/line-diff.js';

const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });

function shown(before: string, after: string): string {
  const [old, now] = [before.split(''), after.split('')];
  return diffLines(old, now)
    .map((line) =>
      line.after === null
        ? `-${old[line.before ?? 0]}`
        : line.before === null
          ? `+${now[line.after]}`
          : now[line.after],
    )
    .join(' ');
}

describe('a comparison by line', () => {
  it.each([
    ['abc', 'abc', 'a b c'],
    ['abc', 'axc', 'a -b +x c'],
    ['ac', 'abc', 'a +b c'],
    ['abcabba', 'cbabac', '-a -b c -a b +a b a +c'],
  ])('%s to %s', (before, after, wanted) => {
    expect(shown(before, after)).toBe(wanted);
  });

  it('gives back both texts, and keeps as much as any comparison can', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const lines = diffLines(before, after);
        expect(lines.flatMap((line) => (line.before === null ? [] : [line.before]))).toEqual(
          before.map((_, index) => index),
        );
        expect(lines.flatMap((line) => (line.after === null ? [] : [line.after]))).toEqual(
          after.map((_, index) => index),
        );
        const kept = lines.filter((line) => line.before !== null && line.after !== null);
        for (const line of kept) expect(before[line.before ?? -1]).toBe(after[line.after ?? -1]);
        expect(kept).toHaveLength(longest(before, after));
      }),
    );
  });

  it('ends in a moment on texts that have nothing in common', () => {
    const [before, after] = [
      Array.from({ length: 50_000 }, (_, at) => `a${at}`),
      Array.from({ length: 50_000 }, (_, at) => `b${at}`),
    ];
    expect(diffLines(before, after)).toHaveLength(100_000);
  });
});

/** Length of a longest common subsequence, by definition. */
function longest(a: readonly string[], b: readonly string[]): number {
  const table = a.map(() => b.map(() => 0));
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  a.forEach((x, i) =>
    b.forEach((y, j) => {
      const row = table[i];
      if (row !== undefined)
        row[j] = x === y ? at(i - 1, j - 1) + 1 : Math.max(at(i - 1, j), at(i, j - 1));
    }),
  );
  return at(a.length - 1, b.length - 1);
}
