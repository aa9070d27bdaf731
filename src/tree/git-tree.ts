import { gitOutput, type Repository } from './git.js';
import { parseListing, withDifferences } from './listing.js';
import type { ObjectReader } from './object-reader.js';
import type { Content, Tree, TreeEntry } from './tree.js';

/** The files of one commit, read from git objects alone: no checkout, no attributes, no filters (SECURITY S07). */
export class GitTree implements Tree {
  readonly objectFormat;

  private constructor(
    private readonly repository: Repository,
    readonly commit: string,
    readonly entries: ReadonlyMap<string, TreeEntry>,
    private readonly objects: ObjectReader,
  ) {
    this.objectFormat = repository.objectFormat;
  }

  /**
   * @param commit full object id of a commit that is in the repository.
   * @param beside another tree that is open already. Entries that are equal in both are one object, and beside a commit
   * of this repository git is asked only for what differs.
   */
  static async open(repository: Repository, commit: string, objects: ObjectReader, beside: Tree | null = null): Promise<GitTree> {
    if (beside instanceof GitTree && beside.repository === repository) return beside.commit === commit ? beside : beside.changedTo(commit);
    const listing = await gitOutput(repository, ['ls-tree', '-r', '-z', '--full-tree', commit]);
    return new GitTree(repository, commit, parseListing(listing, beside?.entries ?? null), objects);
  }

  private async changedTo(commit: string): Promise<GitTree> {
    // Neither a submodule's own configuration nor renames: every path that differs, and nothing else.
    const options = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=none'];
    const differences = await gitOutput(this.repository, ['diff-tree', ...options, this.commit, commit]);
    return new GitTree(this.repository, commit, withDifferences(this.entries, differences), this.objects);
  }

  async read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>> {
    return readObjects(this.entries, this.objects, paths, cap);
  }
}

export async function readObjects(
  entries: ReadonlyMap<string, TreeEntry>,
  objects: ObjectReader,
  paths: Iterable<string>,
  cap: number,
): Promise<Map<string, Content>> {
  const asked: string[] = [];
  const oids: string[] = [];
  for (const path of new Set(paths)) {
    const entry = entries.get(path);
    if (entry === undefined || entry.kind === 'submodule' || entry.oid === null) continue;
    asked.push(path);
    oids.push(entry.oid);
  }
  const contents = new Map<string, Content>();
  for (const [index, object] of (await objects.readAll(oids, cap)).entries()) {
    const path = asked[index] ?? '';
    switch (object.kind) {
      case 'object':
        contents.set(path, { kind: 'bytes', bytes: object.bytes });
        break;
      case 'too-large':
        contents.set(path, { kind: 'too-large', size: object.size });
        break;
      case 'missing':
        contents.set(path, { kind: 'unavailable', why: 'the object is not in this repository' });
        break;
    }
  }
  return contents;
}
