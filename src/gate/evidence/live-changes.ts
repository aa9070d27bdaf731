import { liveChanges as changesOf, type AnsweredChange } from '../authority/asked.js';
import { evidence } from './evidence.js';
import { owners } from './owners.js';

/** Changed agent files that want an approval. */
export const liveChanges = evidence<readonly AnsweredChange[]>({
  collect: async (input) => changesOf({ ...input, owners: (await owners.collect(input))?.base ?? null }),
  atBase: () => [],
});
