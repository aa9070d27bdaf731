import { liveChanges as changesOf, type AnsweredChange } from '../authority/required-approvals.js';
import { askedOf } from './asked-of.js';
import { evidence } from './evidence.js';
import { exported } from './exported.js';

/*
 * Which changed agent files need an approval, and who gave it? The question is asked and answered in
 * `../authority/required-approvals.ts`. A file in which only a right block of `memtrust export` is another needs none:
 * its facts were adopted. One row has one path, in the order of names; nothing is stored.
 */
export const liveChanges = evidence<readonly AnsweredChange[]>({
  collect: async (input) => {
    const { onlyBlocks } = await exported.collect(input);
    return changesOf(await askedOf(input), onlyBlocks);
  },
  // The base judged by itself changes no file.
  atBase: () => [],
});
