import { kept } from '../text/collections.js';
import { tmpdir } from 'node:os';
import { deflateSync } from 'node:zlib';
import type { AskAttributes, Attributes } from './attributes.js';
import { blobOid } from './digest.js';
import { makeUnsyncedFolder, removeFolder, writeOver } from './disk.js';
import { type Environment, gitEnvironment, startGit } from './git.js';
import { MEMORY_FILE_BYTES } from './limits.js';
import { decodeName, encodeName, splitNul } from './listing.js';
import { foldersAbove } from './path.js';
import { WaitedTooLong } from '../text/errors.js';
import { Place } from './place.js';
import type { Tree } from './tree.js';

/* Asks git for the attributes of paths in a tree, without the configuration of the machine. */

/** Ignores the configuration of the machine, the user and the repository, so that the answer is the same everywhere. */
const ONLY_THE_TREE = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
};

/**
 * Asks git (SECURITY S44). `check-attr --source` needs git 2.40, so an index of the attributes files alone is made in a
 * temporary folder.
 */
export function gitAttributes(environment: Environment): AskAttributes {
  return async (tree, paths) => {
    const files = await attributeFiles(tree, paths);
    if (files === null) return null;
    if (files.size === 0 || paths.length === 0) return new Map();
    const folder = Place.temporary(environment['TMPDIR'] ?? tmpdir(), 'memtrust-attributes-');
    try {
      return await answered(folder, environment, files, paths);
    } catch (error) {
      if (error instanceof WaitedTooLong) return null;
      throw error;
    } finally {
      removeFolder(folder);
    }
  };
}

/** Milliseconds a question; thousands of paths take some hundred. */
const MOST_MS = 20_000;

/** The attributes files in the folders above these paths. */
async function attributeFiles(
  tree: Tree,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array> | null> {
  const names = [...new Set(['', ...paths.flatMap(foldersAbove)])]
    .map((folder) => (folder === '' ? '.gitattributes' : `${folder}/.gitattributes`))
    .filter((name) => tree.entries.has(name));
  const contents = await tree.read(names, MEMORY_FILE_BYTES);
  const files = new Map<string, Uint8Array>();
  for (const name of names) {
    const content = contents.get(name);
    // git ignores a link; other tools may follow it.
    if (tree.entries.get(name)?.kind !== 'file' || content?.kind !== 'bytes') return null;
    // GitHub distinguishes `diff=unset` and `-diff`; git's answer does not.
    const text = Buffer.from(content.bytes).toString('latin1');
    if (/=(?:set|unset)(?:\s|$)/.test(text) || text.split('\n').some(couldBacktrack)) return null;
    files.set(name, withoutMark(content.bytes));
  }
  return files;
}

/** git ignores a byte-order mark in a file on disk, but not in an index (SECURITY S53). */
function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

/** More stars than this between two slashes may cost git exponential time (SECURITY S53). */
const MOST_STARS = 3;
const MOST_DOUBLE_STARS = 4;

function couldBacktrack(line: string): boolean {
  const pattern = /^\s*(?:"(?:[^"\\]|\\.)*"|\S+)/.exec(line)?.[0] ?? '';
  // In quotes `\052` is a star too.
  const parts = pattern.replaceAll('\\052', '*').split('/');
  return (
    parts.some((part) => (part.match(/\*+/g)?.length ?? 0) > MOST_STARS) ||
    parts.filter((part) => /^"?\*\*+"?$/.test(part)).length > MOST_DOUBLE_STARS
  );
}

async function answered(
  folder: Place,
  environment: Environment,
  files: ReadonlyMap<string, Uint8Array>,
  paths: readonly string[],
): Promise<Attributes | null> {
  const gitDir = folder.within('git');
  for (const part of ['objects', 'refs']) makeUnsyncedFolder(gitDir.within(part));
  writeOver(gitDir.within('HEAD'), 'ref: refs/heads/none\n');
  for (const bytes of files.values()) writeObject(gitDir, bytes);
  const own = {
    ...gitEnvironment(environment),
    ...ONLY_THE_TREE,
    HOME: folder.absolute,
    XDG_CONFIG_HOME: folder.absolute,
  };
  const git = async (args: readonly string[], input: Buffer) =>
    startGit(
      [
        `--git-dir=${gitDir.absolute}`,
        `--work-tree=${folder.absolute}`,
        '-c',
        'core.attributesFile=/dev/null',
        '-c',
        'core.ignoreCase=false',
        ...args,
      ],
      folder.absolute,
      own,
      { input, limitMs: MOST_MS },
    );
  const listing = [...files].map(([name, bytes]) =>
    Buffer.concat([
      Buffer.from(`100644 ${blobOid(bytes, 'sha1')}\t`),
      encodeName(name),
      Buffer.from('\0'),
    ]),
  );
  const indexed = await git(['update-index', '-z', '--index-info'], Buffer.concat(listing));
  if (indexed.code !== 0) return null;
  const answer = await git(
    ['check-attr', '--cached', '-a', '-z', '--stdin'],
    Buffer.concat(paths.map((path) => Buffer.concat([encodeName(path), Buffer.from('\0')]))),
  );
  return answer.code === 0 ? parsed(answer.stdout) : null;
}

/** A loose object. Source: "Git Internals - Git Objects". */
function writeObject(gitDir: Place, bytes: Uint8Array): void {
  const oid = blobOid(bytes, 'sha1');
  const place = gitDir.within(`objects/${oid.slice(0, 2)}/${oid.slice(2)}`);
  makeUnsyncedFolder(place.folder);
  writeOver(place, deflateSync(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes])));
}

function parsed(answer: Buffer): Attributes {
  const attributes = new Map<string, Map<string, string>>();
  const records = splitNul(answer);
  for (let at = 0; at + 2 < records.length; at += 3) {
    const path = decodeName(records[at] ?? Buffer.alloc(0));
    const known = kept(attributes, path, () => new Map<string, string>());
    known.set(records[at + 1]?.toString('latin1') ?? '', records[at + 2]?.toString('latin1') ?? '');
  }
  return attributes;
}
