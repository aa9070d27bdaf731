import { expect, it } from '@jest/globals';
import { boundaryOf } from '../../../src/context/build/block.js';

it('a token that stands in the content is taken again', () => {
  const digest = (text: string): string =>
    (text.startsWith('0') ? 'a' : text.startsWith('1') ? 'b' : 'c').repeat(64);
  expect(boundaryOf(['calm'], digest)).toBe('a'.repeat(16));
  expect(boundaryOf([`x ${'a'.repeat(16)}`, 'b'.repeat(20)], digest)).toBe('c'.repeat(16));
});

it('equal content has an equal token, and other content another', () => {
  expect(boundaryOf(['a', 'b'])).toBe(boundaryOf(['a', 'b']));
  expect(boundaryOf(['a', 'b'])).not.toBe(boundaryOf(['a\nb']));
  expect(boundaryOf([])).toMatch(/^[0-9a-f]{16}$/);
});
