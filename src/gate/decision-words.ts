import type { EventType } from '../memory/ledger.js';
import { FACT_ID } from '../memory/fact.js';
import { say, type Phrase } from '../text/phrase.js';
import type { DenyingFact } from './denials.js';

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

/*
 * How is a denial told? By the id of what is denied and the way it is: never in the words of a candidate, which may be
 * an order to whoever reads the comment (SECURITY S55).
 */

/** `auth/checks`, which is trusted: one of the two says that it is not so. */
export function denialWords({ of, by, word, isOfTrusted }: DenyingFact): Phrase {
  return isOfTrusted
    ? say`${of}, which is trusted: ${how(by, word)}`
    : say`${of}: ${how(by, word)}`;
}

function how(by: DenyingFact['by'], word: string | null): Phrase {
  switch (by) {
    case 'negation':
      return say`both are about one thing, and one says that it is not so`;
    case 'opposite':
      return word === null
        ? say`both are about one thing, and one says the opposite`
        : say`both are about one thing, and one says the opposite of ${word}`;
    case 'number':
      return word === null
        ? say`both are about one thing, and the number is another`
        : say`both are about one thing, and the number is another than ${word}`;
  }
}

/** What to do about it: one replaces the other, or is turned down. */
export function denialRemedy(id: string, of: string): Phrase {
  // A note supersedes nothing.
  if (!FACT_ID.test(id))
    return say`Remove it if it is wrong. If it is right, propose a fact that replaces the other:
      ${`npx memtrust propose ID --supersedes ${of}`}.`;
  return say`If it is right, let it replace the other: ${`npx memtrust supersede ${of} ${id}`}, then
    ${`npx memtrust adopt ${id}`}. If not, run ${`npx memtrust retire ${id} --why "…"`}.`;
}
