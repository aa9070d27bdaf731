import { AGENT_ROWS } from '../agent-files/agent-table.js';
import { agentFileOf } from '../agent-files/agents.js';
import { foldedName, pathPatterns } from '../agent-files/path-pattern.js';
import { CODEOWNERS_PATHS } from '../memory/codeowners.js';
import { wordList } from '../text/words.js';

/*
 * Is a path memory, an agent file or a file of the gate on some disk, and something else in git?
 *
 *   `.memtrust./policy.yml`   Windows drops the final dot: `.memtrust`
 *   `.Memtrust/facts/x.md`    macOS knows no case: `.memtrust`, `byCase`
 *   `docs/a.md`               null: it is what it looks like
 *
 * `part` and `as` are shown in the message and in no fingerprint.
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

/*
 * The names under which disks of macOS or Windows may find a path: `.mem\u200ctrust/policy.yml` and
 * `MEMTRU~1/policy.yml` may both be the policy there, and a checkout writes one over the other (SECURITY S49).
 */

/** HFS+ ignores these code points in a name. Source: git's utf8.c, `next_hfs_char`. */
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** A name that is short enough as it is. */
const FITS = /^[^.]{0,8}(?:\.[^.]{0,3})?$/;

/** Names of memory, the gate and agents that have a short form on NTFS. */
const LONG_NAMES = [
  ...wordList(`
    .memtrust policy.yml baseline.yml tombstones.jsonl fixtures .github workflows CODEOWNERS .gitattributes
  `),
  ...new Set(
    AGENT_ROWS.flatMap(({ paths }) => paths.flatMap(pathPatterns))
      .flatMap(({ path }) => path.split('/'))
      .filter((name) => !FITS.test(name) && !name.includes('*')),
  ),
];

/** `SETTIN~1.JSO`: six letters at most, a number, three letters of the ending. */
const SHORT_NAME = /^([^~.]{1,6})~\d(?:\.([^.]{1,3}))?$/;
/**
 * From the fifth on NTFS keeps two letters and a checksum: `SE1F2B~1.JSO`. Source: git's path.c, `is_ntfs_dot_generic`.
 */
const SHORT_HASHED = /^([^~.]{2})[0-9a-f]{4}~\d(?:\.([^.]{1,3}))?$/i;

/** A path as such a disk reads it: without ignored characters, short names made long. Upper and lower case stay. */
export function onDisk(path: string): string {
  // Most paths have none of these characters.
  if (!/[. ](?:\/|$)|[:~\\]|[^ -~]/.test(path)) return path;
  return path.replaceAll('\\', '/').split('/').map(partOnDisk).join('/');
}

/** The same for one name of a path: `policy.yml::$DATA` and `policy.yml. ` are `policy.yml`. */
function partOnDisk(part: string): string {
  // NTFS: after a colon comes the name of a stream (`x::$DATA` is the file itself); trailing dots and blanks are
  // dropped.
  const [name = ''] = part.replace(PASSED_OVER, '').split(':', 1);
  const kept = name.replace(/(?<=[^. ])[. ]+$/, '');
  return longName(kept) ?? kept;
}

/** The long name that a short one stands for, of those above; null for any other. */
function longName(part: string): string | null {
  for (const [form, length] of [
    [SHORT_NAME, 6],
    [SHORT_HASHED, 2],
  ] as const) {
    const [, begin, ending = ''] = form.exec(part) ?? [];
    if (begin === undefined) continue;
    const known = LONG_NAMES.find((name) => {
      const dot = name.lastIndexOf('.');
      const base = (dot > 0 ? name.slice(0, dot) : name).replaceAll('.', '');
      return (
        base.slice(0, length).toLowerCase() === begin.toLowerCase() &&
        (dot > 0 ? name.slice(dot + 1, dot + 4) : '').toLowerCase() === ending.toLowerCase()
      );
    });
    if (known !== undefined) return known;
  }
  return null;
}
