import { say } from '../../text/phrase.js';
import { lastDecisive } from '../../memory/ledger.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

export const bindingWithoutRecord: Rule = {
  code: 'MT203',
  name: 'binding-without-record',
  severity: 'error',
  summary: 'What an adopted fact rests on was changed without a record.',
  why: 'A new binding says: it still holds for the new code. That is a claim of its own; without a record that adopts it, stamping a new digest would make any fact fresh.',
  remedy: 'Adopt the new binding: `npx memtrust adopt ID`, and have it approved.',
  fixed: true,
  *run({ head }) {
    for (const { id, record, reasons } of openFacts(head)) {
      const { fact } = record;
      if (fact === null || !reasons.includes('adoption_digest_mismatch')) continue;
      const last = lastDecisive(head.memory.events.filter((event) => event.fact === id));
      if (!last.some((event) => event.claim === fact.claim && event.binding !== fact.binding)) continue;
      yield { message: say`the sources of ${id} were bound anew, and no record adopts the new binding`, remedy: say`Run ${`npx memtrust adopt ${id}`} and have it approved.`, path: record.path, factId: id, key: fact.binding };
    }
  },
};
