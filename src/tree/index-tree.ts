import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { ChangedEntries, parseDifferences, RAW_DIFFERENCES } from './listing.js';
import type { ObjectFormat } from './digest.js';
import { gitOutput, type Repository } from './git.js';
import { readObjects, type GitTree } from './git-tree.js';
import type { ObjectReader } from './object-reader.js';
import type { Content, Origin, Tree, TreeEntry } from './tree.js';

/*
 * The files that `git commit` would commit now, for `check --staged`. A path that cannot be committed yet is an error.
 */

/** git knows the empty tree without storing it. */
const EMPTY_TREE: Readonly<Record<ObjectFormat, string>> = {
  sha1: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  sha256: '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
};

export class IndexTree implements Tree {
  readonly commit = null;
  readonly objectFormat: ObjectFormat;

  private constructor(
    { objectFormat }: Repository,
    readonly entries: ReadonlyMap<string, TreeEntry>,
    private readonly objects: ObjectReader,
    readonly madeOf: Origin | null,
  ) {
    this.objectFormat = objectFormat;
  }

  /** @param base the tree to compare with; null before the first commit. */
  static async open(
    repository: Repository,
    objects: ObjectReader,
    base: GitTree | null,
  ): Promise<IndexTree> {
    const differences = await stagedDifferences(repository, base);
    refuseConflicts(differences);
    const after = parseDifferences(differences);
    if (base === null) {
      const entries = new Map<string, TreeEntry>();
      for (const [path, entry] of after) if (entry !== null) entries.set(path, entry);
      return new IndexTree(repository, entries, objects, null);
    }
    const entries = new ChangedEntries(base.entries, after);
    return new IndexTree(repository, entries, objects, { tree: base, changed: entries.changed });
  }

  async read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>> {
    return readObjects(this.entries, this.objects, paths, cap, null);
  }
}

/** What the index has and the base has not. @param base null lists the whole index. */
export async function stagedDifferences(
  repository: Repository,
  base: GitTree | null,
): Promise<Buffer> {
  return gitOutput(repository, [
    'diff-index',
    '--cached',
    ...RAW_DIFFERENCES,
    '--ita-invisible-in-index', // `git add --intent-to-add` stages nothing
    base?.commit ?? EMPTY_TREE[repository.objectFormat],
  ]);
}

/** git commits nothing while a path is in conflict. */
function refuseConflicts(differences: Buffer): void {
  const [, path] = /(?:^|\0):[^\0]* U\0([^\0]*)/.exec(differences.toString('utf8')) ?? [];
  if (path !== undefined)
    throw new ConfigurationError(
      phraseText(say`${path} has a merge conflict, so nothing can be committed yet`),
      'Resolve the conflict and run: git add',
    );
}
