import { say } from '../../text/phrase.js';
import { settlingOf } from '../authority/placement.js';
import type { Rule } from '../rule.js';
import { blockedFacts } from '../snapshot.js';

/*
 * Is a record `fact.rebound` false, so that the cited text did not only move? The guard was emptied, and a new digest
 * of it was recorded as a move: an error, "`src/guard.ts` is changed now". The evidence `rebounds` recomputes each such
 * record of the change and gives the reason; here is only how it is told. A true one needs no approval, so a miss would
 * let an unapproved claim in. A fixed rule: `rules:` of the policy cannot soften it, `release: adoption` can lower it.
 */

/** Guards against a real change of a source that is recorded as a mere move. */
export const falseRebound: Rule<'rebounds'> = {
  code: 'MT209',
  name: 'false-rebound',
  severity: 'error',
  summary: 'A `fact.rebound` record says that cited text only moved, but that is not true.',
  why:
    'A cited text that only moves within its file needs no new approval. The gate confirms this ' +
    'itself: the statement and the sources are the same, and each source has the same text at ' +
    'the base and now. Renamed files count under their new names. Anything else is a new claim ' +
    'and needs an adoption.',
  remedy:
    'Remove the line. If the sources changed and the fact still holds, run `npx memtrust ' +
    'reverify ID` and have it approved.',
  fixed: true,
  releaseCondition: 'adoption',
  *run({ base, head, rebounds, policy }) {
    const blocked = blockedFacts(head);
    for (const event of head.memory.events) {
      const why = rebounds.get(event.id) ?? null;
      if (why === null) continue;
      const hidden = blocked.has(event.fact);
      const id = blocked.get(event.fact) ?? event.fact;
      yield {
        // What a blocked fact cites appears nowhere (SECURITY S28).
        message: hidden
          ? say`a record says that what ${id} cites only moved, but that is not true`
          : say`a record says that what ${id} cites only moved, but ${why}`,
        remedy: hidden
          ? 'Remove the line from its ledger.'
          : say`Remove the line. If the fact still holds, run ${`npx memtrust reverify ${id}`} and
              ${[settlingOf(policy, id, { base, head })]}.`,
        path: hidden ? null : `.memtrust/ledger/${id}.jsonl`,
        factId: id,
        key: hidden ? '' : event.id,
      };
    }
  },
};
