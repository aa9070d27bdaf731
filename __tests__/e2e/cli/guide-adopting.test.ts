import { expect, test } from '@jest/globals';
import { setStage } from '../action-stage.js';
import { gateOn } from './guide-gate.js';
import { today } from './guide.js';

const stage = setStage();

test('every output in the guide is what is printed today', async () => {
  const { page, printed } = await today('adopting.md', gateOn(stage));
  expect(printed).toBe(page); // mended by a copy of lib/adopting.md
}, 300_000);
