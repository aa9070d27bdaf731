import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, plain, say, type Phrase } from '../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import { codeOf, isWritable, Place, statOf } from '../tree/place.js';

/*
 * May `memtrust check --fix` write a file, and what is in it now? It must be a regular file of the repository that
 * no link leads to and that its owner may write; facts and ledgers have commands of their own.
 */

/** A file that may be written, as it is on disk, or why it may not. */
export type FileToFix =
  { readonly place: Place; readonly bytes: Uint8Array } | { readonly refused: Phrase };

/** What a person writes by a command that records it, or that the gate alone may change. */
const OWN_COMMANDS = /^\.memtrust\/(?:facts|ledger|tombstones\.jsonl|baseline\.yml)(?:\/|$)/;

/** Looks at a file that a fix is for. */
export function fileToFix(root: string, path: string): FileToFix {
  if (OWN_COMMANDS.test(path))
    return { refused: plain('facts and their records are never changed by --fix') };
  try {
    const place = Place.inRepository(root, path);
    const stat = statOf(place.absolute);
    if (stat === undefined) return { refused: plain('the file is not on disk') };
    if (!stat.isFile()) return { refused: plain('it is not a regular file') };
    if (!isWritable(place)) return { refused: plain('the file is read-only') };
    const bytes = bytesOf(place);
    return bytes === null ? { refused: plain('the file is too large') } : { place, bytes };
  } catch (error) {
    if (error instanceof ConfigurationError) return { refused: plain(error.message) };
    if (codeOf(error) === 'unknown') throw error;
    return { refused: say`the disk answers ${[codeOf(error)]}` };
  }
}

/** The bytes of a file, a link not followed; null where it is too large. */
function bytesOf({ absolute }: Place): Uint8Array | null {
  const file = openSync(absolute, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return fstatSync(file).size > MEMORY_FILE_BYTES ? null : readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** Why a file is not fixed, as a sentence that begins with its name. */
export function refusedWords(path: string, why: Phrase): string {
  return phraseText(say`${path}: ${why}`);
}
