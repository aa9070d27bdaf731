import { z } from 'zod';
import { plain, say } from '../../text/phrase.js';
import { citationShape, type Citation } from '../citation.js';
import {
  DECLARED_STATUSES,
  IMPORTANCES,
  type DeclaredStatus,
  type Importance,
} from '../envelope.js';
import { parseEnvelope } from '../fact.js';
import type { Effort } from '../yaml.js';
import { lineFeeds, splitFrontMatter } from '../front-matter.js';
import type { Problem } from '../problem.js';
import { shapeProblems } from '../shape.js';
import type { NoteHome, NotePlace } from './home.js';
import { kindOf, type NoteKind } from './kind.js';
import { momentOf } from './moment.js';

/** One time that somebody saw what a note states. Any part may be unknown; what is not known proves nothing. */
export interface Sighting {
  readonly by: string | null;
  /** Full or abbreviated object id of the commit in which it was seen. */
  readonly commit: string | null;
  /** Number of the pull request. */
  readonly pull: number | null;
}

/** What the front matter of a note says; every key is optional. */
export interface NoteFront {
  readonly id: string | null;
  readonly type: string | null;
  readonly level: string | null;
  readonly tags: readonly string[];
  readonly related: readonly string[];
  readonly timestamp: string | null;
  /** From 0 to 1. */
  readonly confidence: number | null;
  readonly importance: Importance | null;
  readonly status: DeclaredStatus | null;
  /** Files that the note is about. */
  readonly sources: readonly Citation[];
  readonly observed: readonly Sighting[];
  /** What the note itself says it replaces: the id of a fact, or the path or name of a note. */
  readonly corrects: string | null;
}

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

const words = z.union([z.string().max(1_000), z.number()]).transform(String);
const list = z.union([
  z.array(words).max(1_000),
  words.transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
]);

/** Both a day and `2025-11-14 10:30:00`, as people write them. */
const timestamp = words.refine((text) => isMoment(text), {
  error: 'must be a date such as 2026-01-31, with a time or without',
});

const sighting = z
  .strictObject({
    by: z.string().min(1).max(200).optional(),
    commit: z
      .string()
      .regex(/^[0-9a-f]{7,64}$/, { error: 'must be an object id in quotes' })
      .optional(),
    pull: z.int().min(1).optional(),
    at: words.optional(),
    run: words.optional(),
  })
  .transform(({ by, commit, pull }): Sighting => ({
    by: by ?? null,
    commit: commit ?? null,
    pull: pull ?? null,
  }));

/** Keys that have a meaning here. Others are the store's own, and kept as they are. */
const frontShape = z.looseObject({
  id: words.nullish(),
  type: words.nullish(),
  level: words.nullish(),
  tags: list.nullish(),
  related: list.nullish(),
  timestamp: timestamp.nullish(),
  confidence: z.number().min(0).max(1).nullish(),
  importance: z
    .preprocess((value) => (value === 'medium' ? 'normal' : value), z.enum(IMPORTANCES))
    .nullish(),
  sources: z.array(citationShape).max(100).nullish(),
  observed: z.array(sighting).max(1_000).nullish(),
  corrects: words.nullish(),
});

/** Front matter that says nothing. */
export const EMPTY_FRONT: NoteFront = {
  id: null,
  type: null,
  level: null,
  tags: [],
  related: [],
  timestamp: null,
  confidence: null,
  importance: null,
  status: null,
  sources: [],
  observed: [],
  corrects: null,
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a note. Never throws: what is wrong is in `problems`. */
export function parseNote(
  home: NoteHome,
  place: NotePlace,
  path: string,
  bytes: Uint8Array,
  effort?: Effort,
): Note {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[A-Za-z]+$/, '');
  const common = { path, layout: home.layout, place, name, kind: kindOf(place, name) };
  let text: string;
  try {
    text = lineFeeds(utf8.decode(bytes));
  } catch {
    const lossy = lineFeeds(Buffer.from(bytes).toString('utf8'));
    return {
      ...common,
      front: EMPTY_FRONT,
      keys: {},
      comments: [],
      body: lossy,
      text: lossy,
      problems: [{ message: plain('the file is not UTF-8 text') }],
    };
  }
  const broken = (problems: readonly Problem[], body: string): Note => ({
    ...common,
    front: EMPTY_FRONT,
    keys: {},
    comments: [],
    body,
    text,
    problems,
  });
  if (text.trim() === '')
    return broken([{ message: plain('it states nothing: the file is empty') }], text);
  // Front matter is optional: a page may begin with a line of dashes that is none.
  if (!text.startsWith('---\n'))
    return {
      ...common,
      front: EMPTY_FRONT,
      keys: {},
      comments: [],
      body: text,
      text,
      problems: [],
    };
  const parts = splitFrontMatter(text);
  if ('message' in parts) return broken([parts], text);
  const yaml = parseEnvelope(parts.yaml, effort);
  if (!yaml.ok) return broken(yaml.problems, parts.body);
  const keys = asMapping(yaml.data ?? {});
  if (keys === null)
    return broken(
      [{ message: plain('the front matter must be a mapping (key: value)'), line: 2 }],
      parts.body,
    );
  const shaped = frontShape.safeParse(keys);
  if (!shaped.success)
    return {
      ...broken(
        shapeProblems(shaped.error, keys, yaml.place, Object.keys(frontShape.shape)),
        parts.body,
      ),
      keys,
      comments: yaml.comments,
    };
  const problems: Problem[] =
    parts.body.trim() === ''
      ? [{ message: say`it states nothing: the text after the front matter is empty` }]
      : [];
  return {
    ...common,
    front: frontOf(shaped.data, keys['status']),
    keys,
    comments: yaml.comments,
    body: parts.body,
    text,
    problems,
  };
}

function frontOf(data: z.infer<typeof frontShape>, status: unknown): NoteFront {
  return {
    id: data.id ?? null,
    type: data.type ?? null,
    level: data.level ?? null,
    tags: data.tags ?? [],
    related: data.related ?? [],
    timestamp: data.timestamp ?? null,
    confidence: data.confidence ?? null,
    importance: data.importance ?? null,
    // A store may have words of its own here; ours alone mean something.
    status: DECLARED_STATUSES.find((known) => known === status) ?? null,
    sources: data.sources ?? [],
    observed: data.observed ?? [],
    corrects: data.corrects ?? null,
  };
}

function isMoment(text: string): boolean {
  return momentOf(text) !== null;
}

function asMapping(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}
