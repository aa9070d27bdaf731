import { foldersAbove } from '../tree/path.js';

/**
 * One pattern as CODEOWNERS and .gitattributes write them: gitignore's rules without its negation, case-sensitive.
 * Source: gitignore(5), and "About code owners" in GitHub's documentation for `docs/*`.
 *
 * - `*` is any run of characters but `/`, `?` one of them, `**` any run of folders;
 * - a slash at the beginning or in the middle anchors at the root; without one the pattern matches at any depth;
 * - what it matches it matches with all below, but `docs/*` the files of that folder alone; a slash at the end means folders.
 *
 * Matching takes linear time in practice, quadratic at worst: these patterns are the user's.
 */
export function ownsPath(pattern: string, path: string): boolean {
  const foldersOnly = pattern.endsWith('/');
  const trimmed = pattern.replace(/\/+$/, '');
  const anchored = trimmed.includes('/');
  const wanted = trimmed.replace(/^\//, '').split('/');
  if (wanted.some((piece) => piece === '')) return false;
  const pieces = anchored ? wanted : ['**', ...wanted];
  const folders = pieces.at(-1) === '*' && anchored && !foldersOnly ? [] : foldersAbove(path);
  return [...folders, ...(foldersOnly ? [] : [path])].some((candidate) => matchesFrom(pieces, candidate.split('/')));
}

function matchesFrom(wanted: readonly string[], parts: readonly string[]): boolean {
  let w = 0;
  let p = 0;
  let starAt = -1;
  let starPart = 0;
  while (p < parts.length) {
    const piece = wanted[w];
    if (piece === '**') {
      starAt = w;
      starPart = p;
      w += 1;
      // At the end it stands for what is in a folder, which is one name at least.
      if (w === wanted.length) return true;
    } else if (piece !== undefined && wildcard(piece, parts[p] ?? '')) {
      w += 1;
      p += 1;
    } else if (starAt >= 0) {
      starPart += 1;
      p = starPart;
      w = starAt + 1;
    } else {
      return false;
    }
  }
  return w === wanted.length;
}

/** One name against one piece; a backslash takes its meaning from the next character. */
function wildcard(piece: string, name: string): boolean {
  const pattern = [...piece.matchAll(/\\(.)|(.)/gsu)].map(([, escaped, bare]) => ({ character: escaped ?? bare ?? '', special: escaped === undefined }));
  const text = [...name];
  let p = 0;
  let t = 0;
  let star = -1;
  let mark = 0;
  while (t < text.length) {
    const wanted = pattern[p];
    if (wanted?.special === true && wanted.character === '*') {
      star = p;
      mark = t;
      p += 1;
    } else if (wanted !== undefined && ((wanted.special && wanted.character === '?') || wanted.character === text[t])) {
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
  while (pattern[p]?.special === true && pattern[p]?.character === '*') p += 1;
  return p === pattern.length;
}
