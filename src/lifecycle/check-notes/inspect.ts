import { readAgentText } from '../../agent-files/agent-text.js';
import { readAitFile } from '../../memory/ait/file.js';
import { recordOfAit } from '../../memory/ait/record.js';
import { parseFact, type FactRecord } from '../../memory/fact.js';
import { factPath } from '../../memory/layouts/memtrust.js';
import type { Layout } from '../../memory/layouts/layout.js';
import type { LedgerEvent } from '../../memory/ledger.js';
import { placeIn, type NoteHome } from '../../memory/notes/home.js';
import { isNote, KEPT_FOR_GIT, parseNoteFile } from '../../memory/notes/layout.js';
import type { Note } from '../../memory/notes/note.js';
import type { Policy } from '../../memory/policy-shape.js';
import type { PlacedMessage } from '../../memory/problem.js';
import type { StoreFile } from '../../memory/store.js';
import { phraseText, plain, say, type Phrase } from '../../text/phrase.js';
import { conflictMarkers, RESOLVE, strictUtf8 } from '../../text/file-text.js';
import { adoptable } from '../../trust/adoption.js';
import { blockOfFact, blockOfName, saysExcluded } from '../../trust/blocking.js';
import { missingOfTemplate } from '../notes/templates.js';
import { repairText, type Repair, type Repaired } from './repair.js';

/* What is wrong with one file of a store, and can it be repaired without guessing? */

export type Inspection =
  /** The policy hides it, even its size. */
  | { readonly kind: 'blocked' }
  | {
      readonly kind: 'seen';
      readonly path: string;
      /** Repairs that keep the meaning. */
      readonly repairs: readonly Repair[];
      /** Problems for a person. */
      readonly open: readonly PlacedMessage[];
      /** Suggestions for a valid file. */
      readonly remarks: readonly Phrase[];
      /** Both null where nothing can be repaired. */
      readonly before: string | null;
      readonly after: string | null;
    };

interface InspectionTerms {
  readonly layout: Layout;
  /** The folders of notes; null for a layout without notes. */
  readonly home: NoteHome | null;
  readonly policies: readonly Policy[];
  /** Events of a fact, settled ones included. */
  readonly events: (id: string) => readonly LedgerEvent[];
}

/** Added to repairs of a file whose exact text is adopted. */
const ADOPTED = plain('; it is adopted, so it was not changed: fix it by hand and adopt it again');

/** Inspects one file of a store; the caller writes the repaired text in `after`. */
export function inspect(file: StoreFile, terms: InspectionTerms): Inspection {
  // In this order: may its name be shown; is it a file of memory; can it be read; does the policy block its text; what
  // is wrong with it.
  const { entry, content } = file;
  const { path } = entry;
  const { policies, layout, home } = terms;
  if (policies.some((policy) => blockOfName(path, policy) !== null)) return { kind: 'blocked' };
  const bytes = content?.kind === 'bytes' ? content.bytes : null;
  const seen = (
    open: readonly PlacedMessage[],
    repaired: Repaired | null = null,
    text: string | null = null,
    remarks: readonly Phrase[] = [],
  ): Inspection => {
    const isRepaired = repaired !== null && repaired.repairs.length > 0;
    return {
      kind: 'seen',
      path,
      repairs: repaired?.repairs ?? [],
      open,
      remarks,
      before: isRepaired ? text : null,
      after: isRepaired ? repaired.text : null,
    };
  };
  // A file that was not read may contain excluded text.
  if (bytes === null && policies.some(({ exclude_text }) => exclude_text.length > 0))
    return { kind: 'blocked' };
  const isFact = isFactText(path, layout);
  if (!isFact && !holdsMemory(entry, terms))
    return seen(
      isToolFile(path, terms) ? [] : [{ message: plain('it is not a memory file of this store') }],
    );
  if (bytes === null) return seen([{ message: plain(whyUnread(content)) }]);
  if (isBlocked(file, terms, bytes)) return { kind: 'blocked' };
  const text = strictUtf8(bytes);
  if (text === null) return seen([{ message: plain('the file is not UTF-8 text') }]);
  if (isFact) return inspectFact(path, text, terms, seen);
  return home === null
    ? inspectExport(path, text, policies, seen)
    : inspectNote(home, file, text, seen);
}

