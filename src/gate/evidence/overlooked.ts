import { overlookedDecisions, type Overlooked } from '../overlooked.js';
import { evidence } from './evidence.js';

/** Decisive events of the change that do not follow what the base decided last. */
export const overlooked = evidence<readonly Overlooked[]>({
  collect: ({ base, head }) => overlookedDecisions(base, head),
  atBase: () => [],
});
