import { ID_KEYS, readAitFile, textKeyOf, type AitItem } from '../../memory/ait/file.js';
import { isLfsPointer } from '../../anchors/readable.js';
import { withheldBySource } from '../../memory/ait/policy.js';
import { recordOfAit } from '../../memory/ait/record.js';
import type { FactRecord } from '../../memory/fact.js';
import { aitLayout, isAitPolicy } from '../../memory/layouts/ait.js';
import type { NoteHome } from '../../memory/notes/home.js';
import { parseNoteFile, KEPT_FOR_GIT } from '../../memory/notes/layout.js';
import type { Note } from '../../memory/notes/note.js';
import type { Policy } from '../../memory/policy-shape.js';
import type { PlacedMessage } from '../../memory/problem.js';
import type { StoreFile } from '../../memory/store.js';
import { statedValidity } from '../../memory/instant.js';
import { plain, say, type Phrase } from '../../text/phrase.js';
import { strictUtf8 } from '../../text/file-text.js';
import { sha256 } from '../../tree/digest.js';
import { MEMORY_FILE_BYTES, MEMORY_TOTAL_BYTES } from '../../tree/limits.js';
import { blockOfFact, blockOfName, isHiddenName } from '../../trust/blocking.js';
import { citingFacts } from '../archive.js';
import { factIdOf } from '../fact-id.js';
import { draftOf, moveOf, type Draft, type DraftTerms, type Imported } from './draft.js';
import { EntryNames, linksOf } from './links.js';
import { holds, type Expected, type Move } from './move.js';
import { bodyOf, type Original } from './original.js';
import { storedStatusOf } from './stored-status.js';

/*
 * What does each file of another store become in our own? A lasting note, or a fact of an export, becomes a candidate;
 * a file of the workspace a copy below `.memtrust/workspace/`; the rest is refused or kept, with the reason.
 */

interface MigrationTerms extends DraftTerms {
  /** The folders of the store; null for exports. */
  readonly home: NoteHome | null;
  readonly known: readonly FactRecord[];
  readonly policies: readonly Policy[];
  /** Sources of entries of AIT that alone may be recalled; none means all. */
  readonly onlyAitSources?: readonly string[];
  readonly isTaken: (id: string) => boolean;
  readonly textAt: (path: string) => string | null;
}

/** Our folders for files that are moved as they are. */
const WORKSPACE = {
  session: '.memtrust/workspace/session/',
  staging: '.memtrust/workspace/staging/',
  report: '.memtrust/workspace/reports/',
} as const;

const BLOCKED = plain('the policy blocks it');

/** Bytes that links to other facts may add: a hundred ids of 200 characters. */
const ROOM_FOR_LINKS = 32 * 1024;

/**
 * What a store becomes in our own: a candidate for each lasting note and each fact of an export, and a copy of each
 * file of the workspace. Every new text is read back first; a note that it does not restore exactly is refused.
 */
export async function planMigration(
  files: AsyncIterable<StoreFile>,
  terms: MigrationTerms,
): Promise<readonly Move[]> {
  const planner = new Planner(terms);
  for await (const file of files) planner.add(file);
  return planner.finish();
}

function problemWithLine({ message, line }: PlacedMessage): Phrase {
  return [...message, ...(line === undefined ? [] : plain(` (line ${line})`))];
}

/** Names that other notes may use for it, without its path. */
function namesOfNote(name: readonly string[], id: string | null): string[] {
  return [name.join('/'), name.join('-'), name.at(-1) ?? '', ...(id === null ? [] : [id])];
}

function originalOfNote({ keys, comments }: Note, text: string): Original {
  const hasFront = /^---[\r\n]/.test(text);
  return hasFront ? { keys, comments, body: bodyOf(text) } : { keys: null, comments, body: text };
}

/**
 * Plans file by file, in this order: hidden names, blocked texts, no memory, unreadable files, then notes (`addNote`)
 * or entries of an export (`addExport`). A fact is a `Draft` until all names are known; `finish` makes a move of it.
 */
class Planner {
  private readonly moves: (Move | Draft)[] = [];
  private readonly names = new EntryNames();
  /** Ids and paths that this run uses. */
  private readonly given = new Set<string>();
  /** Existing facts, by their originals. */
  private readonly byRef: ReadonlyMap<string, FactRecord>;
  /** Facts by the files that they cite. */
  private readonly cited: ReadonlyMap<string, string>;
  /** Bytes of all files so far. */
  private total = 0;

  constructor(private readonly terms: MigrationTerms) {
    this.byRef = new Map(terms.known.map((record) => [record.fact?.sourceRef ?? '', record]));
    this.cited = citingFacts(terms.known);
  }

