import { Forbidden } from '../errors.ts';
import type { Order, User } from './types.ts';

/** Runs before an order is shown. */
export function requireOwner(user: User, order: Order): void {
  if (order.isPrivate && order.ownerId !== user.id) {
    throw new Forbidden('not the owner');
  }
}
