import { randomBytes } from 'node:crypto';
import { kept } from '../text/collections.js';
import { WaitedTooLong } from '../text/errors.js';
import { wordList } from '../text/words.js';
import { type Repository, runGit } from './git.js';
import { GitTree } from './git-tree.js';
import { decodeName } from './listing.js';
import type { ObjectReader } from './object-reader.js';
import type { Tree } from './tree.js';

/* Whole trees of earlier commits, for what the names of files alone do not answer. Slow, so only when asked. */

/** The past of a clone, commit by commit. */
export interface PastSearch {
  /** The newest commits that changed a file, newest first. */
  changesOf(path: string): Promise<readonly string[]>;
  /** The commits behind one up to the head along first parents, oldest first; none where they are too many. */
  since(commit: string): Promise<readonly string[]>;
  treeAt(commit: string): Promise<Tree>;
  /** What the newest commits took out of files, newest first; of older ones only the files that they deleted. */
  removedLines(): Promise<readonly RemovedLines[]>;
}

/** Lines that a commit took out of one file, a sign for each byte. */
export interface RemovedLines {
  readonly commit: string;
  readonly path: string;
  readonly lines: readonly string[];
}

/** Versions of one file that are looked at. */
const MOST_VERSIONS = 40;
/** Commits between a version and the head; beyond them nothing is said. */
const MOST_COMMITS = 20_000;

/** Commits whose changes are read line by line: a thousand take git two seconds in a large repository. */
const LINE_COMMITS = 1_000;
/** Commits of which only the deleted files are read: that takes git a twentieth of the time. */
const MOST_READ = 3_000;
/** Bytes of what git prints. */
const MOST_BYTES = 64 * 1024 * 1024;

const COMMIT_ID = /^[0-9a-f]{40,64}$/;

/** @param head full id of the commit that is judged, or that the working tree rests on (SECURITY S08). */
export function pastSearch(
  repository: Repository,
  objects: ObjectReader,
  head: string,
  beside: Tree | null,
): PastSearch {
  const trees = new Map<string, Promise<Tree>>();
  const commits = async (options: string, ...rest: readonly string[]): Promise<string[]> => {
    const { code, stdout } = await runGit(repository, [
      ...wordList(`rev-list --first-parent ${options}`),
      ...rest,
    ]);
    const ids = code === 0 ? stdout.toString('latin1').split('\n') : [];
    return ids.filter((id) => COMMIT_ID.test(id));
  };
  /** The newest commit that is not among so many. */
  const borderBehind = async (count: number): Promise<string | null> =>
    (await commits(`--max-count=1 --skip=${count}`, head))[0] ?? null;
  return {
    changesOf: async (path) =>
      path.includes('\0') ? [] : commits(`--max-count=${MOST_VERSIONS}`, head, '--', path),
    since: async (commit) => {
      if (!COMMIT_ID.test(commit)) return [];
      const newest = await commits(`--max-count=${MOST_COMMITS}`, head, `^${commit}`);
      return newest.length < MOST_COMMITS ? newest.toReversed() : [];
    },
    treeAt: async (commit) =>
      kept(trees, commit, async () => GitTree.open(repository, commit, objects, beside)),
    removedLines: async () => {
      const mark = `${randomBytes(16).toString('hex')} `;
      const [near, far] = [await borderBehind(LINE_COMMITS), await borderBehind(MOST_READ)];
      const read = async (filter: string, from: string, border: string | null): Promise<Buffer> => {
        const printed = await runGit(
          repository,
          [
            ...wordList(
              'log --first-parent --diff-merges=first-parent -p -U0 --inter-hunk-context=0',
            ),
            ...wordList('--no-renames --no-color --no-ext-diff --no-textconv --no-show-signature'),
            ...wordList('--no-relative --no-notes --src-prefix=a/ --submodule=short -O/dev/null'),
            '--encoding=UTF-8',
            `--diff-filter=${filter}`,
            `--format=${mark}%H`,
            from,
            ...(border === null ? [] : [`^${border}`]),
          ],
          { mostBytes: MOST_BYTES },
        );
        // What git told before it met an object that this clone lacks is right: the newest commits come first.
        return printed.stdout;
      };
      try {
        const parts = [await read('DMT', head, near)];
        if (near !== null) parts.push(await read('D', near, far));
        return parts.flatMap((part) => removalsIn(part.toString('latin1'), mark));
      } catch (error) {
        if (error instanceof WaitedTooLong) return []; // so many commits that nothing is said
        throw error;
      }
    },
  };
}

/** Reads a patch without context: files by `--- a/PATH`, removed lines by their sign. */
function removalsIn(patch: string, mark: string): RemovedLines[] {
  const all: { commit: string; path: string; lines: string[] }[] = [];
  let commit = '';
  let isHead = false;
  for (const line of patch.split('\n')) {
    if (line.startsWith(mark)) commit = line.slice(mark.length);
    else if (line.startsWith('diff --git ')) isHead = true;
    else if (isHead && line.startsWith('--- '))
      all.push({ commit, path: pathIn(line.slice('--- '.length)), lines: [] });
    else if (line.startsWith('@@')) isHead = false;
    else if (!isHead && line.startsWith('-')) all.at(-1)?.lines.push(line.slice(1));
  }
  return all.filter(
    ({ commit: id, path, lines }) => COMMIT_ID.test(id) && path !== '' && lines.length > 0,
  );
}

/** `a/PATH`, with a tab behind it where it has a blank; in quotes, as C has them, where it has other signs. */
function pathIn(written: string): string {
  const path = written.startsWith('"')
    ? written.slice(1, -1).replace(/\\([0-7]{3}|.)/g, (_, sign: string) => unescaped(sign))
    : written.replace(/\t$/, '');
  return path.startsWith('a/') ? decodeName(Buffer.from(path.slice('a/'.length), 'latin1')) : '';
}

function unescaped(sign: string): string {
  if (sign.length === 3) return String.fromCharCode(Number.parseInt(sign, 8));
  const control = 'abtnvfr'.indexOf(sign);
  return control < 0 ? sign : String.fromCharCode(7 + control);
}
