import { breaksTrust } from '../../memory/anchors/verdict.js';
import type { LedgerEvent } from '../../memory/ledger.js';
import { plain, say, type Phrase } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { blockedFacts, type Snapshot } from '../snapshot.js';

export const falseRebound: Rule = {
  code: 'MT209',
  name: 'false-rebound',
  severity: 'error',
  summary: 'A `fact.rebound` says that cited text only moved, and that is not so.',
  why: 'Following a text to another place of its file changes nothing that was adopted, so it needs no approval. That holds only if the gate finds it so itself: the same statement, the same sources, each of them with the same text at the base and now. Anything else is a new claim and must be adopted as one.',
  remedy: 'Remove the line. If the sources changed and the fact still holds: `npx memtrust reverify ID`, and have it approved.',
  fixed: true,
  *run({ base, head }) {
    const settled = new Set(base.memory.events.map((event) => event.id));
    const blocked = blockedFacts(head);
    for (const event of head.memory.events) {
      if (event.type !== 'fact.rebound' || settled.has(event.id)) continue;
      const why = faultOf(event, base, head);
      if (why === null) continue;
      const hidden = blocked.has(event.fact);
      const id = blocked.get(event.fact) ?? event.fact;
      yield {
        message: say`a record says that what ${id} cites only moved, but ${why}`,
        remedy: hidden ? plain('Remove the line from its ledger.') : say`Remove the line. If it still holds, run ${`npx memtrust reverify ${id}`} and have it approved.`,
        path: hidden ? null : `.memtrust/ledger/${id}.jsonl`,
        factId: id,
        key: hidden ? '' : event.id,
      };
    }
  },
};

/**
 * Why a rebinding is none, or null. Places are hints and outside of the binding, so what only moved has the binding that
 * was adopted. Another selector over the same digest is refused too: `check();` quoted is also in `// check();`.
 */
function faultOf(event: LedgerEvent, base: Snapshot, head: Snapshot): Phrase | null {
  const before = base.memory.facts.find((record) => record.id === event.fact)?.fact ?? null;
  if (before === null || base.judgement.adoptions.get(event.fact)?.kind !== 'adopted') return plain('no such fact is adopted at the base');
  if (event.claim !== before.claim) return plain('it is about another statement than the adopted one');
  if (event.binding !== before.binding) return plain('its sources are not those that were adopted');
  for (const [snapshot, when] of [[base, 'at the base'], [head, 'now']] as const) {
    const entry = snapshot.judgement.entries.find((one) => one.id === event.fact);
    const broken = entry?.anchors.find((anchor) => breaksTrust(anchor.verdict));
    if (broken !== undefined) return say`${broken.path} is ${[broken.verdict]} ${[when]}`;
  }
  return null;
}
