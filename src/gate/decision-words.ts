import type { EventType } from '../memory/ledger.js';

/*
 * How is a decision of a ledger called in a sentence? `fact.retired` is *the retirement*, and its fact *is retired*.
 * Rules that tell of a decision ask, so that no message shows the name of an event.
 */

/** The words for one kind of decision. */
interface DecisionWords {
  readonly noun: string;
  /** What happened to the fact. */
  readonly done: string;
  /** What follows, before "once merged". */
  readonly outcome: string;
}

const ADOPTION: DecisionWords = {
  noun: 'the adoption',
  done: 'adopted',
  outcome: 'it is trusted',
};

const LATER = 'this takes effect';

/** What adopts nothing; all other decisions do. */
const WITHDRAWALS: Readonly<Partial<Record<EventType, DecisionWords>>> = {
  'fact.superseded': { noun: 'the replacement', done: 'superseded', outcome: LATER },
  'fact.retired': { noun: 'the retirement', done: 'retired', outcome: LATER },
  'candidate.discarded': { noun: 'the rejection', done: 'discarded', outcome: LATER },
};

/** How a decision is called. */
export function decisionWords(type: EventType): DecisionWords {
  return WITHDRAWALS[type] ?? ADOPTION;
}
