import { resolveCommit } from '../../tree/commits.js';
import { blobOid } from '../../tree/digest.js';
import { gitOutput, runGit } from '../../tree/git.js';
import { CITED_FILE_BYTES } from '../../tree/limits.js';
import type { Workspace } from '../workspace.js';

/* The state of the repository before and after a wrapped run: `changed_files` and `commits` of its record. */

/** A repository at a moment: what its files hold, and the commits that its branches reach. */
export interface RepositoryState {
  /** Path to the object id of what lies there, committed or not. */
  readonly files: ReadonlyMap<string, string>;
  /**
   * Tips of all branches, and of HEAD: what is known. Those of remotes are among them, so that a commit which was
   * fetched before and is only merged now does not count as made by the command.
   */
  readonly tips: readonly string[];
}

/**
 * Tips that are named on a command line; there are few branches. Of more, the last by name are left out, and commits
 * that only those reach may be taken for new ones.
 */
const MOST_TIPS = 1_000;
/** Of more commits only the newest count, and nothing says that there were others. */
const MOST_COMMITS = 10_000;

/** Of a file that is too large to be read only a change of its size is seen. */
export async function repositoryState(workspace: Workspace): Promise<RepositoryState> {
  const { repository, objects } = workspace;
  const tree = await workspace.workTree();
  const unknown = [...tree.entries.values()]
    .filter(({ oid }) => oid === null)
    .map(({ path }) => path);
  const contents = await tree.read(unknown, CITED_FILE_BYTES);
  const files = new Map<string, string>();
  for (const { path, oid } of tree.entries.values()) {
    const content = contents.get(path);
    if (oid !== null) files.set(path, oid);
    else if (content?.kind === 'bytes')
      files.set(path, blobOid(content.bytes, repository.objectFormat));
    else files.set(path, content?.kind === 'too-large' ? `size ${content.size}` : 'unreadable');
  }
  const refs = (
    await gitOutput(repository, [
      'for-each-ref',
      `--count=${MOST_TIPS}`,
      '--format=%(objectname)',
      'refs/heads',
      'refs/remotes',
    ])
  )
    .toString('utf8')
    .split('\n')
    .filter((oid) => oid !== '');
  const head = await resolveCommit(objects, 'HEAD');
  return { files, tips: [...new Set([...(head === null ? [] : [head]), ...refs])] };
}

/** Files that hold something else than before, sorted. */
export function changedBetween(before: RepositoryState, after: RepositoryState): string[] {
  const paths = new Set([...before.files.keys(), ...after.files.keys()]);
  return [...paths].filter((path) => before.files.get(path) !== after.files.get(path)).toSorted();
}

/**
 * Commits that HEAD or a local branch reaches and that nothing reached before, the newest first. Branches of remotes
 * are not looked at: what a command only fetches is not its work.
 *
 * Where git fails there are none, for example because the command removed what a tip named: it has run, and its attempt
 * is recorded all the same.
 */
export async function commitsSince(
  workspace: Workspace,
  before: RepositoryState,
): Promise<string[]> {
  const head = await runGit(workspace.repository, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  const from = head.code === 0 ? ['HEAD', '--branches'] : ['--branches'];
  const { code, stdout } = await runGit(workspace.repository, [
    'rev-list',
    `--max-count=${MOST_COMMITS}`,
    ...from,
    '--not',
    ...before.tips,
  ]);
  return code === 0
    ? stdout
        .toString('utf8')
        .split('\n')
        .filter((oid) => oid !== '')
    : [];
}
