import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { factsById } from '../../memory/by-id.js';
import type { Fact } from '../../memory/fact.js';
import type { LedgerEvent } from '../../memory/ledger.js';
import { adoptionOf, eventsByFact } from '../../trust/adoption.js';
import { openFacts } from '../snapshot.js';

/*
 * Which files say another status than their ledger? A notice, but an error where a change stamps `accepted` on what the
 * ledger withdrew. `superseded` beside an old `accepted` is no drift: the file was right when it was written.
 */

/** Finds a `status:` that differs from the decisions on a fact and would mislead its readers. */
export const statusDrift: Rule = {
  code: 'MT207',
  name: 'status-drift',
  severity: 'notice',
  summary: 'A file declares a status that its ledger does not give it.',
  why:
    'Editing `status:` never changes trust. But it misleads a reader who sees only the file. A change that ' +
    'writes `status: accepted` into the file of a retired, discarded or superseded fact is an error.',
  remedy: 'Set `status:` to the real status. To take a fact back, discard or retire it.',
  *run({ base, head }) {
    const before = factsById(base.memory.facts);
    const ledgers = eventsByFact(head.memory.events);
    for (const { id, record, settled, status } of openFacts(head)) {
      const { fact } = record;
      if (!settled || fact === null) continue;
      const declared = fact.status;
      const actual = status === 'stale' ? 'accepted' : status;
      const isStamped = declared === 'accepted' && !isOldStamp(fact, before.get(id)?.fact);
      const isOld = declared === 'accepted' && actual === 'superseded' && !isStamped;
      if (declared === actual || isOld) continue;
      // `supersede` and `retire` write the status with the event: once merged it is so.
      if (declared === onceMerged(fact, ledgers.get(id) ?? [])) continue;
      yield {
        message: say`the file of ${id} says ${`status: ${declared}`}, but by its ledger that is ${`status: ${actual}`}`,
        remedy: say`Write ${`status: ${actual}`} in ${record.path}.`,
        path: record.path,
        factId: id,
        key: declared,
        ...(isStamped ? { severity: 'error' as const } : {}),
      };
    }
  },
};

/** Whether the base calls this very text accepted too. */
function isOldStamp(now: Fact, before: Fact | null | undefined): boolean {
  return before?.status === 'accepted' && before.claim === now.claim;
}

/** What a fact would be if all events of its ledger were settled; null where these say nothing of it. */
function onceMerged(fact: Fact, events: readonly LedgerEvent[]): Fact['status'] | null {
  switch (adoptionOf(fact, events, []).kind) {
    case 'adopted':
      return 'accepted';
    case 'superseded':
      return 'superseded';
    case 'withdrawn':
      return 'rejected';
    case 'mismatch':
    case 'none':
    case 'unsettled':
      return null;
  }
}
