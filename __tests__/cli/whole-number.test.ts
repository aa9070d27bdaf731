import { expect, it } from '@jest/globals';
import { parseWhole } from '../../src/cli/arguments.js';

it('an option takes whole numbers from one on, written in digits', () => {
  expect(['1', '40', '999999999'].map(parseWhole)).toEqual([1, 40, 999_999_999]);
  for (const text of ['', '0', '-1', '01', '1.5', '1e9', '1000000000', ' 1', '1x'])
    expect(() => parseWhole(text)).toThrow('It must be a whole number, 1 or more.');
});
