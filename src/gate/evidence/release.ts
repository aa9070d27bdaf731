import { NOTHING_SCANNED } from '../release/release-scan.js';
import { scanRelease, type ReleaseScans } from '../release/scan-change.js';
import { evidence } from './evidence.js';

/*
 * What did the release gate see in the base and in the head: public documents that claim something of memory, and JSON
 * files that carry it? Nothing is read in a repository without memory. Read by the rules `misdescribed-memory` (MT801),
 * `demo-without-fixture` (MT802), `overclaimed-memory` (MT803) and `unlabelled-memory` (MT708), by `fixtures.ts`, and
 * by the report. Which files are read is decided in `../release/scan-change.ts`. `NOTHING_SCANNED` says that nothing
 * was looked at and nothing left out. `rules` is all of them: what is off reads no file.
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
