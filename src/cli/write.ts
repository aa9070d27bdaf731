import { linkSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync, type Stats } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { TreeEdit } from '../lifecycle/file-change.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { foldersAbove } from '../tree/path.js';
import { makeFolder, removeLeftovers, syncFolder, temporaryBeside, writeSynced } from './durable.js';

/**
 * Writes changes into the working tree, each file whole or not at all, and never through a symbolic link. Files are taken away
 * after everything is written and on the disk: what is cut short, by a kill or by a power cut, leaves a text twice rather than nowhere.
 */
export function writeChanges(root: string, changes: readonly TreeEdit[]): void {
  refuseLinks(root, changes.map(({ path }) => path));
  writeTogether(changes.flatMap((change) => (change.content === null ? [] : [{ absolute: join(root, change.path), content: change.content, isNew: change.isNew === true }])));
  const removed = changes.flatMap(({ path, content }) => (content === null ? [join(root, path)] : []));
  for (const absolute of removed) remove(absolute);
  for (const folder of new Set(removed.map((absolute) => dirname(absolute)))) if (statOf(folder)?.isDirectory() === true) syncFolder(folder);
}

function remove(absolute: string): void {
  try {
    rmSync(absolute, { force: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new ConfigurationError(phraseText(say`${absolute} cannot be removed: ${[codeOf(error)]}`), 'Check the rights there, then run this again.');
    throw error;
  }
}

/** Refuses paths of the repository that lead through a symbolic link. */
export function refuseLinks(root: string, paths: readonly string[]): void {
  for (const path of paths) {
    for (const part of [...foldersAbove(path), path]) {
      if (statOf(join(root, part))?.isSymbolicLink()) {
        throw new ConfigurationError(phraseText(say`${part} is a symbolic link; memtrust does not write through it`), 'Replace it by a real file or folder.');
      }
    }
  }
}

/**
 * Refuses a place for an output that is no place for one: what lies there is a link, a folder, or a device, or belongs to git,
 * which would never work again.
 */
export function refuseOutput(absolute: string): void {
  const there = statOf(absolute);
  if (there?.isSymbolicLink()) throw new ConfigurationError(phraseText(say`${absolute} is a symbolic link; memtrust does not write through it`), 'Name the file that it leads to, or another one.');
  if (there !== undefined) refuseNoFile(absolute, there);
  if (realFolder(dirname(absolute)).split(sep).some((name) => name.toLowerCase() === '.git')) throw new ConfigurationError(phraseText(say`${absolute} is in a folder of git's own`), 'Name a place outside of it.');
}

/** Renaming a file to such a place would put it in the place of the device. */
function refuseNoFile(absolute: string, there: Stats): void {
  if (there.isDirectory()) throw new ConfigurationError(phraseText(say`${absolute} is a folder; a file belongs there`), 'Move it away.');
  if (!there.isFile() && !there.isSymbolicLink()) throw new ConfigurationError(phraseText(say`${absolute} is no regular file`), 'Name a file, or print it with --stdout where the command can.');
}

/** Where a folder is, its links followed; of one that is not there yet, the one above. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return dirname(folder) === folder ? folder : join(realFolder(dirname(folder)), basename(folder));
  }
}

/** Writes a file beside its place and renames it there, so that a reader sees the old or the new one, never half. */
export function writeWhole(absolute: string, content: string): void {
  writeTogether([{ absolute, content }]);
}

/**
 * All are written, and on the disk, before the first takes its place: a full disk leaves a fact and its ledger as they were. They
 * take their places in the order in which they are given, also where the power goes.
 */
export function writeTogether(files: readonly { readonly absolute: string; readonly content: string; readonly isNew?: boolean }[]): void {
  const written: { readonly temporary: string; readonly absolute: string; readonly isNew: boolean }[] = [];
  let current = '';
  try {
    for (const { absolute, content, isNew = false } of files) {
      current = absolute;
      makeFolder(dirname(absolute));
      const there = statOf(absolute);
      if (there !== undefined) refuseNoFile(absolute, there);
      const temporary = temporaryBeside(absolute);
      written.push({ temporary, absolute, isNew });
      writeSynced(temporary, content, there?.isFile() === true ? there.mode : undefined);
    }
    for (const [index, { temporary, absolute, isNew }] of written.entries()) {
      current = absolute;
      if (isNew) putNew(temporary, absolute);
      else renameSync(temporary, absolute);
      const next = written[index + 1];
      if (next === undefined || dirname(next.absolute) !== dirname(absolute)) syncFolder(dirname(absolute));
    }
  } catch (error) {
    for (const { temporary } of written) rmSync(temporary, { force: true });
    // What the disk refuses is for the user to mend: rights, a full disk, a file where a folder belongs.
    if (error instanceof Error && 'code' in error) throw new ConfigurationError(phraseText(say`${current} cannot be written: ${[codeOf(error)]}`), 'Check the rights and the space there, then run this again.');
    throw error;
  }
  for (const folder of new Set(files.map(({ absolute }) => dirname(absolute)))) removeLeftovers(folder);
}

/** A place that was free is not any more: another session wrote there in the meantime. */
export class PlaceTaken extends ConfigurationError {}

/** A link is made only where nothing is, where renaming would overwrite. */
function putNew(temporary: string, absolute: string): void {
  try {
    linkSync(temporary, absolute);
  } catch (error) {
    if (statOf(absolute) !== undefined) throw new PlaceTaken(phraseText(say`${absolute} was written by somebody else in the meantime`), 'Run this again.');
    // A file system without links.
    if (!(error instanceof Error && 'code' in error)) throw error;
    return renameSync(temporary, absolute);
  }
  rmSync(temporary, { force: true });
}

/** Text of a file of the working tree, or null if there is none. */
export function readText(root: string, path: string): string | null {
  if (statOf(join(root, path))?.isFile() !== true) return null;
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch (error) {
    throw new ConfigurationError(phraseText(say`${path} cannot be read: ${[codeOf(error)]}`), 'Check its rights, then run this again.');
  }
}

/** What lies at a place, the link itself if it is one; undefined too where a file stands in the way of a folder. */
export function statOf(absolute: string): Stats | undefined {
  try {
    return lstatSync(absolute, { throwIfNoEntry: false });
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
