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
 * How do events get into a ledger? New lines go behind the others; each event names those that it follows, so that
 * events of parallel branches can be ordered.
 */

export interface Ledger {
  readonly fact: string;
  /** The whole file; empty if there is none. */
  readonly text: string;
  /** Its readable events. */
  readonly events: readonly LedgerEvent[];
}

/** Who proposes and when, for information only. */
export interface Signature {
  readonly proposedBy: string;
  /** ISO 8601, whole seconds. */
  readonly at: string;
}

/** An event without id, fact, time and predecessors, which are added here. */
export type EventContent = Pick<
  LedgerEvent,
  'type' | 'claim' | 'binding' | 'evidence' | 'why' | 'uncited'
>;

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
 * Events as they would be appended: the first follows every event that has no follower, each other one the one before.
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
 * Events without a follower. Where there are more than an event can name, the last decisions come first: the others
 * decide nothing.
 */
function tips(fact: string, events: readonly LedgerEvent[]): LedgerEvent['id'][] {
  const followed = new Set(events.flatMap((event) => event.after));
  const open = events.map((event) => event.id).filter((id) => !followed.has(id));
  if (open.length <= MOST_FOLLOWED) return open.toSorted();
  const last = lastDecisive(events).map((event) => event.id);
  if (last.length > MOST_FOLLOWED) {
    throw new ConfigurationError(
      say`${ledgerPath(fact)} has ${last.length} parallel last decisions, but a new one can follow at
          most ${MOST_FOLLOWED}`,
      say`Look with ${`git log -p -- ${ledgerPath(fact)}`} to see who wrote them, and remove
          lines that were not approved.`,
    );
  }
  return [...new Set([...last, ...open])].slice(0, MOST_FOLLOWED).toSorted();
}
