import { tmpdir } from 'node:os';
import { deflateSync } from 'node:zlib';
import type { AskAttributes, Attributes } from './attributes.js';
import { blobOid } from './digest.js';
import { makePassingFolder, removeFolder, writeOver } from './disk.js';
import { gitEnvironment, startGit, type Environment } from './git.js';
import { MEMORY_FILE_BYTES } from './limits.js';
import { decodeName, encodeName, splitNul } from './names.js';
import { foldersAbove } from './path.js';
import { WaitedTooLong } from '../text/waited-too-long.js';
import { Place } from './place.js';
import type { Tree } from './tree.js';

/*
 * Which attributes does git give to paths of a tree? Of `.gitattributes` with `*.md -diff` the
 * attribute `diff` of `a.md` is unset: a reviewer on GitHub would not see a change of it.
 *
 * `asking-git.ts` hands it on. Null means that git could not be asked, or that its answer would not
 * tell two things apart that GitHub does. The folder that it makes is gone when it answers; nothing
 * else is written. You may not let a configuration of the machine in (ONLY_THE_TREE): the answer
 * must be the same everywhere. `__tests__/security/S44-hidden-diffs.test.ts` fails when this is
 * wrong.
 */

/** Without a configuration of the machine, of the user, or of a repository: what a tree says is the same everywhere. */
const ONLY_THE_TREE = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
};

/**
 * Asks git itself, whatever the tree is made of (SECURITY S44). `check-attr --source` came with git
 * 2.40, so an index of the files of attributes alone is made in a temporary folder; working tree
 * and index of the user are not touched. Two short processes.
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

/** Milliseconds for each question; a repository with thousands of names takes some hundred. */
const MOST_MS = 20_000;

/** The files that have a say about these paths: those in the folders above them. */
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
    // git ignores a link; others may not.
    if (tree.entries.get(name)?.kind !== 'file' || content?.kind !== 'bytes') return null;
    // `diff=unset` and `-diff` are two things to GitHub, and one in the answer.
    const text = Buffer.from(content.bytes).toString('latin1');
    if (/=(?:set|unset)(?:\s|$)/.test(text) || text.split('\n').some(couldBacktrack)) return null;
    files.set(name, withoutMark(content.bytes));
  }
  return files;
}

/** git leaves out a byte-order mark of a file on disk, and not one in an index (SECURITY S53). */
function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

/** Stars of a pattern between two slashes, and `**` in it, above which git may try too many ways (SECURITY S53). */
const MOST_STARS = 3;
const MOST_DOUBLE_STARS = 4;

/** Whether matching the pattern of a line may take more than a moment: each further star multiplies the ways. */
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
  for (const part of ['objects', 'refs']) makePassingFolder(gitDir.within(part));
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
  makePassingFolder(place.folder);
  writeOver(place, deflateSync(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes])));
}

/** Records of `check-attr -z`: path, attribute, value. */
function parsed(answer: Buffer): Attributes {
  const attributes = new Map<string, Map<string, string>>();
  const records = splitNul(answer);
  for (let at = 0; at + 2 < records.length; at += 3) {
    const path = decodeName(records[at] ?? Buffer.alloc(0));
    const known = attributes.get(path) ?? new Map<string, string>();
    attributes.set(path, known);
    known.set(records[at + 1]?.toString('latin1') ?? '', records[at + 2]?.toString('latin1') ?? '');
  }
  return attributes;
}
