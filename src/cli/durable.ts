import { randomBytes } from 'node:crypto';
import { closeSync, fchmodSync, fsyncSync, lstatSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryName, writerOf } from '../tree/leftover.js';

/** What a platform answers that cannot put this on the disk at once. Anything else, a full disk above all, is an error. */
const NOT_HERE: ReadonlySet<unknown> = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Disks of other systems know no rights. */
const NO_RIGHTS: ReadonlySet<unknown> = new Set([...NOT_HERE, 'EPERM', 'EACCES']);

/** A folder cannot even be opened everywhere, such as on Windows. */
const NO_FOLDERS: ReadonlySet<unknown> = new Set([...NO_RIGHTS, 'EISDIR', 'EBADF']);

/** A name beside a place, which nobody else has. */
export function temporaryBeside(absolute: string): string {
  return temporaryName(absolute, process.pid, randomBytes(4).toString('hex'));
}

/**
 * Writes a new file, whose bytes are on the disk when this is done: renamed before that, a power cut could leave an empty one
 * in the place of the old.
 *
 * @param mode of the file that it will replace; undefined where there is none.
 */
export function writeSynced(absolute: string, content: string, mode: number | undefined): void {
  const file = openSync(absolute, 'wx');
  try {
    if (mode !== undefined) asFarAsItCan(() => fchmodSync(file, mode & 0o777), NO_RIGHTS);
    writeFileSync(file, content);
    asFarAsItCan(() => fsyncSync(file), NOT_HERE);
  } finally {
    closeSync(file);
  }
}

/** Makes a folder and what is missing above it, so that they outlive a power cut. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length && dirname(made) !== made; made = dirname(made)) syncFolder(dirname(made));
}

/** Puts on the disk which names are in a folder, as far as the platform can. */
export function syncFolder(folder: string): void {
  asFarAsItCan(() => {
    const file = openSync(folder, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }, NO_FOLDERS);
}

function asFarAsItCan(act: () => void, notHere: ReadonlySet<unknown>): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && notHere.has(error.code))) throw error;
  }
}

/** Two machines can share a folder, and neither knows the processes of the other; nobody takes longer over a write. */
const AT_WORK_MS = 60_000;

/**
 * Removes what killed processes left in a folder: regular files of our own naming whose process is gone, and that nobody touched
 * for a minute. What cannot be removed stays: no command reads it.
 */
export function removeLeftovers(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const writer = writerOf(name);
      if (writer === null || isRunning(writer)) continue;
      const stat = lstatSync(join(folder, name));
      if (stat.isFile() && Date.now() - stat.mtimeMs > AT_WORK_MS) rmSync(join(folder, name), { force: true });
    }
  } catch {
    // The next run comes by here again.
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process cannot be asked, and is there.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
