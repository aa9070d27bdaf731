import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { removeFile, temporaryName, writerOf } from '../tree/disk.js';
import { codeOf, type Place } from '../tree/place.js';

/*
 * Temporary files beside the file that is written, so that a kill leaves the old file or the new one, never half of
 * one.
 */

/**
 * Files that stand beside the one that is being written, before they take its place. `write.ts` and `session-log.ts`
 * make them, so that a kill or a power cut leaves the old file or the new one, and never half of one.
 */

/** A name beside a place, which nobody else has: `owner.md` gives `owner.md.4711-0a1b2c3d.memtrust-tmp`. */
export function temporaryBeside(place: Place): Place {
  return place.beside(
    temporaryName(basename(place.absolute), process.pid, randomBytes(4).toString('hex')),
  );
}

/**
 * A leftover younger than a minute stays. Two machines can share a folder, and neither knows the processes of the
 * other, so that a running writer can look like one that is gone; nobody takes longer than this over a write.
 */
const AT_WORK_MS = 60_000;

/**
 * Removes what killed processes left beside a place: regular files of our own naming whose process is gone, and that
 * nobody touched for a minute. What cannot be removed stays: no command reads it, so one file too many is harmless, and
 * one too few could be the work of somebody else.
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
    // The next run comes by here again.
  }
}

/** Signal 0 reaches nobody: it only asks whether the process is there. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process cannot be asked, and is there.
    return codeOf(error) !== 'ESRCH';
  }
}
