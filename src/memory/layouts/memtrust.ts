import { writerOf } from '../../tree/disk.js';
import { YAML_FILE_BYTES } from '../../tree/limits.js';
import type { Content, TreeEntry } from '../../tree/tree.js';
import { plain } from '../../text/phrase.js';
import { BASELINE_PATH } from '../baseline.js';
import { parseFact, type FactRecord } from '../fact.js';
import { parseLedger, type LedgerEvent, type LedgerFault, type LedgerFile } from '../ledger.js';
import { explainedLines, notUtf8 } from '../misread.js';
import { POLICY_PATH } from '../policy.js';
import { NATIVE_HOME, placeIn } from '../notes/home.js';
import { isNote, KEPT_FOR_GIT, NoteCollector, parseNoteFile } from '../notes/layout.js';
import type { ProblemKind } from '../problem.js';
import type { EvidenceFile, FixtureFile, Records, SessionFile, Stray } from '../records.js';
import type { Effort } from '../yaml.js';
import type { Layout, ParsedFile } from './layout.js';

/*
 * Where are the files of our own store? The fact `db-choice` is `.memtrust/facts/db-choice.md`, and its ledger is in
 * `.memtrust/ledger/`.
 */

export const FACTS = '.memtrust/facts/';
const LEDGER = '.memtrust/ledger/';
const FIXTURES = '.memtrust/fixtures/';
const ATTEMPTS = '.memtrust/attempts/';
const REVIEWS = '.memtrust/reviews/';
const SESSIONS = '.memtrust/sessions/';
const CONTEXT = '.memtrust/context/';
const ARCHIVE = '.memtrust/archive/';

/** Lines about files of memory that were removed or archived. */
export const TOMBSTONES_PATH = '.memtrust/tombstones.jsonl';

/** Files that are not memory and have readers of their own. */
const READ_ELSEWHERE: ReadonlySet<string> = new Set([POLICY_PATH, BASELINE_PATH, TOMBSTONES_PATH]);

export function factPath(id: string): string {
  return `${FACTS}${id}.md`;
}

/** Whether a record is a fact of our own store: records of other stores cannot be adopted. */
export function isFactFile({ id, path }: Pick<FactRecord, 'id' | 'path'>): boolean {
  return path === factPath(id);
}

/** Where its decisions lie: `.memtrust/ledger/auth/lock.jsonl`. */
export function ledgerPath(id: string): string {
  return `${LEDGER}${id}.jsonl`;
}

/** The id of the fact whose ledger a path is; null for every other path. */
export function ledgerOwner(path: string): string | null {
  return isLedger(path) ? path.slice(LEDGER.length, -'.jsonl'.length) : null;
}

/** Where an archived fact goes. Files of other stores keep their own path below the archive, so names never collide. */
export function archivedPath(id: string): string {
  return `${ARCHIVE}facts/${id}.md`;
}

export function archivedNotePath(path: string): string {
  return `${ARCHIVE}${path}`;
}

export const memtrustLayout: Layout = {
  name: 'memtrust',

  owns: (path) => path.startsWith('.memtrust/') || path === '.memtrust',

  reads: ({ path }) =>
    isFact(path) ||
    isLedger(path) ||
    isFixture(path) ||
    isSession(path) ||
    isNote(NATIVE_HOME, path),

  parse(entry, content, effort): ParsedFile {
    const { path } = entry;
    if (isFact(path)) return { kind: 'fact', record: readFact(entry, content, effort) };
    const bytes = content?.kind === 'bytes' ? content.bytes : null;
    if (isLedger(path)) {
      if (bytes === null)
        return {
          kind: 'unread',
          why:
            entry.kind === 'file'
              ? 'this ledger is too large or cannot be read'
              : 'a ledger must be a regular file',
        };
      return { kind: 'ledger', ledger: readLedger(path, bytes) };
    }
    if (placeIn(NATIVE_HOME, path) !== null)
      return parseNoteFile(NATIVE_HOME, entry, content, effort);
    if (isSession(path))
      return bytes === null
        ? { kind: 'unread', why: 'this session log is too large or not a regular file' }
        : { kind: 'session', session: { path, bytes } };
    return { kind: 'fixture', fixture: readFixture(entry, content) };
  },

  collect(entries, parsed): Records {
    const facts: FactRecord[] = [];
    const events: LedgerEvent[] = [];
    const ledgerFaults: LedgerFault[] = [];
    const fixtures: FixtureFile[] = [];
    const evidence: EvidenceFile[] = [];
    const sessions: SessionFile[] = [];
    const strays: Stray[] = [];
    const notes = new NoteCollector();
    const stray = (path: string, why: string, broken = false): void => {
      strays.push({ path, message: plain(why), broken });
    };
    const add = (path: string, file: ParsedFile): void => {
      switch (file.kind) {
        case 'fact':
          facts.push(file.record);
          break;
        case 'ledger':
          events.push(...file.ledger.events);
          ledgerFaults.push(...file.ledger.faults);
          break;
        case 'fixture':
          fixtures.push(file.fixture);
          break;
        case 'note':
          notes.add(file);
          break;
        case 'session':
          sessions.push(file.session);
          break;
        case 'several':
          break; // files of other layouts
        case 'unread':
          stray(path, file.why, !isSession(path) && placeIn(NATIVE_HOME, path) === null);
          break;
      }
    };
    for (const entry of entries) {
      const { path } = entry;
      if (this.reads(entry)) {
        add(path, parsed.get(path) ?? this.parse(entry, undefined));
      } else if (writerOf(path) !== null) {
        stray(path, 'an interrupted command left this file, and memtrust does not read it');
      } else if (path.startsWith(ATTEMPTS)) {
        evidence.push({ path, kind: 'attempt' });
      } else if (path.startsWith(REVIEWS)) {
        evidence.push({ path, kind: 'review' });
      } else if (path.startsWith(ARCHIVE) && entry.kind === 'file') {
        continue; // put aside with a tombstone: nobody judges, recalls or builds a context of it
      } else if (READ_ELSEWHERE.has(path) || KEPT_FOR_GIT.test(path)) {
        continue;
      } else if (path.startsWith(CONTEXT)) {
        // Git ignores generated context; a committed one could imitate the gate.
        stray(path, 'generated context does not belong in the repository');
      } else if (isPlaceOfFolder(path)) {
        stray(path, 'this is a file; a folder belongs here', true);
      } else if (path.startsWith(`${POLICY_PATH}/`)) {
        continue; // the policy itself says what is wrong
      } else {
        stray(
          path,
          path.startsWith(FACTS)
            ? 'this is not a fact: facts are files that end in .md'
            : 'memtrust does not read this file here',
        );
      }
    }
    return {
      facts: [...facts, ...notes.facts],
      notes: notes.notes,
      events,
      ledgerFaults,
      fixtures,
      evidence: [...evidence, ...notes.evidence],
      sessions,
      strays,
    };
  },
};

