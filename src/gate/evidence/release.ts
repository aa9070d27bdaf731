import { lookAtRelease, type BothReleased } from '../release/change.js';
import { evidence } from './evidence.js';

/** What the release gate saw in the base and in the head. */
export const release = evidence<BothReleased>({
  collect: ({ base, head, policy, changedPaths, rules }) =>
    lookAtRelease({
      base: base.tree,
      head: head.tree,
      policy,
      changed: base === head ? null : changedPaths,
      rules,
    }),
  atBase: ({ base }) => ({ base, head: base }),
});
