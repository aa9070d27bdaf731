import { remembered } from '../text/collections.js';
import { baseName, foldersAbove } from '../tree/path.js';

/* Patterns of paths: those of the policy (`pathMatches`), and those of CODEOWNERS and .gitattributes (`ownsPath`). */

/**
 * Whether a pattern of the policy matches a path, in linear time and in any case (`.ENV` must not escape a block).
 *
 * - `*` is any run of characters but `/`, `?` one of them, `**` any run of folders;
 * - a pattern without `/` matches a name at any depth, with `/` (a leading one too) it is anchored at the root;
 * - a pattern that matches a folder matches everything below it; a trailing `/` changes nothing.
 */
export function pathMatches(pattern: string, path: string): boolean {
  return isMatch(prepared(pattern), path.toLowerCase());
}

/** A function that gives the first of some patterns that matches a path; null where none does. */
export const matcherOf = remembered((patterns: readonly string[]) => {
  const all = patterns.map((pattern) => ({ pattern, ...prepared(pattern) }));
  return (path: string): string | null => {
    const folded = path.toLowerCase();
    for (const one of all) if (isMatch(one, folded)) return one.pattern;
    return null;
  };
});

/** Whether a pattern matches a path, or a folder above it. The path is in lower case already. */
function isMatch({ isAnchored, wanted, literal }: Prepared, folded: string): boolean {
  if (wanted === null) return false;
  // Most paths do not contain the literal part of a pattern.
  if (!folded.includes(literal)) return false;
  return [...foldersAbove(folded), folded].some((candidate) =>
    matchesPath(wanted, isAnchored ? candidate : baseName(candidate)),
  );
}

interface Prepared {
  /** With a slash a pattern is matched from the root. */
  readonly isAnchored: boolean;
  /** Null for a pattern that matches nothing. */
  readonly wanted: PathPattern | null;
  /** The longest part without wildcards: every path that matches contains it. */
  readonly literal: string;
}

/** A policy has few patterns; fixtures bring more, so the cache is bounded. */
const MOST_KEPT = 4_096;
const kept = new Map<string, Prepared>();

/** Parses a pattern, or takes it from the cache. */
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

/** Stands for any run of what it is matched against. */
const RUN = Symbol('any run');
/** Stands for any one character. */
const ONE = Symbol('any one');

/** A pattern of one name by its characters (code points). */
type NamePattern = readonly (string | typeof RUN | typeof ONE)[];

export type PathPattern = readonly (NamePattern | typeof RUN)[];

/** `*` is any run of characters, `?` one. */
export function namePattern(written: string): NamePattern {
  return Array.from(written, signOf);
}

/** The same, with backslash escapes. */
export function escapedNamePattern(written: string): NamePattern {
  return Array.from(
    written.matchAll(/\\(.)|(.)/gsu),
    ([, escaped, bare]) => escaped ?? signOf(bare ?? ''),
  );
}

function signOf(character: string): string | typeof RUN | typeof ONE {
  if (character === '*') return RUN;
  return character === '?' ? ONE : character;
}

/**
 * A pattern of a path from its names: `docs`, `**`, `*.md`.
 *
 * @param read how the names between slashes are written.
 */
export function pathPattern(
  pieces: readonly string[],
  read: (written: string) => NamePattern,
): PathPattern {
  return pieces.map((piece) => (piece === '**' ? RUN : read(piece)));
}

/** Whether a pattern fits a whole name. */
function matchesName(pattern: NamePattern, name: string): boolean {
  const used = piecesUsed(
    pattern,
    [...name],
    (sign, character) => sign === ONE || sign === character,
  );
  return used !== null && pattern.slice(used).every((sign) => sign === RUN);
}

/** `a/**` is everything below `a`, not `a` itself. */
export function matchesPath(pattern: PathPattern, path: string): boolean {
  return (
    piecesUsed(
      pattern,
      path.split('/'),
      (piece, name) => piece !== RUN && matchesName(piece, name),
    ) === pattern.length
  );
}

/**
 * How many pieces, from the first, match all items; null where they do not. It backtracks to the last run only: linear
 * in practice, quadratic at worst.
 */
function piecesUsed<Piece, Item>(
  pieces: readonly (Piece | typeof RUN)[],
  items: readonly Item[],
  fits: (piece: Piece | typeof RUN, item: Item) => boolean,
): number | null {
  let next = 0; // the piece that is tried
  let at = 0; // the item that it is tried on
  let run = -1; // the last run, and the item up to which it reaches
  let runEnd = 0;
  for (let item = items[at]; at < items.length && item !== undefined; item = items[at]) {
    const piece = pieces[next];
    if (piece === RUN) {
      run = next;
      runEnd = at;
      next += 1;
    } else if (piece !== undefined && fits(piece, item)) {
      next += 1;
      at += 1;
    } else if (run >= 0) {
      runEnd += 1;
      at = runEnd;
      next = run + 1;
    } else {
      return null;
    }
  }
  return next;
}

/**
 * One pattern as CODEOWNERS and .gitattributes write them: gitignore's rules without its negation,
 * case-sensitive. Source: gitignore(5), and "About code owners" in GitHub's documentation for
 * `docs/*`.
 *
 * - `*` is any run of characters but `/`, `?` one of them, `**` any run of folders;
 * - a slash at the beginning or in the middle anchors at the root; without one the pattern matches
 *   at any depth;
 * - what it matches it matches with all below, but `docs/*` the files of that folder alone; a slash
 *   at the end means folders.
 *
 * Matching takes linear time in practice, quadratic at worst: these patterns are the user's.
 */
export function ownsPath(pattern: string, path: string): boolean {
  const foldersOnly = pattern.endsWith('/');
  const trimmed = pattern.replace(/\/+$/, '');
  const anchored = trimmed.includes('/');
  const wanted = trimmed.replace(/^\//, '').split('/');
  if (wanted.some((piece) => piece === '')) return false;
  const pieces = pathPattern(anchored ? wanted : ['**', ...wanted], escapedNamePattern);
  const folders = wanted.at(-1) === '*' && anchored && !foldersOnly ? [] : foldersAbove(path);
  return [...folders, ...(foldersOnly ? [] : [path])].some((candidate) =>
    matchesPath(pieces, candidate),
  );
}
