import { expect, test } from '@jest/globals';
import { today } from './guide.js';

test('every output on the page is what is printed today', async () => {
  const { page, printed } = await today('context.md');
  expect(printed).toBe(page); // `npm run guides` writes it again
}, 120_000);
