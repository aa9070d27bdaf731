import { wordList } from '../text/words.js';
import { type Repository, runGit } from './git.js';
import { decodeName, splitNul } from './listing.js';
import { isoSeconds } from '../text/visible.js';

/* Questions about commits: recent ones, when paths were last changed, and all versions of a file. */

/** A commit, without its author: names and dates decide nothing (DESIGN §6). */
export interface Commit {
  readonly oid: string;
  readonly subject: string;
  /** Without the subject; cut and trimmed. */
  readonly body: string;
  /** At most {@link COMMIT_FILES}, in git's order; none for a merge. */
  readonly files: readonly string[];
}

/** Longer messages are pasted documents. */
const MESSAGE_BYTES = 2 * 1024;
/** The files of a larger commit say nothing about its subject. */
const COMMIT_FILES = 50;

/** Anything else could be an option on a command line (SECURITY S08). */
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * The commits that lead to one, newest first. A shallow clone knows only some.
 * @param from full object id, else nothing is asked (SECURITY S08). @param without excludes what leads to this commit.
 */
export async function recentCommits(
  repository: Repository,
  from: string,
  most: number = 200,
  without: string | null = null,
): Promise<readonly Commit[]> {
  if (!COMMIT_ID.test(from) || most < 1) return [];
  if (without !== null && !COMMIT_ID.test(without)) return [];
  // Independent of the user's configuration of `git log`; no message holds a NUL.
  const shape = wordList(`
      -z --name-only --no-renames --no-relative --no-show-signature --no-color --no-ext-diff
      --no-textconv --diff-merges=off --encoding=UTF-8 --format=%x00%H%x00%B
    `);
  const log = await runGit(repository, [
    '-c',
    'log.showRoot=true',
    'log',
    ...shape,
    `--max-count=${Math.floor(most)}`,
    from,
    ...(without === null ? [] : [`^${without}`]),
    '--',
  ]);
  return log.code === 0 ? commitsIn(splitNul(log.stdout)) : [];
}

/** Records of `log`: an empty one, the id, the message, then file names. */
function commitsIn(records: readonly Buffer[]): Commit[] {
  const commits: Commit[] = [];
  for (let at = 0; at < records.length;) {
    const oid = records[at + 1]?.toString('latin1') ?? '';
    if (records[at]?.length !== 0 || !COMMIT_ID.test(oid)) {
      at += 1;
      continue;
    }
    const [subject = '', ...rest] = messageOf(records[at + 2] ?? Buffer.alloc(0)).split('\n');
    at += 3;
    const files: string[] = [];
    for (; at < records.length && records[at]?.length !== 0; at += 1) {
      // The first name comes after the line end of the message.
      if (files.length < COMMIT_FILES)
        files.push(decodeName(records[at] ?? Buffer.alloc(0)).replace(/^\n/, ''));
    }
    commits.push({ oid, subject: subject.trim(), body: rest.join('\n').trim(), files });
  }
  return commits;
}

/** Cut at its cap between two characters, with LF line ends. */
function messageOf(bytes: Buffer): string {
  const text = bytes.subarray(0, MESSAGE_BYTES).toString('utf8');
  return (bytes.length > MESSAGE_BYTES ? text.replace(/\uFFFD{1,3}$/, '') : text)
    .replaceAll('\r\n', '\n')
    .trim();
}

/**
 * When files below these paths were last changed: ISO 8601, whole seconds, UTC; null if unknown. For records in which
 * the clock would make a new text each time. @param from full object id.
 */
export async function lastTouched(
  repository: Repository,
  from: string,
  paths: readonly string[],
): Promise<string | null> {
  const log = await runGit(repository, [
    ...wordList('log -1 --no-show-signature --no-color --format=%ct'),
    from,
    '--',
    ...paths,
  ]);
  const seconds =
    log.code === 0 ? /^(\d{1,12})\s*$/.exec(log.stdout.toString('latin1'))?.[1] : undefined;
  return seconds === undefined ? null : isoSeconds(Number(seconds) * 1000);
}

export interface Version {
  readonly commit: string;
  readonly path: string;
  readonly oid: string;
}

export interface Versions {
  /** Newest commits first. */
  readonly versions: readonly Version[];
  /** What was skipped; it is always reported (SECURITY S12). */
  readonly incomplete: readonly string[];
}

/** More than this is reported in `incomplete`. */
const MOST_COMMITS = 10_000;

const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * Every version of these files, or of the files below these folders, in commits that a ref of this clone leads to
 * (branches, tags, stash, HEAD). Pruned commits and the reflog are not searched. @param paths from the root, literal.
 */
export async function versionsOf(
  repository: Repository,
  paths: readonly string[],
): Promise<Versions> {
  const asked = paths.filter((path) => path !== '' && !path.includes('\0'));
  if (asked.length === 0) return { versions: [], incomplete: [] };
  // Independent of the user's configuration of `git log`.
  const shape = wordList(`
      -z --raw --no-abbrev --no-renames --no-relative --no-show-signature --no-color
      --no-ext-diff --no-textconv --diff-merges=combined --format=%x00%H
    `);
  const log = await runGit(repository, [
    ...wordList('-c log.showRoot=true log --all --full-history'),
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
 * The new object of a `--raw` record, which has a mode and an id more for each further parent; null if the file is gone
 * or no file. Source: git-diff(1), *raw output format* and *diff format for merges*.
 */
function newObject(record: string): string | null {
  const parents = /^:+/.exec(record)?.[0].length ?? 0;
  const fields = record.slice(parents).split(' ');
  const [mode = '', oid = ''] = [fields[parents], fields[2 * parents + 1]];
  return mode.startsWith('100') && OBJECT_ID.test(oid) && !/^0+$/.test(oid) ? oid : null;
}
