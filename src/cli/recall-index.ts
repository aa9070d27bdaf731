import { readdirSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { PassageIndex, type IndexTables } from '../context/recall/passage-index.js';
import type { Hit, Passage } from '../context/recall/passage.js';
import { passagesDigest, readIndex, storeIndex } from '../context/recall/stored-index.js';
import { makePrivateFolder, moveOver, removeFile, writeOver } from '../tree/disk.js';
import type { Repository } from '../tree/git.js';
import { Place, statOf } from '../tree/place.js';
import type { ObjectReader } from '../tree/object-reader.js';
import { temporaryBeside } from './durable.js';
import type { Io } from './io.js';

/*
 * Is there an index of what is searched, and is one worth keeping? `.git/memtrust/recall-<tree>.index` is of
 * one tree; it is made once a search without it took longer than `SLOW_MS`, and the one of the tree before goes.
 *
 * `commands/recall/run.ts` searches with it, `retire --erase` removes it,
 * since it holds words. It is a cache and nothing else: it lies in git's own folder, where no commit and no
 * pull request can put a file; a link there, a file of another user, and whatever is not exactly of these
 * passages is not read (`context/recall/stored-index.ts`). What cannot be written is no error.
 * `__tests__/e2e/cli/recall-index.test.ts` fails when this is wrong.
 */

/** Milliseconds of a search above which it is slow. */
const SLOW_MS = 100;
const FOLDER = 'memtrust';
const NAME = /^recall-[0-9a-f]{40,64}\.index$/;
/** Above this a file is no index of ours, or one that costs more to read than to make. */
const MOST_BYTES = 512 * 1024 * 1024;

/** The repository that is searched. */
interface Searched {
  readonly repository: Pick<Repository, 'gitDir'>;
  readonly objects: ObjectReader;
}

/** The best passages for a query; `milliseconds` is null where there is no clock. */
export interface Search {
  readonly hits: readonly Hit[];
  readonly milliseconds: number | null;
  /** Whether the index was there already. */
  readonly isIndexed: boolean;
}

/**
 * Searches passages of a commit, with the index that is kept where there is one. Without a commit there is no
 * tree to keep one for.
 */
export async function searchPassages(
  io: Pick<Io, 'milliseconds'>,
  { repository, objects }: Searched,
  commit: string | null,
  passages: readonly Passage[],
  query: string,
): Promise<Search> {
  const started = io.milliseconds?.();
  const tree = commit === null ? null : await treeOf(objects, commit);
  const path = tree === null ? null : `${FOLDER}/recall-${tree}.index`;
  const stored = path === null ? null : storedIndex(repository.gitDir, path, passages);
  const index = new PassageIndex(passages, stored);
  const hits = index.search(query);
  const ended = io.milliseconds?.();
  const milliseconds = started === undefined || ended === undefined ? null : ended - started;
  const isSlow = milliseconds !== null && milliseconds > SLOW_MS;
  if (path !== null && stored === null && isSlow)
    keep(repository.gitDir, path, storeIndex(passagesDigest(passages), index.tables));
  return { hits, milliseconds, isIndexed: stored !== null };
}

/** The index of exactly these passages, where one is kept. */
function storedIndex(
  gitDir: string,
  path: string,
  passages: readonly Passage[],
): IndexTables | null {
  const bytes = bytesAt(gitDir, path);
  return bytes === null ? null : readIndex(passagesDigest(passages), bytes);
}

/** Removes every index: what was erased must not be found in one. */
export function dropIndexes({ gitDir }: Pick<Repository, 'gitDir'>): void {
  for (const name of indexesIn(gitDir)) remove(gitDir, name);
}

/** Id of the tree of a commit. Its bytes are of no interest. */
async function treeOf(objects: ObjectReader, commit: string): Promise<string | null> {
  const object = await objects.read(`${commit}^{tree}`, 0);
  return object.kind === 'missing' ? null : object.oid;
}

/** What is kept at a path of git's folder: of a regular file of ours alone, through no link. */
function bytesAt(gitDir: string, path: string): Uint8Array | null {
  try {
    const folder = statOf(join(gitDir, FOLDER));
    const file = statOf(join(gitDir, path));
    if (folder?.isDirectory() !== true || file?.isFile() !== true) return null;
    return isPrivate(folder, file) && file.size <= MOST_BYTES
      ? readFileSync(join(gitDir, path))
      : null;
  } catch {
    return null;
  }
}

/** Whether folder and file are this user's, and nobody else may look into the folder. */
function isPrivate(folder: Stats, file: Stats): boolean {
  const user = process.getuid?.();
  return (
    user === undefined || (folder.uid === user && file.uid === user && (folder.mode & 0o077) === 0)
  );
}

/** Keeps the index of one tree, whole or not at all, and removes those of others. */
function keep(gitDir: string, path: string, bytes: Uint8Array): void {
  try {
    const place = Place.inRepository(gitDir, path);
    if (statOf(place.folder.absolute) === undefined) makePrivateFolder(place.folder);
    const temporary = temporaryBeside(place);
    writeOver(temporary, bytes);
    moveOver(temporary, place);
    for (const name of indexesIn(gitDir)) if (`${FOLDER}/${name}` !== path) remove(gitDir, name);
  } catch {
    // The next search makes it again.
  }
}

function indexesIn(gitDir: string): string[] {
  try {
    return readdirSync(join(gitDir, FOLDER)).filter((name) => NAME.test(name));
  } catch {
    return [];
  }
}

function remove(gitDir: string, name: string): void {
  try {
    removeFile(Place.inRepository(gitDir, `${FOLDER}/${name}`));
  } catch {
    // A link on the way: nothing behind it is ours.
  }
}
