import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  afterArchive,
  appended,
  withArchive,
  parseLog,
  type SessionLog,
} from '../memory/session/log.js';
import type { NewEvent } from '../memory/session/event.js';
import type { Compacted } from '../context/session/compact.js';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';
import { append, makeEmpty, makeFolder, moveOver, removeFile, syncFolder } from '../tree/disk.js';
import { openRepository } from '../tree/git.js';
import { MEMORY_TOTAL_BYTES } from '../tree/limits.js';
import { codeOf, Place, statOf } from '../tree/place.js';
import { CONTEXT_FOLDER, ignoreFile } from './context-folder.js';
import { temporaryBeside, writeTogether } from './write.js';
import type { Io } from './io.js';

/*
 * The log of a session on disk: `SessionFiles` reads log and archive, appends under a lock, and replaces both after a
 * compaction.
 */

const DEFAULT_LOG = `${CONTEXT_FOLDER}/session.jsonl`;

/**
 * Milliseconds to wait for a lock. A write takes few, so an older lock is probably left from a killed process; the
 * error names its file.
 */
const LOCK_WAIT_MS = 5_000;
const LOOK_MS = 20;

export class SessionFiles {
  /** @param root of the repository whose own log it is; null if a user named it. */
  private constructor(
    readonly path: string,
    private readonly root: string | null,
  ) {}

  /** @param typed by the user; by default the log of this repository. */
  static async open(io: Io, typed: string | undefined): Promise<SessionFiles> {
    const root = typed === undefined ? (await openRepository(io.cwd, io.environment)).root : null;
    const files = new SessionFiles(
      root === null ? resolve(io.cwd, typed ?? '') : join(root, DEFAULT_LOG),
      root,
    );
    // A link is refused, also for reading.
    for (const path of [files.path, files.archivePath]) files.placeOf(path);
    return files;
  }

  /** `session.jsonl` has its archive in `session.archive.jsonl`. */
  get archivePath(): string {
    return `${this.path.replace(/\.jsonl$/, '')}.archive.jsonl`;
  }

  /** Checked each time, since links can appear. */
  private placeOf(path: string): Place {
    return this.root === null
      ? Place.ofUser(path)
      : Place.inRepository(this.root, path.slice(this.root.length + 1).replaceAll('\\', '/'));
  }

  /** Its next sequence follows the archive too. */
  read(): SessionLog {
    return afterArchive(parsedAt(this.path), parsedAt(this.archivePath));
  }

  /** The log with its archive. */
  whole(): SessionLog {
    return withArchive(parsedAt(this.path), parsedAt(this.archivePath));
  }

  get isThere(): boolean {
    return statOf(this.path) !== undefined;
  }

  /** A file with lines but no event is something else, and must not be overwritten. A first line may be cut off. */
  private own(log: SessionLog): SessionLog {
    if (
      log.lines.length === 0 ||
      log.events.length > 0 ||
      log.lines.some(({ bytes }) => bytes.subarray(0, 4).toString('utf8') === '{"v"')
    )
      return log;
    throw new ConfigurationError(
      say`${this.path} is not a session log`,
      'Give the path of one, or of a new file.',
    );
  }

  /** @returns its sequence number. */
  async append(at: string, event: NewEvent): Promise<number> {
    return this.locked(() => {
      const last = bytesOf(this.path)?.at(-1);
      const { seq, text } = appended(this.own(this.read()), last, at, event);
      appendTo(this.placeOf(this.path), Buffer.from(text));
      return seq;
    });
  }

  /** The archive first, so that no line is ever lost. */
  async compact(make: (log: SessionLog) => Compacted): Promise<Compacted> {
    return this.locked(() => {
      const done = make(this.own(this.read()));
      const last = bytesOf(this.archivePath)?.at(-1);
      const [log, archive] = [this.placeOf(this.path), this.placeOf(this.archivePath)];
      appendTo(
        archive,
        last === undefined || last === 0x0a
          ? done.archive
          : Buffer.concat([Buffer.from('\n'), done.archive]),
      );
      syncFolder(archive.folder);
      const temporary = temporaryBeside(log);
      appendTo(temporary, done.log);
      moveOver(temporary, log);
      syncFolder(log.folder);
      return done;
    });
  }

  /** Two hooks of an agent may write at once. */
  private async locked<T>(action: () => T): Promise<T> {
    const lock = this.placeOf(`${this.path}.lock`);
    makeFolder(lock.folder);
    writeTogether(ignoreFile(lock));
    for (let waited = 0; ; waited += LOOK_MS) {
      try {
        makeEmpty(lock);
        break;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw unreadable(this.path, error);
        if (waited >= LOCK_WAIT_MS)
          throw new ConfigurationError(
            say`Another command is writing ${this.path}`,
            say`Run this again; if no other memtrust is running, remove ${lock.absolute}.`,
          );
        await wait(LOOK_MS);
      }
    }
    try {
      return action();
    } finally {
      removeFile(lock);
    }
  }
}

function parsedAt(path: string): SessionLog {
  return parseLog(bytesOf(path) ?? Buffer.alloc(0));
}

/** Null if there is none; a link is not followed. */
function bytesOf(path: string): Buffer | null {
  try {
    const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const stat = fstatSync(file);
      if (!stat.isFile())
        throw new ConfigurationError(
          say`${path} is not a regular file`,
          'Give the path of a session log.',
        );
      if (stat.size > MEMORY_TOTAL_BYTES)
        throw new ConfigurationError(say`${path} is larger than 64 MB`, 'Begin a new log.');
      return readFileSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw unreadable(path, error);
  }
}

/** 0600: a log is private. */
function appendTo(place: Place, bytes: Buffer): void {
  try {
    append(place, bytes, { mode: 0o600, synced: true });
  } catch (error) {
    throw unreadable(place.absolute, error);
  }
}

function unreadable(path: string, error: unknown): unknown {
  if (error instanceof ConfigurationError || codeOf(error) === 'unknown') return error;
  const why = codeOf(error) === 'ELOOP' ? 'it is a symbolic link' : codeOf(error);
  return new ConfigurationError(
    say`${path} cannot be read or written: ${[why]}`,
    'Give the path of a session log, and check its permissions.',
  );
}
