import { gitFetch, runGit, type Repository } from './git.js';
import type { ObjectReader } from './object-reader.js';

/*
 * Which commit does a revision name, which are its parents, and where did two branches part?
 * `resolveCommit` gives a full object id for `main`, and null for what is none.
 *
 * Commands and the gate ask for base and head. Nothing is stored. Null is safe: the caller says what
 * it could not find; no parents are also the answer for a commit that is not at hand. Only
 * `fetchCommit` asks another repository, and only into a shallow clone.
 * `__tests__/tree/git-tree.test.ts` ("a revision", "a shallow clone") fails when this is wrong.
 */

/** Commit objects are short; one above this is no commit that a person made. */
const COMMIT_BYTES = 1024 * 1024;

/** Ids of objects as git prints them; anything else could be an option on a command line (SECURITY S08). */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Full object id of the commit that a revision names, or null. */
export async function resolveCommit(
  objects: ObjectReader,
  revision: string,
): Promise<string | null> {
  // A revision is a line of the batch protocol; one with blanks or a leading dash is no name of a commit.
  if (/^-|[\s\0]/.test(revision)) return null;
  const object = await objects.read(`${revision}^{commit}`, COMMIT_BYTES);
  return object.kind === 'object' && object.type === 'commit' ? object.oid : null;
}

/** Parents that a commit names, first parent first; they need not be there (a shallow clone). */
export async function parentsOf(objects: ObjectReader, commit: string): Promise<string[]> {
  const object = await objects.read(commit, COMMIT_BYTES);
  if (object.kind !== 'object') return [];
  const [header = ''] = Buffer.from(object.bytes).toString('latin1').split('\n\n', 1);
  return header
    .split('\n')
    .flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []))
    .filter((id) => OBJECT_ID.test(id));
}

/** Best common ancestor of two commits, or null: unrelated histories, or a clone too shallow to tell. */
export async function mergeBase(
  repository: Repository,
  a: string,
  b: string,
): Promise<string | null> {
  const result = await runGit(repository, ['merge-base', a, b]);
  const commit = result.stdout.toString('utf8').trim();
  return result.code === 0 && commit !== '' ? commit : null;
}

/**
 * Fetches one commit into a shallow clone: about a quarter of a second, no tags, no filter.
 * Never on a full clone: `--depth` would cut its history. True if the commit is there afterwards.
 *
 * @param commit full object id; anything else is not asked for.
 */
export async function fetchCommit(
  repository: Repository,
  objects: ObjectReader,
  commit: string,
): Promise<boolean> {
  if ((await resolveCommit(objects, commit)) !== null) return true;
  if (!repository.shallow || !OBJECT_ID.test(commit)) return false;
  const result = await gitFetch(repository, ['--depth=1'], commit);
  return result.code === 0 && (await resolveCommit(objects, commit)) !== null;
}
