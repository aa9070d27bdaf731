import { expect, test } from '@jest/globals';
import { isoSeconds } from '../../src/text/visible.js';

test('a moment is written in UTC, with whole seconds that are cut', () => {
  expect(isoSeconds(Date.parse('2026-01-31T12:00:00.999+02:00'))).toBe('2026-01-31T10:00:00Z');
  expect(isoSeconds(0)).toBe('1970-01-01T00:00:00Z');
});

test('what is no time is none', () => {
  expect(() => isoSeconds(Number.NaN)).toThrow(RangeError);
});
