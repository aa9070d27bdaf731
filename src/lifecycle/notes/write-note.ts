import { type Note, parseNote } from '../../memory/notes/note.js';
import { EMPTY_FRONT, type NoteFront, type Sighting } from '../../memory/notes/note-front.js';
import { withoutLastLineEnds } from '../../text/file-text.js';
import { isKnownSighting, renderNote, withSightings } from './render-note.js';
import type { NoteType } from './types.js';
import { lineFeeds } from '../../memory/front-matter.js';
import type { LineRange } from '../../memory/citation.js';
import type { NoteHome } from '../../memory/notes/home.js';
import { isNote } from '../../memory/notes/layout.js';
import { ConfigurationError } from '../../text/errors.js';
import { phraseText, say } from '../../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import type { FileChange } from '../file-change.js';
import {
  datedEntry,
  fillTemplate,
  hasStructure,
  isTemplatePlace,
  type TemplatePlace,
  UNFILLED,
} from './templates.js';

/*
 * Writes a note by the rules of the lifecycle document: a new one, one more sighting of a known one, or an edit of a
 * memory that keeps its form.
 */

interface NoteEdit {
  readonly type: NoteType;
  /** ISO 8601, whole seconds, UTC. */
  readonly at: string;
  readonly front: Pick<NoteFront, 'confidence' | 'importance' | 'tags' | 'sources' | 'corrects'>;
  /** Keys of the front matter beside those of `front`. */
  readonly keys: Readonly<Record<string, unknown>>;
  /** Who saw it, in which commit or pull request; kept with staged notes. */
  readonly sighting: Sighting;
}

/** The text of an unreadable note is kept in git alone. */
const NOTHING = { front: EMPTY_FRONT, keys: {}, comments: [] };

/** The content of a note with a new text; the same text where nothing is new. */
function editedText(
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
  // A new time alone is no change.
  const isNews = !saysTheSame || rendered(own.front.timestamp) !== renderNote({ ...own, body });
  return isNews ? rendered(at) : former.text;
}

/** Given values, else those of the note. */
function given(now: NoteEdit['front'], before: NoteFront): NoteEdit['front'] {
  return {
    confidence: now.confidence ?? before.confidence,
    importance: now.importance ?? before.importance,
    tags: now.tags.length > 0 ? now.tags : before.tags,
    sources: now.sources.length > 0 ? now.sources : before.sources,
    corrects: now.corrects ?? before.corrects,
  };
}

/** What already exists at the path of a note. */
export type Occupant =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'other' };

export interface NoteRequest extends NoteEdit {
  readonly home: NoteHome;
  /** One of the folders for the place of the type, ending in a slash. */
  readonly folder: string;
  readonly name: string;
  readonly lines: LineRange | null;
  /** Null where the text of the edited note stays. */
  readonly body: string | null;
  readonly occupant: (path: string) => Occupant;
  /** The commit that added a file of the folder; null before it is committed. */
  readonly broughtBy: (path: string) => string | null;
  /** Whether an existing note of this name is edited. */
  readonly edits: boolean;
  /** Whether the body of a memory is put below the headings of its template. */
  readonly fills?: boolean;
}

/** `known`: the same text and sighting are staged already, so nothing changes. */
export interface WrittenNote {
  readonly outcome: 'written' | 'updated' | 'seen-again' | 'known';
  readonly note: Note;
  readonly change: FileChange | null;
  /** The overwritten text, where the new one does not contain all of it; null where nothing is lost. */
  readonly former: string | null;
}

/** More notes of one name in one folder are the mistake of a program. */
const MOST_OF_A_NAME = 1_000;

/**
 * A note at the path that the rules give it. A name that is taken gets a number; but the same text under that name is
 * not staged twice: it gets one more sighting.
 */
export function writeNote(request: NoteRequest): WrittenNote {
  const { home, folder, type, name, at, lines, occupant } = request;
  const stem = type.stem({ name, at, lines });
  const body = givenText(request.body);
  for (let number = 1; number <= MOST_OF_A_NAME; number += 1) {
    const path = `${folder}${stem}${number === 1 ? '' : `-${number}`}${type.isPlain === true ? '.txt' : '.md'}`;
    if (!isNote(home, path))
      throw new ConfigurationError(
        say`${path} would not be a note`,
        'Choose another name: this one is reserved.',
      );
    const there = occupant(path);
    if (request.edits && there.kind !== 'text') throw notEditable(path, there);
    if (there.kind === 'nothing')
      return {
        outcome: 'written',
        former: null,
        ...written(request, path, firstBody(request, body)),
      };
    if (there.kind === 'other') continue;
    if (request.edits || isTemplatePlace(type.place))
      return updated(request, noteOf(request, path, there.text), body);
    if (type.place !== 'staging') continue;
    const note = noteOf(request, path, there.text);
    if (note.problems.length > 0 || `${withoutLastLineEnds(note.body)}\n` !== body) continue;
    if (isKnownSighting(request.sighting, note.front.observed))
      return { outcome: 'known', note, change: null, former: null };
    return { outcome: 'seen-again', former: null, ...seenAgain(request, note, there.text) };
  }
  throw new ConfigurationError(
    say`There are already ${MOST_OF_A_NAME} notes with the name ${name}`,
    'Choose another name, or clear the folder.',
  );
}

