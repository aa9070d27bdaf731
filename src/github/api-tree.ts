import { kept, remembered } from '../text/collections.js';
import { blobOid, type ObjectFormat } from '../tree/digest.js';
import { kindOfMode } from '../tree/listing.js';
import type { ObjectReader } from '../tree/object-reader.js';
import type { Content, Tree, TreeEntry } from '../tree/tree.js';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';
import { getBlob, getTree } from './api/objects.js';
import type { GitHub } from './client.js';

/*
 * A commit that git cannot fetch, read through GitHub's API. A listing that GitHub cut is refused: missing files would
 * look removed.
 */

/** GitHub answers bursts with a secondary rate limit. */
const AT_ONCE = 6;

/** Blobs by client: base and head share most of them, and requests are limited. */
const arrived = remembered((_github: GitHub) => new Map<string, Promise<Uint8Array>>());

async function blobOf(github: GitHub, oid: string): Promise<Uint8Array> {
  return kept(arrived(github), oid, async () => getBlob(github, oid));
}

/**
 * For a base that git cannot fetch. Objects that the merge commit shares with it are read from the clone, others one by
 * one.
 */
export class ApiTree implements Tree {
  private constructor(
    private readonly github: GitHub,
    private readonly local: ObjectReader,
    readonly objectFormat: ObjectFormat,
    readonly commit: string,
    readonly entries: ReadonlyMap<string, TreeEntry>,
    private readonly sizes: ReadonlyMap<string, number>,
  ) {}

  /** @param commit full object id. @param local objects of the clone. */
  static async open(
    github: GitHub,
    commit: string,
    local: ObjectReader,
    objectFormat: ObjectFormat,
  ): Promise<ApiTree> {
    const listing = await getTree(github, commit, true);
    if (listing.truncated) {
      throw new ConfigurationError(
        'the base has more files than GitHub lists, and it could not be fetched',
        'Give actions/checkout `fetch-depth: 0`, so that the base is in the clone.',
      );
    }
    const entries = new Map<string, TreeEntry>();
    const sizes = new Map<string, number>();
    for (const { path, mode, type, oid, size } of listing.entries) {
      if (type === 'tree') continue;
      // Names that are no UTF-8 may look alike in JSON, and one file would hide the other.
      if (entries.has(path)) {
        throw new ConfigurationError(
          say`GitHub lists two files that have the same name: ${path}`,
          'Rename them, or give actions/checkout `fetch-depth: 0`, so that the commit is in the clone.',
        );
      }
      entries.set(path, { path, kind: kindOfMode(mode), oid });
      if (size !== null) sizes.set(oid, size);
    }
    return new ApiTree(github, local, objectFormat, commit, entries, sizes);
  }

  async read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>> {
    const waiting = [...new Set(paths)].flatMap((path) => {
      const entry = this.entries.get(path);
      return entry === undefined || entry.kind === 'submodule' || entry.oid === null
        ? []
        : [{ path, oid: entry.oid }];
    });
    const contents = new Map<string, Content>();
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        contents.set(next.path, await this.readBlob(next.oid, cap));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return contents;
  }

  private async readBlob(oid: string, cap: number): Promise<Content> {
    const size = this.sizes.get(oid) ?? 0;
    if (size > cap) return { kind: 'too-large', size };
    const own = await this.local.read(oid, cap);
    if (own.kind === 'object') return { kind: 'bytes', bytes: own.bytes };
    const bytes = await blobOf(this.github, oid);
    // All decisions depend on these bytes, so their digest is checked.
    if (blobOid(bytes, this.objectFormat) !== oid)
      throw new Error('GitHub sent another blob than the requested one');
    return { kind: 'bytes', bytes };
  }
}
