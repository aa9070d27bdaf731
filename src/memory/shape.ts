import type { z } from 'zod';
import { nearest } from '../text/nearest.js';
import { wordSet } from '../text/words.js';
import { plain, say, type Phrase } from '../text/phrase.js';
import { andMore, LISTED_PROBLEMS, problemKey, type Problem } from './problem.js';
import type { YamlPlace } from './yaml.js';

/*
 * What is wrong with a file, in words for its author? zod says `unrecognized_keys`; this says "unknown key `staus`;
 * did you mean `status`?", with line and column.
 */

/**
 * Turns the issues of a zod schema into problems with places and near misses. Values never appear in a message, they
 * may be policy-blocked (SECURITY S28); keys do.
 *
 * @param data what the schema was given: it shows whether a key is missing or has a wrong value.
 * @param knownKeys every key that the schema knows anywhere, for "did you mean".
 */
export function shapeProblems(
  error: z.ZodError,
  data: unknown,
  place: (path: readonly PropertyKey[]) => YamlPlace,
  knownKeys: readonly string[],
): Problem[] {
  const faults = error.issues.flatMap(
    (issue): { readonly issue: z.core.$ZodIssue; readonly key: string | null }[] =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ issue, key }))
        : [{ issue, key: null }],
  );
  const problems = faults.slice(0, LISTED_PROBLEMS).map(({ issue, key }): Problem => {
    if (key === null) {
      const missing = isMissing(issue, data);
      return {
        kind: missing ? 'missing-key' : 'wrong-value',
        about: issue.path.map(String).join('.'),
        message: [...where(issue.path), ...(missing ? absent(issue) : expected(issue))],
        ...place(issue.path),
      };
    }
    const path = [...issue.path, key];
    const about = path.map(String).join('.');
    if (knownKeys.includes(key))
      return {
        kind: 'misplaced-key',
        about,
        message: say`the key ${key} is not allowed here`,
        ...place(path),
      };
    const meant = keyMeantBy(key, knownKeys);
    const advice = meant === null ? plain('') : say`; did you mean ${meant}?`;
    return {
      kind: 'unknown-key',
      about,
      message: say`unknown key ${key}${advice}`,
      ...place(path),
    };
  });
  return andMore(numbered(problems), faults.length);
}

/** Words of other memories for keys of ours, where they are not nearly the same word. */
const OTHER_WORDS: readonly (readonly [key: string, words: ReadonlySet<string>])[] = [
  [
    'valid_until',
    wordSet(
      'valid_to valid_till expires expires_at expires_on expiry expiration valid_to until ttl',
    ),
  ],
  ['valid_from', wordSet('starts starts_at start_date valid_since since effective_from')],
  ['review_by', wordSet('review review_at review_on revisit next_review next_update due')],
  ['sources', wordSet('cites citations evidence references refs anchors')],
  ['claim_key', wordSet('key subject')],
  ['supersedes', wordSet('replaces obsoletes overrides')],
  ['importance', wordSet('priority severity criticality weight')],
  ['confidence', wordSet('certainty probability score')],
  ['kind', wordSet('type category')],
  ['topic', wordSet('title area')],
  ['status', wordSet('state trust trust_level')],
];

function keyMeantBy(key: string, known: readonly string[]): string | null {
  const word = key.toLowerCase().replaceAll('-', '_');
  const same = OTHER_WORDS.find(([ours, words]) => words.has(word) && known.includes(ours));
  return same?.[0] ?? nearest(key, known);
}

/** One value can break two rules of its schema; each is a problem of its own. */
function numbered(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const key = problemKey(problem);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? problem : { ...problem, about: `${problem.about ?? ''}\0${count}` };
  });
}

function where(path: readonly PropertyKey[]): Phrase {
  return path.length === 0 ? plain('the file ') : say`${path.map(String).join('.')} `;
}

/** A custom issue is about several keys and has its own message. */
function isMissing({ code, path }: z.core.$ZodIssue, data: unknown): boolean {
  const key = path.at(-1);
  if (key === undefined || code === 'custom') return false;
  const holder = path.slice(0, -1).reduce<unknown>(valueAt, data);
  return (
    typeof holder === 'object' &&
    holder !== null &&
    !Array.isArray(holder) &&
    valueAt(holder, key) === undefined
  );
}

function valueAt(holder: unknown, key: PropertyKey): unknown {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    ? Reflect.get(holder, key)
    : undefined;
}

function absent(issue: z.core.$ZodIssue): Phrase {
  return issue.code === 'invalid_value'
    ? [...plain('is missing; it '), ...expected(issue)]
    : plain('is missing');
}

function expected(issue: z.core.$ZodIssue): Phrase {
  switch (issue.code) {
    case 'invalid_value':
      return plain(`must be one of: ${issue.values.map(String).join(', ')}`);
    case 'invalid_type':
      return plain(`must be ${ARTICLES[issue.expected] ?? issue.expected}`);
    case 'too_small':
      return plain(`is too small or too short (at least ${issue.minimum})`);
    case 'too_big':
      return plain(`is too big or too long (at most ${issue.maximum})`);
    case 'custom':
    case 'invalid_format':
      return plain(issue.message);
    default:
      return plain('is not valid here');
  }
}

const ARTICLES: Readonly<Record<string, string>> = {
  string: 'text (put it in quotes)',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
};
