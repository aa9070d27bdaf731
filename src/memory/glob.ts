import { baseName, foldersAbove } from '../tree/path.js';
import {
  matchesName,
  matchesPath,
  namePattern,
  pathPattern,
  type PathPattern,
} from './wildcards.js';

/*
 * Does a pattern of the policy match a path? `.env` matches `.ENV` and `src/.env`; `docs/*.md`
 * matches `docs/a.md` and not `docs/a/b.md`.
 *
 * Block lists and lists of paths are read by it (`blocking.ts`, `adopters.ts`). A block that matches too
 * little lets something in, so letters of either case match; too much is the safe error. Policies are written
 * for these rules: none may change. `__tests__/memory/glob.test.ts` fails when this is wrong. MOST_KEPT is
 * about speed alone.
 */

/**
 * Patterns of the policy, matched in linear time and without regard to case (a block must not be escaped by `.ENV`).
 *
 * - `*` is any run of characters but `/`, `?` one of them, `**` any run of folders;
 * - a pattern without `/` matches a name at any depth, with `/` (a leading one too) it is anchored at the root;
 * - a pattern that matches a folder matches everything below it; a trailing `/` changes nothing.
 */
export function pathMatches(pattern: string, path: string): boolean {
  return fits(prepared(pattern), path.toLowerCase());
}

/** Asks the patterns of one list of many paths, and gives the first pattern that matches; null where none does. */
export function matcherOf(patterns: readonly string[]): (path: string) => string | null {
  const known = matchers.get(patterns);
  if (known !== undefined) return known;
  const all = patterns.map((pattern) => ({ pattern, ...prepared(pattern) }));
  const matcher = (path: string): string | null => {
    const folded = path.toLowerCase();
    for (const one of all) if (fits(one, folded)) return one.pattern;
    return null;
  };
  matchers.set(patterns, matcher);
  return matcher;
}

/** The lists of a policy stay the same, and are asked for every file and fact. */
const matchers = new WeakMap<readonly string[], (path: string) => string | null>();

/** Whether a pattern matches a path, or a folder above it. The path is in small letters already. */
function fits({ isAnchored, wanted, literal }: Prepared, folded: string): boolean {
  if (wanted === null) return false;
  // A pattern is asked of every file of a repository, and what it says literally is not in most of their names.
  if (!folded.includes(literal)) return false;
  return [...foldersAbove(folded), folded].some((candidate) =>
    matchesPath(wanted, isAnchored ? candidate : baseName(candidate)),
  );
}

/** A pattern, read once. */
interface Prepared {
  /** It has a slash, so it is matched from the root. */
  readonly isAnchored: boolean;
  /** Null where the pattern says nothing. */
  readonly wanted: PathPattern | null;
  /** The longest part without wildcards: it stands in every path that matches. */
  readonly literal: string;
}

/** A policy has few patterns, so they are kept; fixtures bring more, so not for ever. */
const MOST_KEPT = 4_096;
const kept = new Map<string, Prepared>();

/** Reads a pattern, or takes it from those that were read before. */
function prepared(pattern: string): Prepared {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  const trimmed = pattern.replace(/\/+$/, '').toLowerCase();
  const rooted = trimmed.replace(/^\.?\/+/, '');
  const literal = rooted
    .split(/[/*?]/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
  if (kept.size >= MOST_KEPT) kept.clear();
  const wanted = rooted === '' ? null : pathPattern(rooted.split('/'), namePattern);
  const made = { isAnchored: trimmed.includes('/'), wanted, literal };
  kept.set(pattern, made);
  return made;
}

/** Patterns over source ids such as `live:cursor:*`: `*` is any run of characters. */
export function idMatches(pattern: string, id: string): boolean {
  return matchesName(namePattern(pattern.toLowerCase()), id.toLowerCase());
}
