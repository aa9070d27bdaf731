import { isDeepStrictEqual } from 'node:util';
import { ID_KEYS, readAitFile, textKeyOf, type AitItem } from '../../memory/ait/file.js';
import { isLfsPointer } from '../../anchors/readable.js';
import { withheldBySource } from '../../memory/ait/policy.js';
import { recordOfAit } from '../../memory/ait/record.js';
import { parseFact, type Fact, type FactRecord } from '../../memory/fact.js';
import { aitLayout, isAitPolicy } from '../../memory/layouts/ait.js';
import { factPath } from '../../memory/layouts/memtrust.js';
import type { Layout } from '../../memory/layouts/layout.js';
import type { NoteHome } from '../../memory/notes/home.js';
import { parseNoteFile, KEPT_FOR_GIT } from '../../memory/notes/layout.js';
import type { Note } from '../../memory/notes/note.js';
import type { Policy } from '../../memory/policy-shape.js';
import type { PlacedMessage } from '../../memory/problem.js';
import type { StoreFile } from '../../memory/store.js';
import { statedValidity } from '../../memory/validity-words.js';
import { plain, say, type Phrase } from '../../text/phrase.js';
import { strictUtf8 } from '../../text/file-text.js';
import { sha256 } from '../../tree/digest.js';
import { MEMORY_FILE_BYTES, MEMORY_TOTAL_BYTES } from '../../tree/limits.js';
import { blockOfFact, blockOfName, keepsUnsaid } from '../../trust/blocking.js';
import { appendEvents, type Ledger, type Signature } from '../append-events.js';
import type { FileChange } from '../file-change.js';
import { factIdOf } from '../fact-id.js';
import { EntryNames, linksOf, type ImportLinks, type LinkedEntry } from './links.js';
import {
  bodyOf,
  isSameOriginal,
  nativeText,
  originalOf,
  partsOf,
  type NativeFront,
  type Original,
} from './original.js';
import { storedStatusOf, type StoredStatus } from './stored-status.js';

/*
 * What does each file of another store become in our own? A lasting note, or a fact of an export, becomes a candidate;
 * a file of the workspace a copy below `.memtrust/workspace/`; the rest is refused or kept, with the reason.
 */

/** What must be read back from the written file. */
export type Expected =
  | { readonly kind: 'fact'; readonly original: Original }
  | { readonly kind: 'copy'; readonly text: string };

/** The result for one note, one entry of an export, or one file. */
export type Move =
  /** `changes` is empty where it was moved before. */
  | {
      readonly kind: 'move';
      readonly from: string;
      readonly file: string;
      readonly to: string;
      readonly as: 'fact' | 'file';
      readonly changes: readonly FileChange[];
      readonly expected: Expected;
      /** What its store took out of force. */ readonly withdrawn?: 'superseded' | 'rejected';
    }
  /** It states something and cannot be moved. `file` is null where its name is hidden. */
  | {
      readonly kind: 'refused';
      readonly from: string;
      readonly file: string | null;
      readonly why: Phrase;
    }
  /** It is not memory: it stays where it is. */
  | {
      readonly kind: 'kept';
      readonly from: string;
      readonly file: string | null;
      readonly why: Phrase;
    };

export interface MigrationTerms {
  readonly layout: Layout;
  /** The folders of the store; null for exports. */
  readonly home: NoteHome | null;
  readonly known: readonly FactRecord[];
  readonly policies: readonly Policy[];
  /** Sources of entries of AIT that alone may be recalled; none means all. */
  readonly onlyAitSources?: readonly string[];
  readonly ledger: (id: string) => Ledger;
  readonly isTaken: (id: string) => boolean;
  readonly textAt: (path: string) => string | null;
  readonly signature: Signature;
}

/** Our folders for files that are moved as they are. */
const WORKSPACE = {
  session: '.memtrust/workspace/session/',
  staging: '.memtrust/workspace/staging/',
  report: '.memtrust/workspace/reports/',
} as const;

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

