import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  type FoundFile,
  type ReadStatement,
  readTrustStatement,
} from '../../../report/verify-statement.js';
import { STATEMENT_FILE } from '../../../report/report-files.js';
import { ConfigurationError } from '../../../text/errors.js';
import { phraseText, plain, say } from '../../../text/phrase.js';
import { codeOf, statOf } from '../../../tree/place.js';

/*
 * What does `memtrust verify` read? The statement, and the files that it lists, from its own folder alone: a listed
 * name is one of `report/report-files.ts`, and no link is followed. Files are read whole, so each has a cap.
 */

/** 64 MB: the report of the largest repository that was measured has a tenth of it. */
const MOST_BYTES = 64 * 1024 * 1024;
const REMEDY =
  'Give the trust-report.intoto.json that `npx memtrust check --out DIR` wrote, or DIR.';

/** A statement and what lies in its folder. */
export interface StatementFolder {
  /** Name of the statement itself. */
  readonly name: string;
  readonly read: ReadStatement;
  /** What lies at each listed name. */
  readonly found: ReadonlyMap<string, FoundFile>;
  /** Names that are not listed; none where the statement was named and not its folder. */
  readonly beside: readonly string[];
}

/** Reads the statement that a user named, or the one in the folder. @throws ConfigurationError */
export function readFolder(cwd: string, typed: string): StatementFolder {
  const absolute = resolve(cwd, typed);
  const isFolder = statOf(absolute)?.isDirectory() === true;
  const path = isFolder ? join(absolute, STATEMENT_FILE) : absolute;
  const [folder, name] = [dirname(path), basename(path)];
  const shown = isFolder ? join(typed, STATEMENT_FILE) : typed;
  const result = readTrustStatement(textOf(path, shown));
  if (result.kind === 'refused')
    throw new ConfigurationError(
      phraseText(say`${shown} is not a statement of memtrust: ${result.why}`),
      REMEDY,
    );
  const listed = result.read.statement.subject.flatMap((subject) =>
    'sha256' in subject.digest ? [subject.name] : [],
  );
  const known = new Set([...listed, name]);
  const beside = isFolder ? readdirSync(folder).filter((one) => !known.has(one)) : [];
  return {
    name,
    read: result.read,
    found: new Map(
      listed.flatMap((file) => {
        const found = fileAt(join(folder, file));
        return found === null ? [] : [[file, found] as const];
      }),
    ),
    beside: beside.toSorted(),
  };
}

/** The text of the statement. */
function textOf(path: string, typed: string): string {
  const file = fileAt(path);
  if (file === null) throw new ConfigurationError(phraseText(say`${typed} does not exist`), REMEDY);
  if (file.kind === 'unread')
    throw new ConfigurationError(phraseText(say`${typed} ${file.why}`), REMEDY);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file.bytes);
  } catch {
    throw new ConfigurationError(phraseText(say`${typed} is not UTF-8 text`), REMEDY);
  }
}

/** A file itself, never what a link leads to; null where nothing lies there. */
function fileAt(path: string): FoundFile | null {
  try {
    const stat = statOf(path);
    if (stat === undefined) return null;
    if (stat.isSymbolicLink()) return { kind: 'unread', why: plain('is a symbolic link') };
    if (!stat.isFile()) return { kind: 'unread', why: plain('is not a file') };
    if (stat.size > MOST_BYTES)
      return { kind: 'unread', why: plain(`is larger than ${MOST_BYTES / 1024 / 1024} MB`) };
    return { kind: 'bytes', bytes: readFileSync(path) };
  } catch (error) {
    return { kind: 'unread', why: say`cannot be read: ${[codeOf(error)]}` };
  }
}
