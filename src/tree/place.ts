import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdtempSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { foldersAbove } from './path.js';

/*
 * A place where memtrust may write. `Place.inRepository(root, '.memtrust/facts/x.md')` fails if `.memtrust` is a link
 * elsewhere.
 */

/**
 * A path that may be written to because no committed link leads there (SECURITY S48). Make it right before writing: a
 * link that appears in between is not seen.
 */
export class Place {
  private constructor(readonly absolute: string) {}

  /** A path of a repository: neither it nor a folder on the way to it is a link. */
  static inRepository(root: string, path: string): Place {
    if (!staysBelow(path)) throw new Error('the path to write to is outside the repository');
    for (const part of [...foldersAbove(path), path]) {
      if (statOf(join(root, part))?.isSymbolicLink()) {
        throw new ConfigurationError(
          phraseText(say`${part} is a symbolic link; memtrust does not write through it`),
          'Replace it with a real file or folder.',
        );
      }
    }
    return new Place(join(root, path));
  }

  /**
   * A file that a user named: not a link, a folder or a device, not inside `.git`, and not reached through a link of a
   * repository.
   */
  static ofUser(absolute: string): Place {
    const there = statOf(absolute);
    if (there?.isSymbolicLink())
      throw new ConfigurationError(
        phraseText(say`${absolute} is a symbolic link; memtrust does not write through it`),
        'Give the file that the link points to, or another one.',
      );
    if (there !== undefined) refuseNoFile(absolute, there);
    const folder = realFolder(dirname(absolute));
    if (folder.split(sep).some((name) => name.toLowerCase() === '.git'))
      throw new ConfigurationError(
        phraseText(say`${absolute} is inside ${'.git'}, where only git may write`),
        'Give a path outside that folder.',
      );
    for (const root of repositoriesAbove(absolute)) {
      if (!isBelow(folder, realFolder(root)))
        throw new ConfigurationError(
          phraseText(
            say`A symbolic link on the way to ${absolute} points out of the repository;
              memtrust does not write through it`,
          ),
          'Give the folder that the link points to, or another one.',
        );
    }
    return new Place(absolute);
  }

  /** A file that the runner or the system named, such as the job summary. */
  static ofRunner(absolute: string): Place {
    return new Place(resolve(absolute));
  }

  /** A new, empty temporary folder. */
  static temporary(folder: string, prefix: string): Place {
    return new Place(mkdtempSync(join(folder, prefix)));
  }

  get folder(): Place {
    return new Place(dirname(this.absolute));
  }

  beside(name: string): Place {
    if (basename(name) !== name) throw new Error('a file name must not be a path');
    return new Place(join(dirname(this.absolute), name));
  }

  /** A path in a folder that memtrust made. */
  within(path: string): Place {
    if (!staysBelow(path)) throw new Error('the path to write to is outside its folder');
    return new Place(join(this.absolute, path));
  }
}

function staysBelow(path: string): boolean {
  return !path.split('/').some((part) => part === '' || part === '.' || part === '..');
}

/** Refuses a device, which a rename would replace. */
export function refuseNoFile(absolute: string, there: Stats): void {
  if (there.isDirectory())
    throw new ConfigurationError(
      phraseText(say`${absolute} is a folder; a file belongs there`),
      'Move it away.',
    );
  if (!there.isFile() && !there.isSymbolicLink())
    throw new ConfigurationError(
      phraseText(say`${absolute} is not a regular file`),
      'Give a file, or use --stdout if the command has it.',
    );
}

/** What is at a path (links not followed); undefined also if a parent is a file. */
export function statOf(absolute: string): Stats | undefined {
  try {
    return lstatSync(absolute, { throwIfNoEntry: false });
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Whether a file has write permission, also for an administrator: replacing it by renaming gives no error. */
export function isWritable({ absolute }: Place): boolean {
  if (((statOf(absolute)?.mode ?? 0) & 0o200) === 0) return false;
  try {
    accessSync(absolute, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Works without `instanceof`: tests run in a realm with other errors. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : 'unknown';
}

/** Folders above a path that are working trees of git. */
function repositoriesAbove(absolute: string): string[] {
  const found: string[] = [];
  for (let folder = dirname(absolute); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) found.push(folder);
    if (dirname(folder) === folder) return found;
  }
}

function isBelow(folder: string, root: string): boolean {
  const way = relative(root, folder);
  return way === '' || (way.split(sep)[0] !== '..' && resolve(root, way) === folder);
}

/** The real folder; for a missing one, that of its parent. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return dirname(folder) === folder
      ? folder
      : join(realFolder(dirname(folder)), basename(folder));
  }
}
