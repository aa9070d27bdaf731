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
 * Where may memtrust write? `Place.inRepository(root, '.memtrust/facts/x.md')` gives a place, and
 * refuses if `.memtrust` is a link that leads elsewhere.
 *
 * Whatever writes takes a `Place` and no path: `disk.ts` here, `cli/write.ts`, the reports, the
 * compile cache. What is refused today stays refused; the words of an error may change. Safe
 * error: to refuse, since a file that was written through a link cannot be taken back.
 * `__tests__/security/S48-one-door.test.ts` fails when this is wrong.
 */

/**
 * A place that may be written to, and that no committed link leads to (SECURITY S48). Whoever
 * writes needs one, and it is made here alone. Ask for it right before writing: a link that is put
 * there in between is not seen.
 */
export class Place {
  private constructor(
    /** Absolute path. */
    readonly absolute: string,
  ) {}

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
   * A file that a user named. What lies there is none that must stay (a link, a folder, a device),
   * it does not belong to git, which would never work again, and no link of a repository leads out
   * of it on the way.
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

  /**
   * A file that the runner or the system named, such as the summary of a job; whether it is a link
   * is seen when it is opened.
   */
  static ofRunner(absolute: string): Place {
    return new Place(resolve(absolute));
  }

  /** A new, empty folder of our own in a temporary one. */
  static temporary(folder: string, prefix: string): Place {
    return new Place(mkdtempSync(join(folder, prefix)));
  }

  /** The folder in which it is. */
  get folder(): Place {
    return new Place(dirname(this.absolute));
  }

  /** Another name in the same folder. */
  beside(name: string): Place {
    if (basename(name) !== name) throw new Error('a file name must not be a path');
    return new Place(join(dirname(this.absolute), name));
  }

  /** A path in a folder of our own. */
  within(path: string): Place {
    if (!staysBelow(path)) throw new Error('the path to write to is outside its folder');
    return new Place(join(this.absolute, path));
  }
}

function staysBelow(path: string): boolean {
  return !path.split('/').some((part) => part === '' || part === '.' || part === '..');
}

/** Renaming a file to such a place would put it in the place of the device. */
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

/** What lies at a place, the link itself if it is one; undefined too where a file stands in the way of a folder. */
export function statOf(absolute: string): Stats | undefined {
  try {
    return lstatSync(absolute, { throwIfNoEntry: false });
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/**
 * Whether a file is for writing: the system lets this user, and its owner did not forbid it, which the system does
 * not ask of an administrator. A file is replaced by renaming, so no error would say it.
 */
export function isWritable({ absolute }: Place): boolean {
  if (((statOf(absolute)?.mode ?? 0) & 0o200) === 0) return false;
  try {
    accessSync(absolute, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** What the system says of an error; tests run in a realm whose errors are others. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : 'unknown';
}

/** Folders above a path, as it is written, that are working trees of git. */
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

/** Where a folder is, its links followed; of one that is not there yet, the one above. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return dirname(folder) === folder
      ? folder
      : join(realFolder(dirname(folder)), basename(folder));
  }
}
