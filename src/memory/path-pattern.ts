import { foldersAbove } from '../tree/path.js';
import { escapedNamePattern, matchesPath, pathPattern } from './wildcards.js';

/*
 * Does a pattern of CODEOWNERS own a path? `codeowners.ts` asks for who owns a file, and `citable-files.ts`
 * for what attributes call made. Safe error: what GitHub does, whatever that is: another owner than GitHub's
 * could adopt. `__tests__/memory/codeowners.test.ts` fails when this is wrong. Nothing is stored, but users'
 * CODEOWNERS are read by it: unlike `glob.ts`, it knows upper and lower case apart.
 */

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