const FACTS_README = `${FACTS}README.md`;

function isFact(path: string): boolean {
  return path.startsWith(FACTS) && path.endsWith('.md') && path !== FACTS_README;
}

function isLedger(path: string): boolean {
  return path.startsWith(LEDGER) && path.endsWith('.jsonl');
}

function isFixture(path: string): boolean {
  return path.startsWith(FIXTURES) && /\.(?:ya?ml|json)$/.test(path);
}

function isSession(path: string): boolean {
  return path.startsWith(SESSIONS) && path.endsWith('.jsonl');
}

/** Whether a path is that of one of our folders: a file there hides everything that should be in it. */
function isPlaceOfFolder(path: string): boolean {
  return [
    '.memtrust',
    ...[FACTS, LEDGER, FIXTURES, ATTEMPTS, REVIEWS, SESSIONS, CONTEXT, ARCHIVE].map((folder) =>
      folder.slice(0, -1),
    ),
  ].includes(path);
}

/** Reads a file of fixtures; what is wrong with it is reported when it is run. */
function readFixture({ path, kind }: TreeEntry, content: Content | undefined): FixtureFile {
  if (kind !== 'file')
    return unreadFixture(
      path,
      'not-a-file',
      'a fixture must be a regular file, not a link or a submodule',
    );
  if (
    content?.kind === 'too-large' ||
    (content?.kind === 'bytes' && content.bytes.length > YAML_FILE_BYTES)
  )
    return unreadFixture(
      path,
      'too-large',
      `the file is larger than ${YAML_FILE_BYTES / 1024} KiB`,
    );
  return content?.kind === 'bytes'
    ? fixtureFile(path, content.bytes)
    : unreadFixture(path, 'unreadable', 'the file cannot be read');
}

/** A fixture without a text, with the reason why it cannot be run. */
export function unreadFixture(path: string, kind: ProblemKind, why: string): FixtureFile {
  return { path, text: '', fault: { kind, message: plain(why) } };
}

/** A ledger of these bytes; a problem of the whole file is reported once. */
function readLedger(path: string, bytes: Uint8Array): LedgerFile {
  const factId = path.slice(LEDGER.length, -'.jsonl'.length);
  const ledger = parseLedger(factId, path, Buffer.from(bytes).toString('utf8'));
  const problems = ledger.faults.map(({ problem }) => problem);
  return {
    events: ledger.events,
    faults: explainedLines(bytes, problems).map((problem) => ({ path, factId, problem })),
  };
}

/** A fixture of these bytes. */
export function fixtureFile(path: string, bytes: Uint8Array): FixtureFile {
  try {
    return { path, text: utf8.decode(bytes) };
  } catch {
    return { path, text: '', fault: notUtf8(bytes) };
  }
}

/** A byte-order mark is ignored. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A fact from the bytes of its file; one that cannot be read is a broken record. */
function readFact(entry: TreeEntry, content: Content | undefined, effort?: Effort): FactRecord {
  const id = entry.path.slice(FACTS.length, -'.md'.length);
  const unread = (kind: ProblemKind, why: string): FactRecord => ({
    id,
    path: entry.path,
    fact: null,
    statedId: null,
    text: '',
    problems: [{ kind, message: plain(why) }],
  });
  if (entry.kind !== 'file')
    return unread('not-a-file', 'a fact must be a regular file, not a link or a submodule');
  switch (content?.kind) {
    case 'bytes':
      return parseFact(id, entry.path, content.bytes, effort);
    case 'too-large':
      return unread('too-large', 'the file is larger than 1 MB; a fact is a short statement');
    default:
      return unread('unreadable', 'the file cannot be read');
  }
}
