import { bindThenAdopt, isHeld } from '../../anchors/verdict.js';
import { say } from '../../text/phrase.js';
import { settlingOf } from '../authority/placement.js';
import { eventsByFact } from '../../trust/adoption.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';
import { isReboundOnly } from './binding-without-record.js';

/*
 * Does a fact call itself accepted without an adoption of exactly its text? `status: accepted` and no record, or one
 * letter edited after the adoption: an error each. The reason of the judge says which of the two it is; such a fact is
 * not trusted in any case. Where only sources were bound anew, `binding-without-record.ts` says it better. A fixed
 * rule: `rules:` of the policy cannot soften it, `release: adoption` can lower it.
 */

/** Guards against facts that call themselves accepted without an adoption of their exact text. */
export const silentPromotion: Rule = {
  code: 'MT201',
  name: 'silent-promotion',
  severity: 'error',
  summary:
    'A fact calls itself trusted (`status: accepted`), but nobody adopted exactly this text.',
  why:
    'A file cannot make itself trusted. Trust needs an adoption record for exactly these bytes ' +
    'in the base branch. An edit of one byte needs a new record.',
  remedy:
    'Run `npx memtrust adopt ID`, commit the ledger, and have an adopter approve it. Or set ' +
    '`status: candidate`.',
  fixed: true,
  releaseCondition: 'adoption',
  *run({ base, head, policy }) {
    const events = eventsByFact(head.memory.events);
    for (const { id, record, reasons, anchors } of openFacts(head)) {
      const { fact } = record;
      if (fact?.status !== 'accepted') continue;
      const edited = reasons.includes('adoption_digest_mismatch');
      if (!edited && !reasons.includes('adoption_record_missing')) continue;
      const settling = settlingOf(policy, id, { base, head });
      if (edited && isReboundOnly(fact, events.get(id) ?? [])) continue; // binding-without-record says that better
      yield {
        message: edited
          ? say`${id} was edited since its adoption, and nobody has adopted this text yet`
          : say`${id} calls itself trusted (${'status: accepted'}), but nobody has adopted it`,
        remedy: anchors.every(({ verdict }) => isHeld(verdict))
          ? say`Run ${`npx memtrust adopt ${id}`} and ${[settling]}, or set its status to candidate.`
          : say`To have it trusted, ${bindThenAdopt(id, anchors)}, and ${[settling]}. Or set its status to
              candidate.`,
        path: record.path,
        factId: id,
        key: fact.claim,
      };
    }
  },
};
