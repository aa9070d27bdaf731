import { FRONT_MATTER_BYTES } from '../tree/limits.js';
import { plain } from '../text/phrase.js';
import type { Problem } from './problem.js';
import type { z } from 'zod';
import { isSha256 } from '../tree/digest.js';
import {
  type Citation,
  citationOf,
  type CitedKeys,
  MOST_READER,
  MOST_TEXT,
  OBJECT_ID,
  parseLines,
  PLACE,
} from './citation.js';
import {
  CLAIM_KEY,
  DECLARED_STATUSES,
  FACT_ID,
  FACT_KINDS,
  type factShape,
  IMPORTANCES,
  MOST_ID,
  MOST_SOURCES,
  MOST_SUPERSEDED,
  MOST_TOPIC,
} from './envelope.js';
import { startOf } from './instant.js';

/* The front matter of a Markdown file: where it ends, and a fast reader for the keys that memtrust itself writes. */

/** A Markdown file in two parts. Line ends are LF in both. */
interface FrontMatter {
  readonly yaml: string;
  /** Everything after the closing `---` line, with LF line ends. */
  readonly body: string;
}

/**
 * Splits a record at its `---` lines. The first line must be exactly `---` (SECURITY S13: no
 * `---js`, no byte-order mark).
 *
 * @param text the file with LF line ends.
 */
export function splitFrontMatter(text: string): FrontMatter | Problem {
  if (text.trim() === '') return { kind: 'empty', message: plain('the file is empty'), line: 1 };
  if (!text.startsWith('---\n'))
    return {
      kind: 'no-front-matter',
      message: plain('the first line must be exactly --- (front matter between two such lines)'),
      line: 1,
      column: 1,
    };
  const end = text.indexOf('\n---\n', 3);
  const atEnd = text.endsWith('\n---') ? text.length - 4 : -1;
  const closing = end >= 0 ? end : atEnd;
  if (closing < 0)
    return {
      kind: 'open-front-matter',
      message: plain('the front matter is not closed: a line that is exactly --- is missing'),
      line: 1,
    };
  const yaml = text.slice(4, closing + 1);
  if (Buffer.byteLength(yaml) > FRONT_MATTER_BYTES) {
    return {
      kind: 'long-front-matter',
      message: plain(
        `the front matter is longer than ${FRONT_MATTER_BYTES / 1024} KiB; move text into the body`,
      ),
      line: 1,
    };
  }
  return { yaml, body: text.slice(closing + 5) };
}

/** The line in the file that closes its front matter, 1-based. */
export function lastLineOf({ yaml }: FrontMatter): number {
  return yaml.split('\n').length + 1;
}

/** CRLF and CR as LF. */
export function lineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

export type Front = z.output<ReturnType<typeof factShape>>;

type Mutable<Keys> = { -readonly [Key in keyof Keys]: Keys[Key] };

/**
 * The keys of a fact that memtrust itself writes, checked against the limits of the schema. Nearly every fact has no
 * others: for 5,000 facts the schema takes 120 ms, and this 35.
 *
 * It accepts less than the schema and gives nothing that the schema gives otherwise: anything else gives null and is
 * for `factShape`.
 */
export function readPlainFront(known: Readonly<Record<string, unknown>>): Front | null {
  const front: Mutable<Front> = {};
  for (const [key, value] of Object.entries(known))
    if (READERS.get(key)?.(front, value) !== true) return null;
  return front;
}

/** Reads one key; false where its value is not plain. */
type Reader<Keys> = (keys: Mutable<Keys>, value: unknown) => boolean;

function readers<Keys>(
  table: Readonly<Record<string, Reader<Keys>>>,
): ReadonlyMap<string, Reader<Keys>> {
  return new Map(Object.entries(table));
}

const STATUSES = namesIn(DECLARED_STATUSES);
const KINDS = namesIn(FACT_KINDS);
const WEIGHTS = namesIn(IMPORTANCES);

