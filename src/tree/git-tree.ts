import { gitOutput, type Repository } from './git.js';
import type { ObjectReader } from './object-reader.js';
import { decodeName, splitNul } from './names.js';
import type { Content, EntryKind, Tree, TreeEntry } from './tree.js';

/** The files of one commit, read from git objects alone: no checkout, no attributes, no filters (SECURITY S07). */
export class GitTree implements Tree {
  readonly objectFormat;

  private constructor(
    repository: Repository,
    readonly commit: string,
    readonly entries: ReadonlyMap<string, TreeEntry>,
    private readonly objects: ObjectReader,
  ) {
    this.objectFormat = repository.objectFormat;
  }

  /** @param commit full object id of a commit that is in the repository. */
  static async open(repository: Repository, commit: string, objects: ObjectReader): Promise<GitTree> {
    const listing = await gitOutput(repository, ['ls-tree', '-r', '-z', '--full-tree', commit]);
    return new GitTree(repository, commit, parseListing(listing), objects);
  }

  async read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>> {
    return readObjects(this.entries, this.objects, paths, cap);
  }
}

const KINDS: Readonly<Record<string, EntryKind>> = { '120000': 'symlink', '160000': 'submodule' };

/** Kind of a git file mode; everything that is neither link nor submodule is a file. */
export function kindOfMode(mode: string): EntryKind {
  return KINDS[mode] ?? 'file';
}

/** Records of `ls-tree -z`: `<mode> <type> <oid>\t<name>`. */
function parseListing(listing: Buffer): Map<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>();
  for (const record of splitNul(listing)) {
    const tab = record.indexOf(0x09);
    const [mode = '', , oid = ''] = record.toString('latin1', 0, tab).split(' ');
    const path = decodeName(record.subarray(tab + 1));
    entries.set(path, { path, kind: kindOfMode(mode), oid });
  }
  return entries;
}

export async function readObjects(
  entries: ReadonlyMap<string, TreeEntry>,
  objects: ObjectReader,
  paths: Iterable<string>,
  cap: number,
): Promise<Map<string, Content>> {
  const asked: Promise<readonly [string, Content]>[] = [];
  for (const path of new Set(paths)) {
    const entry = entries.get(path);
    if (entry === undefined || entry.kind === 'submodule' || entry.oid === null) continue;
    asked.push(objects.read(entry.oid, cap).then((object) => {
      switch (object.kind) {
        case 'object':
          return [path, { kind: 'bytes', bytes: object.bytes }] as const;
        case 'too-large':
          return [path, { kind: 'too-large', size: object.size }] as const;
        case 'missing':
          return [path, { kind: 'unavailable', why: 'the object is not in this repository' }] as const;
      }
    }));
  }
  return new Map(await Promise.all(asked));
}
