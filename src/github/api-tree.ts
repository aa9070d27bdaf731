import { blobOid, type ObjectFormat } from '../tree/digest.js';
import { kindOfMode } from '../tree/listing.js';
import type { ObjectReader } from '../tree/object-reader.js';
import type { Content, Tree, TreeEntry } from '../tree/tree.js';
import { ConfigurationError } from '../text/errors.js';
import { getBlob, getTree } from './api/objects.js';
import type { GitHub } from './client.js';

/*
 * A commit that git cannot fetch, read through GitHub's API. A listing that GitHub cut is refused: missing files would
 * look removed.
 */

/** Blobs that are asked for at once: GitHub answers bursts with a secondary rate limit. */
const AT_ONCE = 6;

/**
 * Blobs that came from GitHub, by the client that asked: base and head share most of theirs, and requests are counted.
 */
const arrived = new WeakMap<GitHub, Map<string, Promise<Uint8Array>>>();

/** The bytes of a blob, asked for once by each client. */
async function blobOf(github: GitHub, oid: string): Promise<Uint8Array> {
  const known = arrived.get(github) ?? new Map<string, Promise<Uint8Array>>();
  arrived.set(github, known);
  const bytes = known.get(oid) ?? getBlob(github, oid);
  known.set(oid, bytes);
  return bytes;
}

/**
 * The files of one commit, listed by GitHub's API: for a base that cannot be fetched with git. What the merge commit
 * shares with it is read from the clone, by object id; the rest is asked for blob by blob.
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

  /**
   * @param commit full object id.
   * @param local objects of the clone.
   */
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
    // Everything that is decided rests on these bytes, so they must be those of the commit.
    if (blobOid(bytes, this.objectFormat) !== oid)
      throw new Error('GitHub sent another blob than the requested one');
    return { kind: 'bytes', bytes };
  }
}
