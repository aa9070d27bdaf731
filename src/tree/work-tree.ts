import { wordList } from '../text/words.js';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
} from 'node:fs';
import { ChangedEntries, decodeName, parseDifferences, splitNul } from './listing.js';
import { Checkout } from './checkout.js';
import type { ObjectFormat } from './digest.js';
import { gitOutput, type Repository } from './git.js';
import { type GitTree, readObjects } from './git-tree.js';
import { stagedDifferences } from './index-tree.js';
import type { ObjectReader } from './object-reader.js';
import type { Content, Origin, Tree, TreeEntry } from './tree.js';

/**
 * The files on disk: tracked ones, and untracked ones that are not ignored. Unmodified files are read from git objects,
 * so that line-end settings change no digest (SECURITY S07); others from disk, without following links.
 */
export class WorkTree implements Tree {
  readonly commit = null;

  private constructor(
    readonly objectFormat: ObjectFormat,
    readonly entries: ReadonlyMap<string, TreeEntry>,
    readonly madeOf: Origin | null,
    readonly namesake: Tree | null,
    private readonly objects: ObjectReader,
    private readonly checkout: Checkout,
    /** Absolute paths of modified and untracked files, in bytes since a name need not be UTF-8. */
    private readonly onDisk: ReadonlyMap<string, Buffer>,
  ) {}

  /**
   * @param base the tree that it is compared with, if any. @param asked the output of `workTreeStatus`, if it is known.
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
      // If a folder became a link, git lists its files as deleted; the disk would show the files behind the link.
      const kind = deleted ? null : kindOnDisk(absolute);
      after.set(path, kind === null ? null : { path, kind, oid: null });
      if (kind !== null) onDisk.set(path, absolute);
    }
    const entries = new ChangedEntries(before, after);
    return new WorkTree(
      repository.objectFormat,
      entries,
      base === null ? null : { tree: base, changed: entries.changed },
      entries.hasSameNames ? base : null,
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

/** The commit, the staged changes and the modified files, as git lists them. */
export async function workTreeStatus(repository: Repository): Promise<Buffer> {
  return gitOutput(repository, [
    ...wordList('status --porcelain=v2 -z --branch --untracked-files=all'),
    // Staged submodules are listed; files in them are not compared.
    '--ignore-submodules=dirty',
    '--no-renames',
    '--no-ahead-behind',
  ]);
}

interface Difference {
  /** In bytes: a name need not be UTF-8. */
  readonly name: Buffer;
  readonly deleted: boolean;
}

interface Status {
  /** Null before the first commit. */
  readonly commit: string;
  readonly isStaged: boolean;
  readonly differences: readonly Difference[];
}

/**
 * Parses `git status --porcelain=v2 --branch -z`. Source: git-status(1): `1 XY` has eight fields before the path, `u
 * XY` (in conflict) ten.
 */
function readStatus(status: Buffer): Status {
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

/** Index entries that differ from the base; null if one is gone. */
async function indexSince(
  repository: Repository,
  base: GitTree | null,
  { commit, isStaged }: Status,
): Promise<Map<string, TreeEntry | null>> {
  if (base?.commit === commit && !isStaged) return new Map();
  return parseDifferences(await stagedDifferences(repository, base));
}

/** Null for a folder, a pipe, or nothing. Links are not followed. */
function kindOnDisk(absolute: Buffer): 'file' | 'symlink' | null {
  const stat = lstatSync(absolute, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) return 'symlink';
  return stat?.isFile() ? 'file' : null;
}

/** The bytes of a file, or the target of a link. */
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

/** A text that changes when the checked-out commit, or a file that `WorkTree` reads from disk, changes. */
export async function workTreeState(repository: Repository): Promise<string> {
  const status = await workTreeStatus(repository);
  const written = readStatus(status).differences.map(({ name }) =>
    timesOf(Buffer.concat([Buffer.from(`${repository.root}/`), name])),
  );
  return [status.toString('latin1'), ...written].join('\n');
}

/** Inode, size and times in nanoseconds; empty if there is no file. */
function timesOf(absolute: Buffer): string {
  const stat = lstatSync(absolute, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
}
