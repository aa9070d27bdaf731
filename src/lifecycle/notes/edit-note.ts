import type { Note } from '../../memory/notes/note.js';
import { EMPTY_FRONT, type NoteFront, type Sighting } from '../../memory/notes/note-front.js';
import { withoutLastLineEnds } from '../../text/line-ends.js';
import { isKnownSighting, renderNote } from './render-note.js';
import type { NoteType } from './types.js';

/*
 * What does a note say once it is edited? Its new text, what was given besides, and all else of its front
 * matter as it was. What was seen was seen of the former text: a staged note that says something else begins
 * again with this one sighting.
 */

/** What is given of an edited note, beside its text. */
export interface NoteEdit {
  readonly type: NoteType;
  /** ISO 8601, whole seconds, UTC. */
  readonly at: string;
  readonly front: Pick<NoteFront, 'confidence' | 'importance' | 'tags' | 'sources' | 'corrects'>;
  /** Keys of the front matter beside those of `front`. */
  readonly keys: Readonly<Record<string, unknown>>;
  /** Who saw it, and in which commit or pull request: kept with what is staged. */
  readonly sighting: Sighting;
}

/** A note that cannot be read has nothing to keep: git has it. */
const NOTHING = { front: EMPTY_FRONT, keys: {}, comments: [] };

/** The content of a note with a new text; the text as it is where nothing is new. */
export function editedText(
  { type, at, front, keys, sighting }: NoteEdit,
  former: Note,
  body: string,
): string {
  if (type.isPlain === true) return body;
  const saysTheSame = `${withoutLastLineEnds(former.body)}\n` === body;
  const own = former.problems.length > 0 ? NOTHING : former;
  const seen = isKnownSighting(sighting, []) ? [] : [sighting];
  const rendered = (timestamp: string | null): string =>
    renderNote({
      front: {
        ...own.front,
        ...given(front, own.front),
        type: own.front.type ?? type.type,
        timestamp,
        observed: type.place === 'staging' && !saysTheSame ? seen : own.front.observed,
      },
      keys: { ...own.keys, ...keys },
      comments: own.comments,
      body,
    });
  // Another time alone is no news.
  const isNews = !saysTheSame || rendered(own.front.timestamp) !== renderNote({ ...own, body });
  return isNews ? rendered(at) : former.text;
}

/** What was given now, else what is there. */
function given(now: NoteEdit['front'], before: NoteFront): NoteEdit['front'] {
  return {
    confidence: now.confidence ?? before.confidence,
    importance: now.importance ?? before.importance,
    tags: now.tags.length > 0 ? now.tags : before.tags,
    sources: now.sources.length > 0 ? now.sources : before.sources,
    corrects: now.corrects ?? before.corrects,
  };
}
