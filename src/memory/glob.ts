import { baseName, foldersAbove } from '../tree/path.js';

/**
 * Patterns of the policy, matched in linear time and without regard to case (a block must not be escaped by `.ENV`).
 *
 * - `*` is any run of characters but `/`, `?` one of them, `**` any run of folders;
 * - a pattern without `/` matches a name at any depth, with `/` (a leading one too) it is anchored at the root;
 * - a pattern that matches a folder matches everything below it; a trailing `/` changes nothing.
 */
export function pathMatches(pattern: string, path: string): boolean {
  const { trimmed, wanted, literal } = prepared(pattern);
  if (wanted === '') return false;
  const folded = path.toLowerCase();
  // A pattern is asked of every file of a repository, and what it says literally is not in most of their names.
  if (!folded.includes(literal)) return false;
  return [...foldersAbove(folded), folded].some((candidate) => matchesFrom(wanted, trimmed.includes('/') ? candidate : baseName(candidate)));
}

interface Prepared {
  readonly trimmed: string;
  readonly wanted: string;
  /** The longest part without wildcards: it stands in every path that matches. */
  readonly literal: string;
}

/** A policy has few patterns, so they are kept; fixtures bring more, so not for ever. */
const MOST_KEPT = 4_096;
const kept = new Map<string, Prepared>();

function prepared(pattern: string): Prepared {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  const trimmed = pattern.replace(/\/+$/, '').toLowerCase();
  const wanted = trimmed.replace(/^\.?\/+/, '');
  const literal = wanted.split(/[/*?]/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(pattern, { trimmed, wanted, literal });
  return { trimmed, wanted, literal };
}

/** Patterns over source ids such as `live:cursor:*`: `*` is any run of characters. */
export function idMatches(pattern: string, id: string): boolean {
  return wildcard(pattern.toLowerCase(), id.toLowerCase());
}

function matchesFrom(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  // `**` backtracks to the last one only, like `*` below: linear in practice, quadratic at worst.
  let w = 0;
  let p = 0;
  let starAt = -1;
  let starPath = 0;
  while (p < parts.length) {
    const part = parts[p] ?? '';
    const piece = wanted[w];
    if (piece === '**') {
      starAt = w;
      starPath = p;
      w += 1;
    } else if (piece !== undefined && wildcard(piece, part)) {
      w += 1;
      p += 1;
    } else if (starAt >= 0) {
      starPath += 1;
      p = starPath;
      w = starAt + 1;
    } else {
      return false;
    }
  }
  // `a/**` is everything below `a`, not `a` itself.
  return w === wanted.length;
}

/** `*` is any run of characters, `?` one (a code point, not half of one). */
function wildcard(written: string, against: string): boolean {
  const pattern = [...written];
  const text = [...against];
  let p = 0;
  let t = 0;
  let star = -1;
  let mark = 0;
  while (t < text.length) {
    const wanted = pattern[p];
    if (wanted === '*') {
      star = p;
      mark = t;
      p += 1;
    } else if (wanted === '?' || wanted === text[t]) {
      p += 1;
      t += 1;
    } else if (star >= 0) {
      mark += 1;
      t = mark;
      p = star + 1;
    } else {
      return false;
    }
  }
  while (pattern[p] === '*') p += 1;
  return p === pattern.length;
}
