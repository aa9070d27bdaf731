/*
 * The path in a tree that a text means: `./src//a.ts` is `src/a.ts`; `../x`, `/etc/passwd` and `C:/x` are null
 * (SECURITY S09).
 */

/** Nearly all paths; these need no further look. */
const NORMAL = /^[A-Za-z0-9_@-][A-Za-z0-9_@.-]*(?:\/[A-Za-z0-9_@-][A-Za-z0-9_@.-]*)*$/;

/**
 * A path with `/` between folders, without `.` and `..`. Null for what leaves the tree or is not in it: absolute paths,
 * drive letters, URLs, NUL, the root itself.
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

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folders above a path, nearest the root first: `a/b/c` gives `a`, `a/b`. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
    folders.push(path.slice(0, slash));
  return folders;
}

/** A folder and all above it, up to the root: `a/b`, `a`, and the empty text. */
export function foldersUpFrom(folder: string): string[] {
  return folder === '' ? [''] : [folder, ...foldersAbove(folder).toReversed(), ''];
}

/** A path as a file beside it writes it: `docs/a.md` from `.claude/CLAUDE.md` is `../docs/a.md`. */
export function pathFrom(file: string, path: string): string {
  const above = file.split('/').slice(0, -1);
  const target = path.split('/');
  while (above.length > 0 && above[0] === target[0] && target.length > 1) {
    above.shift();
    target.shift();
  }
  return [...above.map(() => '..'), ...target].join('/');
}
