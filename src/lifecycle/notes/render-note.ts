import { lineFeeds } from '../../memory/front-matter.js';
import type { Note } from '../../memory/notes/note.js';
import type { Sighting } from '../../memory/notes/note-front.js';
import { citationKeys } from '../bind.js';
import { editFrontMatter, yamlText } from '../edit-front-matter.js';

/*
 * How is a note written, so that reading it gives the same note? Our keys in a fixed order, then other keys, comments
 * at the top, the body as it is. Without any key there is no front matter.
 */

export type NoteContent = Pick<Note, 'front' | 'keys' | 'comments' | 'body'>;

/** Our keys of the front matter, in the order in which they are written. */
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
/** All other keys are kept as they are. */
const MEANT: ReadonlySet<string> = new Set<string>([...ORDER, 'sources', 'observed']);

/** The text of a note, from which `parseNote` reads the same. Other keys and comments are kept. */
export function renderNote({ front, keys, comments, body }: NoteContent): string {
  const meant: Readonly<Record<(typeof ORDER)[number], unknown>> = {
    ...front,
    status: front.status ?? keys['status'],
  };
  const known = ORDER.map((key) => [key, meant[key]] as const).filter(
    ([, value]) =>
      value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
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

/** A text of a note with more sightings in its list; the rest stays as it is. */
export function withSightings(text: string, sightings: readonly Sighting[]): string {
  const plain = lineFeeds(text);
  return editFrontMatter(plain.startsWith('---\n') ? plain : `---\n---\n${plain}`, {
    observed: sightings,
  });
}

/**
 * Whether a sighting adds nothing: its commit or its pull request is known, or, where it names neither, its author; or
 * it is wholly unknown.
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
