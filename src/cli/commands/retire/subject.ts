import { FACT_ID, type FactRecord } from '../../../memory/fact.js';
import { factPath } from '../../../memory/layouts/memtrust.js';
import { tombstonesIn } from '../../../lifecycle/tombstone.js';
import { ConfigurationError } from '../../../text/errors.js';
import { phraseText, say } from '../../../text/phrase.js';
import { normalisePath } from '../../../tree/path.js';
import type { Io } from '../../io.js';
import type { OpenMemory } from '../../open-memory.js';
import { relativeToRoot } from '../../root-path.js';
import { unknownFact } from '../../unknown-fact.js';

/** What is to be erased. */
export interface EraseSubject {
  /** Of a fact its id, of any other file its path. */
  readonly id: string;
  readonly isFact: boolean;
  /** Null where it is no fact, or its file is gone. */
  readonly record: FactRecord | null;
  /** Every place in the working tree that is its own: its file, and copies that were put aside. */
  readonly own: ReadonlySet<string>;
}

/** Evidence that may be erased as a file: `.memtrust/attempts/a.json`; not the folder itself. */
const RECORDS = /^\.memtrust\/(?:attempts|reviews|sessions|archive)\/./;

/** A fact by its id or its file; a record of evidence, or a note of another store, by its path. */
export function subjectOf(
  io: Io,
  open: OpenMemory,
  typed: string,
  tombstones: string,
): EraseSubject {
  const path = relativeToRoot(io.cwd, open.workspace.repository.root, typed);
  // `.memtrust/facts/ops/key.md` is the fact `ops/key`; all else may be an id as it was typed.
  const id = /^\.memtrust\/facts\/(.+)\.md$/.exec(path)?.[1] ?? typed;
  const record = open.memory.facts.find((known) => known.id === id || known.path === path) ?? null;
  const stones = tombstonesIn(tombstones);
  const isFact =
    record === null
      ? FACT_ID.test(id) &&
        (open.ledger(id).events.length > 0 || stones.some((stone) => stone.path === factPath(id)))
      : record.path === factPath(record.id);
  if (isFact)
    return { id, isFact, record, own: new Set([factPath(id), ...aside(stones, factPath(id))]) };
  const isThere = open.tree.entries.get(path)?.kind === 'file';
  const isErased = stones.some((stone) => stone.path === path);
  if (
    record !== null ||
    (isThere && (RECORDS.test(path) || open.memory.notes.some((note) => note.path === path))) ||
    isErased
  )
    return { id: path, isFact, record, own: new Set([path, ...aside(stones, path)]) };
  if (isThere)
    throw new ConfigurationError(
      phraseText(say`${path} is neither a fact nor a record of memory`),
      'memtrust edits only its own files: edit this one by hand.',
    );
  throw unknownFact(typed, open.knownIds());
}

/** Where a file was put that is in the archive. A tombstone is anybody's: it leads nowhere else. */
function aside(stones: ReturnType<typeof tombstonesIn>, path: string): string[] {
  return stones.flatMap(({ path: of, to }) =>
    of === path && to?.startsWith('.memtrust/archive/') === true && normalisePath(to) === to
      ? [to]
      : [],
  );
}
