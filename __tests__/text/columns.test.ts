import { expect, test } from '@jest/globals';
import { columnsOf } from '../../src/text/visible.js';

test.each([
  ['', 0],
  ['MT201', 5],
  ['記憶', 4],
  ['记忆 a', 6],
  ['（，。）', 8],
  ['かな', 4],
  ['한글', 4],
  ['e\u0301', 1],
  ['…—', 2],
])('%j takes %i columns', (text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});