function whyUnread(content: StoreFile['content']): string {
  return content?.kind === 'too-large'
    ? 'it is larger than 1 MB, so it is not read'
    : 'it cannot be read: it must be a regular file';
}

function isFactText(path: string, layout: Layout): boolean {
  return (
    layout.name === 'memtrust' &&
    path.startsWith(factPath('').slice(0, -'.md'.length)) &&
    path.endsWith('.md') &&
    !KEPT_FOR_GIT.test(path)
  );
}

function holdsMemory(entry: StoreFile['entry'], { layout, home }: InspectionTerms): boolean {
  if (KEPT_FOR_GIT.test(entry.path)) return false;
  return (
    (home !== null && isNote(home, entry.path)) || (layout.name === 'ait' && layout.reads(entry))
  );
}

/** Files beside the folders belong to the tool; `check` names them. */
function isToolFile(path: string, { layout, home }: InspectionTerms): boolean {
  return (
    layout.name === 'memtrust' ||
    KEPT_FOR_GIT.test(path) ||
    (home !== null && placeIn(home, path) === null)
  );
}

/** In an export of AIT only a byte-order mark can be repaired. */
function inspectExport(
  path: string,
  text: string,
  policies: readonly Policy[],
  seen: Seen,
): Inspection {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const repaired: Repaired = {
    text: bare,
    repairs:
      bare === text ? [] : [{ line: 1, what: plain('the file begins with a byte-order mark') }],
  };
  return seen(problemsOfExport(path, Buffer.from(bare), policies), repaired, text);
}

/** Makes the result for a file that may be shown. */
type Seen = (
  open: readonly PlacedMessage[],
  repaired?: Repaired | null,
  text?: string | null,
  remarks?: readonly Phrase[],
) => Inspection;

/** A note is repaired first, then read again for the remaining problems. */
function inspectNote(
  home: NoteHome,
  { entry, content }: StoreFile,
  text: string,
  seen: Seen,
): Inspection {
  // Text decoded in a session is someone else's and keeps its line ends.
  const repaired = entry.path.endsWith('.md') ? repairText(text, 'note') : { repairs: [], text };
  const file = parseNoteFile(
    home,
    entry,
    repaired.repairs.length === 0 ? content : { kind: 'bytes', bytes: Buffer.from(repaired.text) },
  );
  return seen(
    file.kind === 'note'
      ? [
          ...file.note.problems.map((problem) => advised(problem, file.note)),
          ...misnamed(file.note),
          ...unresolved(text),
        ]
      : [{ message: plain(file.kind === 'unread' ? file.why : 'it cannot be read') }],
    repaired,
    text,
    file.kind === 'note' && file.note.problems.length === 0 ? remarksOn(file.note) : [],
  );
}

/** A key memory without the structure of its template. */
function remarksOn({ place, name, body }: Note): Phrase[] {
  const missing = missingOfTemplate(place, name, body);
  return missing === null
    ? []
    : [
        say`this key memory lacks ${[missing.lacks]}; its template has ${[missing.parts.join(', ')]}:
          ${`npx memtrust notes write ${place} ${name} --layout ai-runtime --template`}`,
      ];
}

/** A confidence of 95 is most likely in per cent; a person has to decide. */
function advised(problem: PlacedMessage, { keys }: Note): PlacedMessage {
  const { confidence } = keys;
  if (
    typeof confidence !== 'number' ||
    confidence <= 1 ||
    confidence > 100 ||
    !phraseText(problem.message).startsWith('`confidence`')
  )
    return problem;
  return {
    ...problem,
    message: [...problem.message, ...plain('; if you mean per cent, write 95%')],
  };
}

