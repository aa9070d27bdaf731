import { plain } from '../../text/phrase.js';
import { parseEnvelope } from '../fact.js';
import { lastLineOf, lineFeeds, splitFrontMatter } from '../front-matter.js';
import { explained, notUtf8 } from '../misread.js';
import type { Problem } from '../problem.js';
import type { Effort } from '../yaml.js';
import type { NoteHome, NotePlace } from './home.js';
import { EMPTY_FRONT, type NoteFront, readNoteFront } from './note-front.js';
import { momentOf } from '../instant.js';

/*
 * A note of a store: what its path, its front matter and its text say. `new-trap-pool-timeout.md` in a folder of
 * staging is a `new_trap`.
 */

/** How often something must have been seen before it is proposed. MT601 warns of an adoption with fewer. */
export const ENOUGH = 3;

/** A Markdown file of a store that is not a fact. It is kept whatever is wrong with it. */
export interface Note {
  readonly path: string;
  readonly layout: NoteHome['layout'];
  readonly place: NotePlace;
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

/** A note whose text was not read. */
export function unreadNote(home: NoteHome, place: NotePlace, path: string, problem: Problem): Note {
  return { ...withoutText(home, place, path), body: '', text: '', problems: [problem] };
}

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
  // Front matter is optional: a page may begin with a horizontal rule.
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

function asMapping(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/** What a note is, by the file names of the lifecycle document; anything else is `other`. */
export const NOTE_KINDS = [
  'checkpoint',
  'decoded_text',
  'diff_compare',
  'critical_verification',
  'new_trap',
  'new_pattern',
  'correction',
  'failed_skill',
  'unresolved',
  'verify_report',
  'build_report',
  'refine_report',
  'other',
] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

const NAMES: readonly (readonly [place: NotePlace, name: RegExp, kind: NoteKind])[] = [
  ['session', /^checkpoint-/, 'checkpoint'],
  ['session', /^decoded-/, 'decoded_text'],
  ['session', /^diff-/, 'diff_compare'],
  ['session', /^critical-/, 'critical_verification'],
  ['staging', /^new-trap-/, 'new_trap'],
  ['staging', /^new-pattern-/, 'new_pattern'],
  ['staging', /^correction-/, 'correction'],
  ['staging', /^failed-skill-/, 'failed_skill'],
  ['staging', /^unresolved-/, 'unresolved'],
  ['report', /-verify(?:-\d+)?$/, 'verify_report'],
  ['report', /-build(?:-\d+)?$/, 'build_report'],
  ['report', /^staging-\d{4}-\d{2}-\d{2}-refine(?:-\d+)?$/, 'refine_report'],
];

/** @param name of the file, without its ending. */
export function kindOf(place: NotePlace, name: string): NoteKind {
  return NAMES.find(([where, pattern]) => where === place && pattern.test(name))?.[2] ?? 'other';
}

/**
 * When a note was written, by its `timestamp:`, or the last date in its name: the subject comes before it, and may
 * contain a date too. Milliseconds since 1970; null where it says nothing. The time of the file only says when git
 * wrote it.
 */
export function dateOf({ front, name }: Pick<Note, 'front' | 'name'>): number | null {
  const [, year, month, day] =
    [...name.matchAll(/(?<!\d)(\d{4})-?(\d{2})-?(\d{2})(?!\d)/g)].at(-1) ?? [];
  return (
    (front.timestamp === null ? null : momentOf(front.timestamp)) ??
    (year === undefined ? null : momentOf(`${year}-${month ?? ''}-${day ?? ''}`))
  );
}
