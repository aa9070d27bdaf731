import type { LedgerEvent } from '../memory/ledger.js';
import { newestFirst } from '../memory/newest-first.js';
import type { Policy } from '../memory/policy-shape.js';
import { visible } from '../text/visible.js';
import { saysExcluded } from './excluded-text.js';

/*
 * The events of one fact that may be shown, the newest first. Whoever writes a ledger writes these words, so what the
 * policy excludes is withheld and the rest is made visible (SECURITY S24, S28).
 */

/** An event of a ledger, and whether the base has it: what the base lacks decides nothing. */
export interface HistoryEvent extends LedgerEvent {
  readonly settled: boolean;
}

/** Characters of a reason, with what is written out in it. */
const MOST_SHOWN = 4_096;
const WITHHELD = '(withheld by the policy)';

/** A word of a ledger as it may be shown. */
export function toldText(text: string, policy: Policy): string {
  return saysExcluded(text, policy) ? WITHHELD : visible(text, MOST_SHOWN);
}

/** The events of one fact, the newest first. @param head has those of the base as well. */
export function toldEvents(
  base: readonly LedgerEvent[],
  head: readonly LedgerEvent[],
  policy: Policy,
): readonly HistoryEvent[] {
  const said = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : toldText(text, policy);
  const known = new Set(base.map((event) => event.id));
  const own = head.filter((event) => !known.has(event.id));
  return newestFirst([...base, ...own]).map((event) => ({
    ...event,
    settled: known.has(event.id),
    at: toldText(event.at, policy),
    proposed_by: toldText(event.proposed_by, policy),
    why: said(event.why),
    evidence: said(event.evidence),
  }));
}
