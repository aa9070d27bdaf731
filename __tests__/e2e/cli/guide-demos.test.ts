import { expect, test } from '@jest/globals';
import { setStage } from '../action-stage.js';
import { gateOn } from './guide-gate.js';
import { readPage, today } from './guide.js';

const stage = setStage({ bundled: true });

test('the demonstrations of the source documents print what the page says', async () => {
  const { page, printed } = await today('examples/demos.md', gateOn(stage));
  expect(printed).toBe(page); // `npm run guides` writes it again
}, 300_000);

test('and end as the documents ask', () => {
  const page = readPage('examples/demos.md');
  for (const line of [
    'auth/checks  accepted  trusted  selected_trusted_memory',
    'auth/no-checks  candidate  candidate  candidate_not_adopted',
    "[ 'auth/checks' ]",
    'f1 relies on auth/no-checks (candidate)',
    'api/orders  superseded  superseded  superseded_fact',
    "[ 'api/orders-2' ]",
    'f1 relies on api/orders (superseded)',
  ])
    expect(page).toContain(line);
});
