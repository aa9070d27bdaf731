import { denyingFacts, NO_DENIALS, type DenyingFacts } from '../denials.js';
import { evidence } from './evidence.js';

/*
 * Which facts of the change deny a fact in force, or one another? `../denials.ts` compares them; the rules
 * `contradicting-candidate` (MT606) and `adopted-denial` (MT608) tell.
 */
export const denials = evidence<DenyingFacts>({
  collect: ({ base, head }) => denyingFacts(base, head),
  // The base judged by itself brings nothing.
  atBase: () => NO_DENIALS,
});
