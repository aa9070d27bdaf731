import { bindThenAdopt, isHeld } from '../../anchors/verdict.js';
import { factsById, newEvents } from '../../memory/by-id.js';
import { lastDecisive } from '../../memory/last-decisive.js';
import type { Fact } from '../../memory/fact.js';
import { ADOPTING_TYPES, type LedgerEvent } from '../../memory/ledger.js';
import { say, type Phrase } from '../../text/phrase.js';
import { shortDigest } from '../../tree/digest.js';
import { adopts, eventsByFact } from '../../trust/adoption.js';
import type { Rule } from '../rule.js';
import { blockedFacts, openFacts } from '../snapshot.js';

/*
 * Does a new record adopt something that is not there? The ledger of `x` adopts another text than its file has, or
 * there is no fact `y`: an error each. Without it, a record could be merged first and its text later, unseen. Records
 * that the base has already, and those that a later record of the same change replaces, are not asked about. A fixed
 * rule: `rules:` of the policy cannot soften it, `release: adoption` can lower it.
 */

/** Guards against an adoption that was written before its text, or for another text. */
export const adoptionMismatch: Rule = {
  code: 'MT208',
  name: 'adoption-mismatch',
  severity: 'error',
  summary:
    "A new adoption record does not match the fact's text or sources, or the fact does not exist.",
  why:
    'A record adopts exactly one text. If a record could be merged before its text, the text ' +
    'could be added later without review.',
  remedy:
    'Adopt the fact as it is now: `npx memtrust adopt ID`; the new record replaces the other one. ' +
    'If there is no fact, remove the record.',
  fixed: true,
  releaseCondition: 'adoption',
  *run({ base, head }) {
    const adopting = newEvents(head.memory.events, base.memory.events).filter(({ type }) =>
      ADOPTING_TYPES.has(type),
    );
    if (adopting.length === 0) return;
    const facts = factsById(head.memory.facts);
    const ledgers = eventsByFact(head.memory.events);
    const blocked = blockedFacts(head);
    const open = new Map(openFacts(head).map((entry) => [entry.id, entry]));
    const remedyOf = (id: string, event: LedgerEvent, path: string): Phrase => {
      const entry = open.get(id);
      const remove = say`Remove the line with the id ${shortDigest(event.id)} from ${path}.`;
      if (entry === undefined || entry.record.fact === null)
        return say`${remove} A fact can be adopted once its file is there and valid.`;
      if (ledgers.get(id)?.some(({ type }) => type === 'fact.retired') === true)
        return say`${remove} A retired fact is not adopted again.`;
      const isReady = entry.anchors.every(({ verdict }) => isHeld(verdict));
      const again = isReady
        ? say`run ${`npx memtrust adopt ${id}`}`
        : bindThenAdopt(id, entry.anchors);
      return say`To adopt it as it is now, ${again}: the new record replaces this one.`;
    };
    for (const [id, fresh] of eventsByFact(adopting)) {
      const fact = facts.get(id)?.fact ?? null;
      for (const event of otherThan(fact, fresh, ledgers.get(id) ?? [])) {
        const shown = blocked.get(id) ?? id;
        const path = blocked.has(id) ? null : `.memtrust/ledger/${id}.jsonl`;
        yield {
          message:
            fact === null
              ? say`a record adopts ${shown}, which does not exist or is not valid`
              : say`a record of this change adopts another text or other sources of ${shown} than its file has`,
          remedy: path === null ? 'Remove the line from its ledger.' : remedyOf(id, event, path),
          path,
          factId: shown,
          // An event's id is made of the digest of the text, which of a blocked one appears nowhere.
          key: path === null ? '' : event.id,
        };
      }
    }
  },
};

/**
 * New records that adopt another text than a fact has. An earlier record of the same change that a later one of it
 * replaces adopts nothing any more.
 */
function otherThan(
  fact: Fact | null,
  fresh: readonly LedgerEvent[],
  ledger: readonly LedgerEvent[],
): readonly LedgerEvent[] {
  if (fact === null) return fresh;
  const last = new Set(lastDecisive(ledger));
  return fresh.filter((event) => last.has(event) && !adopts(event, fact));
}
