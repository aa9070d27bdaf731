import type { EventType } from '../memory/ledger.js';
import { type Entry, reasonOf, type Status, type TrustLevel, type Reason } from '../trust/entry.js';
import { barePhrase } from './terminal.js';
import { REASON_WORDS, reasonWords, STATUS_WORDS } from './words.js';
import type { Phrase } from '../text/phrase.js';

/* Status, reasons and counts of entries in words. */

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

/** How many entries have each status, for the summary in every report. */
export type Counts = Record<Status | 'unverifiable', number>;

/** An entry, or its row in a report. */
interface Counted {
  readonly status: Status;
  readonly anchors: readonly { readonly verdict: string; readonly selector: string }[];
}

/**
 * Entries by effective status; `unverifiable` counts accepted ones whose sources are all unbound, that cite nothing, or
 * only that a path is there or a text is absent: no cited text speaks for them.
 */
export function countEntries(entries: readonly Counted[]): Counts {
  const counts: Counts = {
    accepted: 0,
    candidate: 0,
    advisory: 0,
    superseded: 0,
    stale: 0,
    policy_blocked: 0,
    rejected: 0,
    unverifiable: 0,
  };
  for (const entry of entries) {
    counts[entry.status] += 1;
    if (
      entry.status === 'accepted' &&
      entry.anchors.every(
        ({ verdict, selector }) => verdict === 'unbound' || /^(?:absent|present$)/.test(selector),
      )
    )
      counts.unverifiable += 1;
  }
  return counts;
}

/** How an entry stands; without a reason where none was compared. */
export interface StatusAndReason {
  readonly status: Status;
  readonly reason: Reason | null;
}

/** One thing that is not as the statement says. */
export interface Difference {
  /** Name of a file, path in the tree, or id of an entry. */
  readonly where: string;
  readonly what: Phrase;
  readonly expected: string | StatusAndReason | null;
  readonly found: string | StatusAndReason | null;
}

/** One difference, with digests where both are digests. */
export function difference(
  where: string,
  what: Phrase,
  expected: Difference['expected'] = null,
  found: Difference['found'] = null,
): Difference {
  return { where, what, expected, found };
}
