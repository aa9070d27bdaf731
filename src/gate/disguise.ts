import { agentFileOf } from '../agent-files/agents.js';
import { foldedName } from '../agent-files/settings/files.js';
import { CODEOWNERS_PATHS } from '../memory/codeowners.js';
import { onDisk } from '../tree/aliases.js';

/*
 * Is a path memory, an agent file or a file of the gate on some disk, and something else in git?
 *
 *   `.memtrust./policy.yml`   Windows drops the final dot: `.memtrust`
 *   `.Memtrust/facts/x.md`    macOS knows no case: `.memtrust`, `byCase`
 *   `docs/a.md`               null: it is what it looks like
 *
 * What a disk passes over is in `tree/aliases.ts`. `part` and `as` are shown in the message and in no fingerprint.
 */

/** A name that is another one on some disk. */
export interface Disguise {
  /** The part of the path up to which the two differ. */
  readonly part: string;
  /** What it is taken for. */
  readonly as: string;
  /** Whether they differ in the case of letters alone. */
  readonly byCase: boolean;
}

/**
 * What a path hides behind a name that only some file systems take for it (SECURITY S49): memory,
 * an agent file, or a file of the gate. Null for a path that is seen as what it is.
 */
export function disguiseOf(path: string): Disguise | null {
  const stripped = onDisk(path);
  const plain = foldedName(stripped);
  const inStore = plain.startsWith('.memtrust/') || plain === '.memtrust';
  if (inStore) {
    if (stripped === path && /^\.memtrust(?:\/|$)/.test(path)) return null;
    return differing(path, stripped, stripped === path && path.toLowerCase() === plain);
  }
  if (isSeen(path) || !(isSeen(plain) || isSeen(stripped))) return null;
  return differing(path, stripped, stripped === path);
}

/** An agent file, or one that the gate rests on. GitHub knows upper and lower case apart in its own folder. */
function isSeen(path: string): boolean {
  return (
    agentFileOf(path) !== null ||
    /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path) ||
    /(?:^|\/)\.gitattributes$/.test(path) ||
    CODEOWNERS_PATHS.some((known) => known.toLowerCase() === path.toLowerCase())
  );
}

/** The two names up to the first folder in which they differ; below it everything is hidden alike. */
function differing(path: string, stripped: string, byCase: boolean): Disguise {
  // A backslash parts folders on Windows alone.
  if (path.includes('\\')) return { part: path, as: stripped, byCase: false };
  const parts = path.split('/');
  const names = stripped.split('/');
  const at = byCase ? placeOfCase(stripped, parts) : firstDifference(parts, names);
  const as = names.slice(0, at + 1).join('/');
  return {
    part: parts.slice(0, at + 1).join('/'),
    as: foldedName(as).startsWith('.memtrust') ? foldedName(as) : as,
    byCase,
  };
}

/** By case it is the folder of memory itself, or the file. */
function placeOfCase(stripped: string, parts: readonly string[]): number {
  return foldedName(stripped).startsWith('.memtrust') ? 0 : parts.length - 1;
}

/** Place of the first part that is another one; 0 where only the number of parts differs. */
function firstDifference(parts: readonly string[], names: readonly string[]): number {
  return Math.max(
    parts.findIndex((part, index) => part !== names[index]),
    0,
  );
}
