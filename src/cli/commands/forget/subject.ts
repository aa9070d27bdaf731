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

/*
 * What is meant by `memtrust forget TYPED`? A fact, by its id or its file; or a record of evidence or a note of
 * another store, by its path. Examples: `ops/key` and `.memtrust/facts/ops/key.md` are the same fact;
 * `.memtrust/attempts/a.json` is a record; `CLAUDE.md` is neither, and is refused.
 *
 * `run.ts` and `trace.ts` beside it ask. What is already gone is found by its ledger and its tombstone, so
 * that the command can be run again to see what is left. Safe error: a refusal, since what is answered here
 * is deleted. A kind of evidence more is a word of `RECORDS`; none goes, or its files could not be
 * forgotten. Sentences are free. `__tests__/e2e/cli/forget.test.ts` has each kind, and the table "refuses
 * $what".
 */

/** What is to be forgotten. */
export interface ForgetSubject {
  /** Of a fact its id, of any other file its path. */
  readonly id: string;
  readonly isFact: boolean;
  /** Null where it is no fact, or its file is gone. */
  readonly record: FactRecord | null;
  /** Every place in the working tree that is its own: its file, and copies that were put aside. */
  readonly own: ReadonlySet<string>;
}

/** Evidence that may be forgotten as a file: `.memtrust/attempts/a.json`; not the folder itself. */
const RECORDS = /^\.memtrust\/(?:attempts|reviews|sessions|archive)\/./;

/** A fact by its id or its file; a record of evidence, or a note of another store, by its path. */
export function subjectOf(io: Io, open: OpenMemory, typed: string, graves: string): ForgetSubject {
  const path = relativeToRoot(io.cwd, open.workspace.repository.root, typed);
  // `.memtrust/facts/ops/key.md` is the fact `ops/key`; all else may be an id as it was typed.
  const id = /^\.memtrust\/facts\/(.+)\.md$/.exec(path)?.[1] ?? typed;
  const record = open.memory.facts.find((known) => known.id === id || known.path === path) ?? null;
  const stones = tombstonesIn(graves);
  const isFact =
    record === null
      ? FACT_ID.test(id) &&
        (open.ledger(id).events.length > 0 || stones.some((stone) => stone.path === factPath(id)))
      : record.path === factPath(record.id);
  if (isFact)
    return { id, isFact, record, own: new Set([factPath(id), ...aside(stones, factPath(id))]) };
  const isThere = open.tree.entries.get(path)?.kind === 'file';
  const isForgotten = stones.some((stone) => stone.path === path);
  if (
    record !== null ||
    (isThere && (RECORDS.test(path) || open.memory.notes.some((note) => note.path === path))) ||
    isForgotten
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
