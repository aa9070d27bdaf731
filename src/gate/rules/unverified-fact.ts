import { factPath } from '../../memory/layouts/memtrust.js';
import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Which trusted facts should somebody read again? `gate/unverified.ts` counts the changes; here is only how they are
 * told. It is a notice: the cited lines are the same, so nothing is known against the fact.
 */

/** Finds trusted facts to read again, because the code around their source changed often. */
export const unverifiedFact: Rule<'unverified'> = {
  code: 'MT603',
  name: 'unverified-fact',
  severity: 'notice',
  summary: 'A file that a trusted fact cites changed many times since the fact was last checked.',
  why:
    'The cited lines are the same, so the fact is not stale. But the code around them may have ' +
    'changed, such as a guard that is still there but is no longer called. memtrust counts the ' +
    'merges and commits of the branch that changed the file since the last change to the ledger ' +
    'of the fact. It looks up to 2,000 commits back, at up to 199 cited files, as far as the ' +
    'clone has history. Twenty changes are too many, unless the policy sets `lifecycle: ' +
    '{reverify_after: N}`. The rule runs locally and on a branch, such as on a schedule with ' +
    '`fetch-depth: 0`, but never on a pull request.',
  remedy:
    'Read the fact beside the file. If it still holds, run `npx memtrust reverify ID --again` to ' +
    'record that. Or cite less of the file.',
  *run({ unverified }) {
    for (const { id, source, changes } of unverified) {
      yield {
        message: say`${id} was not checked again while ${source} changed ${changes} times`,
        remedy: say`Read ${factPath(id)} beside ${source}. If the fact still holds, run
          ${`npx memtrust reverify ${id} --again`}; otherwise correct it and adopt it again.`,
        path: factPath(id),
        factId: id,
        key: source,
      };
    }
  },
};
