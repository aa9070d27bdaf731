import { formatCents } from '../money.ts';
import { requireOwner } from './guard.ts';
import { orderById } from './store.ts';
import type { User } from './types.ts';

/** The page of an order. */
export function showOrder(user: User, id: string): string {
  const order = orderById(id);
  requireOwner(user, order);
  return `Order ${order.id}: ${formatCents(order.cents)}`;
}
