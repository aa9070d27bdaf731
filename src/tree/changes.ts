import { kept, remembered } from '../text/collections.js';
import { wordList } from '../text/words.js';
import { type GitResult, type Repository, runGit } from './git.js';
import { decodeName, splitNul } from './listing.js';
import type { Tree } from './tree.js';
import { foldersAbove } from './path.js';
import type { PathResolver } from './resolve.js';
import { differs } from './virtual-tree.js';

/* What differs between two trees: changed paths, renames as git sees them, and removed paths. */

/** Paths whose entry differs. A modified file of a working tree counts as changed: its object id is unknown. */
export function changedPaths(base: Tree, head: Tree): ReadonlySet<string> {
  if (head.madeOf?.tree === base) return head.madeOf.changed;
  return kept(changesOf(head), base, () => differing(base, head));
}

const changesOf = remembered((_head: Tree) => new WeakMap<Tree, ReadonlySet<string>>());

function differing(base: Tree, head: Tree): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const [path, entry] of head.entries) {
    const before = base.entries.get(path);
    if (before === entry && entry.oid !== null) continue; // trees of one repository share what is equal
    if (differs(before, entry)) changed.add(path);
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
      ...wordList(
        'diff-tree -r -z -M --no-rename-empty --diff-filter=R --name-status --no-ext-diff --no-textconv',
      ),
      base,
      head,
    ]),
  );
}

/** Renames from a commit to what is staged. Reads no file of the working tree (SECURITY S07). */
export async function stagedRenames(
  repository: Repository,
  base: string,
): Promise<ReadonlyMap<string, string>> {
  return renamesIn(
    await runGit(repository, [
      ...wordList(`
        diff-index --cached -r -z -M --no-rename-empty --diff-filter=R --name-status --no-ext-diff --no-textconv
      `),
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

/** Files, links and folders (without a final `/`) that a later tree lacks. @param resolver that of the later tree. */
export function removedPaths(base: Tree, head: Tree, resolver: PathResolver): ReadonlySet<string> {
  const files = [...changedPaths(base, head)].filter(
    (path) => base.entries.has(path) && !head.entries.has(path),
  );
  const folders = [...new Set(files.flatMap(foldersAbove))].filter(
    (path) => !resolver.isFolder(path),
  );
  return new Set([...files, ...folders].filter((path) => !head.entries.has(path)));
}
