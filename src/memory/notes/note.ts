import { plain } from '../../text/phrase.js';
import { parseEnvelope } from '../fact.js';
import { lastLineOf, lineFeeds, splitFrontMatter } from '../front-matter.js';
import { explained, notUtf8 } from '../misread.js';
import type { Problem } from '../problem.js';
import type { Effort } from '../yaml.js';
import type { NoteHome, NotePlace } from './home.js';
import { kindOf, type NoteKind } from './kind.js';
import { EMPTY_FRONT, readNoteFront, type NoteFront } from './note-front.js';

/*
 * What does a Markdown file of a store of notes say, when it is no fact? `parseNote` gives its
 * place, its kind, what its front matter says, and its text; what is wrong with it is in
 * `problems`.
 */

/** How often something must have been seen before it is proposed. MT601 warns of an adoption with fewer. */
export const ENOUGH = 3;

/**
 * A Markdown file of a store that is no fact file. It is kept whatever is wrong with it: a fault
 * degrades trust, never visibility.
 */
export interface Note {
  readonly path: string;
  readonly layout: NoteHome['layout'];
  readonly place: NotePlace;
  /** Name of the file without its ending. */
  readonly name: string;
  readonly kind: NoteKind;
  readonly front: NoteFront;
  /** Every key of the front matter as it was read, unknown ones too. */
  readonly keys: Readonly<Record<string, unknown>>;
  readonly comments: readonly string[];
  /** All after the front matter, line ends as LF; the whole file where there is none. */
  readonly body: string;
  readonly problems: readonly Problem[];
  /** The file as it is, line ends as LF; lossy where the bytes are not UTF-8. */
  readonly text: string;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A note that stays in sight although its text was not read. */
export function unreadNote(home: NoteHome, place: NotePlace, path: string, problem: Problem): Note {
  return { ...withoutText(home, place, path), body: '', text: '', problems: [problem] };
}

/** What the path alone says of a note. */
function withoutText(
  { layout }: NoteHome,
  place: NotePlace,
  path: string,
): Omit<Note, 'body' | 'text' | 'problems'> {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[A-Za-z]+$/, '');
  const kind = kindOf(place, name);
  return { path, layout, place, name, kind, front: EMPTY_FRONT, keys: {}, comments: [] };
}

/** Reads a note. Never throws: what is wrong is in `problems`. */
export function parseNote(
  home: NoteHome,
  place: NotePlace,
  path: string,
  bytes: Uint8Array,
  effort?: Effort,
): Note {
  const common = withoutText(home, place, path);
  const text = utf8TextOf(bytes);
  if (text === null) {
    const lossy = lineFeeds(Buffer.from(bytes).toString('utf8'));
    const problems = [notUtf8(bytes)];
    return { ...common, body: lossy, text: lossy, problems };
  }
  const broken = (problems: readonly Problem[], body: string): Note => ({
    ...common,
    body,
    text,
    problems,
  });
  if (text.trim() === '')
    return broken(
      [{ kind: 'empty', message: plain('it states nothing: the file is empty') }],
      text,
    );
  // Front matter is optional: a page may begin with a line of dashes that is none.
  if (!text.startsWith('---\n')) return { ...common, body: text, text, problems: [] };
  const parts = splitFrontMatter(text);
  if ('message' in parts) return broken(explained(bytes, [parts]), text);
  const { body } = parts;
  const yaml = parseEnvelope(parts.yaml, effort);
  if (!yaml.ok) return broken(explained(bytes, yaml.problems, lastLineOf(parts)), body);
  const { comments, place: placeOf } = yaml;
  const keys = asMapping(yaml.data ?? {});
  if (keys === null)
    return broken(
      [
        {
          kind: 'not-a-mapping',
          message: plain('the front matter must be a mapping (key: value)'),
          line: 2,
        },
      ],
      body,
    );
  const read = readNoteFront(keys, placeOf);
  if (!read.ok) return { ...broken(read.problems, body), keys, comments };
  const problems: readonly Problem[] =
    body.trim() === ''
      ? [
          {
            kind: 'no-statement',
            message: plain('it states nothing: the text after the front matter is empty'),
          },
        ]
      : [];
  return { ...common, front: read.front, keys, comments, body, text, problems };
}

/** The text with line ends as LF; null where the bytes are no UTF-8. */
function utf8TextOf(bytes: Uint8Array): string | null {
  try {
    return lineFeeds(utf8.decode(bytes));
  } catch {
    return null;
  }
}

/** The keys of a front matter; null where it is a list or a single value. */
function asMapping(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}
