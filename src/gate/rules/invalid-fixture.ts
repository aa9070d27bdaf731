import { problemKey } from '../../memory/problem.js';
import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Is there a fixture that cannot be run? A cut `.memtrust/fixtures/a.yml` is one. The `key` is the kind of the problem
 * and what it is about.
 */

/** Stops the gate if a fixture has a wrong format: a test that cannot run proves nothing. */
export const invalidFixture: Rule<'fixtures'> = {
  code: 'MT302',
  name: 'invalid-fixture',
  severity: 'error',
  summary: 'A fixture file cannot be read.',
  why: 'A fixture that cannot run proves nothing, so the verdict is `error`, never a pass.',
  remedy:
    'Fix the file at the place that the message names. `npx memtrust explain --schema fixture` prints the ' +
    'format.',
  fixed: true,
  stopsJudging: true,
  *run({ fixtures }) {
    for (const { path, problem } of fixtures.faults) {
      yield {
        message: say`${path} is not a valid fixture: ${problem.message}`,
        remedy: 'Fix the file; `npx memtrust explain --schema fixture` prints the format.',
        path,
        line: problem.line,
        key: problemKey(problem),
      };
    }
  },
};
