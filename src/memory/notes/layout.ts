import type { Content, TreeEntry } from '../../tree/tree.js';
import { plain, say } from '../../text/phrase.js';
import type { FactRecord } from '../fact.js';
import type { Layout, ParsedFile } from '../layouts/layout.js';
import type { EvidenceFile, Records, Stray } from '../records.js';
import type { Effort } from '../yaml.js';
import { placeIn, type NoteHome, type NotePlace } from './home.js';
import { type Note, parseNote, unreadNote } from './note.js';
import { recordOfNote } from './note-record.js';

/*
 * What does a store of notes yield? Each Markdown file is a record or, in folders of sessions and
 * reports, evidence; what fits nowhere is listed, never dropped.
 */

/** Notes by place: a record to be judged, or a file of evidence. Session data and reports state nothing. */
const EVIDENCE: Readonly<Record<NotePlace, EvidenceFile['kind'] | null>> = {
  permanent: null,
  staging: null,
  'short-term': null,
  'long-term': null,
  episodic: null,
  session: 'attempt',
  report: 'review',
};

/** Files that git or a reader needs in a folder; they are no memory. */
export const KEPT_FOR_GIT = /(?:^|\/)(?:README\.md|\.gitkeep|\.gitignore|\.gitattributes)$/;

/** Whether a file of a store is a note: Markdown; what was decoded in a session is plain text. */
export function isNote(home: NoteHome, path: string): boolean {
  const place = placeIn(home, path);
  return (
    place !== null &&
    !KEPT_FOR_GIT.test(path) &&
    (path.endsWith('.md') || (place === 'session' && path.endsWith('.txt')))
  );
}

/** One file as a note of a store; `unread` where it cannot be one. */
export function parseNoteFile(
  home: NoteHome,
  { path, kind }: TreeEntry,
  content: Content | undefined,
  effort?: Effort,
): ParsedFile {
  const place = placeIn(home, path);
  if (place === null) return { kind: 'unread', why: 'memtrust does not read this file here' };
  if (kind !== 'file')
    return { kind: 'unread', why: 'a note must be a regular file, not a link or a submodule' };
  switch (content?.kind) {
    case 'bytes': {
      const note = parseNote(home, place, path, content.bytes, effort);
      return { kind: 'note', note, record: EVIDENCE[place] === null ? recordOfNote(note) : null };
    }
    case 'too-large': {
      if (EVIDENCE[place] !== null)
        return { kind: 'unread', why: 'this file is larger than 1 MB, so it is not read' };
      const note = unreadNote(home, place, path, {
        kind: 'too-large',
        message: plain('it is larger than 1 MB, so it is not read'),
      });
      return { kind: 'note', note, record: recordOfNote(note) };
    }
    default:
      return { kind: 'unread', why: 'this note cannot be read' };
  }
}

export class NoteCollector {
  readonly notes: Note[] = [];
  readonly facts: FactRecord[] = [];
  readonly evidence: EvidenceFile[] = [];

  add(file: ParsedFile & { readonly kind: 'note' }): void {
    this.notes.push(file.note);
    const kind = EVIDENCE[file.note.place];
    if (file.record !== null) this.facts.push(file.record);
    else if (kind !== null) this.evidence.push({ path: file.note.path, kind });
  }
}

/** A store that contains only notes. What fits nowhere is listed, never dropped. */
export function noteLayout(
  home: NoteHome & { readonly layout: Layout['name'] },
  roots: readonly string[],
): Layout {
  return {
    name: home.layout,
    owns: (path) => roots.some((root) => path.startsWith(root)),
    reads: ({ path }) => isNote(home, path),
    parse: (entry, content, effort) => parseNoteFile(home, entry, content, effort),
    collect(entries, parsed): Records {
      const notes = new NoteCollector();
      const strays: Stray[] = [];
      const outside: string[] = [];
      for (const entry of entries) {
        const { path } = entry;
        if (KEPT_FOR_GIT.test(path)) continue;
        if (placeIn(home, path) === null) {
          outside.push(path);
          continue;
        }
        if (!this.reads(entry)) {
          strays.push({
            path,
            message: plain('this is not a note: notes are files that end in .md'),
            broken: false,
          });
          continue;
        }
        const file = parsed.get(path) ?? this.parse(entry, undefined);
        if (file.kind === 'note') notes.add(file);
        else if (file.kind === 'unread')
          strays.push({ path, message: plain(file.why), broken: false });
      }
      return {
        facts: notes.facts,
        notes: notes.notes,
        evidence: notes.evidence,
        strays: [...strays, ...byFolder(outside, roots)],
        events: [],
        ledgerFaults: [],
        fixtures: [],
        sessions: [],
      };
    },
  };
}

/** Files beside the folders of a store are its tool's own: one line for each folder, or file, below the root. */
function byFolder(paths: readonly string[], roots: readonly string[]): Stray[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const root = roots.find((one) => path.startsWith(one)) ?? '';
    const place = `${root}${path.slice(root.length).split('/')[0] ?? ''}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].map(([path, count]) => ({
    path,
    message: paths.includes(path)
      ? plain('this file is not in a folder of its store')
      : say`${count} ${[count === 1 ? 'file' : 'files']} here, not in a folder of the store`,
    broken: false,
  }));
}
