import { eventShape } from '../../memory/ledger.js';
import type { Publication } from './published.js';

/*
 * How is one line of `.memtrust/ledger/<fact-id>.jsonl` described to other tools? The keys come from `eventShape` in
 * `memory/ledger.ts`; here stand only their descriptions. A new key does not pass the tests until it has one. Lines of
 * these keys are in users' repositories and are hashed, so a key may only be added in `memory/ledger.ts`, and none
 * removed.
 */

/** Describes a line of a ledger, which records a decision or an observation on one fact. */
export const ledgerEventSchema: Publication = {
  title: 'memtrust ledger event',
  description:
    'One line of `.memtrust/ledger/<fact-id>.jsonl`. A ledger is a set: the order of its lines has no meaning.',
  shape: eventShape(),
  notes: {
    v: 'Version of this format.',
    id: 'SHA-256 of the other keys as canonical JSON (RFC 8785).',
    type:
      'What happened. `candidate.applied`, `fact.reverified`, `fact.rebound`, ' +
      '`fact.superseded`, `fact.retired` and `candidate.discarded` decide; the others ' +
      'inform.',
    fact: 'Id of the fact.',
    claim: 'Digest of the statement that the event is about.',
    binding: 'Digest of the sources of the statement.',
    at: 'The time that its author claims. It never orders or expires anything.',
    proposed_by: 'The name that its author claims. It never decides anything.',
    after: 'Ids of the events that it follows.',
    evidence: 'Where to find the evidence.',
    why: 'The reason, as a sentence.',
    uncited: 'Of an adoption: what the statement names and no source cites.',
  },
};
