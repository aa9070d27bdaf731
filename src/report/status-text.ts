import type { EventType } from '../memory/ledger.js';
import { type Entry, reasonOf, type Status, type TrustLevel, type Reason } from '../trust/entry.js';
import { barePhrase } from './terminal.js';
import { REASON_WORDS, reasonWords, STATUS_WORDS } from './words.js';
import type { Phrase } from '../text/phrase.js';

/* Status, reasons and counts of entries in words. */

const EVENT_WORDS: Readonly<Record<EventType, string>> = {
  'candidate.applied': 'adopted',
  'fact.reverified': 'verified again',
  'fact.rebound': 'followed to where its sources went',
  'fact.superseded': 'replaced',
  'fact.retired': 'retired',
  'candidate.discarded': 'discarded',
  'evidence.recorded': 'evidence recorded',
  'candidate.proposed': 'proposed',
  'candidate.diffed': 'previewed',
  'candidate.reviewed': 'reviewed',
};

export function statusWord(status: Status): string {
  return STATUS_WORDS[status];
}

/** `adopted`, `proposed`. */
export function eventWord(type: EventType): string {
  return EVENT_WORDS[type];
}

export function trustWord(level: TrustLevel): string {
  return level === 'policy_blocked' ? 'policy-blocked' : level;
}

/** All reasons, most severe first; one word for what is trusted. */
export function reasonsText(reasons: readonly Reason[]): string {
  return reasons
    .map((reason) => (reason === 'selected_trusted_memory' ? 'adopted' : REASON_WORDS[reason]))
    .join('; ');
}

/** `stale: it has expired`. */
export function judgementText({ status, reason }: StatusAndReason): string {
  return reason === null ? statusWord(status) : `${statusWord(status)}: ${reasonsText([reason])}`;
}

/** A sentence of an agent file, in the keys of an answer. */
interface UntrustedPlace extends StatusAndReason {
  readonly path: string;
  readonly line: number;
  readonly fact_id: string;
}

/** `not trusted: CLAUDE.md:33 says what ci/runner says (stale: what it cites changed)` */
export function untrustedText({ path, line, fact_id: fact, ...state }: UntrustedPlace): string {
  return `not trusted: ${path}:${line} says what ${fact} says (${judgementText(state)})`;
}

/** `denies auth/owner-checks, which is trusted: rely on that` */
export function deniesText(ids: readonly string[]): string {
  const [are, those] = ids.length === 1 ? ['is', 'that'] : ['are', 'those'];
  return `denies ${ids.join(', ')}, which ${are} trusted: rely on ${those}`;
}

export function reasonSentence(entry: Entry): string {
  const [, ...others] = entry.reasons;
  const first = barePhrase(reasonWords(entry));
  return others.length === 0 ? first : `${first}; ${reasonsText(others)}`;
}

/** One word for what is trusted. */
export function reasonCell(entry: Entry): string {
  if (reasonOf(entry) !== 'selected_trusted_memory') return reasonSentence(entry);
  const adopted = entry.selfAdopted ? 'adopted; needs no approval' : reasonsText(entry.reasons);
  return entry.anchors.length === 0 ? `${adopted}; cites nothing` : adopted;
}

export interface StatusAndReason {
  readonly status: Status;
  readonly reason: Reason | null;
}

/** A difference from what a statement says. */
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
