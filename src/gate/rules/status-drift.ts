import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import type { Fact } from '../../memory/fact.js';
import type { LedgerEvent } from '../../memory/ledger.js';
import { adoptionOf, eventsByFact } from '../../trust/adoption.js';
import { openFacts } from '../snapshot.js';

/*
 * Which files say another status than their ledger? `status: rejected` in a file whose ledger says
 * accepted gives a notice. `superseded` beside `accepted` is no drift: the file was right when it
 * was written, and no one edits it then. It never changes trust.
 * `__tests__/gate/rules/status-drift.test.ts` fails when this is wrong. The status that the file
 * says is the `key`; texts are free (`npm run docs`).
 */

/** Finds a `status:` that differs from the decisions on a fact and would mislead its readers. */
export const statusDrift: Rule = {
  code: 'MT207',
  name: 'status-drift',
  severity: 'notice',
  summary: 'A file declares a status that its ledger does not give it.',
  why: 'Editing `status:` never changes trust. But it misleads a reader who sees only the file.',
  remedy: 'Set `status:` to the real status. To take a fact back, discard or retire it.',
  fixed: false,
  *run({ head }) {
    const ledgers = eventsByFact(head.memory.events);
    for (const { id, record, settled, status } of openFacts(head)) {
      const declared = record.fact?.status;
      if (!settled || declared === undefined) continue;
      const actual = status === 'stale' ? 'accepted' : status;
      if (declared === actual || (actual === 'superseded' && declared === 'accepted')) continue;
      // `supersede`, `retire` and `discard` write the status with the event: once merged it is so.
      if (record.fact !== null && declared === onceMerged(record.fact, ledgers.get(id) ?? []))
        continue;
      yield {
        message: say`the file of ${id} says ${`status: ${declared}`}, but by its ledger that is ${`status: ${actual}`}`,
        remedy: say`Write ${`status: ${actual}`} in ${record.path}.`,
        path: record.path,
        factId: id,
        key: declared,
      };
    }
  },
};

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
