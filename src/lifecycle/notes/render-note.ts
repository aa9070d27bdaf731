import { lineFeeds } from '../../memory/front-matter.js';
import type { Note } from '../../memory/notes/note.js';
import type { Sighting } from '../../memory/notes/note-front.js';
import { citationKeys } from '../bind.js';
import { editFrontMatter, yamlText } from '../edit-front-matter.js';

/*
 * How is a note written, so that reading it gives the same note? Keys of ours in a fixed order, then
 * keys of the store's own, comments at the top, the body as it is. A note that says nothing but its
 * body has no front matter.
 */

/** What a note says: all of it that is not its place and its name. */
export type NoteContent = Pick<Note, 'front' | 'keys' | 'comments' | 'body'>;

/**
 * Keys of the front matter that have a meaning, in the order in which they are written. `status` is
 * the store's own word where it is none of ours.
 */
const ORDER = [
  'id',
  'type',
  'level',
  'timestamp',
  'status',
  'confidence',
  'importance',
  'tags',
  'related',
  'corrects',
] as const;
/** All keys of ours; every other key is the store's own, and kept as it is. */
const MEANT: ReadonlySet<string> = new Set<string>([...ORDER, 'sources', 'observed']);

/**
 * The text of a note: `parseNote` reads from it what is said here. Keys of the store's own and
 * comments are kept, comments at the top. Where there is nothing to say before the body, the body
 * is the text.
 */
export function renderNote({ front, keys, comments, body }: NoteContent): string {
  const meant: Readonly<Record<(typeof ORDER)[number], unknown>> = {
    ...front,
    status: front.status ?? keys['status'],
  };
  const known = ORDER.map((key) => [key, meant[key]] as const).filter(
    ([, value]) => value !== null && value !== undefined && !isEmptyList(value),
  );
  const written = [...known, ...Object.entries(keys).filter(([key]) => !MEANT.has(key))];
  const text = lineFeeds(body);
  const { sources, observed } = front;
  const isBare = written.length + comments.length + sources.length + observed.length === 0;
  // A body that begins like front matter, or with a byte-order mark, would be read as something else.
  if (isBare && !/^(?:---\n|\uFEFF)/.test(text)) return text;
  const yaml = written.length === 0 ? '' : yamlText(Object.fromEntries(written));
  const plain = `---\n${comments.map((comment) => `${comment}\n`).join('')}${yaml}---\n${text}`;
  if (sources.length + observed.length === 0) return plain;
  return editFrontMatter(plain, {
    sources: new Map(sources.map((source, index) => [index, citationKeys(source)])),
    observed,
  });
}

/** A text of a note with one sighting more in its list; all else stays as it is. */
export function withSighting(text: string, sighting: Sighting): string {
  const plain = lineFeeds(text);
  return editFrontMatter(plain.startsWith('---\n') ? plain : `---\n---\n${plain}`, {
    observed: [sighting],
  });
}

/**
 * Whether a sighting tells nothing beyond others: its commit or its pull request is known, or,
 * where it names neither, its author; or it is wholly unknown.
 */
export function isKnownSighting(
  { by, commit, pull }: Sighting,
  others: readonly Sighting[],
): boolean {
  if (by === null && commit === null && pull === null) return true;
  return others.some((other) => {
    if (commit === null && pull === null)
      return other.commit === null && other.pull === null && other.by === by;
    const sameCommit =
      commit !== null &&
      other.commit !== null &&
      (commit.startsWith(other.commit) || other.commit.startsWith(commit));
    return sameCommit || (pull !== null && pull === other.pull);
  });
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