  add({ entry, content }: StoreFile): void {
    const { path } = entry;
    if (this.hides(path))
      return void this.moves.push({
        kind: 'refused',
        from: `policy_blocked#${this.moves.length + 1}`,
        file: null,
        why: BLOCKED,
      });
    // Under another name the pattern would miss it.
    if (this.terms.policies.some((policy) => blockOfName(path, policy) !== null))
      return this.refuse(path, BLOCKED);
    const kept = this.whyNoMemory(entry);
    if (kept !== null) return this.keep(path, kept);
    const bytes = content?.kind === 'bytes' ? content.bytes : null;
    if (bytes !== null && isLfsPointer(bytes))
      return this.refuse(
        path,
        plain('it is kept in Git LFS, so its text is not in the repository'),
      );
    this.total += bytes?.length ?? 0;
    if (this.total > MEMORY_TOTAL_BYTES)
      return this.refuse(
        path,
        plain(
          `the store is larger than ${MEMORY_TOTAL_BYTES / 1024 / 1024} MB; migrate the files ` +
            'before it first, with --remove',
        ),
      );
    if (this.terms.home === null) return this.addExport({ entry, content }, bytes);
    const file = parseNoteFile(this.terms.home, entry, content);
    if (file.kind !== 'note' || bytes === null)
      return this.refuse(path, plain(file.kind === 'unread' ? file.why : 'it cannot be read'));
    this.addNote(this.terms.home, file.note, file.record, bytes);
  }

  /** Why a file stays: it contains no memory, or a fact has it already; null for others. */
  private whyNoMemory(entry: StoreFile['entry']): Phrase | null {
    if (KEPT_FOR_GIT.test(entry.path)) return plain('it is a README, not memory');
    if (isAitPolicy(entry.path)) return plain('it is a policy of AIT, not memory');
    if (!this.terms.layout.reads(entry)) return plain('it is not a memory file of this store');
    const citing = this.terms.home === null ? undefined : this.cited.get(entry.path);
    // Such as an atom that REFINE wrote.
    return citing === undefined ? null : say`the fact ${citing} cites it`;
  }

  private addNote(home: NoteHome, note: Note, record: FactRecord | null, bytes: Uint8Array): void {
    const { path, place } = note;
    // First, because problems of a note quote it.
    if (record !== null && this.isBlocked(record)) return this.refuse(path, BLOCKED);
    const text = strictUtf8(bytes);
    if (text === null) return this.refuse(path, plain('the file is not UTF-8 text'));
    const relative = path.slice(
      home.folders.find(([folder]) => path.startsWith(folder))?.[0].length,
    );
    if (place === 'session' || place === 'staging' || place === 'report')
      return this.copy(path, `${WORKSPACE[place]}${relative}`, text);
    if (record === null) return this.refuse(path, plain('it states nothing'));
    if (text.startsWith('\uFEFF'))
      return this.refuse(
        path,
        say`it begins with a byte-order mark, which is not allowed in a fact;
          ${`npx memtrust notes repair --layout ${home.layout}`} removes it`,
      );
    const [problem] = note.problems;
    if (problem !== undefined) return this.refuse(path, problemWithLine(problem));
    if (record.fact === null) return this.refuse(path, plain('it cannot be read'));
    const unclear = statedValidity(note.keys).unclear[0];
    if (unclear !== undefined)
      return this.refuse(
        path,
        say`its ${unclear} is not a date such as 2026-01-31, so memtrust cannot tell when it expires`,
      );
    const original = originalOfNote(note, text);
    const name = relative.replace(/\.[A-Za-z]+$/, '').split('/');
    const names = [
      path,
      path.replace(/\.[A-Za-z]+$/, ''),
      relative,
      ...namesOfNote(name, note.front.id),
    ];
    this.addFact({
      from: path,
      file: path,
      names,
      storedStatus: storedStatusOf(note.keys, place),
      original,
      record,
      fact: record.fact,
      parts: home.layout === 'ai-runtime' ? [place, ...name] : name,
      notes: {},
      digest: sha256(bytes),
    });
  }

  private addExport({ entry, content }: StoreFile, bytes: Uint8Array | null): void {
    const { path } = entry;
    const parsed = aitLayout.parse(entry, content);
    if (parsed.kind !== 'several' || bytes === null)
      return this.refuse(path, plain(parsed.kind === 'unread' ? parsed.why : 'it cannot be read'));
    const file = readAitFile(bytes);
    if (file.kind === 'manifest')
      return this.keep(path, plain('it is the manifest of a context, and states nothing'));
    if (file.kind !== 'facts') return;
    for (const { sentence } of file.left) this.refuse(path, plain(sentence));
    file.items.forEach((item, index) => {
      const record = this.sourced(recordOfAit(path, item));
      // The object around the list is kept once, with its first entry.
      const around = index === 0 && file.around !== null ? { 'x-around': file.around } : {};
      this.addItem(
        path,
        item,
        record,
        { ...around, ...(file.list === null ? {} : { 'x-list': file.list }) },
        sha256(bytes),
      );
    });
  }

