import { NOTHING_SCANNED } from '../release/scan.js';
import { scanRelease, type ReleaseScans } from '../release/scan-change.js';
import { evidence } from './evidence.js';

/*
 * What did the release gate see in the base and in the head: memory documents, and JSON and YAML that carry memory?
 * Nothing is read in a repository without memory.
 */
export const release = evidence<ReleaseScans>({
  collect: async ({ base, head, policy, changedPaths, rules }) =>
    // What a repository without memory says of memory is said of a product, or of somebody's head.
    base.memory.present || head.memory.present
      ? scanRelease({
          base: base.tree,
          head: head.tree,
          policy,
          changed: base === head ? null : changedPaths,
          rules,
        })
      : { base: NOTHING_SCANNED, head: NOTHING_SCANNED },
  // Rules look at `head`: what was seen in the base takes its place.
  atBase: ({ base }) => ({ base, head: base }),
});
