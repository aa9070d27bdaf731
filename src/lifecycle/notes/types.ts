import type { LineRange } from '../../memory/citation.js';
import type { NoteHome, NotePlace } from '../../memory/notes/home.js';
import { nearest } from '../../text/nearest.js';

/*
 * What can an agent write down, and where does it go? `NOTE_TYPES` has one row for each type of note,
 * with its folder and its file name.
 */

/** What the name of a file is made of. */
export interface NameParts {
  readonly name: string;
  /** ISO 8601, whole seconds, UTC. */
  readonly at: string;
  readonly lines: LineRange | null;
}

/** What can be written down, and where it goes. */
export interface NoteType {
  readonly type: string;
  readonly place: NotePlace;
  /** Plain text without front matter: what was decoded is kept as it was. */
  readonly isPlain?: true;
  /** Whether it is about lines of a file. */
  readonly hasLines?: true;
  /** Name of the file without its ending. */
  readonly stem: (parts: NameParts) => string;
}

/** `2026-06-01T10:30:00Z` as it can stand in a file name. */
const moment = (at: string): string => at.replace(/[-:]/g, '');
const day = (at: string): string => at.slice(0, 'YYYY-MM-DD'.length);

/**
 * The write rules of the lifecycle document, with its file names. Adding one is a line, and one in
 * `memory/notes/kind.ts`.
 */
export const NOTE_TYPES: readonly NoteType[] = [
  {
    type: 'checkpoint',
    place: 'session',
    stem: ({ name, at }) => `checkpoint-${name}-${moment(at)}`,
  },
  {
    type: 'decoded_text',
    place: 'session',
    isPlain: true,
    hasLines: true,
    stem: ({ name, lines }) => `decoded-${name}-${lines?.join('-') ?? ''}`,
  },
  {
    type: 'diff_compare',
    place: 'session',
    stem: ({ name }) => `diff-${name}`,
  },
  {
    type: 'critical_verification',
    place: 'session',
    stem: ({ name, at }) => `critical-${name}-${moment(at)}`,
  },
  {
    type: 'new_trap',
    place: 'staging',
    stem: ({ name }) => `new-trap-${name}`,
  },
  {
    type: 'new_pattern',
    place: 'staging',
    stem: ({ name }) => `new-pattern-${name}`,
  },
  {
    type: 'correction',
    place: 'staging',
    stem: ({ name }) => `correction-${name}`,
  },
  {
    type: 'failed_skill',
    place: 'staging',
    stem: ({ name }) => `failed-skill-${name}`,
  },
  {
    type: 'unresolved',
    place: 'staging',
    stem: ({ name }) => `unresolved-${name}`,
  },
  {
    type: 'verify_report',
    place: 'report',
    stem: ({ name, at }) => `${name}-${day(at)}-verify`,
  },
  {
    type: 'build_report',
    place: 'report',
    stem: ({ name, at }) => `${name}-${day(at)}-build`,
  },
  ...(['short-term', 'long-term', 'episodic'] as const).map((place): NoteType => ({
    type: place,
    place,
    stem: ({ name }) => name,
  })),
];

/** A type by its name, with dashes or underscores; else the nearest name. */
export function noteType(typed: string): NoteType | { readonly nearest: string | null } {
  return (
    NOTE_TYPES.find(({ type }) => folded(type) === folded(typed)) ?? {
      nearest: nearest(
        typed,
        NOTE_TYPES.map(({ type }) => type),
      ),
    }
  );
}

/** `new-trap` and `new_trap` are one type. */
function folded(type: string): string {
  return type.toLowerCase().replaceAll('-', '_');
}

/** Folders of a store in which notes of a place lie, the usual one first; none where the store has no such place. */
export function foldersFor(home: NoteHome, place: NotePlace): readonly string[] {
  return home.folders.filter(([, known]) => known === place).map(([folder]) => folder);
}
