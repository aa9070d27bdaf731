import { enumerate, say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

/*
 * Do two accepted facts state the same attribute of the same subject? `a` and `b` both have `claim_key: deploy/region`:
 * an error for each of them, and neither is trusted. The judge finds rivals among the facts in force (`conflictsWith`);
 * the evidence `pending` finds those that would be rivals once the change is merged, so that it is said while there is
 * still trust to lose. A fixed rule: the policy cannot soften it.
 */

/** Finds rival facts with one `claim_key`; neither is trusted until one replaces the other. */
export const conflictingFacts: Rule<'pending'> = {
  code: 'MT205',
  name: 'conflicting-facts',
  severity: 'error',
  summary:
    'Two adopted facts conflict: both have the same `claim_key` and neither supersedes the ' +
    'other.',
  why:
    'Facts with the same `claim_key` state the same attribute of the same subject. memtrust ' +
    'cannot tell which one is right, so it trusts neither. A stale or unadopted rival takes no ' +
    'trust away. If the change only proposes the conflicting adoption, the conflict is reported ' +
    'before the merge.',
  remedy: 'Add `supersedes: [ID]` to the correct fact, then adopt it again.',
  fixed: true,
  saysWhyStale: true,
  *run({ head, pending }) {
    for (const { id, record, conflictsWith } of openFacts(head)) {
      const rivals = pending.get(id) ?? [];
      if (rivals.length > 0) {
        yield {
          message: say`${id} and ${enumerate(rivals)} have the same claim_key and none of them
            is trusted after the merge`,
          remedy: say`Run ${`npx memtrust supersede OLD NEW`} and adopt the new fact again, or discard one of them.`,
          path: record.path,
          factId: id,
          key: record.fact?.claimKey ?? '',
        };
      }
      if (conflictsWith.length === 0) continue;
      yield {
        message: say`${id} conflicts with ${enumerate(conflictsWith)}: they have the same claim_key`,
        remedy: say`Add ${`supersedes: [${conflictsWith[0] ?? ''}]`} to the correct fact and adopt it again.`,
        path: record.path,
        factId: id,
        key: record.fact?.claimKey ?? '',
      };
    }
  },
};
