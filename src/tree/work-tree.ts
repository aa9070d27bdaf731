import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { blobOid } from './digest.js';
import { gitOutput, type Repository } from './git.js';
import { kindOfMode, readObjects } from './git-tree.js';
import { CITED_FILE_BYTES } from './limits.js';
import type { ObjectReader } from './object-reader.js';
import { decodeName, splitNul } from './names.js';
import type { Content, Tree, TreeEntry } from './tree.js';

/**
 * The files as they lie on disk: tracked ones and untracked ones that are not ignored. An unmodified file is read from its
 * git object, so that line-end and encoding attributes change no digest (SECURITY S07); only a modified or new one
 * is read from disk, without following links.
 */
export class WorkTree implements Tree {
  readonly commit = null;
  readonly objectFormat;

  private constructor(
    private readonly repository: Repository,
    readonly entries: ReadonlyMap<string, TreeEntry>,
    private readonly objects: ObjectReader,
    /** Paths whose bytes come from the disk: modified and untracked ones. */
    private readonly onDisk: ReadonlySet<string>,
  ) {
    this.objectFormat = repository.objectFormat;
  }

  static async open(repository: Repository, objects: ObjectReader): Promise<WorkTree> {
    const [index, modified, untracked] = await Promise.all([
      gitOutput(repository, ['ls-files', '--stage', '-z']),
      gitOutput(repository, ['diff-files', '--name-only', '--no-ext-diff', '--no-textconv', '-z']),
      gitOutput(repository, ['ls-files', '--others', '--exclude-standard', '-z']),
    ]);
    const entries = new Map<string, TreeEntry>();
    for (const record of splitNul(index)) {
      const tab = record.indexOf(0x09);
      const [mode = '', oid = '', stage = '0'] = record.toString('latin1', 0, tab).split(' ');
      const path = decodeName(record.subarray(tab + 1));
      // A path in conflict is what the disk says it is; git lists it in diff-files as well.
      entries.set(path, { path, kind: kindOfMode(mode), oid: stage === '0' ? oid : null });
    }
    const onDisk = new Set<string>();
    const hash = new DiskHasher(repository);
    for (const record of [...splitNul(modified), ...splitNul(untracked)]) {
      const path = decodeName(record);
      const kind = kindOnDisk(join(repository.root, path));
      const indexed = entries.get(path);
      if (indexed?.kind === 'submodule') continue;
      if (kind === null) {
        entries.delete(path);
        continue;
      }
      const oids = indexed === undefined ? [] : hash.oidsOf(path, kind);
      // Git lists a file here when its time differs; the same content is no modification.
      if (indexed?.kind === kind && indexed.oid !== null && oids.includes(indexed.oid)) continue;
      onDisk.add(path);
      entries.set(path, { path, kind, oid: oids[0] ?? null });
    }
    return new WorkTree(repository, new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1))), objects, onDisk);
  }

  async read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>> {
    const wanted = [...new Set(paths)];
    const contents = await readObjects(this.entries, this.objects, wanted.filter((path) => !this.onDisk.has(path)), cap);
    for (const path of wanted) {
      const entry = this.entries.get(path);
      if (entry === undefined || !this.onDisk.has(path)) continue;
      contents.set(path, readFromDisk(join(this.repository.root, path), entry.kind === 'symlink', cap));
    }
    return contents;
  }
}

/** Bytes that are hashed to tell touched files from modified ones; beyond it a file counts as modified. */
const HASHED_BYTES = 256 * 1024 * 1024;

/** Object ids that git would give files on disk, within a budget. */
class DiskHasher {
  private left = HASHED_BYTES;

  constructor(private readonly repository: Repository) {}

  /** The id of the bytes as they are, then, for a text with CRLF, the id that it has after git's own conversion. */
  oidsOf(path: string, kind: 'file' | 'symlink'): string[] {
    const content = readFromDisk(join(this.repository.root, path), kind === 'symlink', Math.min(this.left, CITED_FILE_BYTES));
    if (content.kind !== 'bytes') return [];
    this.left -= content.bytes.length;
    const { objectFormat } = this.repository;
    const text = Buffer.from(content.bytes).toString('latin1');
    const converted = text.includes('\r\n') ? [blobOid(Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1'), objectFormat)] : [];
    return [blobOid(content.bytes, objectFormat), ...converted];
  }
}

function kindOnDisk(absolute: string): 'file' | 'symlink' | null {
  const stat = lstatSync(absolute, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) return 'symlink';
  return stat?.isFile() ? 'file' : null;
}

function readFromDisk(absolute: string, link: boolean, cap: number): Content {
  try {
    if (link) return { kind: 'bytes', bytes: readlinkSync(absolute, { encoding: 'buffer' }) };
    const file = openSync(absolute, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const { size } = fstatSync(file);
      return size > cap ? { kind: 'too-large', size } : { kind: 'bytes', bytes: readFileSync(file) };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return { kind: 'unavailable', why: error instanceof Error && 'code' in error ? `the disk answers ${String(error.code)}` : 'it cannot be read' };
  }
}