  private addItem(
    path: string,
    item: AitItem,
    record: FactRecord,
    around: Readonly<Record<string, unknown>>,
    digest: string,
  ): void {
    const textKey = item.keys === null ? null : textKeyOf(item.keys);
    if (this.isBlocked(record)) return this.refuse(record.id, BLOCKED, path);
    if (record.fact === null || item.keys === null || textKey === null)
      return this.refuse(
        record.id,
        record.problems[0]?.message ?? plain('it states nothing'),
        path,
      );
    const keys = Object.fromEntries(Object.entries(item.keys).filter(([key]) => key !== textKey));
    const original: Original = { keys, comments: [], body: record.fact.statement };
    const parts = item.name.startsWith('/')
      ? ['ait', `${path.slice('.ait/'.length, -'.json'.length)}${item.name}`]
      : ['ait', item.name];
    const notes = {
      'x-place': item.place,
      ...(textKey === 'body' ? {} : { 'x-text-key': textKey }),
      ...around,
    };
    const names = [
      record.id,
      item.name,
      ...ID_KEYS.flatMap((key) =>
        typeof keys[key] === 'string' || typeof keys[key] === 'number' ? [String(keys[key])] : [],
      ),
    ];
    this.addFact({
      from: record.id,
      file: path,
      names,
      storedStatus: storedStatusOf(item.keys, null),
      original,
      record,
      fact: record.fact,
      parts,
      notes,
      digest,
    });
  }

  /** A new fact, unless it exists, or would lose something of its original. */
  private addFact(entry: Imported): void {
    const { from, file, original, record, parts } = entry;
    if (this.isBlocked(record)) return this.refuse(from, BLOCKED, file);
    const sourceRef = `${this.terms.layout.name}:${from}`;
    const expected: Expected = { kind: 'fact', original };
    const before = this.byRef.get(sourceRef);
    if (before !== undefined) {
      if (!holds(expected, this.terms.textAt(before.path)))
        return this.refuse(
          from,
          say`it was already migrated to ${before.path}, and one of the two has changed since`,
          file,
        );
      this.names.add(file, entry.names, before.id);
      return void this.moves.push({
        kind: 'move',
        from,
        file,
        to: before.path,
        as: 'fact',
        changes: [],
        expected,
      });
    }
    const id = factIdOf(parts, (one) => this.given.has(one) || this.terms.isTaken(one));
    const { text, record: native, ...draft } = draftOf(id, sourceRef, entry);
    if (native.fact === null)
      return this.refuse(
        from,
        say`it would not be a valid fact: ${native.problems[0]?.message ?? ''}`,
        file,
      );
    if (Buffer.byteLength(text) > MEMORY_FILE_BYTES - ROOM_FOR_LINKS)
      return this.refuse(from, plain('as a fact it would be larger than 1 MB'), file);
    if (!holds(expected, text))
      return this.refuse(from, plain('a fact cannot store all of it without a change'), file);
    if (this.isBlocked(native)) return this.refuse(from, BLOCKED, file);
    this.given.add(id);
    this.names.add(file, entry.names, id);
    this.moves.push(draft);
  }

  /** Links between entries can be resolved only when all of them are known. */
  finish(): readonly Move[] {
    const drafts = this.moves.flatMap((move) => (move.kind === 'draft' ? [move] : []));
    const links = linksOf(drafts, this.names, this.terms.known);
    return this.moves.map((move) =>
      move.kind === 'draft' ? moveOf(move, links, this.terms) : move,
    );
  }

  private copy(from: string, to: string, text: string): void {
    const there = this.terms.textAt(to);
    const isGiven = this.given.has(to);
    if ((there !== null && there !== text) || isGiven)
      return this.refuse(from, say`another file exists at ${to}`);
    this.given.add(to);
    this.moves.push({
      kind: 'move',
      from,
      file: from,
      to,
      as: 'file',
      changes: there === null ? [{ path: to, content: text }] : [],
      expected: { kind: 'copy', text },
    });
  }

  /** An entry of AIT under the policy of its own store. */
  private sourced(record: FactRecord): FactRecord {
    const { onlyAitSources = [] } = this.terms;
    return onlyAitSources.length === 0 ? record : withheldBySource(record, onlyAitSources);
  }

  private isBlocked(record: FactRecord): boolean {
    return this.terms.policies.some((policy) => blockOfFact(record, policy) !== null);
  }

  private hides(path: string): boolean {
    return this.terms.policies.some((policy) => isHiddenName(path, policy, true));
  }

  /** The name of an entry of an export is its own word and may be excluded. */
  private refuse(from: string, why: Phrase, file: string = from): void {
    this.moves.push({
      kind: 'refused',
      from: this.hides(from) ? `${file}#policy_blocked` : from,
      file,
      why,
    });
  }

  private keep(from: string, why: Phrase): void {
    this.moves.push({ kind: 'kept', from, file: from, why });
  }
}