/** Whether the written text contains all of its original. */
export function holds(expected: Expected, written: string | null): boolean {
  if (written === null) return false;
  return expected.kind === 'copy'
    ? written === expected.text
    : isSameOriginal(expected.original, originalOf(written));
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

/** The status by which an entry was withdrawn; null where it is in force. */
function withdrawnAs(
  { kind }: StoredStatus,
  isReplaced: boolean,
): 'superseded' | 'rejected' | null {
  if (kind === 'rejected') return 'rejected';
  return isReplaced || kind === 'superseded' ? 'superseded' : null;
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
  /** Bytes of all files so far. */
  private total = 0;

  constructor(private readonly terms: MigrationTerms) {
    this.byRef = new Map(terms.known.map((record) => [record.fact?.sourceRef ?? '', record]));
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
      return this.refuse(path, path, BLOCKED);
    const kept = this.whyNoMemory(entry);
    if (kept !== null) return this.keep(path, plain(kept));
    const bytes = content?.kind === 'bytes' ? content.bytes : null;
    if (bytes !== null && isLfsPointer(bytes))
      return this.refuse(
        path,
        path,
        plain('it is kept in Git LFS, so its text is not in the repository'),
      );
    this.total += bytes?.length ?? 0;
    if (this.total > MEMORY_TOTAL_BYTES)
      return this.refuse(
        path,
        path,
        plain(
          `the store is larger than ${MEMORY_TOTAL_BYTES / 1024 / 1024} MB; migrate the files ` +
            'before it first, with --remove',
        ),
      );
    if (this.terms.home === null) return this.addExport({ entry, content }, bytes);
    const file = parseNoteFile(this.terms.home, entry, content);
    if (file.kind !== 'note' || bytes === null)
      return this.refuse(
        path,
        path,
        plain(file.kind === 'unread' ? file.why : 'it cannot be read'),
      );
    this.addNote(this.terms.home, file.note, file.record, bytes);
  }

  /** Why a file stays: it contains no memory; null where it may contain some. */
  private whyNoMemory(entry: StoreFile['entry']): string | null {
    if (KEPT_FOR_GIT.test(entry.path)) return 'it is a README, not memory';
    if (isAitPolicy(entry.path)) return 'it is a policy of AIT, not memory';
    return this.terms.layout.reads(entry) ? null : 'it is not a memory file of this store';
  }

  private addNote(home: NoteHome, note: Note, record: FactRecord | null, bytes: Uint8Array): void {
    const { path, place } = note;
    // First, because problems of a note quote it.
    if (record !== null && this.isBlocked(record)) return this.refuse(path, path, BLOCKED);
    const text = strictUtf8(bytes);
    if (text === null) return this.refuse(path, path, plain('the file is not UTF-8 text'));
    const relative = path.slice(
      home.folders.find(([folder]) => path.startsWith(folder))?.[0].length,
    );
    if (place === 'session' || place === 'staging' || place === 'report')
      return this.copy(path, `${WORKSPACE[place]}${relative}`, text);
    if (record === null) return this.refuse(path, path, plain('it states nothing'));
    if (text.startsWith('\uFEFF'))
      return this.refuse(
        path,
        path,
        say`it begins with a byte-order mark, which is not allowed in a fact;
          ${`npx memtrust notes check --layout ${home.layout} --write`} removes it`,
      );
    const [problem] = note.problems;
    if (problem !== undefined) return this.refuse(path, path, problemWithLine(problem));
    if (record.fact === null) return this.refuse(path, path, plain('it cannot be read'));
    const unclear = statedValidity(note.keys).unclear[0];
    if (unclear !== undefined)
      return this.refuse(
        path,
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
      standing: storedStatusOf(note.keys, place),
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
      return this.refuse(
        path,
        path,
        plain(parsed.kind === 'unread' ? parsed.why : 'it cannot be read'),
      );
    const file = readAitFile(bytes);
    if (file.kind === 'manifest')
      return this.keep(path, plain('it is the manifest of a context, and states nothing'));
    if (file.kind !== 'facts') return;
    for (const { sentence } of file.left) this.refuse(path, path, plain(sentence));
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
    if (this.isBlocked(record)) return this.refuse(record.id, path, BLOCKED);
    if (record.fact === null || item.keys === null || textKey === null)
      return this.refuse(
        record.id,
        path,
        record.problems[0]?.message ?? plain('it states nothing'),
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
      standing: storedStatusOf(item.keys, null),
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
    const { from, file, original, record, fact, parts, notes, standing } = entry;
    if (this.isBlocked(record)) return this.refuse(from, file, BLOCKED);
    const sourceRef = `${this.terms.layout.name}:${from}`;
    const expected: Expected = { kind: 'fact', original };
    const before = this.byRef.get(sourceRef);
    if (before !== undefined) {
      if (!holds(expected, this.terms.textAt(before.path)))
        return this.refuse(
          from,
          file,
          say`it was already migrated to ${before.path}, and one of the two has changed since`,
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
    const path = factPath(id);
    const front: Front = {
      sourceRef,
      made: madeOf(fact),
      notes,
      aside: untrueDates(original.keys ?? {}, fact),
    };
    const { text, record: native } = this.nativeOf(id, path, original, front);
    if (native.fact === null)
      return this.refuse(
        from,
        file,
        say`it would not be a valid fact: ${native.problems[0]?.message ?? ''}`,
      );
    if (Buffer.byteLength(text) > MEMORY_FILE_BYTES - ROOM_FOR_LINKS)
      return this.refuse(from, file, plain('as a fact it would be larger than 1 MB'));
    if (!holds(expected, text))
      return this.refuse(from, file, plain('a fact cannot store all of it without a change'));
    if (this.isBlocked(native)) return this.refuse(from, file, BLOCKED);
    this.given.add(id);
    this.names.add(file, entry.names, id);
    this.moves.push({ kind: 'draft', id, path, entry, front, expected, standing });
  }

  /** Links between entries can be resolved only when all of them are known. */
  finish(): readonly Move[] {
    const drafts = this.moves.flatMap((move) => (move.kind === 'draft' ? [move] : []));
    const links = linksOf(drafts, this.names, this.terms.known);
    return this.moves.map((move) => (move.kind === 'draft' ? this.moveOf(move, links) : move));
  }

  /** The move of a draft, with its links and events. */
  private moveOf({ id, path, entry, front, expected, standing }: Draft, links: ImportLinks): Move {
    const { from, file, original, digest } = entry;
    const { name } = this.terms.layout;
    const withdrawn = withdrawnAs(standing, links.replaced.has(id));
    const { text, record } = this.nativeOf(id, path, original, {
      ...front,
      supersedes: links.supersedes.get(id) ?? [],
      ...(withdrawn === null ? {} : { status: withdrawn }),
    });
    if (record.fact === null)
      return {
        kind: 'refused',
        from,
        file,
        why: say`it would not be a valid fact: ${record.problems[0]?.message ?? ''}`,
      };
    const { claim, binding, sources } = record.fact;
    const unbound =
      sources.length === 0 ? { why: `moved from ${name}, where it cites nothing` } : {};
    const successor = links.replaced.get(id) ?? null;
    const by = successor === null ? '' : `, by ${successor}`;
    const events = appendEvents(this.terms.ledger(id), this.terms.signature, [
      {
        type: 'candidate.proposed',
        claim,
        binding,
        evidence: `${front.sourceRef.slice(0, 3_900)} ${digest}`,
        ...unbound,
      },
      // An entry that its store withdrew stays withdrawn: it was never adopted here, so no trust is lost.
      ...(withdrawn === 'superseded'
        ? [{ type: 'fact.superseded', claim, binding, why: `superseded in ${name}${by}` } as const]
        : []),
      ...(withdrawn === 'rejected'
        ? [{ type: 'candidate.discarded', claim, binding, why: `rejected in ${name}` } as const]
        : []),
    ]);
    return {
      kind: 'move',
      from,
      file,
      to: path,
      as: 'fact',
      changes: [{ path, content: text }, events],
      expected,
      ...(withdrawn === null ? {} : { withdrawn }),
    };
  }

  /**
   * The text of a fact, and how it is read. Sources of a note that a fact cannot have are kept as words of the note.
   */
  private nativeOf(
    id: string,
    path: string,
    original: Original,
    front: NativeFront,
  ): { readonly text: string; readonly record: FactRecord } {
    const write = (text: string): { readonly text: string; readonly record: FactRecord } => ({
      text,
      record: parseFact(id, path, Buffer.from(text)),
    });
    const first = write(nativeText(original, front));
    if (first.record.fact !== null) return first;
    const { sources: _none, ...others } = front.made;
    const second = write(
      nativeText(original, { ...front, made: others, aside: [...front.aside, 'sources'] }),
    );
    return second.record.fact === null ? first : second;
  }

  private copy(from: string, to: string, text: string): void {
    const there = this.terms.textAt(to);
    const isGiven = this.given.has(to);
    if ((there !== null && there !== text) || isGiven)
      return this.refuse(from, from, say`another file exists at ${to}`);
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
    return this.terms.policies.some((policy) => keepsUnsaid(path, policy, true));
  }

  /** The name of an entry of an export is its own word and may be excluded. */
  private refuse(from: string, file: string, why: Phrase): void {
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

const BLOCKED = plain('the policy blocks it');

/** Bytes that links to other facts may add: a hundred ids of 200 characters. */
const ROOM_FOR_LINKS = 32 * 1024;

/** The front matter of a draft; status and links come last. */
type Front = Omit<NativeFront, 'status' | 'supersedes'>;

/** An entry of a store before it becomes a fact. */
interface Imported {
  readonly from: string;
  readonly file: string;
  /** Names that other entries of its store may use for it. */
  readonly names: readonly string[];
  readonly standing: StoredStatus;
  readonly original: Original;
  readonly record: FactRecord;
  readonly fact: Fact;
  readonly parts: readonly string[];
  readonly notes: Readonly<Record<string, unknown>>;
  readonly digest: string;
}

interface Draft extends LinkedEntry {
  readonly kind: 'draft';
  readonly path: string;
  readonly entry: Imported;
  readonly front: Front;
  readonly expected: Expected;
}

/** Dates of the original that another of its keys limits further. */
function untrueDates(
  keys: Readonly<Record<string, unknown>>,
  { validUntil, reviewBy }: Fact,
): string[] {
  const isOther = (key: string, date: string | null): boolean =>
    Object.hasOwn(keys, key) && keys[key] !== date;
  return [
    ...(isOther('valid_until', validUntil) ? ['valid_until'] : []),
    ...(reviewBy !== null && isOther('review_by', reviewBy) ? ['review_by'] : []),
  ];
}

/**
 * Keys of a fact that the layout made of other words of the note: its topic of a tag, its review date of `next_update`
 * or of the last line, its sources of words of AIT.
 */
function madeOf({
  topic,
  importance,
  validFrom,
  validUntil,
  reviewBy,
  sources,
}: Fact): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries({
      topic: topic === null || topic === '' || topic.length > 200 ? undefined : topic,
      importance: importance === 'normal' ? undefined : importance,
      valid_from: validFrom ?? undefined,
      valid_until: validUntil ?? undefined,
      review_by: reviewBy ?? undefined,
      sources:
        sources.length === 0 || sources.some(({ selector }) => selector.kind !== 'file')
          ? undefined
          : sources.map(({ path, digest }) => ({ path, ...(digest === null ? {} : { digest }) })),
    }).filter(([, value]) => value !== undefined),
  );
}

/**
 * Files that were moved completely and can be read back, so that they can be removed.
 *
 * @param isSafe whether the written text was read back from its place.
 */
export function removable(
  moves: readonly Move[],
  exports: ReadonlyMap<string, string>,
  isSafe: (move: Move) => boolean,
  textAt: (path: string) => string | null,
): string[] {
  const files = new Map<string, Move[]>();
  for (const move of moves)
    if (move.file !== null) files.set(move.file, [...(files.get(move.file) ?? []), move]);
  return [...files].flatMap(([file, own]) => {
    if (!own.every((move) => move.kind === 'move' && isSafe(move))) return [];
    const original = exports.get(file);
    return original === undefined ||
      isDeepStrictEqual(
        JSON.parse(original),
        exportOf(own.flatMap((move) => (move.kind === 'move' ? (textAt(move.to) ?? '') : []))),
      )
      ? [file]
      : [];
  });
}

/** The value of an export, restored from the texts of its facts. */
export function exportOf(texts: readonly string[]): unknown {
  const facts = texts.flatMap((text) => {
    const original = originalOf(text);
    const front = partsOf(text)?.keys ?? {};
    const place = typeof front['x-place'] === 'string' ? front['x-place'] : '';
    const textKey = typeof front['x-text-key'] === 'string' ? front['x-text-key'] : 'body';
    return original === null
      ? []
      : [
          {
            front,
            at: Number(/\d+$/.exec(place)?.[0] ?? NaN),
            value: { ...original.keys, [textKey]: original.body },
          },
        ];
  });
  const inOrder = facts.toSorted((a, b) => a.at - b.at);
  if (inOrder.some(({ at }, index) => at !== index)) return undefined;
  const items = inOrder.map(({ value }) => value);
  const [first] = inOrder;
  const around = first?.front['x-around'];
  const list = first?.front['x-list'];
  return typeof list === 'string' && typeof around === 'object' && around !== null
    ? { ...around, [list]: items }
    : items;
}
