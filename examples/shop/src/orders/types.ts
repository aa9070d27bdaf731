export interface User {
  readonly id: string;
  readonly role: 'customer' | 'support';
}

export interface Order {
  readonly id: string;
  readonly ownerId: string;
  readonly isPrivate: boolean;
  readonly cents: number;
}
