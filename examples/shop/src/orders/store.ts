import { NotFound } from '../errors.ts';
import type { Order } from './types.ts';

const orders = new Map<string, Order>([
  ['o-1', { id: 'o-1', ownerId: 'ann', isPrivate: true, cents: 1999 }],
  ['o-2', { id: 'o-2', ownerId: 'ben', isPrivate: false, cents: 500 }],
]);

export function orderById(id: string): Order {
  const order = orders.get(id);
  if (order === undefined) throw new NotFound(id);
  return order;
}
