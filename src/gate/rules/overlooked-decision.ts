import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { blockedFacts } from '../snapshot.js';

/*
 * Does a new record of a ledger ignore the last decision that the base has? The base replaced a text, and a branch from
 * before that adopts the old text again: an error, even where it is approved. The evidence `overlooked` finds such
 * records. A `fact.rebound` among them is left to `false-rebound.ts`. Without it an old adoption could be replayed, so
 * it is a fixed rule: `rules:` of the policy cannot soften it, `release: adoption` can lower it.
 */

/** Guards against ledger records that ignore the latest decision, such as a replayed adoption. */
export const overlookedDecision: Rule<'overlooked'> = {
  code: 'MT210',
  name: 'overlooked-decision',
  severity: 'error',
  summary: 'A new ledger record does not follow the last decision on the fact in the base branch.',
  why:
    'The last decision on a fact counts, so a new record must name the decision that it follows. ' +
    'A record that ignores a decision of the base branch competes with it, and a replaced text ' +
    'could count again. This happens when two branches decide on the same fact. It is also how ' +
    'an old adoption could be replayed. It is always an error, even if it is approved.',
  remedy:
    'Merge the base branch into yours, remove the line from the ledger, and run the command ' +
    'again (`npx memtrust adopt ID`, or the command that wrote the line).',
  fixed: true,
  releaseCondition: 'adoption',
  *run({ head, overlooked }) {
    const blocked = blockedFacts(head);
    for (const { event, decisions } of overlooked) {
      // A rebinding is refused as such, with the same reason (MT209).
      if (event.type === 'fact.rebound') continue;
      const shown = blocked.get(event.fact) ?? event.fact;
      const path = blocked.has(event.fact) ? null : `.memtrust/ledger/${event.fact}.jsonl`;
      const missed = decisions === 1 ? 'the last decision' : `${decisions} of the last decisions`;
      yield {
        message: say`a new record ${[event.type]} of ${shown} does not follow ${[missed]} on it in the base branch`,
        remedy:
          path === null
            ? 'Merge the base branch, remove the line from its ledger, and run the command again.'
            : say`Merge the base branch, remove the line from ${path}, and run the command again:
              ${`npx memtrust adopt ${shown}`}, or the one that wrote it.`,
        path,
        factId: shown,
        // An event's id is made of the digest of the text, which of a blocked one appears nowhere.
        key: path === null ? '' : event.id,
      };
    }
  },
};
