import { liveChanges as changesOf, type AnsweredChange } from '../authority/required-approvals.js';
import { askedOf } from './asked-of.js';
import { evidence } from './evidence.js';

/*
 * Which changed agent files need an approval, and who gave it? The question is asked and answered in
 * `../authority/required-approvals.ts`.
 *
 * The rule `live-adoption-missing` (MT402) reads it. Safe error: a file too many. When it is wrong,
 * `__tests__/gate/rules/live-adoption-missing.test.ts` fails. One row has one path, in the order of names;
 * nothing is stored.
 */
export const liveChanges = evidence<readonly AnsweredChange[]>({
  collect: async (input) => changesOf(await askedOf(input)),
  // The base judged by itself changes no file.
  atBase: () => [],
});
