import type { LineRange } from '../../memory/citation.js';
import type { NoteHome, NotePlace } from '../../memory/notes/home.js';
import { nearest } from '../../text/nearest.js';
import { hasInvisible } from '../../text/visible.js';

/*
 * Which notes can be written, where, and under which names? `new-trap` goes to the staging folder as `new-
 * trap-<name>.md`. A new type needs its row here, and one in `memory/notes/note.ts`.
 */

interface NameParts {
  readonly name: string;
  /** ISO 8601, whole seconds, UTC. */
  readonly at: string;
  readonly lines: LineRange | null;
}

export interface NoteType {
  readonly type: string;
  readonly place: NotePlace;
  /** Plain text without front matter: decoded text is kept as it was. */
  readonly isPlain?: true;
  /** Whether it is about lines of a file. */
  readonly hasLines?: true;
  readonly stem: (parts: NameParts) => string;
}

/** `2026-06-01T10:30:00Z` for a file name. */
const moment = (at: string): string => at.replace(/[-:]/g, '');
const day = (at: string): string => at.slice(0, 'YYYY-MM-DD'.length);

/** The write rules of the lifecycle document, with its file names. */
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
  { type: 'diff_compare', place: 'session', stem: ({ name }) => `diff-${name}` },
  {
    type: 'critical_verification',
    place: 'session',
    stem: ({ name, at }) => `critical-${name}-${moment(at)}`,
  },
  { type: 'new_trap', place: 'staging', stem: ({ name }) => `new-trap-${name}` },
  { type: 'new_pattern', place: 'staging', stem: ({ name }) => `new-pattern-${name}` },
  { type: 'correction', place: 'staging', stem: ({ name }) => `correction-${name}` },
  { type: 'failed_skill', place: 'staging', stem: ({ name }) => `failed-skill-${name}` },
  { type: 'unresolved', place: 'staging', stem: ({ name }) => `unresolved-${name}` },
  { type: 'verify_report', place: 'report', stem: ({ name, at }) => `${name}-${day(at)}-verify` },
  { type: 'build_report', place: 'report', stem: ({ name, at }) => `${name}-${day(at)}-build` },
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

function folded(type: string): string {
  return type.toLowerCase().replaceAll('-', '_');
}

/** Folders of a store for a place, the usual one first. */
export function foldersFor(home: NoteHome, place: NotePlace): readonly string[] {
  return home.folders.filter(([, known]) => known === place).map(([folder]) => folder);
}

/** Characters, and bytes of UTF-8, of the name: a file system allows 255 bytes with prefix and ending. */
const MOST_CHARACTERS = 100;
const MOST_BYTES = 200;

/** Devices on Windows, with any ending. Source: Microsoft, "Naming Files, Paths, and Namespaces". */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** A valid name, or why it is not valid, and the nearest valid one. */
type NoteName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly why: string; readonly safe: string };

export const ALLOWED_IN_NAMES =
  'Letters of any script, digits, - _ and . are allowed, and single blanks become -; ' +
  `${MOST_CHARACTERS} characters at most.`;

/** Checks the name of a note. It is refused rather than changed: two names must never become one file silently. */
export function noteName(typed: string): NoteName {
  const why = faultOf(typed);
  return why === null
    ? { ok: true, name: typed.replaceAll(' ', '-') }
    : { ok: false, why, safe: safeName(typed) };
}

function faultOf(typed: string): string | null {
  if (typed === '') return 'it is empty';
  if (/[/\\]/.test(typed)) return 'it names a folder';
  if (hasInvisible(typed)) return 'it contains invisible characters';
  if (typed.normalize('NFC') !== typed) return 'it is not in Unicode form NFC';
  if (!/^[\p{L}\p{Nd}_]/u.test(typed)) return 'it does not begin with a letter, a digit or _';
  if (/[. ]$/.test(typed)) return 'it ends with a dot or a blank';
  if (typed.includes('..')) return 'it contains two dots in a row';
  if (typed.includes('  ')) return 'it contains several blanks in a row';
  if (isLong(typed)) return 'it is too long';
  if (RESERVED.test(typed)) return 'Windows reserves it for a device';
  return /^[\p{L}\p{M}\p{Nd}._ -]+$/u.test(typed)
    ? null
    : 'it contains characters that are not allowed';
}

/** The nearest allowed name: of a path its last part. */
function safeName(typed: string): string {
  const part = typed.split(/[/\\]/).findLast((one) => /[\p{L}\p{Nd}]/u.test(one)) ?? '';
  const visible = [...part]
    .filter((character) => !hasInvisible(character))
    .join('')
    .normalize('NFC');
  const plain = visible
    .replace(/[^\p{L}\p{M}\p{Nd}._-]+|\.{2,}/gu, '-')
    .replace(/^[^\p{L}\p{Nd}_]+/u, '');
  let name = '';
  let characters = 0;
  for (const character of plain) {
    characters += 1;
    if (characters >= MOST_CHARACTERS || Buffer.byteLength(name + character) >= MOST_BYTES) break;
    name += character;
  }
  name = trimmed(name);
  if (name === '') return 'note';
  return RESERVED.test(name) ? `_${name}` : name;
}

/** Without dots and dashes at its ends; a pattern would take quadratic time. */
function trimmed(name: string): string {
  let end = name.length;
  while (/[.-]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

/** The first test is cheap, for a name of a megabyte. */
function isLong(name: string): boolean {
  return (
    name.length > MOST_BYTES ||
    [...name].length > MOST_CHARACTERS ||
    Buffer.byteLength(name) > MOST_BYTES
  );
}
