/** What the git database of the API makes in a real repository: trees, commits, branches, and what a commit changed. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readObject, writeObject } from '../git-files.js';
import { git } from './git-command.js';

export interface NewEntry {
  readonly path: string;
  readonly mode: string;
  /** Null takes the path away. */
  readonly sha?: string | null;
  readonly content?: string;
}

export interface Person {
  readonly name: string;
  readonly email: string;
  /** ISO 8601. */
  readonly date: string;
}

interface ChangedFile {
  readonly path: string;
  /** Where a rename comes from. */
  readonly previous: string | null;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed';
  readonly sha: string;
}

/**
 * Object id of the new tree; null where GitHub refuses: a base that is none, or a path to take away
 * that is not there.
 */
export function makeTree(
  directory: string,
  base: string | null,
  entries: readonly NewEntry[],
): string | null {
  const index = { GIT_INDEX_FILE: join(directory, `index.${randomUUID()}`) };
  try {
    git(directory, ['read-tree', ...(base === null ? ['--empty'] : [base])], undefined, index);
    const removed = entries.filter(({ sha }) => sha === null);
    const present =
      removed.length === 0
        ? []
        : git(directory, ['ls-files', '-z', '--full-name'], undefined, index).split('\0');
    if (removed.some(({ path }) => !present.includes(path))) return null;
    const lines = entries.map(({ path, mode, sha, content }) => {
      const oid = content === undefined ? (sha ?? null) : writeObject(directory, 'blob', content);
      return oid === null ? `0 ${'0'.repeat(40)}\t${path}\0` : `${mode} ${oid}\t${path}\0`;
    });
    git(
      directory,
      ['update-index', '--add', '--replace', '-z', '--index-info'],
      lines.join(''),
      index,
    );
    return git(directory, ['write-tree'], undefined, index).trim();
  } catch {
    return null;
  }
}

/** Object id of the new commit; null where tree or parents are none. */
export function makeCommit(
  directory: string,
  given: {
    readonly message: string;
    readonly tree: string;
    readonly parents: readonly string[];
    readonly author: Person;
    readonly committer: Person;
  },
): string | null {
  const { message, tree, parents, author, committer } = given;
  const env = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_AUTHOR_DATE: author.date,
    GIT_COMMITTER_NAME: committer.name,
    GIT_COMMITTER_EMAIL: committer.email,
    GIT_COMMITTER_DATE: committer.date,
  };
  try {
    return git(
      directory,
      ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])],
      message,
      env,
    ).trim();
  } catch {
    return null;
  }
}

/** What a commit says, as the API does. */
export interface SaidByCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
}

/** Null where there is no such commit; of a tag, a tree or a blob git shows something else. */
export function readCommit(directory: string, sha: string): SaidByCommit | null {
  const key = `${directory}\0${sha}`;
  const commit = read.get(key) ?? fromFile(directory, sha) ?? fromGit(directory, sha);
  if (commit !== null) read.set(key, commit);
  return commit;
}

/** By directory and id; a commit never changes. */
const read = new Map<string, SaidByCommit>();

/** Without a start of git, where the commit has a file of its own and only what each commit has. */
function fromFile(directory: string, sha: string): SaidByCommit | null {
  const object = readObject(directory, sha);
  if (object?.kind !== 'commit') return null;
  const text = object.content.toString();
  const end = text.indexOf('\n\n');
  const [, tree, parents = '', author = '', committer = ''] =
    /^tree ([0-9a-f]{40})\n((?:parent [0-9a-f]{40}\n)*)author (.*)\ncommitter (.*)$/.exec(
      text.slice(0, end),
    ) ?? [];
  const [by, from] = [personOf(author), personOf(committer)];
  if (tree === undefined || by === null || from === null) return null;
  return {
    tree,
    parents: parents.match(/[0-9a-f]{40}/g) ?? [],
    author: by,
    committer: from,
    message: text.slice(end + 2).trimEnd(),
  };
}

/** Only of Greenwich: git knows how it writes other times. */
function personOf(signed: string): Person | null {
  const [, name, email, seconds] = /^(.*) <(.*)> (\d+) \+0000$/.exec(signed) ?? [];
  if (name === undefined || email === undefined || seconds === undefined) return null;
  const date = new Date(Number(seconds) * 1000).toISOString().replace('.000Z', '+00:00');
  return { name, email, date };
}

const FIELDS = ['%H', '%T', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B'];
const MOST = 1_000;

/** With the commits before it, which are asked for next: one start of git for all. */
function fromGit(directory: string, sha: string): SaidByCommit | null {
  let listed: string[];
  try {
    const format = `--format=${FIELDS.join('%x00')}`;
    listed = git(directory, ['log', '-z', '--no-show-signature', `-${MOST}`, format, sha]).split(
      '\0',
    );
  } catch {
    return null;
  }
  if (listed[0] !== sha) return null;
  for (let at = 0; at + FIELDS.length <= listed.length; at += FIELDS.length) {
    const [
      id,
      tree = '',
      parents = '',
      an = '',
      ae = '',
      ad = '',
      cn = '',
      ce = '',
      cd = '',
      text = '',
    ] = listed.slice(at, at + FIELDS.length);
    read.set(`${directory}\0${id}`, {
      tree,
      parents: parents.split(' ').filter(Boolean),
      author: { name: an, email: ae, date: ad },
      committer: { name: cn, email: ce, date: cd },
      message: text.trimEnd(),
    });
  }
  return read.get(`${directory}\0${sha}`) ?? null;
}

/** Puts a ref on an object, or takes it away. */
export function setRef(directory: string, ref: string, sha: string | null): void {
  git(directory, sha === null ? ['update-ref', '-d', ref] : ['update-ref', ref, sha]);
}

/** What a commit does to the files of its first parent. */
export function changedFiles(directory: string, commit: string): ChangedFile[] {
  const fields = git(directory, [
    'diff-tree',
    '-r',
    '-z',
    '-M',
    '--root',
    '--no-commit-id',
    '--first-parent',
    '-m',
    commit,
  ])
    .split('\0')
    .filter(Boolean);
  const files: ChangedFile[] = [];
  while (fields.length > 0) {
    const [, , before = '', after = '', letter = ''] = (fields.shift() ?? '').split(' ');
    const first = fields.shift() ?? '';
    const renamed = letter.startsWith('R') ? (fields.shift() ?? '') : null;
    const status =
      renamed !== null
        ? 'renamed'
        : letter === 'A'
          ? 'added'
          : letter === 'D'
            ? 'removed'
            : 'modified';
    files.push({
      path: renamed ?? first,
      previous: renamed === null ? null : first,
      status,
      sha: status === 'removed' ? before : after,
    });
  }
  return files;
}
