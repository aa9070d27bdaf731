import { isDecisive, eventLine, makeEvent, type LedgerEvent } from '../memory/ledger.js';
import { parseFact, type FactRecord } from '../memory/fact.js';
import { factPath, ledgerPath } from '../memory/layouts/memtrust.js';
import { ConfigurationError } from '../text/errors.js';
import { enumerate, say } from '../text/phrase.js';
import type { Ledger } from './append-events.js';
import { editFrontMatter } from './edit-front-matter.js';
import type { TreeEdit } from './file-change.js';
import { checkNewId } from './propose.js';
import { usable } from './usable.js';

/* Renames a candidate: its file, its ledger, and the candidates that supersede it. */

/**
 * The old files are removed last.
 *
 * @param known every fact.
 * @param events of any id, settled events included.
 */
export function renameCandidate(
  record: FactRecord,
  id: string,
  known: readonly FactRecord[],
  ledger: (id: string) => Ledger,
): readonly TreeEdit[] {
  usable(record);
  const own = ledger(record.id);
  refuseDecided(record.id, id, own);
  checkNewId(id, known, ledger(id));
  const text = editFrontMatter(record.text, { renamed: [record.id, id] });
  const after = parseFact(id, factPath(id), Buffer.from(text));
  if (after.fact === null)
    throw new ConfigurationError(
      say`${id} would not be a valid fact: ${after.problems[0]?.message ?? ''}`,
      'Nothing was written.',
    );
  const referring = known.filter(({ fact }) => fact?.supersedes.includes(record.id) === true);
  const decided = referring.filter((other) => ledger(other.id).events.some(isDecisive));
  if (decided.length > 0)
    throw new ConfigurationError(
      say`${enumerate(decided.map((other) => other.id))} supersedes ${record.id}, and is decided on already`,
      say`Keep the id, or propose the text again as ${id}.`,
    );
  return [
    { path: factPath(id), content: text, isNew: true },
    ...(own.events.length === 0
      ? []
      : [{ path: ledgerPath(id), content: renamedEvents(own.events, id), isNew: true as const }]),
    ...referring.map((other) => ({
      path: other.path,
      content: editFrontMatter(other.text, { renamed: [record.id, id] }),
    })),
    { path: record.path, content: null },
    ...(own.text === '' ? [] : [{ path: ledgerPath(record.id), content: null }]),
  ];
}

/** Only a candidate without decisions can get another id. */
function refuseDecided(from: string, to: string, { events, text }: Ledger): void {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (events.some(isDecisive))
    throw new ConfigurationError(
      say`${from} is adopted or was decided on, so it keeps its id`,
      say`Propose its text as ${to}, then let that one replace it: ${`npx memtrust supersede ${from} ${to}`}.`,
    );
  if (lines.length > events.length)
    throw new ConfigurationError(
      say`${ledgerPath(from)} has lines that cannot be read`,
      'Fix it first; `npx memtrust check` shows the place.',
    );
}

/** The events under another id. Each gets the digest of its new content, and follows the same ones as before. */
function renamedEvents(events: readonly LedgerEvent[], fact: string): string {
  const ids = new Map<LedgerEvent['id'], LedgerEvent['id']>();
  const left = new Set(events);
  let text = '';
  while (left.size > 0) {
    const ready = [...left].filter(({ after }) =>
      after.every((id) => ids.has(id) || !events.some((event) => event.id === id)),
    );
    for (const event of ready) {
      const { id, v: _, ...rest } = event;
      const renamed = makeEvent({
        ...rest,
        fact,
        after: event.after.map((one) => ids.get(one) ?? one),
      });
      ids.set(id, renamed.id);
      left.delete(event);
      text += eventLine(renamed);
    }
  }
  return text;
}
