import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { ChangedEntries } from './changed-entries.js';
import type { ObjectFormat } from './digest.js';
import { gitOutput, type Repository } from './git.js';
import { readObjects, type GitTree } from './git-tree.js';
import { parseDifferences, RAW_DIFFERENCES } from './listing.js';
import type { ObjectReader } from './object-reader.js';
import type { Content, Origin, Tree, TreeEntry } from './tree.js';

/*
 * Which files would `git commit` commit now? Those of the index, as they were staged: what lies in the working
 * tree beside them has no effect.
 *
 * `workspace.ts` makes one for `check --staged`, so that a hook judges the commit that is being made. It is
 * read as what differs from the base, so that one git process tells it. A path that git cannot commit yet is an
 * error, never left out. `__tests__/tree/index-tree.test.ts` and `__tests__/e2e/cli/staged.test.ts` fail when
 * this is wrong.
 */

/** The tree without files, which git knows without having it. */
const EMPTY_TREE: Readonly<Record<ObjectFormat, string>> = {
  sha1: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  sha256: '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
};

/** The files of the index, read from git objects alone. */
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

  /**
   * @param base the tree that it is compared with; null before the first commit.
   */
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

/**
 * What is in the index and not in the base, as git lists it; of a path in conflict, that it is there.
 *
 * @param base null lists all of the index.
 */
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

/** Git commits nothing while a path is in conflict: its index has no one version of it. */
function refuseConflicts(differences: Buffer): void {
  const [, path] = /(?:^|\0):[^\0]* U\0([^\0]*)/.exec(differences.toString('utf8')) ?? [];
  if (path !== undefined)
    throw new ConfigurationError(
      phraseText(say`${path} has a merge conflict, so nothing can be committed yet`),
      'Resolve the conflict and run: git add',
    );
}
