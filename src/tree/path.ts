/*
 * Which file of the tree does a written path mean? `./src//a.ts` gives `src/a.ts`; `../x`,
 * `/etc/passwd` and `C:/x` give null.
 *
 * Whatever takes a path from a file or from a user asks. Safe error: null. Facts and policies cite
 * files by this spelling, so what is accepted today gives the same path for ever. A path out of
 * the tree must never be read (SECURITY S09). `__tests__/tree/paths.test.ts` fails when this is
 * wrong.
 */

/**
 * Names without anything that needs a thought: nearly all paths. A dot stands in a name, never
 * alone at its beginning.
 */
const NORMAL = /^[A-Za-z0-9_@-][A-Za-z0-9_@.-]*(?:\/[A-Za-z0-9_@-][A-Za-z0-9_@.-]*)*$/;

/**
 * A cited path as it stands in the tree: `/` between folders, no `.` and no `..`.
 * Null for what leaves the tree or names nothing in it: absolute paths, drive letters, URLs, NUL, the root itself.
 */
export function normalisePath(written: string): string | null {
  if (NORMAL.test(written)) return written;
  if (
    /^(?:\/|\\|[A-Za-z]:[\\/]|[A-Za-z][A-Za-z0-9+.-]*:\/\/|~\/)/.test(written) ||
    written.includes('\0')
  )
    return null;
  const parts: string[] = [];
  for (const part of written.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.length === 0 ? null : parts.join('/');
}

/** Last part of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Every folder above a path, nearest the root first: `a/b/c` gives `a`, `a/b`. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
    folders.push(path.slice(0, slash));
  return folders;
}

/** A folder and every one above it, up to the root: of `a/b` these are `a/b`, `a` and the empty text. */
export function foldersUpFrom(folder: string): string[] {
  return folder === '' ? [''] : [folder, ...foldersAbove(folder).toReversed(), ''];
}
