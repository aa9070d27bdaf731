import type { z } from 'zod';
import { nearest } from '../text/nearest.js';
import { plain, say, type Phrase } from '../text/phrase.js';
import { andMore, LISTED_PROBLEMS, type Problem } from './problem.js';
import type { Place } from './yaml.js';

/**
 * Turns the issues of a zod schema into problems with places and near misses. Values never appear in a message, they
 * may be policy-blocked (SECURITY S28); keys do.
 *
 * @param knownKeys every key that the schema knows anywhere, for "did you mean".
 */
export function shapeProblems(error: z.ZodError, place: (path: readonly PropertyKey[]) => Place, knownKeys: readonly string[]): Problem[] {
  const faults = error.issues.flatMap((issue): { readonly issue: z.core.$ZodIssue; readonly key: string | null }[] => (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ issue, key })) : [{ issue, key: null }]));
  const problems = faults.slice(0, LISTED_PROBLEMS).map(({ issue, key }): Problem => {
    if (key === null) return { message: [...where(issue.path), ...expected(issue)], ...place(issue.path) };
    const meant = nearest(key, knownKeys);
    const advice = meant === null ? plain('') : say`; did you mean ${meant}?`;
    return { message: say`unknown key ${key}${advice}`, ...place([...issue.path, key]) };
  });
  return andMore(problems, faults.length);
}

function where(path: readonly PropertyKey[]): Phrase {
  return path.length === 0 ? plain('the file ') : say`${path.map(String).join('.')} `;
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
