import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TreeEdit } from '../lifecycle/file-change.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import {
  linkNew,
  makeFolder,
  moveOver,
  removeFile,
  syncFolder,
  temporaryName,
  writerOf,
  writeSynced,
} from '../tree/disk.js';
import { codeOf, Place, refuseNoFile, statOf } from '../tree/place.js';
import { randomBytes } from 'node:crypto';

/*
 * Writes several files so that a crash leaves no half change: each beside its place, then renamed; removals come last.
 */

/**
 * Each file is written whole or not at all, never through a symbolic link. Removals come last: after a crash a text is
 * there twice rather than lost.
 */
export function writeChanges(root: string, changes: readonly TreeEdit[]): void {
  const placed = changes.map((change) => ({
    change,
    place: Place.inRepository(root, change.path),
  }));
  writeTogether(
    placed.flatMap(({ change, place }) =>
      change.content === null
        ? []
        : [{ place, content: change.content, isNew: change.isNew === true }],
    ),
  );
  const removed = placed.flatMap(({ change, place }) => (change.content === null ? [place] : []));
  for (const place of removed) remove(place);
  const folders = new Map(removed.map(({ folder }) => [folder.absolute, folder]));
  for (const folder of folders.values())
    if (statOf(folder.absolute)?.isDirectory() === true) syncFolder(folder);
}

/** A missing file is no error. */
function remove(place: Place): void {
  try {
    removeFile(place);
  } catch (error) {
    throw refused(
      error,
      phraseText(say`${place.absolute} cannot be removed: ${[codeOf(error)]}`),
      'Check the permissions there, then run this again.',
    );
  }
}

/** Renamed into place, so that a reader sees the old or the new file. */
export function writeWhole(place: Place, content: string): void {
  writeTogether([{ place, content }]);
}

export interface FileToWrite {
  readonly place: Place;
  readonly content: string | Uint8Array;
  /** Whether the place must be free. */
  readonly isNew?: boolean;
}

/** All files are synced before the first takes its place, in the given order: a full disk changes nothing. */
export function writeTogether(files: readonly FileToWrite[]): void {
  const written: { readonly temporary: Place; readonly place: Place; readonly isNew: boolean }[] =
    [];
  let current = '';
  try {
    for (const { place, content, isNew = false } of files) {
      current = place.absolute;
      makeFolder(place.folder);
      const there = statOf(place.absolute);
      if (there !== undefined) refuseNoFile(place.absolute, there);
      const temporary = temporaryBeside(place);
      written.push({ temporary, place, isNew });
      writeSynced(temporary, content, there?.isFile() === true ? there.mode : undefined);
    }
    for (const [index, { temporary, place, isNew }] of written.entries()) {
      current = place.absolute;
      if (isNew) putNew(temporary, place);
      else moveOver(temporary, place);
      const next = written[index + 1];
      if (next === undefined || next.place.folder.absolute !== place.folder.absolute)
        syncFolder(place.folder);
    }
  } catch (error) {
    for (const { temporary } of written) removeFile(temporary);
    // Errors of the disk are for the user: permissions, a full disk, a file in place of a folder.
    throw refused(
      error,
      phraseText(say`${current} cannot be written: ${[codeOf(error)]}`),
      'Check the permissions and the free space there, then run this again.',
    );
  }
  for (const place of new Map(
    files.map((file) => [file.place.folder.absolute, file.place]),
  ).values())
    removeLeftovers(place);
}

/** Other errors are returned unchanged. */
function refused(error: unknown, message: string, remedy: string): unknown {
  return error instanceof ConfigurationError || codeOf(error) === 'unknown'
    ? error
    : new ConfigurationError(message, remedy);
}

/** Another process took a place that was free. */
export class PlaceTaken extends ConfigurationError {}

/** A link is made only if the place is free; renaming would overwrite. */
function putNew(temporary: Place, place: Place): void {
  try {
    linkNew(temporary, place);
  } catch (error) {
    if (statOf(place.absolute) !== undefined)
      throw new PlaceTaken(
        phraseText(say`${place.absolute} was changed by another program in the meantime`),
        'Run this again.',
      );
    // A file system without links.
    if (codeOf(error) === 'unknown') throw error;
    return moveOver(temporary, place);
  }
  removeFile(temporary);
}

/** Null if there is none. */
export function readText(root: string, path: string): string | null {
  if (statOf(join(root, path))?.isFile() !== true) return null;
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch (error) {
    throw new ConfigurationError(
      say`${path} cannot be read: ${[codeOf(error)]}`,
      'Check its permissions, then run this again.',
    );
  }
}

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
