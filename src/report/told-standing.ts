import type { EventType } from '../memory/ledger.js';
import { reasonOf, type Entry, type Status, type TrustLevel } from '../trust/entry.js';
import type { Reason } from '../trust/reasons.js';
import { ENGLISH_CATALOGUE } from './catalogue/english.js';
import type { StatusAndReason } from './difference.js';
import { barePhrase } from './terminal.js';
import { reasonWords } from './words.js';

/*
 * In which words do commands tell a person how an entry stands? `accepted` is *trusted*, and `expired_fact` is *it has
 * expired*: the words of every report, in English.
 *
 * `facts`, `show`, `diff`, `review`, `recall`, `verify` and the texts of MCP ask; their JSON has the names themselves,
 * which are published. Words are free. When one is missing, `__tests__/e2e/cli/words-of-status.test.ts` fails.
 */

const { words } = ENGLISH_CATALOGUE;

/** The word for a status. */
export function statusWord(status: Status): string {
  return words.status[status];
}

/** What was done to a fact: `adopted`, `proposed`. */
export function eventWord(type: EventType): string {
  return words.page.history.done[type];
}

/** The word for how far something may be believed. */
export function trustWord(level: TrustLevel): string {
  return level === 'policy_blocked' ? words.status.policy_blocked : level;
}

/** Why something has its status: all reasons, the gravest first. Of what is trusted a word is enough. */
export function reasonsText(reasons: readonly Reason[]): string {
  return reasons
    .map((reason) => (reason === 'selected_trusted_memory' ? 'adopted' : words.why.reason[reason]))
    .join('; ');
}

/** How an entry stands, as `stale: it has expired`. */
export function judgementText({ status, reason }: StatusAndReason): string {
  return reason === null ? statusWord(status) : `${statusWord(status)}: ${reasonsText([reason])}`;
}

/** Why an entry has its status, as a sentence. */
export function reasonSentence(entry: Entry): string {
  const [, ...others] = entry.reasons;
  const first = barePhrase(reasonWords(entry, words));
  return others.length === 0 ? first : `${first}; ${reasonsText(others)}`;
}

/** The same for a cell of a table: of what is trusted a word is enough. */
export function reasonCell(entry: Entry): string {
  if (reasonOf(entry) !== 'selected_trusted_memory') return reasonSentence(entry);
  const adopted = entry.selfAdopted ? 'adopted; needs no approval' : reasonsText(entry.reasons);
  return entry.anchors.length === 0 ? `${adopted}; cites nothing` : adopted;
}
