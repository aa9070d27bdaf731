import type { Checkout } from './checkout.js';
import { gitOutput, gitOutputInPieces, type Repository } from './git.js';
import { ChangedEntries, ListingReader, parseDifferences, RAW_DIFFERENCES } from './listing.js';
import type { ObjectReader } from './object-reader.js';
import type { Content, Origin, Tree, TreeEntry } from './tree.js';

/* The files of a commit. Bytes come from git objects alone: no checkout, filter or attribute changes what is judged. */

export class GitTree implements Tree {
  readonly objectFormat;

  private constructor(
    private readonly repository: Repository,
    readonly commit: string,
    readonly entries: ReadonlyMap<string, TreeEntry>,
    private readonly objects: ObjectReader,
    private readonly checkout: Checkout | null,
    readonly madeOf: Origin | null = null,
    /** A commit of which the differences were asked ahead. */
    private readonly next: Differences | null = null,
  ) {
    this.objectFormat = repository.objectFormat;
  }

  /**
   * @param beside an open tree of the same repository: git lists only the differences from it.
   * @param checkout files on disk that may be those of the commit; none if a working tree must not be read (SECURITY
   * S04).
   * @param next the commit that is opened after this one: git lists its differences in the same call.
   */
  static async open(
    repository: Repository,
    commit: string,
    objects: ObjectReader,
    beside: Tree | null = null,
    checkout: Checkout | null = null,
    next: string | null = null,
  ): Promise<GitTree> {
    if (beside instanceof GitTree && beside.repository === repository)
      return beside.commit === commit ? beside : beside.changedTo(commit);
    const ahead =
      next === null || next === commit
        ? null
        : { commit: next, listing: differencesOf(repository, commit, next) };
    ahead?.listing.catch(() => {}); // whoever opens that commit meets its error
    const reader = new ListingReader();
    await gitOutputInPieces(repository, ['ls-tree', '-r', '-z', '--full-tree', commit], (piece) =>
      reader.add(piece),
    );
    return new GitTree(repository, commit, reader.entries, objects, checkout, null, ahead);
  }

  private async changedTo(commit: string): Promise<GitTree> {
    const differences = await (this.next?.commit === commit
      ? this.next.listing
      : differencesOf(this.repository, this.commit, commit));
    const entries = new ChangedEntries(this.entries, parseDifferences(differences));
    return new GitTree(this.repository, commit, entries, this.objects, this.checkout, {
      tree: this,
      changed: entries.changed,
    });
  }

  async read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>> {
    return readObjects(this.entries, this.objects, paths, cap, this.checkout);
  }
}

/** What `diff-tree` says of two commits. */
interface Differences {
  readonly commit: string;
  readonly listing: Promise<Buffer>;
}

async function differencesOf(repository: Repository, from: string, to: string): Promise<Buffer> {
  return gitOutput(repository, ['diff-tree', '-r', ...RAW_DIFFERENCES, from, to]);
}

/**
 * Reads files by object id, from disk where the bytes have that id. Submodules, and files without an id or an entry,
 * are left out.
 */
export async function readObjects(
  entries: ReadonlyMap<string, TreeEntry>,
  objects: ObjectReader,
  paths: Iterable<string>,
  cap: number,
  checkout: Checkout | null,
): Promise<Map<string, Content>> {
  const contents = new Map<string, Content>();
  const asked: string[] = [];
  const oids: string[] = [];
  for (const path of new Set(paths)) {
    const entry = entries.get(path);
    if (entry === undefined || entry.kind === 'submodule' || entry.oid === null) continue;
    const bytes = entry.kind === 'file' ? (checkout?.read(path, entry.oid, cap) ?? null) : null;
    if (bytes !== null) {
      contents.set(path, { kind: 'bytes', bytes });
      continue;
    }
    asked.push(path);
    oids.push(entry.oid);
  }
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
