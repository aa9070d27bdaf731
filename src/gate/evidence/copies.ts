import { resubmittedRejections, type ResubmittedRejection } from '../resubmitted-rejections.js';
import { evidence } from './evidence.js';

/*
 * Which candidates of the change state what the base turned down before? One that repeats a rejected fact in like words
 * under another name. `../resubmitted-rejections.ts` compares them. An error is safe either way: the rule only warns.
 * Each row is a finding; their order does not matter.
 */
export const copies = evidence<readonly ResubmittedRejection[]>({
  collect: ({ base, head }) => resubmittedRejections(base, head),
  // The base judged by itself brings no candidate.
  atBase: () => [],
});
