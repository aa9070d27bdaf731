import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TreeEdit } from '../lifecycle/file-change.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import {
  linkNew,
  makeFolder,
  moveOver,
  removeFile,
  syncFolder,
  writeSynced,
} from '../tree/disk.js';
import { codeOf, Place, refuseNoFile, statOf } from '../tree/place.js';
import { removeLeftovers, temporaryBeside } from './durable.js';

/*
 * Writes several files so that a crash leaves no half change: each beside its place, then renamed; removals come last.
 */

/**
 * Writes changes into the working tree, each file whole or not at all, and never through a symbolic link. Files are
 * taken away after everything is written and on the disk: what is cut short, by a kill or by a power cut, leaves a text
 * twice rather than nowhere.
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

/** Takes a file away; one that is gone already is no error. */
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

/** Writes a file beside its place and renames it there, so that a reader sees the old or the new one, never half. */
export function writeWhole(place: Place, content: string): void {
  writeTogether([{ place, content }]);
}

/** One file on its way to the disk. */
export interface FileToWrite {
  readonly place: Place;
  readonly content: string | Uint8Array;
  /** Whether nothing may be there. */
  readonly isNew?: boolean;
}

/**
 * All are written, and on the disk, before the first takes its place: a full disk leaves a fact and its ledger as they
 * were. They take their places in the order in which they are given, also where the power goes.
 */
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
    // What the disk refuses is for the user to mend: rights, a full disk, a file where a folder belongs.
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

/** What the disk says as a fault of the user's; every other error as it is. */
function refused(error: unknown, message: string, remedy: string): unknown {
  return error instanceof ConfigurationError || codeOf(error) === 'unknown'
    ? error
    : new ConfigurationError(message, remedy);
}

/** A place that was free is not any more: another session wrote there in the meantime. */
export class PlaceTaken extends ConfigurationError {}

/** A link is made only where nothing is, where renaming would overwrite. */
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

/** Text of a file of the working tree, or null if there is none. */
export function readText(root: string, path: string): string | null {
  if (statOf(join(root, path))?.isFile() !== true) return null;
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch (error) {
    throw new ConfigurationError(
      phraseText(say`${path} cannot be read: ${[codeOf(error)]}`),
      'Check its permissions, then run this again.',
    );
  }
}
