import { NO_PROBES } from '../../fixtures/probes/probe.js';
import { probeBoth, type ProbeResults } from '../probe-results.js';
import { evidence } from './evidence.js';

/*
 * Which facts do not notice when what they cite is changed? A *probe* changes the cited lines in memory
 * and asks whether the fact goes stale. `../probe-results.ts` says which facts are probed.
 *
 * Read by the rule `fact-not-falsifiable` (MT304), by `fixtures.ts`, and by the report. When it is wrong,
 * `__tests__/gate/rules/fact-not-falsifiable.test.ts` fails. Inside of a fixture it is empty. Safe error: a
 * fact is not probed.
 */
export const probed = evidence<ProbeResults>({
  collect: ({ base, head, changedPaths, sight, inFixture }) =>
    inFixture === undefined
      ? probeBoth(base, head, changedPaths, sight)
      : { base: NO_PROBES, head: NO_PROBES },
  // The rule looks at `head`: a fact that noticed nothing in the base either is not introduced.
  atBase: ({ base }) => ({ base, head: base }),
});
