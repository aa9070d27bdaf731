import { expect, it } from '@jest/globals';
import { boundaryToken } from '../../../src/context/build/boundary.js';

it('a token that stands in the content is taken again', () => {
  const digest = (text: string): string =>
    (text.startsWith('0') ? 'a' : text.startsWith('1') ? 'b' : 'c').repeat(64);
  expect(boundaryToken(['calm'], digest)).toBe('a'.repeat(16));
  expect(boundaryToken([`x ${'a'.repeat(16)}`, 'b'.repeat(20)], digest)).toBe('c'.repeat(16));
});

it('equal content has an equal token, and other content another', () => {
  expect(boundaryToken(['a', 'b'])).toBe(boundaryToken(['a', 'b']));
  expect(boundaryToken(['a', 'b'])).not.toBe(boundaryToken(['a\nb']));
  expect(boundaryToken([])).toMatch(/^[0-9a-f]{16}$/);
});
