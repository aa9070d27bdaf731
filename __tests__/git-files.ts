/**
 * What git keeps as plain files, read and written without a process of git: an empty repository, a
 * loose object, a tree, a ref, the index. Starting git from a large process is slow, and tests make
 * thousands of these.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

/** As `git init` leaves a repository, without hooks and templates. `config` is added to its configuration. */
export function makeGitDirectory(
  directory: string,
  {
    branch = 'main',
    bare = false,
    objectFormat = 'sha1',
    config = '',
  }: {
    readonly branch?: string;
    readonly bare?: boolean;
    readonly objectFormat?: 'sha1' | 'sha256';
    readonly config?: string;
  } = {},
): void {
  for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags', 'info'])
    mkdirSync(join(directory, folder), { recursive: true });
  writeFileSync(join(directory, 'HEAD'), `ref: refs/heads/${branch}\n`);
  const [version, extensions] =
    objectFormat === 'sha1' ? [0, ''] : [1, `[extensions]\n\tobjectformat = ${objectFormat}\n`];
  writeFileSync(
    join(directory, 'config'),
    `[core]\n\trepositoryformatversion = ${version}\n\tfilemode = true\n\tbare = ${bare}\n\tlogallrefupdates = ${!bare}\n${extensions}${config}`,
  );
}

/** Puts an object into a repository; answers its id. */
export function writeObject(
  directory: string,
  kind: 'blob' | 'commit' | 'tree',
  content: string | Buffer,
  objectFormat: 'sha1' | 'sha256' = 'sha1',
): string {
  const bytes = Buffer.from(content);
  const object = Buffer.concat([Buffer.from(`${kind} ${bytes.length}\0`), bytes]);
  const id = createHash(objectFormat).update(object).digest('hex');
  const folder = join(directory, 'objects', id.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, id.slice(2)), deflateSync(object, { level: 1 }));
  return id;
}

/** An object that has a file of its own; null where git has to be asked. */
export function readObject(
  directory: string,
  id: string,
): { readonly kind: string; readonly content: Buffer } | null {
  const path = join(directory, 'objects', id.slice(0, 2), id.slice(2));
  if (!/^[0-9a-f]{40}$/.test(id) || !existsSync(path)) return null;
  const bytes = inflateSync(readFileSync(path));
  const end = bytes.indexOf(0);
  const [kind = ''] = bytes.toString('latin1', 0, end).split(' ');
  return { kind, content: bytes.subarray(end + 1) };
}

/** One file of a tree. */
export interface Listed {
  /** As git writes it: `100644`. */
  readonly mode: string;
  readonly id: string;
}

/** The files of a tree by path; a character of a path is one byte of it. */
export type Listing = ReadonlyMap<string, Listed>;

/** Writes the trees of a listing; answers their ids, that of the whole first. */
export function writeTrees(
  directory: string,
  listing: Iterable<readonly [path: string, file: Listed]>,
  objectFormat: 'sha1' | 'sha256' = 'sha1',
): readonly [string, ...string[]] {
  const rows: { readonly name: string; readonly mode: string; readonly id: string }[] = [];
  const folders = new Map<string, [string, Listed][]>();
  for (const [path, file] of listing) {
    const end = path.indexOf('/');
    if (end < 0) {
      rows.push({ name: path, ...file });
      continue;
    }
    const folder = folders.get(path.slice(0, end)) ?? [];
    folder.push([path.slice(end + 1), file]);
    folders.set(path.slice(0, end), folder);
  }
  const below: string[] = [];
  for (const [name, files] of folders) {
    const ids = writeTrees(directory, files, objectFormat);
    rows.push({ name, mode: '40000', id: ids[0] });
    below.push(...ids);
  }
  // git compares a folder as if its name ended with a slash.
  const compared = ({ name, mode }: (typeof rows)[number]): string =>
    mode === '40000' ? `${name}/` : name;
  const content = rows
    .toSorted((a, b) => (compared(a) < compared(b) ? -1 : 1))
    .flatMap(({ name, mode, id }) => [
      Buffer.from(`${mode} ${name}\0`, 'latin1'),
      Buffer.from(id, 'hex'),
    ]);
  return [writeObject(directory, 'tree', Buffer.concat(content), objectFormat), ...below];
}

