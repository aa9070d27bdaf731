import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { factShape, parseEnvelope, type DeclaredStatus } from '../../memory/fact.js';
import { lineFeeds, splitFrontMatter } from '../../memory/front-matter.js';

/*
 * How does a fact keep all of the note that it was made of? `topic: auth` stays (and is listed under `x-as-is`),
 * `reviewer: bob` becomes `x-reviewer: bob`, `"odd key!": 1` goes into `x-keys`; the body keeps its bytes.
 */

/** Everything in a note, or in an entry of an export, that must not be lost. */
export interface Original {
  readonly keys: Readonly<Record<string, unknown>> | null;
  readonly comments: readonly string[];
  /** As in the file, line ends included. */
  readonly body: string;
}

/** What a fact says beside its original. */
export interface NativeFront {
  /** Where it came from: `<layout>:<path>`. */
  readonly sourceRef: string;
  /** Keys of the fact that were made of other keys of the original. */
  readonly made: Readonly<Record<string, unknown>>;
  /** Our own words about the original; their keys begin with `x-`. */
  readonly notes: Readonly<Record<string, unknown>>;
  /** Keys that a fact cannot have as they are, although they look valid. */
  readonly renamedKeys: readonly string[];
  /** The status in its store, as far as that takes trust away. */
  readonly status?: DeclaredStatus;
  /** Ids of facts that it replaces. */
  readonly supersedes?: readonly string[];
}

/** Keys with the same meaning in facts and notes, in the order in which they are written. */
const SHARED = [
  'topic',
  'claim_key',
  'kind',
  'confidence',
  'importance',
  'valid_from',
  'valid_until',
  'review_by',
  'sources',
] as const;
type Shared = (typeof SHARED)[number];

/** Our own keys: the same key of an original goes into `x-keys`. */
const OURS = [
  'x-source-ref',
  'x-as-is',
  'x-keys',
  'x-list',
  'x-place',
  'x-text-key',
  'x-around',
  'x-line-end',
] as const;

/** Keys that can follow `x-`: `reviewer`, `trace_id`; not `odd key!`. */
const SIMPLE = /^[A-Za-z][A-Za-z0-9_-]{0,99}$/;

/**
 * A fact that keeps all of an original: shared keys as they are, listed under `x-as-is`; every other one as `x-<key>`,
 * or in `x-keys` where that is not a valid name; comments above; the body byte for byte.
 */
export function nativeText(
  { keys, comments, body }: Original,
  { sourceRef, made, notes, renamedKeys, status = 'candidate', supersedes = [] }: NativeFront,
): string {
  const own = Object.entries(keys ?? {});
  const asIs = SHARED.filter(
    (key) =>
      keys !== null &&
      Object.hasOwn(keys, key) &&
      !renamedKeys.includes(key) &&
      isShared(key, keys[key]),
  );
  const others = own.filter(([key]) => !asIs.some((one) => one === key));
  const plain = others.filter(
    ([key]) => SIMPLE.test(key) && !OURS.some((ours) => ours === `x-${key}`),
  );
  const odd = others.filter(([key]) => !plain.some(([one]) => one === key));
  const front: [string, unknown][] = [
    ...SHARED.flatMap((key): [string, unknown][] => {
      if (asIs.includes(key)) return [[key, keys?.[key]]];
      return Object.hasOwn(made, key) ? [[key, made[key]]] : [];
    }),
    ['status', status],
    ...(supersedes.length === 0
      ? []
      : [['supersedes', [...supersedes]] satisfies [string, unknown]]),
    ['x-source-ref', sourceRef],
    ...Object.entries(notes),
    ...(asIs.length === 0 ? [] : [['x-as-is', asIs] satisfies [string, unknown]]),
    ...plain.map(([key, value]): [string, unknown] => [`x-${key}`, value]),
    // Distinguishes empty front matter from none.
    ...(odd.length > 0 || (keys !== null && own.length === 0)
      ? [['x-keys', Object.fromEntries(odd)] satisfies [string, unknown]]
      : []),
  ];
  // A file ends with a line end; a missing one in the original is recorded, and not imitated.
  const hasEnd = /[\r\n]$/.test(body);
  if (!hasEnd) front.push(['x-line-end', 'none']);
  // In quotes and not as blocks: text on a line of its own could end the front matter.
  const yaml = stringify(Object.fromEntries(front), {
    lineWidth: 0,
    blockQuote: false,
    aliasDuplicateObjects: false,
  });
  return `---\n${comments.map((comment) => `${comment}\n`).join('')}${yaml}---\n${body}${hasEnd ? '' : '\n'}`;
}

/** Whether a fact may have the same value under the same key. */
function isShared(key: Shared, value: unknown): boolean {
  return value !== undefined && factShape().shape[key].safeParse(value).success;
}

/** The original of a fact, read from its text; null where it has none. */
export function originalOf(text: string): Original | null {
  const written = partsOf(text);
  if (
    written?.keys === undefined ||
    written.keys === null ||
    typeof written.keys['x-source-ref'] !== 'string'
  )
    return null;
  const { keys: front, comments, body } = written;
  const asIs = Array.isArray(front['x-as-is'])
    ? front['x-as-is'].filter(
        (key: unknown): key is string => typeof key === 'string' && Object.hasOwn(front, key),
      )
    : [];
  const odd = front['x-keys'];
  const keys: [string, unknown][] = [
    ...asIs.map((key): [string, unknown] => [key, front[key]]),
    ...Object.entries(front).flatMap(([key, value]): [string, unknown][] =>
      key.startsWith('x-') && !OURS.some((ours) => ours === key) ? [[key.slice(2), value]] : [],
    ),
    ...(typeof odd === 'object' && odd !== null ? Object.entries(odd) : []),
  ];
  return {
    keys: keys.length === 0 && odd === undefined ? null : Object.fromEntries(keys),
    comments,
    body: front['x-line-end'] === 'none' ? body.replace(/\n$/, '') : body,
  };
}

/** Whether two originals have equal keys in any order, equal comments, and the same bytes as body. */
export function isSameOriginal(one: Original, other: Original | null): boolean {
  return (
    other !== null &&
    one.body === other.body &&
    isDeepStrictEqual(one.comments, other.comments) &&
    isDeepStrictEqual(one.keys, other.keys)
  );
}

/** Front matter and body of a text; null where its front matter is not valid. */
export function partsOf(text: string): Original | null {
  const lines = lineFeeds(text);
  if (!lines.startsWith('---\n')) return { keys: null, comments: [], body: text };
  const parts = splitFrontMatter(lines);
  if ('message' in parts) return null;
  const yaml = parseEnvelope(parts.yaml);
  if (!yaml.ok) return null;
  const data = yaml.data ?? {};
  if (typeof data !== 'object' || Array.isArray(data)) return null;
  return { keys: { ...data }, comments: yaml.comments, body: bodyOf(text) };
}

/** Everything behind the front matter, with its line ends. */
export function bodyOf(text: string): string {
  const lines = lineFeeds(text);
  const parts = splitFrontMatter(lines);
  if ('message' in parts) return '';
  const before = lines.slice(0, lines.length - parts.body.length);
  const ends = /\r\n?|\n/g;
  let from = 0;
  for (let left = before.split('\n').length - 1; left > 0 && ends.exec(text) !== null; left -= 1)
    from = ends.lastIndex;
  // The closing line may be the last, without a line end.
  return before.endsWith('\n') ? text.slice(from) : '';
}
