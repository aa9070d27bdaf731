import { factPath } from '../../memory/layouts/memtrust.js';
import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Which trusted facts should somebody read again? `gate/unverified.ts` counts the changes; here is only how
 * they are told. It is a notice: the cited lines are the same, so nothing is known against the fact.
 * `__tests__/gate/rules/unverified-fact.test.ts` fails when this is wrong. Users accept it by the source, the
 * `key`, not by the number of changes; messages are free.
 */

/** Finds trusted facts to read again, because the code around their source changed often. */
export const unverifiedFact: Rule<'unverified'> = {
  code: 'MT603',
  name: 'unverified-fact',
  severity: 'notice',
  summary: 'A trusted fact was not looked at again while a file that it cites changed many times.',
  why:
    'The cited lines are the same, so the fact is not stale. Everything around them may ' +
    'have changed: a guard that stands there still and is not called any more. The merges ' +
    'and commits of the branch are counted that changed the file since the ledger of the ' +
    'fact last changed, as far as the clone knows them: up to 2,000 commits back and 199 ' +
    'cited files. Twenty are too many unless the policy says `lifecycle: {reverify_after: ' +
    'N}`. It is asked on a branch, such as on a schedule with `fetch-depth: 0`, and at a ' +
    'desk; never of a pull request.',
  remedy:
    'Read the fact beside the file. If it still holds, run `npx memtrust reverify ID ' +
    '--again`, which records that; or bind it more narrowly.',
  fixed: false,
  *run({ unverified }) {
    for (const { id, source, changes } of unverified) {
      yield {
        message: say`${id} was not verified anew while ${source} changed ${changes} times`,
        remedy: say`Read ${factPath(id)} beside ${source}. If it still holds, run
          ${`npx memtrust reverify ${id} --again`}; if not, correct it and adopt it again.`,
        path: factPath(id),
        factId: id,
        key: source,
      };
    }
  },
};