/** A file of the workspace whose name is no kind of note. */
function misnamed({ place, kind }: Note): PlacedMessage[] {
  if (kind !== 'other' || (place !== 'session' && place !== 'staging' && place !== 'report'))
    return [];
  const { what, example } = PLACES[place];
  return [{ message: say`its name does not give a kind of ${[what]}, such as ${example}` }];
}

/** A note that was saved in the middle of a merge. An example in a block of code is fine. */
function unresolved(text: string): PlacedMessage[] {
  if (!text.includes('<<<<<<<')) return [];
  const lines = readAgentText(text.split('\n')).lines.map(({ kind, raw }) =>
    kind === 'code' ? '' : raw,
  );
  const [line] = conflictMarkers(lines) ?? [];
  return line === undefined
    ? []
    : [{ message: plain(`it has merge conflict markers: ${RESOLVE}`), line }];
}

const PLACES = {
  session: { what: 'session data', example: 'checkpoint-…' },
  staging: { what: 'a staged item', example: 'new-trap-…' },
  report: { what: 'a report', example: '…-verify' },
} as const;

/** A fact is repaired unless that would take its adoption away. */
function inspectFact(
  path: string,
  text: string,
  { events }: InspectionTerms,
  seen: Seen,
): Inspection {
  const id = path.slice(factPath('').length - '.md'.length, -'.md'.length);
  const repaired = repairText(text, 'fact');
  const before = parseFact(id, path, Buffer.from(text));
  const after = parseFact(id, path, Buffer.from(repaired.text));
  if (repaired.repairs.length === 0 || mayRepair(before, after, adoptable(events(id))))
    return seen(after.problems, repaired, text);
  return seen([
    ...before.problems,
    ...repaired.repairs.map(({ line, what }) => ({
      line,
      message: [...what, ...ADOPTED] satisfies Phrase,
    })),
  ]);
}

/** An adopted text may be repaired only if it stays, or becomes again, exactly what was adopted. */
function mayRepair(
  before: FactRecord,
  after: FactRecord,
  adopted: readonly LedgerEvent[],
): boolean {
  if (adopted.length === 0) return true;
  if (after.fact === null) return false;
  const { claim, binding } = after.fact;
  return (
    (before.fact?.claim === claim && before.fact.binding === binding) ||
    adopted.some((event) => event.claim === claim && event.binding === binding)
  );
}

/** Problems of an export by entry; none of an entry that the policy blocks. */
function problemsOfExport(
  path: string,
  bytes: Uint8Array,
  policies: readonly Policy[],
): PlacedMessage[] {
  const file = readAitFile(bytes);
  switch (file.kind) {
    case 'none':
      return [{ message: plain(file.why) }];
    case 'manifest':
      return [];
    case 'facts':
      return [
        ...file.left.map(({ sentence }) => ({ message: plain(sentence) })),
        ...file.items
          .map((item) => recordOfAit(path, item))
          .flatMap((record) =>
            policies.some((policy) => blockOfFact(record, policy) !== null) ? [] : record.problems,
          ),
      ];
  }
}

/** Whether a policy blocks the text of a file; in an export each entry counts by itself. */
function isBlocked(
  { entry, content }: StoreFile,
  { layout, home, policies }: InspectionTerms,
  bytes: Uint8Array,
): boolean {
  if (layout.name === 'ait') return false;
  const file =
    home !== null && placeIn(home, entry.path) !== null
      ? parseNoteFile(home, entry, content)
      : layout.parse(entry, content);
  const record = file.kind === 'note' || file.kind === 'fact' ? file.record : null;
  const text = Buffer.from(bytes).toString('utf8');
  return policies.some(
    (policy) =>
      saysExcluded(text, policy) || (record !== null && blockOfFact(record, policy) !== null),
  );
}
