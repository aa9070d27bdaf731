import { scanRelease, type ReleaseScans } from '../release/scan-change.js';
import { evidence } from './evidence.js';

/** What the release gate saw in the base and in the head. */
export const release = evidence<ReleaseScans>({
  collect: ({ base, head, policy, changedPaths, rules }) =>
    scanRelease({
      base: base.tree,
      head: head.tree,
      policy,
      changed: base === head ? null : changedPaths,
      rules,
    }),
  atBase: ({ base }) => ({ base, head: base }),
});
