import { runGit, type Repository } from './git.js';
import { decodeName, splitNul } from './names.js';

/*
 * Which versions did a file ever have in this clone? Each with its commit, path and object id, the newest first; what
 * was not looked at is in `incomplete`.
 */

/** A version of a file that a commit brought. */
export interface Version {
  /** Full object id of the commit. */
  readonly commit: string;
  readonly path: string;
  /** Full object id of the content. */
  readonly oid: string;
}

/** All versions that were found. */
export interface Versions {
  /** The newest commits first, in git's order. */
  readonly versions: readonly Version[];
  /** What was not looked at; never silent (SECURITY S12). */
  readonly incomplete: readonly string[];
}

/** Commits that are looked at, those that touch the asked paths alone. That there were more is told in `incomplete`. */
const MOST_COMMITS = 10_000;

/** Full ids of both object formats. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * Every version of these files, or of all files below these folders, that a commit brought which
 * some ref of this clone leads to: branches, remote branches, tags, the stash, and HEAD. Of a merge
 * only what none of its parents has. What was pruned or lies in a reflog alone is not found, nor
 * what is in another clone.
 *
 * @param paths from the root; taken literally.
 */
export async function versionsOf(
  repository: Repository,
  paths: readonly string[],
): Promise<Versions> {
  const asked = paths.filter((path) => path !== '' && !path.includes('\0'));
  if (asked.length === 0) return { versions: [], incomplete: [] };
  // Nothing that the user configured for `git log` changes the shape of the answer.
  const shape = [
    '-z',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '--no-relative',
    '--no-show-signature',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    '--diff-merges=combined',
    '--format=%x00%H',
  ];
  const log = await runGit(repository, [
    '-c',
    'log.showRoot=true',
    'log',
    '--all',
    '--full-history',
    ...shape,
    `--max-count=${MOST_COMMITS + 1}`,
    '--',
    ...asked,
  ]);
  if (log.code !== 0) return { versions: [], incomplete: ['git could not list the history'] };
  const versions: Version[] = [];
  const commits = new Set<string>();
  let commit = '';
  const records = splitNul(log.stdout);
  for (let at = 0; at < records.length; at += 1) {
    const text = (records[at] ?? Buffer.alloc(0)).toString('latin1').trim();
    if (OBJECT_ID.test(text)) {
      commit = text;
      commits.add(commit);
    } else if (text.startsWith(':')) {
      const oid = newObject(text);
      const path = decodeName(records[at + 1] ?? Buffer.alloc(0));
      at += 1;
      if (oid !== null && commits.size <= MOST_COMMITS) versions.push({ commit, path, oid });
    }
  }
  const incomplete = [
    ...(commits.size > MOST_COMMITS
      ? [`only the newest ${MOST_COMMITS} commits that touch these files were checked`]
      : []),
    ...(repository.shallow ? ['this clone is shallow: older commits were not checked'] : []),
  ];
  return { versions, incomplete };
}

/**
 * The content after a record of `--raw`: one colon, two modes and two ids for an ordinary commit,
 * one of each more for each further parent. Source: git-diff(1), *raw output format* and *diff
 * format for merges*. Null where the file went, or is no file.
 */
function newObject(record: string): string | null {
  const parents = /^:+/.exec(record)?.[0].length ?? 0;
  const fields = record.slice(parents).split(' ');
  const [mode = '', oid = ''] = [fields[parents], fields[2 * parents + 1]];
  return mode.startsWith('100') && OBJECT_ID.test(oid) && !/^0+$/.test(oid) ? oid : null;
}
