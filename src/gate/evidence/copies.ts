import { copiesOfRejected, type Copy } from '../copies.js';
import { evidence } from './evidence.js';

/** Candidates of the change that state what the base turned down. */
export const copies = evidence<readonly Copy[]>({
  collect: ({ base, head }) => copiesOfRejected(base, head),
  atBase: () => [],
});
