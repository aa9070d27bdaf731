import { plain, say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

export const rollback: Rule = {
  code: 'MT206',
  name: 'rollback',
  severity: 'error',
  summary: 'The change removes an adopted fact, or events of a ledger.',
  why: 'Taking trust away is allowed and named. Removing what took trust away (a retirement, a successor) would bring old memory back without an adoption, so that blocks.',
  remedy: 'Keep the events. To take a fact back, retire it with a reason; to bring one back, adopt it again.',
  fixed: true,
  *run({ base, head, revived }) {
    for (const id of revived) {
      yield { message: say`the change would bring ${id} back into the trusted baseline by removing what took it out`, remedy: say`Restore what was removed, or adopt it openly: ${`npx memtrust adopt ${id}`}.`, factId: id, path: head.memory.facts.find((record) => record.id === id)?.path ?? null, key: 'revived' };
    }
    const there = new Set(head.memory.facts.map((record) => record.id));
    for (const { id, record, trustedBaseline } of openFacts(base)) {
      if (there.has(id) || !trustedBaseline) continue;
      yield { message: say`the adopted fact ${id} is removed`, remedy: plain('Nothing to do if this is meant; its ledger should stay.'), path: record.path, factId: id, severity: 'notice', key: 'removed' };
    }
    const kept = new Set(head.memory.events.map((event) => event.id));
    const gone = new Map<string, number>();
    for (const event of base.memory.events) if (!kept.has(event.id)) gone.set(event.fact, (gone.get(event.fact) ?? 0) + 1);
    const blocked = new Set(base.judgement.entries.filter((entry) => entry.status === 'policy_blocked').map((entry) => entry.record?.id));
    for (const [id, count] of gone) {
      if (blocked.has(id)) continue;
      yield { message: say`${count} ${[count === 1 ? 'event' : 'events']} of ${id} ${[count === 1 ? 'is' : 'are']} removed from its ledger`, remedy: say`Restore ${`.memtrust/ledger/${id}.jsonl`}; to take a fact back, retire it.`, path: `.memtrust/ledger/${id}.jsonl`, factId: id, severity: revived.includes(id) ? 'error' : 'notice', key: 'events' };
    }
  },
};
