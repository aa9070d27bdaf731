import { NO_PROBES } from '../../fixtures/probes/probe.js';
import { probeBoth, type ProbeResults } from '../probe-results.js';
import { evidence } from './evidence.js';

/** Facts that did not notice a change of what they cite. */
export const probed = evidence<ProbeResults>({
  collect: ({ base, head, changedPaths, sight, inFixture }) =>
    inFixture === undefined
      ? probeBoth(base, head, changedPaths, sight)
      : { base: NO_PROBES, head: NO_PROBES },
  atBase: ({ base }) => ({ base, head: base }),
});
