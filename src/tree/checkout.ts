import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { blobOid, type ObjectFormat } from './digest.js';

/* Reads git objects from the files on disk, where their bytes have the same object id: it is faster than git. */

/** After so many misses in a row the files on disk are those of another commit, and no more are tried. */
const MOST_MISSES = 64;

/** Larger files are rare, and git costs little more for them. */
const MOST_BYTES = 1024 * 1024;

/**
 * Thousands of blobs cost git half a second, the same files on disk a tenth. A file counts only if its bytes have
 * exactly the object id, whatever filters, links and edits did to it (SECURITY S07).
 */
export class Checkout {
  private misses = 0;

  constructor(
    private readonly root: string,
    private readonly format: ObjectFormat,
  ) {}

  /** The bytes of an object (full id), if they are on disk at this path and not above `cap`. */
  read(path: string, oid: string, cap: number): Uint8Array | null {
    // Such a name may be spelled differently on disk.
    if (this.misses > MOST_MISSES || path.includes('\\')) return null;
    const bytes = readRegular(`${this.root}/${path}`, Math.min(cap, MOST_BYTES));
    const hit = bytes !== null && blobOid(bytes, this.format) === oid;
    this.misses = hit ? 0 : this.misses + 1;
    return hit ? bytes : null;
  }
}

/** A link is not followed, a pipe does not block, and what is no regular file is not read. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** A buffer that is used again: most files fit, and one read shows their length. */
const desk = Buffer.allocUnsafe(16 * 1024);

/** The bytes of a regular file up to a cap; null for anything else (a pipe, a terminal, a folder). */
function readRegular(absolute: string, cap: number): Uint8Array | null {
  let file: number | null = null;
  try {
    file = openSync(absolute, FLAGS);
    const length = readSync(file, desk, 0, desk.length, 0);
    if (length < desk.length) return length > cap ? null : Buffer.from(desk.subarray(0, length));
    const stat = fstatSync(file);
    if (!stat.isFile() || stat.size > cap) return null;
    // A file that changes in the meantime has another object id.
    const bytes = Buffer.allocUnsafe(stat.size);
    return readSync(file, bytes, 0, bytes.length, 0) === bytes.length ? bytes : null;
  } catch {
    return null; // not there, no rights, a folder that is a file: git knows
  } finally {
    if (file !== null) closeSync(file);
  }
}
