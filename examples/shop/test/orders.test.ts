import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Forbidden } from '../src/errors.ts';
import { showOrder } from '../src/orders/show.ts';

test('the owner sees a private order', () => {
  assert.equal(showOrder({ id: 'ann', role: 'customer' }, 'o-1'), 'Order o-1: 19.99');
});

test('another customer does not', () => {
  assert.throws(() => showOrder({ id: 'ben', role: 'customer' }, 'o-1'), Forbidden);
});
