import { expect, test } from '@jest/globals';
import { setStage } from '../action-stage.js';
import { gateOn } from './guide-gate.js';
import { today } from './guide.js';

const stage = setStage();

test('every output on the page is what is printed today', async () => {
  const { page, printed } = await today('reviewing.md', gateOn(stage));
  expect(printed).toBe(page); // `npm run guides` writes it again
}, 300_000);
