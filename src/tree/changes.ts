import { runGit, type GitResult, type Repository } from './git.js';
import { decodeName, splitNul } from './names.js';
import type { Tree } from './tree.js';

/*
 * What differs between two trees? `changedPaths` gives every path whose entry is new, gone or
 * another; `renamesBetween` gives old path to new path as git sees whole files move.
 *
 * The gate asks which facts a change may touch. `-M` stays without a number (git's own 50 %):
 * another one would follow other files, and facts would keep or lose trust by it. A path too many
 * only costs time, the safe error; one that is missing would let a change pass unseen.
 * `__tests__/tree/git-tree.test.ts` and `changed-entries.test.ts` beside it fail when this is
 * wrong.
 */

/**
 * Paths whose entry differs between two trees. A file of a working tree that differs from the index counts as changed,
 * because its object id is not known without reading it.
 */
export function changedPaths(base: Tree, head: Tree): ReadonlySet<string> {
  if (head.madeOf?.tree === base) return head.madeOf.changed;
  const known = changes.get(head)?.get(base);
  if (known !== undefined) return known;
  const changed = differing(base, head);
  const ofHead = changes.get(head) ?? new WeakMap<Tree, ReadonlySet<string>>();
  changes.set(head, ofHead.set(base, changed));
  return changed;
}

/** Several ask for the same two trees. */
const changes = new WeakMap<Tree, WeakMap<Tree, ReadonlySet<string>>>();

/** Compares entry by entry; an id that is not known counts as another one. */
function differing(base: Tree, head: Tree): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const [path, entry] of head.entries) {
    const before = base.entries.get(path);
    if (before === entry && entry.oid !== null) continue; // trees of one repository share what is equal
    if (
      before === undefined ||
      before.kind !== entry.kind ||
      before.oid === null ||
      before.oid !== entry.oid
    )
      changed.add(path);
  }
  for (const path of base.entries.keys()) if (!head.entries.has(path)) changed.add(path);
  return changed;
}

/** Whole-file renames that git sees between two commits: old path to new path (`git diff-tree -M`, 50 % similarity). */
export async function renamesBetween(
  repository: Repository,
  base: string,
  head: string,
): Promise<ReadonlyMap<string, string>> {
  return renamesIn(
    await runGit(repository, [
      'diff-tree',
      '-r',
      '-z',
      '-M',
      '--diff-filter=R',
      '--name-status',
      '--no-ext-diff',
      '--no-textconv',
      base,
      head,
    ]),
  );
}

/**
 * Renames from a commit to what is staged. No file of the working tree is read, so nothing is
 * converted and nothing runs (SECURITY S07).
 */
export async function stagedRenames(
  repository: Repository,
  base: string,
): Promise<ReadonlyMap<string, string>> {
  return renamesIn(
    await runGit(repository, [
      'diff-index',
      '--cached',
      '-r',
      '-z',
      '-M',
      '--diff-filter=R',
      '--name-status',
      '--no-ext-diff',
      '--no-textconv',
      base,
    ]),
  );
}

/** Records of `-z --name-status`: `R<score>`, old name, new name. */
function renamesIn({ code, stdout }: GitResult): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  if (code !== 0) return renames;
  const records = splitNul(stdout).map(decodeName);
  for (let at = 0; at + 2 < records.length; at += 3)
    renames.set(records[at + 1] ?? '', records[at + 2] ?? '');
  return renames;
}
