import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Did a fixture end otherwise than it must, say a candidate that the judge trusts? `src/fixtures/` runs the cases and
 * says why; this rule only reports those that did not pass. `fixed`: no policy can soften it, for then the gate would
 * prove nothing. The `key` is origin and id of the case; `why` is only told.
 */

/** Fails the gate if a test case shows that false or outdated memory would be trusted. */
export const fixtureContaminated: Rule<'fixtures'> = {
  code: 'MT301',
  name: 'fixture-contaminated',
  severity: 'error',
  summary: 'A false-memory or stale-memory fixture does not give the expected result.',
  why:
    'Fixtures run through the same checks as your facts. If one fails, the gate cannot keep its ' +
    'promise for this repository and policy, so nothing may pass.',
  remedy: 'Run `npx memtrust fixtures` to see which expectation fails.',
  fixed: true,
  *run({ fixtures }) {
    for (const one of fixtures.cases) {
      if (!one.passed)
        yield {
          message: say`the fixture ${one.id} fails: ${[one.why ?? '']}`,
          remedy: 'Run `npx memtrust fixtures`.',
          key: `${one.kind}\0${one.id}`,
        };
    }
  },
};