/**
 * What the index holds. Null where only git should read it: in the middle of a merge, or in a format that is not
 * the usual one. Source: gitformat-index(5).
 */
function readIndex(directory: string, objectFormat: 'sha1' | 'sha256'): Listing | null {
  const bytes = readFileSync(join(directory, 'index'));
  const idBytes = objectFormat === 'sha1' ? 20 : 32;
  const end = bytes.length - idBytes;
  const sum = createHash(objectFormat).update(bytes.subarray(0, end)).digest();
  if (bytes.toString('latin1', 0, 4) !== 'DIRC' || bytes.readUInt32BE(4) !== 2) return null;
  if (!sum.equals(bytes.subarray(end))) return null;
  const listing = new Map<string, Listed>();
  let at = 12;
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    const flagsAt = at + 40 + idBytes;
    const nameEnd = bytes.indexOf(0, flagsAt + 2);
    const isInConflict = (bytes.readUInt16BE(flagsAt) & 0x3000) !== 0;
    if (isInConflict) return null;
    listing.set(bytes.toString('latin1', flagsAt + 2, nameEnd), {
      mode: bytes.readUInt32BE(at + 24).toString(8),
      id: bytes.toString('hex', at + 40, flagsAt),
    });
    at += (nameEnd - at + 8) & ~7; // at least one NUL, up to a multiple of eight
  }
  return bytes.toString('latin1', at, at + 4) === 'link' ? null : listing; // an index in two files
}

/** What makes a commit more than what the index holds, or its place another one. */
const ONLY_GIT = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'hooks', 'packed-refs'];

/**
 * Commits the index on top of what is checked out, as `git commit --allow-empty --no-verify` does; answers the new
 * id. Null where git has to be asked, and nothing was written.
 *
 * @param directory that of git; a file in its place, as in another working tree of a repository, holds no index
 * @param signed name, address and date as in a commit: `A <a@example.org> 1767225600 +0000`
 */
export function commitIndex(
  directory: string,
  signed: string,
  message: string,
  objectFormat: 'sha1' | 'sha256' = 'sha1',
): string | null {
  const isPlain =
    existsSync(join(directory, 'index')) &&
    ONLY_GIT.every((name) => !existsSync(join(directory, name)));
  const listing = isPlain ? readIndex(directory, objectFormat) : null;
  if (listing === null) return null;
  const head = /^ref: (refs(?:\/[\w-][\w.-]*)+)\n$/.exec(
    readFileSync(join(directory, 'HEAD'), 'utf8'),
  )?.[1];
  if (head === undefined) return null; // no branch is checked out
  const parent = readRef(directory, head);
  const [tree] = writeTrees(directory, listing, objectFormat);
  const lines = [
    `tree ${tree}`,
    ...(parent === null ? [] : [`parent ${parent}`]),
    `author ${signed}`,
    `committer ${signed}`,
    '',
    `${message.trim()}\n`,
  ];
  const id = writeObject(directory, 'commit', lines.join('\n'), objectFormat);
  writeRef(directory, head, id);
  return id;
}

export function writeRef(directory: string, ref: string, id: string): void {
  const path = join(directory, ref);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${id}\n`);
}

/** The commit that a ref is on, where it has a file of its own; null where git has to be asked. */
export function readRef(directory: string, ref: string): string | null {
  if (!/^(?:HEAD|refs(?:\/[\w-][\w.-]*)+)$/.test(ref)) return null;
  try {
    const text = readFileSync(join(directory, ref), 'utf8').trim();
    if (text.startsWith('ref: ')) return readRef(directory, text.slice('ref: '.length));
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : null;
  } catch {
    return null; // packed, or not there
  }
}