const READERS = readers<Front>({
  id: (front, value) => isFactId(value) && has((front.id = value)),
  claim_key: (front, value) =>
    isLike(CLAIM_KEY, value) && value.length <= MOST_ID && has((front.claim_key = value)),
  confidence: (front, value) =>
    typeof value === 'number' && value >= 0 && value <= 1 && has((front.confidence = value)),
  supersedes: (front, value) => has((front.supersedes = factIdsIn(value))),
  valid_from: (front, value) => isInstant(value) && has((front.valid_from = value)),
  valid_until: (front, value) => isInstant(value) && has((front.valid_until = value)),
  review_by: (front, value) => isInstant(value) && has((front.review_by = value)),
  topic: (front, value) => isText(value, MOST_TOPIC) && has((front.topic = value)),
  kind: (front, value) => has((front.kind = KINDS.get(value))),
  status: (front, value) => has((front.status = STATUSES.get(value))),
  importance: (front, value) => has((front.importance = WEIGHTS.get(value))),
  sources: (front, value) => has((front.sources = citationsIn(value))),
});

function factIdsIn(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.length <= MOST_SUPERSEDED && value.every(isFactId)
    ? [...value]
    : undefined;
}

function isFactId(value: unknown): value is string {
  return isLike(FACT_ID, value) && value.length <= MOST_ID;
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && startOf(value) !== null;
}

function citationsIn(value: unknown): Citation[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_SOURCES) return undefined;
  const citations: Citation[] = [];
  for (const one of value) {
    const citation = citationIn(one);
    if (citation === null) return undefined;
    citations.push(citation);
  }
  return citations;
}

const SOURCE_READERS = readers<CitedKeys>({
  path: (source, value) => isText(value, MOST_TEXT) && has((source.path = value)),
  symbol: (source, value) => isText(value, MOST_TEXT) && has((source.symbol = value)),
  quote: (source, value) => isText(value, MOST_TEXT) && has((source.quote = value)),
  pointer: (source, value) =>
    (value === '' || isText(value, MOST_TEXT)) && has((source.pointer = value)),
  heading: (source, value) => isText(value, MOST_TEXT) && has((source.heading = value)),
  absent: (source, value) =>
    (value === true || isText(value, MOST_TEXT)) && has((source.absent = value)),
  present: (source, value) => value === true && has((source.present = value)),
  lines: (source, value) =>
    typeof value === 'string' && has((source.lines = parseLines(value) ?? undefined)),
  digest: (source, value) => isSha256(value) && has((source.digest = value)),
  place: (source, value) => isLike(PLACE, value) && has((source.place = value)),
  unit: (source, value) => isSha256(value) && has((source.unit = value)),
  origin: (source, value) => isSha256(value) && has((source.origin = value)),
  reader: (source, value) =>
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= 1 &&
    value <= MOST_READER &&
    has((source.reader = value)),
  blob: (source, value) => isLike(OBJECT_ID, value) && has((source.blob = value)),
});

function citationIn(value: unknown): Citation | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const source: Mutable<CitedKeys> = { path: '' };
  for (const [key, written] of Object.entries(value))
    if (SOURCE_READERS.get(key)?.(source, written) !== true) return null;
  return source.path === '' || !namesOnePlace(source) ? null : citationOf(source);
}

/** One selector at most; a quote may be combined with a symbol. */
function namesOnePlace({ symbol, quote, pointer, heading, absent, present }: CitedKeys): boolean {
  const alone = [pointer, heading, absent, present].filter((one) => one !== undefined);
  return alone.length === 0 || (alone.length === 1 && symbol === undefined && quote === undefined);
}

function namesIn<Name extends string>(names: readonly Name[]): ReadonlyMap<unknown, Name> {
  return new Map(names.map((name) => [name, name]));
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= most;
}

function isLike(pattern: RegExp, value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}

function has(value: unknown): boolean {
  return value !== undefined;
}
