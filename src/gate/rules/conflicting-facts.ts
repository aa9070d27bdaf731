import { enumerate, say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

/*
 * Do two accepted facts state the same attribute of the same subject? `a` and `b` both have `claim_key:
 * deploy/region`: an error for each of them, and neither is trusted.
 *
 * The judge finds rivals among the facts in force (`conflictsWith`); the evidence `pending` finds those that
 * would be rivals once the change is merged, so that it is said while there is still trust to lose. A fixed
 * rule: the policy cannot soften it. When it is wrong, `__tests__/gate/rules/conflicting-facts.test.ts`
 * fails. The `key` is the claim key, for both messages: so a conflict is one alert before and after the
 * merge, and words are free.
 */

/** Finds rival facts with one `claim_key`; neither is trusted until one replaces the other. */
export const conflictingFacts: Rule<'pending'> = {
  code: 'MT205',
  name: 'conflicting-facts',
  severity: 'error',
  summary: 'Two accepted facts state the same attribute of the same subject.',
  why:
    'Both have one `claim_key` and neither supersedes the other, so none of them can be ' +
    'believed. A stale or unadopted twin takes no trust away. Of an adoption that the ' +
    'change only proposes it is said before the merge, while there is still trust to lose.',
  remedy: 'Let the right one supersede the other: `supersedes: [ID]`, then adopt it again.',
  fixed: true,
  saysWhyStale: true,
  *run({ head, pending }) {
    for (const { id, record, conflictsWith } of openFacts(head)) {
      const rivals = pending.get(id) ?? [];
      if (rivals.length > 0) {
        yield {
          message: say`${id} and ${enumerate(rivals)} have one claim_key, and once this is merged
            none of them is trusted`,
          remedy: say`Run ${`npx memtrust supersede OLD NEW`} and adopt the new one again, or discard one of them.`,
          path: record.path,
          factId: id,
          key: record.fact?.claimKey ?? '',
        };
      }
      if (conflictsWith.length === 0) continue;
      yield {
        message: say`${id} and ${enumerate(conflictsWith)} have one claim_key: they state the same attribute`,
        remedy: say`Add ${`supersedes: [${conflictsWith[0] ?? ''}]`} to the right one and adopt it again.`,
        path: record.path,
        factId: id,
        key: record.fact?.claimKey ?? '',
      };
    }
  },
};
