import { kept } from '../text/collections.js';
import { wordList } from '../text/words.js';
import { type Repository, runGit } from './git.js';
import { GitTree } from './git-tree.js';
import type { ObjectReader } from './object-reader.js';
import type { Tree } from './tree.js';

/* Whole trees of earlier commits, for questions that the names of files alone do not answer. Slow, so only when asked. */

/** The past of a clone, commit by commit. */
export interface PastSearch {
  /** The newest commits that changed a file, newest first. */
  changesOf(path: string): Promise<readonly string[]>;
  /** The commits behind one up to the head along first parents, oldest first. */
  since(commit: string): Promise<readonly string[]>;
  treeAt(commit: string): Promise<Tree>;
}

/** Versions of one file that are looked at. */
const MOST_VERSIONS = 40;
/** Commits between a version and the head; beyond them nothing is said. */
const MOST_COMMITS = 20_000;

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
  return {
    changesOf: async (path) =>
      path.includes('\0') ? [] : commits(`--max-count=${MOST_VERSIONS}`, head, '--', path),
    since: async (commit) =>
      commits(
        `--reverse --max-count=${MOST_COMMITS}`,
        head,
        ...(COMMIT_ID.test(commit) ? [`^${commit}`] : []),
      ),
    treeAt: async (commit) =>
      kept(trees, commit, async () => GitTree.open(repository, commit, objects, beside)),
  };
}
