import type { Fact } from '../../memory/fact.js';
import { lastDecisive } from '../../memory/last-decisive.js';
import { type LedgerEvent } from '../../memory/ledger.js';
import { say } from '../../text/phrase.js';
import { adoptingCommand, eventsByFact } from '../../trust/adoption.js';
import { settlingOf } from '../authority/placement.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

/*
 * Was an adopted fact bound to other sources without a record? The text of `x` is as it was adopted, and its digest of
 * `src/a.ts` is a new one: an error, since any stale fact could be made fresh that way. The judge has taken the trust
 * away already (`adoption_digest_mismatch`); this rule tells an edit of sources from one of text, which
 * `silent-promotion.ts` tells. A fixed rule: `rules:` of the policy cannot soften it, `release: adoption` can lower it.
 * `isReboundOnly` is for that rule too, so that exactly one of both speaks: keep them together.
 */

/** Finds adopted facts that were bound to new sources, with no adoption of these sources. */
export const bindingWithoutRecord: Rule = {
  code: 'MT203',
  name: 'binding-without-record',
  severity: 'error',
  summary: 'The sources of an adopted fact were edited, and nobody adopted the new ones.',
  why:
    'A new binding claims that the fact still holds for the new code. That claim needs its own ' +
    'adoption record. Without one, a new digest would make any stale fact look fresh.',
  remedy:
    'Run `npx memtrust reverify ID`, or `npx memtrust adopt ID` where the base branch has not adopted it yet, and ' +
    'have the pull request approved.',
  fixed: true,
  releaseCondition: 'adoption',
  *run({ base, head, policy }) {
    const events = eventsByFact(head.memory.events);
    const settled = eventsByFact(base.memory.events);
    for (const { id, record, reasons } of openFacts(head)) {
      const { fact } = record;
      if (
        fact === null ||
        !reasons.includes('adoption_digest_mismatch') ||
        !isReboundOnly(fact, events.get(id) ?? [])
      )
        continue;
      const step = adoptingCommand(fact, settled.get(id) ?? []);
      const settling = settlingOf(policy, id, { base, head });
      yield {
        message: say`${id} has new sources, and nobody has adopted them yet`,
        remedy: say`Run ${`npx memtrust ${step} ${id}`} and ${[settling]}.`,
        path: record.path,
        factId: id,
        key: fact.binding,
      };
    }
  },
};

/** Whether the last decision is about exactly this claim, over other sources: an older or other event says nothing. */
export function isReboundOnly(fact: Fact, events: readonly LedgerEvent[]): boolean {
  return lastDecisive(events).some(
    (event) => event.claim === fact.claim && event.binding !== fact.binding,
  );
}
