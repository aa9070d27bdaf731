import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { mapLines, slotOf, unchangedRange } from '../../../src/memory/anchors/line-map.js';

describe('the place of a range after an edit', () => {
  it.each([
    ['moves with what is above it', 'abcd', 'xxabcd', [2, 3], [4, 5]],
    ['grows with what is inserted into it', 'abcd', 'abxxcd', [2, 3], [2, 5]],
    ['takes in what its edges became', 'abcd', 'axyd', [2, 3], [2, 3]],
    ['leaves out what is inserted around it', 'abc', 'axbyc', [2, 2], [3, 3]],
    ['reaches the end of the file', 'abc', 'abx', [3, 3], [3, 3]],
    ['is nowhere once it is deleted', 'abcd', 'ad', [2, 3], null],
    ['is nowhere once it is deleted at the top', 'abcd', 'cd', [1, 2], null],
    ['is nowhere in an empty file', 'abc', '', [1, 3], null],
  ] as const)('%s', (_what, before, after, range, wanted) => {
    const [old, now] = [before.split(''), after.split('')];
    expect(slotOf(mapLines(old, now), range, now.length)).toEqual(wanted);
  });
});

describe('a map of lines', () => {
  /** Length of the longest common subsequence, by the book. */
  const longest = (a: readonly string[], b: readonly string[]): number => {
    let row = Array<number>(b.length + 1).fill(0);
    for (const line of a) {
      const next = [0];
      for (const [at, other] of b.entries()) next.push(line === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
      row = next;
    }
    return row.at(-1) ?? 0;
  };

  it('leads to equal lines in their order, as many as can be', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 14 });
    fc.assert(fc.property(lines, lines, (before, after) => {
      const stayed = [...mapLines(before, after).to].map((now, old) => [old, now] as const).filter(([, now]) => now >= 0);
      for (const [old, now] of stayed) expect(after[now]).toBe(before[old]);
      expect(stayed.map(([, now]) => now)).toEqual(stayed.map(([, now]) => now).toSorted((a, b) => a - b));
      expect(new Set(stayed.map(([, now]) => now)).size).toBe(stayed.length);
      expect(stayed).toHaveLength(longest(before, after));
    }), { numRuns: 1_000 });
  });

  it('keeps every line that stayed of a large file that changed all over, though a block of it moved', () => {
    const before = Array.from({ length: 12_000 }, (_, line) => `line ${line}`);
    const edited = before.map((line, at) => (at % 3 === 0 ? `${line}, edited` : line));
    const after = ['new', ...edited.slice(100), ...edited.slice(0, 100)];
    const map = mapLines(before, after);
    expect([...map.to]).toEqual(before.map((_line, at) => (at % 3 === 0 || at < 100 ? -1 : at - 99)));
    expect(unchangedRange(map, [5_002, 5_003])).toBeNull();
    expect(unchangedRange(map, [5_003, 5_004])).toEqual([4_904, 4_905]);
  });
});
