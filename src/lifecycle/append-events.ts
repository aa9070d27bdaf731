import { ledgerPath } from '../memory/layouts/memtrust.js';
import { lastDecisive } from '../memory/last-decisive.js';
import {
  eventLine,
  makeEvent,
  MOST_FOLLOWED,
  parseLedger,
  type LedgerEvent,
} from '../memory/ledger.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import type { FileChange } from './file-change.js';

/*
 * How do events get into a ledger? `appendEvents` adds lines behind those that are there; each event names those
 * that it follows, so that two branches that append at once can be told apart.
 */

/** The ledger of one fact as it is on disk. */
export interface Ledger {
  readonly fact: string;
  /** The file as it is, empty if there is none. */
  readonly text: string;
  /** What of it can be read. */
  readonly events: readonly LedgerEvent[];
}

/** Who proposes and when. Both inform only. */
export interface Signature {
  readonly proposedBy: string;
  /** ISO 8601, whole seconds. */
  readonly at: string;
}

/** What an event says; id, fact, time and what it follows are added here. */
export type EventContent = Pick<
  LedgerEvent,
  'type' | 'claim' | 'binding' | 'evidence' | 'why' | 'uncited'
>;

/** Appends events to a ledger. No line that is there is touched. */
export function appendEvents(
  ledger: Ledger,
  signature: Signature,
  contents: readonly EventContent[],
): FileChange {
  const path = ledgerPath(ledger.fact);
  const lines = nextEvents(ledger.fact, ledger.events, signature, contents).map(eventLine).join('');
  const [fault] = parseLedger(ledger.fact, path, lines).faults;
  if (fault !== undefined)
    throw new ConfigurationError(
      `The new record is not valid: ${phraseText(fault.problem.message)}`,
      'Reasons and evidence have at most 4,000 characters, names 200.',
    );
  const before =
    ledger.text === '' || ledger.text.endsWith('\n') ? ledger.text : `${ledger.text}\n`;
  return { path, content: before + lines };
}

/**
 * Events as they would be appended: the first follows every event that none follows yet, each
 * further one the one before.
 */
export function nextEvents(
  fact: string,
  known: readonly LedgerEvent[],
  { proposedBy, at }: Signature,
  contents: readonly EventContent[],
): LedgerEvent[] {
  const events = [...known];
  for (const { type, claim, binding, evidence, why, uncited = [] } of contents) {
    events.push(
      makeEvent({
        type,
        fact,
        claim,
        binding,
        at,
        proposed_by: proposedBy,
        after: tips(fact, events),
        ...(evidence === undefined ? {} : { evidence }),
        ...(why === undefined ? {} : { why }),
        ...(uncited.length === 0 ? {} : { uncited }),
      }),
    );
  }
  return events.slice(known.length);
}

/**
 * Events that no other one follows. Where they are more than an event can name, the last decisions
 * come first: what else is left out decides nothing.
 */
function tips(fact: string, events: readonly LedgerEvent[]): LedgerEvent['id'][] {
  const followed = new Set(events.flatMap((event) => event.after));
  const open = events.map((event) => event.id).filter((id) => !followed.has(id));
  if (open.length <= MOST_FOLLOWED) return open.toSorted();
  const last = lastDecisive(events).map((event) => event.id);
  if (last.length > MOST_FOLLOWED) {
    throw new ConfigurationError(
      phraseText(
        say`${ledgerPath(fact)} has ${last.length} parallel last decisions, but a new one can follow at
          most ${MOST_FOLLOWED}`,
      ),
      phraseText(
        say`Look with ${`git log -p -- ${ledgerPath(fact)}`} to see who wrote them, and remove
          lines that were not approved.`,
      ),
    );
  }
  return [...new Set([...last, ...open])].slice(0, MOST_FOLLOWED).toSorted();
}
