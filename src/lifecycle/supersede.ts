import { parseFact, type FactRecord } from '../memory/fact.js';
import { lastDecisive } from '../memory/last-decisive.js';
import { adoptionOf, isRetired } from '../trust/adoption.js';
import { circlesOf } from '../trust/supersession.js';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';
import { appendEvents, type Ledger, type Signature } from './append-events.js';
import { usable } from './usable.js';
import { editFrontMatter } from './edit-front-matter.js';
import type { FileChange } from './file-change.js';
import { declare } from './withdraw.js';

/*
 * How does one fact replace another? `supersedeFact` writes the link into the new one and, where that is adopted, the
 * event `fact.superseded` of the old one. A candidate must not take trust from anything (SECURITY S23).
 */

interface KeptFact {
  readonly record: FactRecord;
  readonly ledger: Ledger;
}

interface Succession {
  readonly changes: readonly FileChange[];
  /** Whether the successor's text changed, so that it must be adopted again. */
  readonly linked: boolean;
  /** Whether the successor was adopted before; otherwise the old fact stays as it is. */
  readonly adopted: boolean;
}

/** For a candidate only the link is written: the event alone would take trust from the old fact. */
export function supersedeFact(
  old: KeptFact,
  successor: KeptFact,
  known: readonly FactRecord[],
  why: string,
  signature: Signature,
): Succession {
  const [oldId, newId] = [old.record.id, successor.record.id];
  if (oldId === newId)
    throw new ConfigurationError(
      say`${oldId} cannot supersede itself`,
      'Give the fact that replaces it.',
    );
  usable(old.record);
  const after = usable(successor.record);
  for (const { record, ledger } of [old, successor]) {
    if (isRetired(ledger.events))
      throw new ConfigurationError(
        say`${record.id} is retired`,
        record === old.record
          ? 'There is nothing left to supersede.'
          : 'Give a fact that is still valid.',
      );
  }
  const links = new Map(known.map((record) => [record.id, record.fact?.supersedes ?? []]));
  if (circlesOf(links.set(newId, [...after.supersedes, oldId]))(oldId, newId)) {
    throw new ConfigurationError(
      say`${oldId} supersedes ${newId} already, directly or through others; a circular chain has no effect`,
      'Remove that link first.',
    );
  }
  const state = adoptionOf(after, successor.ledger.events, []).kind;
  if (state === 'withdrawn')
    throw new ConfigurationError(say`${newId} was discarded`, 'Give a fact that is still valid.');
  const adopted = state === 'adopted';
  const linked = !after.supersedes.includes(oldId);
  const changes: FileChange[] = [];
  if (linked) changes.push(link(successor.record, oldId));
  if (adopted) changes.push(...markSuperseded(old, why, signature));
  return { changes, linked, adopted };
}

/** Says in the file and in the ledger of a fact that another one, which is adopted, replaces it. */
export function markSuperseded(
  { record, ledger }: KeptFact,
  why: string,
  signature: Signature,
): FileChange[] {
  const { claim, binding } = usable(record);
  const status = declare(record, 'superseded');
  const isSaid = lastDecisive(ledger.events).some(
    (event) => event.type === 'fact.superseded' && event.claim === claim,
  );
  return isSaid
    ? status
    : [
        ...status,
        appendEvents(ledger, signature, [{ type: 'fact.superseded', claim, binding, why }]),
      ];
}

/** Writes the link into the successor, and checks that its statement did not change. */
function link(record: FactRecord, old: string): FileChange {
  const content = editFrontMatter(record.text, { supersedes: [old] });
  const { fact } = parseFact(record.id, record.path, Buffer.from(content));
  if (
    fact === null ||
    !fact.supersedes.includes(old) ||
    fact.statement !== record.fact?.statement
  ) {
    throw new ConfigurationError(
      say`${record.path} cannot be rewritten`,
      say`Add ${old} to its supersedes by hand, then run this again.`,
    );
  }
  return { path: record.path, content };
}
