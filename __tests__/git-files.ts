/**
 * What git keeps as plain files, written without a process of git: an empty repository, a loose
 * object, a ref. Starting git from a large process is slow, and tests make thousands of these.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';

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

/** Puts an object into a repository of SHA-1; answers its id. */
export function writeObject(
  directory: string,
  kind: 'blob' | 'commit',
  content: string | Buffer,
): string {
  const bytes = Buffer.from(content);
  const object = Buffer.concat([Buffer.from(`${kind} ${bytes.length}\0`), bytes]);
  const id = createHash('sha1').update(object).digest('hex');
  const folder = join(directory, 'objects', id.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, id.slice(2)), deflateSync(object, { level: 1 }));
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
