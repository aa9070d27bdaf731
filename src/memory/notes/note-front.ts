import { z } from 'zod';
import { citationShape, type Citation } from '../citation.js';
import {
  DECLARED_STATUSES,
  IMPORTANCES,
  type DeclaredStatus,
  type Importance,
} from '../envelope.js';
import { lazy } from '../../text/collections.js';
import type { Problem } from '../problem.js';
import { shapeProblems } from '../shape.js';
import type { YamlPlace } from '../yaml.js';
import { momentOf } from '../instant.js';

/*
 * What does the front matter of a note say: its status, its importance, who saw when what it states? A wrong value is
 * a problem with its line.
 */

/** One time that someone saw what a note states. Any part may be unknown; unknown parts prove nothing. */
export interface Sighting {
  readonly by: string | null;
  /** Full or abbreviated object id of the commit in which it was seen. */
  readonly commit: string | null;
  /** Number of the pull request. */
  readonly pull: number | null;
}

export interface NoteFront {
  readonly id: string | null;
  readonly type: string | null;
  readonly level: string | null;
  readonly tags: readonly string[];
  readonly related: readonly string[];
  readonly timestamp: string | null;
  readonly confidence: number | null;
  readonly importance: Importance | null;
  readonly status: DeclaredStatus | null;
  /** Files that the note is about. */
  readonly sources: readonly Citation[];
  readonly observed: readonly Sighting[];
  /** What the note says that it replaces: the id of a fact, or the path or name of a note. */
  readonly corrects: string | null;
}

/** Keys with a meaning here; others are kept as they are. */
const frontShape = lazy(() => {
  /** A text; a number counts as its text, since people leave out quotes. */
  const words = z.union([z.string().max(1_000), z.number()]).transform(String);
  /** `[a, b]`, or `a, b` in one text. */
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

  /** One entry of `observed:`. `at` and `run` are for people and are ignored. */
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
  return z.looseObject({
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
    sources: z.array(citationShape()).max(100).nullish(),
    observed: z.array(sighting).max(1_000).nullish(),
    corrects: words.nullish(),
  });
});

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

/** What the keys of a front matter say, or what is wrong with them. */
export function readNoteFront(
  keys: Readonly<Record<string, unknown>>,
  place: (path: readonly PropertyKey[]) => YamlPlace,
):
  | { readonly ok: true; readonly front: NoteFront }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const shaped = frontShape().safeParse(keys);
  if (shaped.success) return { ok: true, front: frontOf(shaped.data, keys['status']) };
  const known = Object.keys(frontShape().shape);
  return { ok: false, problems: shapeProblems(shaped.error, keys, place, known) };
}

/** What was read, with null or nothing for absent keys. */
function frontOf(data: z.infer<ReturnType<typeof frontShape>>, status: unknown): NoteFront {
  return {
    id: data.id ?? null,
    type: data.type ?? null,
    level: data.level ?? null,
    tags: data.tags ?? [],
    related: data.related ?? [],
    timestamp: data.timestamp ?? null,
    confidence: data.confidence ?? null,
    importance: data.importance ?? null,
    // A store may have other words here; only ours have a meaning.
    status: DECLARED_STATUSES.find((known) => known === status) ?? null,
    sources: data.sources ?? [],
    observed: data.observed ?? [],
    corrects: data.corrects ?? null,
  };
}

function isMoment(text: string): boolean {
  return momentOf(text) !== null;
}
