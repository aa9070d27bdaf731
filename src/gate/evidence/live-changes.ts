import { liveChanges as changesOf, type AnsweredChange } from '../authority/required-approvals.js';
import { askedOf } from './asked-of.js';
import { evidence } from './evidence.js';

/** Changed agent files that want an approval. */
export const liveChanges = evidence<readonly AnsweredChange[]>({
  collect: async (input) => changesOf(await askedOf(input)),
  atBase: () => [],
});