/** A text with line feeds, one at its end, and without a byte-order mark. */
function givenText(body: string | null): string {
  return `${withoutLastLineEnds(lineFeeds(body ?? '').replace(/^\uFEFF/, ''))}\n`;
}

/** The error where there is nothing to edit. */
function notEditable(path: string, { kind }: Occupant): ConfigurationError {
  return kind === 'nothing'
    ? new ConfigurationError(
        say`${path} does not exist, so it cannot be edited`,
        'Leave out --edit to write a new note, or give the path of the one that is there.',
      )
    : new ConfigurationError(
        say`${path} cannot be edited: it is not a text file with one note`,
        'Check the file, or choose another name.',
      );
}

/** An event gets its date. */
function firstBody(request: NoteRequest, body: string): string {
  const { place } = request.type;
  const filled = filledTemplate(request, body, '');
  return filled ?? (isTemplatePlace(place) ? firstText(place, body, request.at) : body);
}

/** The template of a memory with its text; null where none is asked for. */
function filledTemplate(request: NoteRequest, text: string, former: string): string | null {
  const { name, at, keys } = request;
  const { place } = request.type;
  if (request.fills !== true || !isTemplatePlace(place)) return null;
  const next = keys['next_update'];
  const nextUpdate = typeof next === 'string' ? next : null;
  return fillTemplate({ place, name, at, text, nextUpdate, former });
}

/** An existing note with another text; front matter that is not given stays. */
function updated(request: NoteRequest, before: Note, text: string): WrittenNote {
  const { body: now, isLossy } = newText(request, before, text);
  if (editedText(request, before, now) === before.text)
    return { outcome: 'known', note: before, change: null, former: null };
  const body = renewedFooter(now, before.body, request.at, request.keys['next_update']);
  const content = editedText(request, before, body);
  const note = noteOf(request, before.path, content);
  checkWritten(note, content, body);
  return {
    outcome: 'updated',
    note,
    change: { path: before.path, content },
    former: isLossy ? before.text : null,
  };
}

/** `--edit` replaces the text; a memory keeps its form. */
function newText(request: NoteRequest, before: Note, text: string): Rewritten {
  const { type, name, at, edits, body } = request;
  const { place } = type;
  const former = `${withoutLastLineEnds(before.body)}\n`;
  if (body === null) return { body: former, isLossy: before.problems.length > 0 };
  if (before.problems.length > 0 || edits || !isTemplatePlace(place)) {
    const whole = filledTemplate(request, text, '') ?? text;
    const isLossy = before.problems.length > 0 || !whole.includes(before.body.trim());
    return { body: whole, isLossy };
  }
  if (request.fills !== true) return writtenAgain(place, former, text, at);
  if (hasStructure(place, name, former))
    return text.trim() === ''
      ? { body: former, isLossy: false }
      : writtenAgain(place, former, text, at);
  const [head, footer] = splitFooter(former);
  const [filled, own] = splitFooter(filledTemplate(request, text, head) ?? text);
  return { body: joined(filled, footer === '' ? own : footer), isLossy: false };
}

function written(
  { home, type, at, front, keys, sighting, ...request }: NoteRequest,
  path: string,
  body: string,
): Pick<WrittenNote, 'note' | 'change'> {
  const full: NoteFront =
    type.isPlain === true
      ? EMPTY_FRONT
      : {
          ...EMPTY_FRONT,
          ...front,
          type: type.type,
          timestamp: at,
          observed: type.place === 'staging' && !isKnownSighting(sighting, []) ? [sighting] : [],
        };
  const content = renderNote({
    front: full,
    keys: type.isPlain === true ? {} : keys,
    comments: [],
    body,
  });
  const note = noteOf({ home, type, ...request }, path, content);
  checkWritten(note, content, body);
  return { note, change: { path, content, isNew: true } };
}

/** An existing note with one more sighting. One that lists none was seen first in the commit that brought it. */
function seenAgain(
  request: NoteRequest,
  before: Note,
  text: string,
): Pick<WrittenNote, 'note' | 'change'> {
  const commit = before.front.observed.length === 0 ? request.broughtBy(before.path) : null;
  const first = { by: null, commit, pull: null };
  const { sighting } = request;
  const content = withSightings(
    text,
    isKnownSighting(first, [sighting]) ? [sighting] : [first, sighting],
  );
  const note = noteOf(request, before.path, content);
  checkWritten(note, content, before.body);
  return { note, change: { path: before.path, content } };
}

