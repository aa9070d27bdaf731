import { overlookedDecisions, type Overlooked } from '../overlooked.js';
import { evidence } from './evidence.js';

/*
 * Which decisions of the change were written without knowing what the base decided last? Somebody adopts `auth/owner`
 * on an old branch, while the base retired it. `../overlooked.ts` finds them. Read by the rule `overlooked-decision`
 * (MT210) and by `rebounds.ts`. Where base and head are one it is empty.
 */
export const overlooked = evidence<readonly Overlooked[]>({
  collect: ({ base, head }) => overlookedDecisions(base, head),
  // The base judged by itself brings no decision.
  atBase: () => [],
});
