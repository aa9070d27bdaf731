import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
} from 'node:fs';
import { ChangedEntries } from './changed-entries.js';
import { Checkout } from './checkout.js';
import type { ObjectFormat } from './digest.js';
import { gitOutput, type Repository } from './git.js';
import { readObjects, type GitTree } from './git-tree.js';
import { stagedDifferences } from './index-tree.js';
import { parseDifferences } from './listing.js';
import type { ObjectReader } from './object-reader.js';
import { decodeName, splitNul } from './names.js';
import type { Content, Origin, Tree, TreeEntry } from './tree.js';

/*
 * Which files lie on disk now, before anything is committed? Tracked ones and untracked ones that
 * git does not ignore; a modified or new file has no object id (null).
 *
 * `workspace.ts` makes one for the commands; the gate on GitHub never does. It is the base and what
 * differs, so that a large repository is listed once. How git is asked may change; which files are
 * listed, and their bytes, may not: digests are over them. What cannot be read is unavailable, which
 * costs trust: the safe error. `__tests__/tree/work-tree.test.ts` fails when this is wrong.
 */

/**
 * The files as they lie on disk: tracked ones and untracked ones that are not ignored. An
 * unmodified file is read as its git object is, so that line-end and encoding attributes change no
 * digest (SECURITY S07); only a modified or new one is read from disk, without following links.
 */
export class WorkTree implements Tree {
  readonly commit = null;

  private constructor(
    readonly objectFormat: ObjectFormat,
    readonly entries: ReadonlyMap<string, TreeEntry>,
    readonly madeOf: Origin | null,
    private readonly objects: ObjectReader,
    private readonly checkout: Checkout,
    /** Where the bytes of modified and untracked files are: absolute paths, in bytes since a name need not be UTF-8. */
    private readonly onDisk: ReadonlyMap<string, Buffer>,
  ) {}

  /**
   * @param base the tree that it is listed beside; without one, git lists every file.
   * @param asked what `workTreeStatus` answers, for whoever asked before the base was known.
   */
  static async open(
    repository: Repository,
    objects: ObjectReader,
    base: GitTree | null = null,
    asked: Promise<Buffer> = workTreeStatus(repository),
  ): Promise<WorkTree> {
    const status = readStatus(await asked);
    const before: ReadonlyMap<string, TreeEntry> = base?.entries ?? new Map();
    const after = await indexSince(repository, base, status);
    const onDisk = new Map<string, Buffer>();
    for (const { name, deleted } of status.differences) {
      const path = decodeName(name);
      const staged = after.get(path);
      if ((staged === undefined ? before.get(path) : staged)?.kind === 'submodule') continue;
      const absolute = Buffer.concat([Buffer.from(`${repository.root}/`), name]);
      // Git knows a file as deleted whose folder became a link; the disk alone would show what lies behind that link.
      const kind = deleted ? null : kindOnDisk(absolute);
      after.set(path, kind === null ? null : { path, kind, oid: null });
      if (kind !== null) onDisk.set(path, absolute);
    }
    const entries = new ChangedEntries(before, after);
    return new WorkTree(
      repository.objectFormat,
      entries,
      base === null ? null : { tree: base, changed: entries.changed },
      objects,
      new Checkout(repository.root, repository.objectFormat),
      onDisk,
    );
  }

  async read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>> {
    const wanted = [...new Set(paths)];
    const contents = await readObjects(
      this.entries,
      this.objects,
      wanted.filter((path) => !this.onDisk.has(path)),
      cap,
      this.checkout,
    );
    for (const path of wanted) {
      const absolute = this.onDisk.get(path);
      if (absolute !== undefined)
        contents.set(path, readFromDisk(absolute, this.entries.get(path)?.kind === 'symlink', cap));
    }
    return contents;
  }
}

/** What is checked out, what is staged, and what differs on disk from the index, as git lists it. */
export async function workTreeStatus(repository: Repository): Promise<Buffer> {
  return gitOutput(repository, [
    'status',
    '--porcelain=v2',
    '-z',
    '--branch',
    '--untracked-files=all',
    // A submodule that is staged is said, without a look at the files in it.
    '--ignore-submodules=dirty',
    '--no-renames',
    '--no-ahead-behind',
  ]);
}

/** A file that on disk is another than in the index. */
interface Difference {
  /** In bytes: a name need not be UTF-8. */
  readonly name: Buffer;
  readonly deleted: boolean;
}

interface Status {
  /** Full id of the commit that is checked out; no id where there is none. */
  readonly commit: string;
  /** Whether the index differs from that commit. */
  readonly isStaged: boolean;
  readonly differences: readonly Difference[];
}

/**
 * Reads records of `git status --porcelain=v2 --branch -z`. Source: git-status(1): headers begin with `#`;
 * `1 XY` has eight fields before the path, `u XY` (in conflict) ten.
 */
export function readStatus(status: Buffer): Status {
  let commit = '';
  let isStaged = false;
  const differences: Difference[] = [];
  for (const record of splitNul(status)) {
    const text = record.toString('latin1');
    if (text.startsWith('# ')) {
      if (text.startsWith('# branch.oid ')) commit = text.slice('# branch.oid '.length);
      continue;
    }
    if (text.startsWith('? ')) {
      differences.push({ name: record.subarray(2), deleted: false });
      continue;
    }
    const [fields] = /^(?:1 \S\S (?:\S+ ){6}|u \S\S (?:\S+ ){8})/.exec(text) ?? [];
    if (fields === undefined) throw new Error('git status answers in an unknown format');
    const [kind, , inIndex, onDisk] = text;
    if (inIndex !== '.') isStaged = true;
    if (onDisk !== '.')
      differences.push({
        name: record.subarray(fields.length),
        deleted: onDisk === 'D' && kind === '1',
      });
  }
  return { commit, isStaged, differences };
}

/** The entries of the index that differ from the base; null where one is gone. Git lists them only if there are any. */
async function indexSince(
  repository: Repository,
  base: GitTree | null,
  { commit, isStaged }: Status,
): Promise<Map<string, TreeEntry | null>> {
  if (base?.commit === commit && !isStaged) return new Map();
  return parseDifferences(await stagedDifferences(repository, base));
}

/** What lies at a path, a link not followed; null for a folder, a pipe, or nothing. */
function kindOnDisk(absolute: Buffer): 'file' | 'symlink' | null {
  const stat = lstatSync(absolute, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) return 'symlink';
  return stat?.isFile() ? 'file' : null;
}

/** The bytes of a file, or where a link leads; a link that came in the meantime is not followed. */
function readFromDisk(absolute: Buffer, link: boolean, cap: number): Content {
  try {
    if (link) return { kind: 'bytes', bytes: readlinkSync(absolute, { encoding: 'buffer' }) };
    const file = openSync(absolute, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const { size } = fstatSync(file);
      return size > cap
        ? { kind: 'too-large', size }
        : { kind: 'bytes', bytes: readFileSync(file) };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return {
      kind: 'unavailable',
      why:
        error instanceof Error && 'code' in error
          ? `the disk answers ${String(error.code)}`
          : 'it cannot be read',
    };
  }
}