function noteOf(
  { home, type }: Pick<NoteRequest, 'home' | 'type'>,
  path: string,
  text: string,
): Note {
  return parseNote(home, type.place, path, Buffer.from(text));
}

/** The written text must be read back as it was meant. */
function checkWritten(note: Note, content: string, body: string): void {
  const refuse = (why: string): never => {
    throw new ConfigurationError(
      say`${note.path} was not written: ${[why]}`,
      'Give a shorter text, and fewer and shorter options.',
    );
  };
  if (Buffer.byteLength(content) > MEMORY_FILE_BYTES) refuse('it would be larger than 1 MB');
  const [problem] = note.problems;
  if (problem !== undefined) refuse(phraseText(problem.message));
  if (note.body !== body) refuse('its text could not be read back unchanged');
}

/** A memory with a new text, and whether something was lost. */
interface Rewritten {
  readonly body: string;
  readonly isLossy: boolean;
}

const HEADING = /^#{1,2} \S.*$/m;
const LABELLED =
  /^\*\*(?:Last update|Next update|最后更新|最後更新|下次更新|下次審查|下次审查)\*\*[:：]/;
const LAST_UPDATE = /^(\*\*(?:Last update|最后更新|最後更新)\*\*[:：] ?)\d{4}-\d{2}-\d{2}.*$/gm;
const NEXT_UPDATE = /^(\*\*(?:Next update|下次更新)\*\*[:：] ?).*$/gm;

/** The text of a new memory: an event has its date from the start. */
function firstText(place: TemplatePlace, text: string, at: string): string {
  return place === 'episodic' && !HEADING.test(text) ? `${datedEntry(text, at)}\n` : text;
}

/** The text of a rewritten memory; both texts end with a line feed. */
function writtenAgain(place: TemplatePlace, former: string, text: string, at: string): Rewritten {
  const [head, footer] = splitFooter(former);
  if (HEADING.test(text)) {
    const own = splitFooter(text)[1] === '' ? footer : '';
    return { body: joined(text, own), isLossy: !text.includes(former.trim()) };
  }
  if (place === 'episodic') {
    const entry = datedEntry(text, at);
    if (head.includes(`${entry}\n`)) return { body: former, isLossy: false };
    const kept = head.replaceAll(UNFILLED, '').trimEnd();
    const gap = /(?:^|\n)- .*(?:\n {2}.*)*$/.test(kept) ? '\n' : '\n\n';
    return { body: joined(`${kept}${gap}${entry}\n`, footer), isLossy: false };
  }
  const heading = /^## \S.*$/m.exec(head) ?? HEADING.exec(head);
  const from = heading === null ? 0 : heading.index + heading[0].length;
  const next = head.slice(from).search(/\n## \S/);
  const to = heading === null || next < 0 ? head.length : from + next;
  const before = head.slice(from, to).trim();
  const isLossy = before !== UNFILLED && !text.includes(before);
  const start = heading === null ? '' : `${head.slice(0, from)}\n\n`;
  return { body: joined(`${start}${text}${head.slice(to)}`, footer), isLossy };
}

/** The edited text with new dates at its end, unless the edit sets others. */
function renewedFooter(text: string, former: string, at: string, next: unknown): string {
  const [head, footer] = splitFooter(text);
  const old = new Set(former.split('\n'));
  const dated = footer
    .replace(LAST_UPDATE, (line, label: string) =>
      old.has(line) ? `${label}${at.slice(0, 10)}` : line,
    )
    .replace(NEXT_UPDATE, (line, label: string) =>
      typeof next === 'string' ? `${label}${next}` : line,
    );
  return head + dated;
}

/** A text before its last lines, and these, with the rule above them. */
function splitFooter(text: string): readonly [head: string, footer: string] {
  const lines = text.split('\n');
  const isBlank = (at: number): boolean => lines[at]?.trim() === '';
  let end = lines.length;
  while (end > 0 && isBlank(end - 1)) end -= 1;
  let from = end;
  while (from > 0 && LABELLED.test(lines[from - 1] ?? '')) from -= 1;
  if (from === end) return [text, ''];
  let rule = from - 1;
  while (rule > 0 && isBlank(rule)) rule -= 1;
  if (lines[rule] === '---') from = rule;
  const head = lines.slice(0, from).join('\n');
  return [head === '' ? '' : `${head}\n`, lines.slice(from).join('\n')];
}

/** Both parts, a blank line apart. */
function joined(text: string, footer: string): string {
  return footer === '' ? text : `${text.trimEnd()}\n\n${footer.trimStart()}`;
}
