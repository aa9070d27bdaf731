import { resolveCommit } from '../../tree/commits.js';
import { blobOid } from '../../tree/digest.js';
import { gitOutput, runGit } from '../../tree/git.js';
import { CITED_FILE_BYTES } from '../../tree/limits.js';
import type { Workspace } from '../workspace.js';

/* The state of the repository before and after a wrapped run: `changed_files` and `commits` of its record. */

/** Contents of files and reachable commits. */
export interface RepositoryState {
  /** Object id by path, committed or not. */
  readonly files: ReadonlyMap<string, string>;
  /** Of all branches and HEAD, also remote ones: a commit that was fetched before was not made by the command. */
  readonly tips: readonly string[];
}

/** Tips on one command line; commits that only further ones reach may seem new. */
const MOST_TIPS = 1_000;
/** Older ones are ignored. */
const MOST_COMMITS = 10_000;

/** For a file too large to read, only a new size is noticed. */
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

export function changedBetween(before: RepositoryState, after: RepositoryState): string[] {
  const paths = new Set([...before.files.keys(), ...after.files.keys()]);
  return [...paths].filter((path) => before.files.get(path) !== after.files.get(path)).toSorted();
}

/**
 * Commits that HEAD or a local branch reaches now and nothing reached before, newest first. Empty if git fails, as when
 * the command removed a tip.
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
