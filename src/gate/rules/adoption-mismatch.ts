import { ADOPTING_TYPES, lastDecisive } from '../../memory/ledger.js';
import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

export const adoptionMismatch: Rule = {
  code: 'MT208',
  name: 'adoption-mismatch',
  severity: 'error',
  summary: 'A new adoption record adopts something that is not there.',
  why: 'A record is for exactly one text. One that is written before its text, or kept for later, would let the text come in unseen.',
  remedy: 'Remove the record and adopt the fact as it is: `npx memtrust adopt ID`.',
  fixed: true,
  *run({ base, head }) {
    const settled = new Set(base.memory.events.map((event) => event.id));
    const facts = new Map(head.memory.facts.map((record) => [record.id, record.fact]));
    const blocked = new Set(head.judgement.entries.filter((entry) => entry.status === 'policy_blocked').map((entry) => entry.record?.id));
    const fresh = head.memory.events.filter((event) => !settled.has(event.id) && ADOPTING_TYPES.has(event.type) && !blocked.has(event.fact));
    for (const event of fresh) {
      const fact = facts.get(event.fact) ?? null;
      if (fact !== null && fact.claim === event.claim && fact.binding === event.binding) continue;
      // An earlier record of the same change that a later one of it replaces adopts nothing any more.
      const last = lastDecisive(head.memory.events.filter((one) => one.fact === event.fact));
      if (fact !== null && !last.includes(event)) continue;
      const path = `.memtrust/ledger/${event.fact}.jsonl`;
      yield { message: fact === null ? say`a record adopts ${event.fact}, which is not there or not valid` : say`a record adopts another text of ${event.fact} than the file has`, remedy: say`Remove the line from ${path}, then run ${`npx memtrust adopt ${event.fact}`}.`, path, factId: event.fact, key: event.id };
    }
  },
};
