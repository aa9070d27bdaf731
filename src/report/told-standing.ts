import type { EventType } from '../memory/ledger.js';
import { reasonOf, type Entry, type Status, type TrustLevel } from '../trust/entry.js';
import type { Reason } from '../trust/reasons.js';
import type { StatusAndReason } from './difference.js';
import { barePhrase } from './terminal.js';
import { reasonWords, STATUS_WORDS, REASON_WORDS } from './words.js';

/*
 * The words of commands for statuses, reasons and events: `accepted` is *trusted*, `expired_fact` is *it has expired*.
 * Their JSON has the names themselves.
 */

/** What was done to a fact. */
const EVENT_WORDS: Readonly<Record<EventType, string>> = {
  'candidate.applied': 'adopted',
  'fact.reverified': 'verified again',
  'fact.rebound': 'followed to where its sources went',
  'fact.superseded': 'replaced',
  'fact.retired': 'retired',
  'candidate.discarded': 'discarded',
  'evidence.recorded': 'evidence recorded',
  'candidate.proposed': 'proposed',
  'candidate.diffed': 'compared',
  'candidate.reviewed': 'reviewed',
};

/** The word for a status. */
export function statusWord(status: Status): string {
  return STATUS_WORDS[status];
}

/** What was done to a fact: `adopted`, `proposed`. */
export function eventWord(type: EventType): string {
  return EVENT_WORDS[type];
}

/** The word for how far something may be believed. */
export function trustWord(level: TrustLevel): string {
  return level === 'policy_blocked' ? 'policy-blocked' : level;
}

/** Why something has its status: all reasons, the gravest first. Of what is trusted a word is enough. */
export function reasonsText(reasons: readonly Reason[]): string {
  return reasons
    .map((reason) => (reason === 'selected_trusted_memory' ? 'adopted' : REASON_WORDS[reason]))
    .join('; ');
}

/** How an entry stands, as `stale: it has expired`. */
export function judgementText({ status, reason }: StatusAndReason): string {
  return reason === null ? statusWord(status) : `${statusWord(status)}: ${reasonsText([reason])}`;
}

/** Why an entry has its status, as a sentence. */
export function reasonSentence(entry: Entry): string {
  const [, ...others] = entry.reasons;
  const first = barePhrase(reasonWords(entry));
  return others.length === 0 ? first : `${first}; ${reasonsText(others)}`;
}

/** The same for a cell of a table: of what is trusted a word is enough. */
export function reasonCell(entry: Entry): string {
  if (reasonOf(entry) !== 'selected_trusted_memory') return reasonSentence(entry);
  const adopted = entry.selfAdopted ? 'adopted; needs no approval' : reasonsText(entry.reasons);
  return entry.anchors.length === 0 ? `${adopted}; cites nothing` : adopted;
}
