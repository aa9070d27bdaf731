import { relative } from 'node:path';
import { visible } from '../text/visible.js';
import type { FactRecord } from '../memory/fact.js';
import type { Io } from './io.js';
import type { OpenMemory } from './open-memory.js';

/*
 * Which files did a command write, and how are they committed? `wrote .memtrust/facts/a.md`, and `git add
 * .memtrust/facts/a.md && git commit -m "Adopt a"`, to be copied as it stands. A name that the policy hides is not
 * said (SECURITY S28); then the folder is added as a whole.
 */

/** Paths on one line; with more of them the whole folder is shorter to read. */
const MOST_PATHS = 8;

/** Folder that holds all that these commands write but notes of other stores. */
const MEMORY = '.memtrust';

/** `wrote PATH` for each file, once. */
export function wroteLines(open: OpenMemory, paths: readonly string[]): string {
  return [...new Set(paths)]
    .map((path) =>
      open.isUnsayable(path)
        ? 'wrote a file whose name the policy hides\n'
        : `wrote ${visible(path)}\n`,
    )
    .join('');
}

/** What makes decisions count: an approval too, where the policy asks for one. @param what `it is trusted`. */
export function onceMerged(open: OpenMemory, what: string): string {
  const approved = open.needsApproval ? 'approved and ' : '';
  return `Next: commit it, and open a pull request; ${what} once that is ${approved}merged.\n`;
}

/** The command that commits the files, on a line of its own. @param message plain words and ids. */
export function commitLine(
  io: Io,
  open: OpenMemory,
  paths: readonly string[],
  message: string,
): string {
  const isBelowRoot = relative(open.workspace.repository.root, io.cwd) !== '';
  const names = [...new Set(paths)].toSorted();
  const isSaid = names.every((path) => !open.isUnsayable(path) && visible(path) === path);
  const added = isSaid && names.length <= MOST_PATHS ? names : [MEMORY];
  const written = added.map((path) => shellWord(isBelowRoot ? `:/${path}` : rooted(path)));
  return `  git add ${written.join(' ')} && git commit -m ${shellWord(message)}\n`;
}

/**
 * The files of facts, and what they cite that is not committed yet: a fact that is bound to it would be stale in the
 * commit without it.
 */
export function filesOf(open: OpenMemory, records: readonly FactRecord[]): string[] {
  return records.flatMap(({ path, fact }) => [
    path,
    ...(fact?.sources ?? [])
      .map((source) => source.path)
      .filter((cited) => open.tree.entries.get(cited)?.oid === null),
  ]);
}

/** What a commit of decisions is called: `Adopt auth/owner-checks`, `Adopt 3 facts`. */
export function decisionTitle(verb: string, ids: readonly string[]): string {
  const [only] = ids;
  return ids.length === 1 && only !== undefined ? `${verb} ${only}` : `${verb} ${ids.length} facts`;
}

/** A path that git takes for no option and for no pathspec with magic. */
function rooted(path: string): string {
  return /^[-:]/.test(path) ? `./${path}` : path;
}

/** A word as a POSIX shell reads it: in quotes where a character could mean something else. */
export function shellWord(word: string): string {
  if (/^[\w./:@%+,=-]+$/.test(word)) return word;
  return /^[\w./:@%+,= -]+$/.test(word) ? `"${word}"` : `'${word.replaceAll("'", `'\\''`)}'`;
}
