import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
} from 'node:fs';
import { Checkout } from './checkout.js';
import type { ObjectFormat } from './digest.js';
import { gitOutput, type Repository } from './git.js';
import { readObjects } from './git-tree.js';
import { kindOfMode, listedNames } from './listing.js';
import type { ObjectReader } from './object-reader.js';
import { decodeName, splitNul } from './names.js';
import type { Content, Tree, TreeEntry } from './tree.js';

/*
 * Which files lie on disk now, before anything is committed? Tracked ones and untracked ones that
 * git does not ignore; a modified or new file has no object id (null).
 *
 * `workspace.ts` makes one for the commands; the gate on GitHub never does. How git is asked may
 * change; which files are listed, and their bytes, may not: digests are over them. What cannot be
 * read is unavailable, which costs trust: the safe error. `__tests__/tree/work-tree.test.ts` fails
 * when this is wrong.
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
    private readonly objects: ObjectReader,
    private readonly checkout: Checkout,
    /** Where the bytes of modified and untracked files are: absolute paths, in bytes since a name need not be UTF-8. */
    private readonly onDisk: ReadonlyMap<string, Buffer>,
  ) {}

  static async open(repository: Repository, objects: ObjectReader): Promise<WorkTree> {
    // `status`, not `diff-files`: that one takes every file for modified whose times changed, as
    // after `cp -r` or a restored cache.
    const [index, status] = await Promise.all([
      gitOutput(repository, ['ls-files', '--stage', '-z']),
      workTreeStatus(repository),
    ]);
    const entries = new Map<string, TreeEntry>();
    for (const { fields, path } of listedNames(index)) {
      const [mode = '', oid = '', stage = '0'] = fields.split(' ');
      // A path in conflict is what the disk says it is; `status` lists it as well.
      entries.set(path, { path, kind: kindOfMode(mode), oid: stage === '0' ? oid : null });
    }
    const onDisk = new Map<string, Buffer>();
    for (const { name, deleted } of splitNul(status).flatMap(differing)) {
      const path = decodeName(name);
      if (entries.get(path)?.kind === 'submodule') continue;
      const absolute = Buffer.concat([Buffer.from(`${repository.root}/`), name]);
      // Git knows a file as deleted whose folder became a link; the disk alone would show what lies behind that link.
      const kind = deleted ? null : kindOnDisk(absolute);
      if (kind === null) {
        entries.delete(path);
      } else {
        entries.set(path, { path, kind, oid: null });
        onDisk.set(path, absolute);
      }
    }
    return new WorkTree(
      repository.objectFormat,
      inOrder(entries),
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

/** What differs on disk from the index and what is staged, as git lists it. */
export async function workTreeStatus(
  repository: Repository,
  more: readonly string[] = [],
): Promise<Buffer> {
  return gitOutput(repository, [
    'status',
    '--porcelain=v2',
    '-z',
    '--untracked-files=all',
    '--ignore-submodules=all',
    '--no-renames',
    '--no-ahead-behind',
    ...more,
  ]);
}

/** Sorted by path; git lists them in an order that mostly is that one already. */
function inOrder(entries: Map<string, TreeEntry>): Map<string, TreeEntry> {
  let last = '';
  for (const path of entries.keys()) {
    if (path < last) return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
    last = path;
  }
  return entries;
}

/** A file that on disk is another than in the index. */
interface Difference {
  /** In bytes: a name need not be UTF-8. */
  readonly name: Buffer;
  readonly deleted: boolean;
}

/**
 * What a record of `git status --porcelain=v2 -z` says of the file on disk; nothing for what is only staged.
 * Source: git-status(1). `1 XY` has eight fields before the path, `u XY` (in conflict) ten.
 */
export function differing(record: Buffer): Difference[] {
  const text = record.toString('latin1');
  if (text.startsWith('? ')) return [{ name: record.subarray(2), deleted: false }];
  const match = /^(?:1 \S\S (?:\S+ ){6}|u \S\S (?:\S+ ){8})/.exec(text);
  if (match === null) throw new Error('git status answers in an unknown format');
  const state = text[3];
  return state === '.'
    ? []
    : [{ name: record.subarray(match[0].length), deleted: state === 'D' && text.startsWith('1') }];
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
