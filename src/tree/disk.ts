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
import { codeOf, type Place, statOf } from './place.js';

/** Errors of platforms that cannot sync. Any other error, such as a full disk, is thrown. */
const UNSUPPORTED: ReadonlySet<string> = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Errors of disks that have no file permissions. */
const UNSUPPORTED_RIGHTS: ReadonlySet<string> = new Set([...UNSUPPORTED, 'EPERM', 'EACCES']);

/** Errors of platforms that cannot open a folder, such as Windows. */
const UNSUPPORTED_FOLDERS: ReadonlySet<string> = new Set([
  ...UNSUPPORTED_RIGHTS,
  'EISDIR',
  'EBADF',
]);

/**
 * Writes a new file and syncs it: if it took the place of the old one before, a power cut
 * could leave an empty file.
 * @param mode of the file that it will replace.
 */
export function writeSynced(
  { absolute }: Place,
  content: string | Uint8Array,
  mode: number | undefined,
): void {
  const file = openSync(absolute, 'wx');
  try {
    if (mode !== undefined)
      ignoringUnsupported(() => fchmodSync(file, mode & 0o777), UNSUPPORTED_RIGHTS);
    writeFileSync(file, content);
    ignoringUnsupported(() => fsyncSync(file), UNSUPPORTED);
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

/** Makes an empty file. If it is there already, the error has the code EEXIST. */
export function makeEmpty({ absolute }: Place): void {
  closeSync(openSync(absolute, 'wx'));
}

/** Replaces a file or a link. */
export function moveOver(from: Place, to: Place): void {
  renameSync(from.absolute, to.absolute);
}

/** Gives a file a second name, if that is free. */
export function linkNew(from: Place, to: Place): void {
  linkSync(from.absolute, to.absolute);
}

export function removeFile({ absolute }: Place): void {
  rmSync(absolute, { force: true });
}

/** Removes a folder of ours with its contents. */
export function removeFolder({ absolute }: Place): void {
  rmSync(absolute, { recursive: true, force: true });
}

/** Makes a folder and its parents, and syncs them. */
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

/** The same for a folder that need not survive a power cut. */
export function makeUnsyncedFolder({ absolute }: Place): void {
  makeMissing(absolute);
}

/** Makes missing folders one by one: Node's `recursive` loops forever under `/proc/x`. @returns the first one made. */
function makeMissing(absolute: string): string | undefined {
  const missing: string[] = [];
  for (let at = absolute; statOf(at) === undefined && dirname(at) !== at; at = dirname(at))
    missing.unshift(at);
  if (missing.length === 0 && !statSync(absolute).isDirectory()) mkdirSync(absolute); // throws EEXIST
  for (const folder of missing)
    try {
      mkdirSync(folder);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error; // another process made it in the meantime
    }
  return missing[0];
}

/** Makes a folder that only this user can read; an error if something is there. */
export function makePrivateFolder({ absolute }: Place): void {
  mkdirSync(absolute, { mode: 0o700 });
}

/** Syncs the list of names of a folder, where the platform can. */
export function syncFolder({ absolute }: Place): void {
  ignoringUnsupported(() => {
    const file = openSync(absolute, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }, UNSUPPORTED_FOLDERS);
}

/** Ignores the errors that mean "this platform cannot". */
function ignoringUnsupported(act: () => void, unsupported: ReadonlySet<string>): void {
  try {
    act();
  } catch (error) {
    if (!unsupported.has(codeOf(error))) throw error;
  }
}

/**
 * The end of the name of a temporary file: process id, random digits, suffix. The suffix comes last, so that no reader
 * mistakes the file for a fact (`.md`).
 */
const LEFTOVER = /\.(\d{1,10})-[0-9a-f]{8}\.memtrust-tmp$/;

/** @param chance eight hexadecimal digits. */
export function temporaryName(path: string, process: number, chance: string): string {
  return `${path}.${process}-${chance}.memtrust-tmp`;
}

/** The process that made a temporary file; null for any other name. */
export function writerOf(path: string): number | null {
  const [, process] = LEFTOVER.exec(path) ?? [];
  return process === undefined ? null : Number(process);
}
