import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { removeFile, temporaryName, writerOf } from '../tree/disk.js';
import { codeOf, type Place } from '../tree/place.js';

/*
 * Temporary files beside the file that is written, so that a kill leaves the old file or the new one, never half of
 * one.
 */

/** `owner.md` gives `owner.md.4711-0a1b2c3d.memtrust-tmp`. */
export function temporaryBeside(place: Place): Place {
  return place.beside(
    temporaryName(basename(place.absolute), process.pid, randomBytes(4).toString('hex')),
  );
}

/** Younger files stay: in a folder that two machines share, a running writer can look dead. No write takes longer. */
const AT_WORK_MS = 60_000;

/**
 * Removes files of our naming whose process is gone and that are a minute old. What cannot be removed stays, and does
 * no harm.
 */
export function removeLeftovers(place: Place): void {
  try {
    for (const name of readdirSync(place.folder.absolute)) {
      const writer = writerOf(name);
      if (writer === null || isRunning(writer)) continue;
      const leftover = place.beside(name);
      const stat = lstatSync(leftover.absolute);
      if (stat.isFile() && Date.now() - stat.mtimeMs > AT_WORK_MS) removeFile(leftover);
    }
  } catch {
    // The next run tries again.
  }
}

/** Signal 0 only checks whether the process exists. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, but exists.
    return codeOf(error) !== 'ESRCH';
  }
}
