import {
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, statOf, type Place } from './place.js';

/*
 * How is anything written, so that it stays inside what memtrust may write and outlives a power cut?
 * Here is the one door (SECURITY S48): every call takes a `Place` (`place.ts`), to which no
 * committed link leads, and no other file of the product calls the file system to change it.
 *
 * Commands write memory through `cli/write.ts`, by `writeSynced` and then `moveOver`, so that a file
 * is the old one or the new one; the action writes its results through `github/results.ts`. To stop
 * with an error is the safe end: so a code goes into NOT_HERE or its like only if it says that the
 * platform cannot do this at all, never `ENOSPC` or `EIO`. The order write, sync, rename, sync of
 * the folder stays; a further way to write is a function here.
 * `__tests__/architecture/one-door.test.ts` fails where another file writes,
 * `__tests__/security/S48-one-door.test.ts` where a link is followed, and
 * `__tests__/e2e/cli/power-cut.test.ts` where half a file is left.
 */

/**
 * What a platform answers that cannot put this on the disk at once. Anything else, a full disk
 * above all, is an error.
 */
const NOT_HERE: ReadonlySet<string> = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** The same for rights of files: a disk of another system knows none. */
const NO_RIGHTS: ReadonlySet<string> = new Set([...NOT_HERE, 'EPERM', 'EACCES']);

/** A folder cannot even be opened everywhere, such as on Windows. */
const NO_FOLDERS: ReadonlySet<string> = new Set([...NO_RIGHTS, 'EISDIR', 'EBADF']);

/**
 * Writes a new file, whose bytes are on the disk when this is done: renamed before that, a power
 * cut could leave an empty one in the place of the old.
 *
 * @param mode of the file that it will replace; undefined where there is none.
 */
export function writeSynced(
  { absolute }: Place,
  content: string | Uint8Array,
  mode: number | undefined,
): void {
  const file = openSync(absolute, 'wx');
  try {
    if (mode !== undefined) asFarAsItCan(() => fchmodSync(file, mode & 0o777), NO_RIGHTS);
    writeFileSync(file, content);
    asFarAsItCan(() => fsyncSync(file), NOT_HERE);
  } finally {
    closeSync(file);
  }
}

/** Writes a file, over an old one if there is one. Never through a link. */
export function writeOver({ absolute }: Place, content: string | Uint8Array): void {
  const file = openSync(
    absolute,
    constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW,
    0o666,
  );
  try {
    writeFileSync(file, content);
  } finally {
    closeSync(file);
  }
}

/** Adds bytes to a file, or makes it. Never through a link. */
export function append(
  { absolute }: Place,
  bytes: Uint8Array,
  options: { readonly mode: number; readonly synced: boolean },
): void {
  const file = openSync(
    absolute,
    constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW,
    options.mode,
  );
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
    if (options.synced) fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes an empty file that was not there: one of two processes gets it, the other an error with the code EEXIST. */
export function claim({ absolute }: Place): void {
  closeSync(openSync(absolute, 'wx'));
}

/** Puts a file in the place of another one, or of a link. */
export function moveOver(from: Place, to: Place): void {
  renameSync(from.absolute, to.absolute);
}

/** Gives a file a second name, only where nothing is. */
export function linkNew(from: Place, to: Place): void {
  linkSync(from.absolute, to.absolute);
}

/** Takes a file or a link away, if it is there. */
export function removeFile({ absolute }: Place): void {
  rmSync(absolute, { force: true });
}

/** Takes a folder of our own away, with all that is in it. */
export function removeFolder({ absolute }: Place): void {
  rmSync(absolute, { recursive: true, force: true });
}

/** Makes a folder and what is missing above it, so that they outlive a power cut. */
export function makeFolder(place: Place): void {
  const first = makeMissing(place.absolute);
  if (first === undefined) return;
  for (
    let made = place;
    made.absolute.length >= first.length && dirname(made.absolute) !== made.absolute;
    made = made.folder
  )
    syncFolder(made.folder);
}

/** Makes a folder and what is missing above it, where nothing has to outlive this run. */
export function makePassingFolder({ absolute }: Place): void {
  makeMissing(absolute);
}

/**
 * Makes a folder and what is missing above it, one by one: where the kernel says that a parent is not there
 * although it is (`/proc/x`), Node's own `recursive` tries for ever.
 *
 * @returns the first one that was made.
 */
function makeMissing(absolute: string): string | undefined {
  const missing: string[] = [];
  for (let at = absolute; statOf(at) === undefined && dirname(at) !== at; at = dirname(at))
    missing.unshift(at);
  if (missing.length === 0 && !statSync(absolute).isDirectory()) mkdirSync(absolute); // says what is in its place
  for (const folder of missing)
    try {
      mkdirSync(folder);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error; // another process made it in the meantime
    }
  return missing[0];
}

/** Makes a folder that nobody else may look into; an error where something is. */
export function makePrivateFolder({ absolute }: Place): void {
  mkdirSync(absolute, { mode: 0o700 });
}

/** Puts on the disk which names are in a folder, as far as the platform can. */
export function syncFolder({ absolute }: Place): void {
  asFarAsItCan(() => {
    const file = openSync(absolute, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }, NO_FOLDERS);
}

/** Does something that this platform may not know; any error but those means that it failed. */
function asFarAsItCan(act: () => void, notHere: ReadonlySet<string>): void {
  try {
    act();
  } catch (error) {
    if (!notHere.has(codeOf(error))) throw error;
  }
}
