import { resubmittedRejections, type ResubmittedRejection } from '../resubmitted-rejections.js';
import { evidence } from './evidence.js';

/** Candidates of the change that state what the base turned down. */
export const copies = evidence<readonly ResubmittedRejection[]>({
  collect: ({ base, head }) => resubmittedRejections(base, head),
  atBase: () => [],
});
