import { describe, expect, it } from '@jest/globals';
import { mapLines, slotOf } from '../../../src/memory/anchors/line-map.js';

describe('the place of a range after an edit', () => {
  it.each([
    ['moves with what is above it', 'abcd', 'xxabcd', [2, 3], [4, 5]],
    ['grows with what is inserted into it', 'abcd', 'abxxcd', [2, 3], [2, 5]],
    ['takes in what its edges became', 'abcd', 'axyd', [2, 3], [2, 3]],
    ['leaves out what is inserted around it', 'abc', 'axbyc', [2, 2], [3, 3]],
    ['reaches the end of the file', 'abc', 'abx', [3, 3], [3, 3]],
    ['is nowhere once it is deleted', 'abcd', 'ad', [2, 3], null],
    ['is nowhere in an empty file', 'abc', '', [1, 3], null],
  ] as const)('%s', (_what, before, after, range, wanted) => {
    const [old, now] = [before.split(''), after.split('')];
    expect(slotOf(mapLines(old, now), range, now.length)).toEqual(wanted);
  });
});
