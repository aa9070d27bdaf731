/**
 * Commits of a pull request, written as the files that git keeps, and known from then on: what they hold, what they
 * follow, and what merging two of them gives. Of any other commit git is asked.
 */
import { existsSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeObject, writeTrees, type Listed, type Listing } from '../git-files.js';
import { git } from './git-command.js';

export interface Account {
  readonly login: string;
  readonly id: number;
}

interface Known {
  /** Seconds. */
  readonly date: number;
  readonly parents: readonly string[];
  readonly listing: Listing;
  /** Of the whole, first, and of its folders. */
  readonly trees: readonly [string, ...string[]];
}

const FIRST_COMMIT = Date.parse('2026-01-01T00:00:00Z') / 1000;

/** By id. An id says all of a commit, whatever repository it is in. */
const made = new Map<string, Known>();

export interface NewCommit {
  readonly parents: readonly string[];
  readonly listing: Listing;
  readonly author: Account;
  readonly committer?: Account;
  readonly message: string;
}

/** A commit, a minute after the latest of its parents. */
export function writeCommit(
  directory: string,
  { parents, listing, author, committer = author, message }: NewCommit,
): string {
  const trees = writeTrees(directory, listing);
  const dates = parents.map((parent) => dateOf(directory, parent));
  const date = dates.length === 0 ? FIRST_COMMIT : Math.max(...dates) + 60;
  const signed = (account: Account): string =>
    `${account.login} <${emailOf(account)}> ${date} +0000`;
  const lines = [
    `tree ${trees[0]}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${signed(author)}`,
    `committer ${signed(committer)}`,
    '',
    `${message}\n`,
  ];
  const id = writeObject(directory, 'commit', lines.join('\n'));
  made.set(id, { date, parents, listing, trees });
  return id;
}

export function emailOf({ login, id }: Account): string {
  return id === 0 ? 'noreply@github.com' : `${id}+${login}@users.noreply.github.com`;
}

/** Seconds. */
export function dateOf(directory: string, commit: string): number {
  return (
    made.get(commit)?.date ??
    Number(git(directory, ['show', '--no-patch', '--format=%ct', commit]).trim())
  );
}

/** What a commit, or a tree, holds. */
export function listingOf(directory: string, commit: string): Listing {
  const known = made.get(commit)?.listing;
  if (known !== undefined) return known;
  const rows = git(directory, ['ls-tree', '-r', '-z', commit]).split('\0').filter(Boolean);
  return new Map(
    rows.map((row) => {
      const [mode = '', , id = ''] = row.slice(0, row.indexOf('\t')).split(' ');
      return [pathBytes(row.slice(row.indexOf('\t') + 1)), { mode, id }];
    }),
  );
}

/** The same files with some of them changed; null takes one away. A file gives way to a folder, and a folder to a file. */
export function changed(
  before: Listing,
  changes: Iterable<readonly [path: string, file: Listed | null]>,
): Listing {
  const files = new Map(before);
  for (const [given, file] of changes) {
    const path = pathBytes(given);
    if (file === null) {
      if (!files.delete(path)) throw new Error(`nothing to delete at ${JSON.stringify(given)}`);
      continue;
    }
    for (const other of files.keys())
      if (other.startsWith(`${path}/`) || path.startsWith(`${other}/`)) files.delete(other);
    files.set(path, file);
  }
  return files;
}

function pathBytes(path: string): string {
  return Buffer.from(path).toString('latin1');
}

/** What merging `theirs` into `ours` gives. */
export function merged(directory: string, ours: string, theirs: string): Listing {
  if (ancestry(theirs)?.has(ours) === true) return listingOf(directory, theirs);
  return listingOf(directory, git(directory, ['merge-tree', '--write-tree', ours, theirs]).trim());
}

/** How many commits `head` has that `base` has not, and how many files they change. */
export function countsBetween(
  directory: string,
  base: string,
  head: string,
): { readonly commits: number; readonly files: number } {
  const commits = ancestry(head);
  if (commits?.has(base) !== true) {
    const files = git(directory, ['diff', '--name-only', '-z', `${base}...${head}`]);
    return {
      commits: Number(git(directory, ['rev-list', '--count', `${base}..${head}`])),
      files: files.split('\0').length - 1,
    };
  }
  const settled = ancestry(base) ?? new Set();
  const [before, after] = [listingOf(directory, base), listingOf(directory, head)];
  const paths = new Set([...before.keys(), ...after.keys()]);
  const differs = (path: string): boolean => {
    const [one, other] = [before.get(path), after.get(path)];
    return one?.id !== other?.id || one?.mode !== other?.mode;
  };
  return {
    commits: [...commits].filter((id) => !settled.has(id)).length,
    files: [...paths].filter(differs).length,
  };
}

/** A commit and all before it; null where one of them was not made here. */
function ancestry(head: string): ReadonlySet<string> | null {
  const seen = new Set<string>();
  const open = [head];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const known = made.get(id);
    if (known === undefined) return null;
    if (!seen.has(id)) open.push(...known.parents);
    seen.add(id);
  }
  return seen;
}

/**
 * Gives a repository one commit without what came before it, under a ref: what `git fetch --depth=1` does. False
 * where only git can, and nothing was written.
 */
export function takeShallow(from: string, to: string, commit: string, ref: string): boolean {
  const known = made.get(commit);
  if (known === undefined || known.parents.length === 0) return false;
  const blobs = [...known.listing.values()].filter(({ mode }) => mode !== '160000');
  const ids = new Set([commit, ...known.trees, ...blobs.map(({ id }) => id)]);
  const places = [...ids].map((id) => join('objects', id.slice(0, 2), id.slice(2)));
  if (!places.every((place) => existsSync(join(from, place)))) return false;
  for (const place of places) {
    mkdirSync(dirname(join(to, place)), { recursive: true });
    linkSync(join(from, place), join(to, place));
  }
  writeFileSync(join(to, 'shallow'), `${commit}\n`);
  mkdirSync(dirname(join(to, ref)), { recursive: true });
  writeFileSync(join(to, ref), `${commit}\n`);
  return true;
}
