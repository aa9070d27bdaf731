import { gitFetch, type Repository, runGit } from './git.js';
import type { ObjectReader } from './object-reader.js';

const COMMIT_BYTES = 1024 * 1024;

/** Anything else could be an option on a command line (SECURITY S08). */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The full object id, or null. */
export async function resolveCommit(
  objects: ObjectReader,
  revision: string,
): Promise<string | null> {
  // A revision is one line of the batch protocol.
  if (/^-|[\s\0]/.test(revision)) return null;
  const object = await objects.read(`${revision}^{commit}`, COMMIT_BYTES);
  return object.kind === 'object' && object.type === 'commit' ? object.oid : null;
}

/** First parent first; the commits need not be in a shallow clone. */
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
 * Fetches one commit into a shallow clone, without tags: about a quarter of a second. Does nothing on a full clone,
 * whose history `--depth` would cut. @returns whether the commit is there afterwards.
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
