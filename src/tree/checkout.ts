import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { blobOid, type ObjectFormat } from './digest.js';

/*
 * May the file on disk be read in the place of a git object, since it is quicker? Only if its bytes
 * have exactly that object id; else there is no answer, and git is asked.
 *
 * `git-tree.ts` and `work-tree.ts` ask. No answer only costs time, so both numbers may change with a
 * measurement; FLAGS stay, or a link would be followed. `__tests__/tree/checkout.test.ts` fails when this
 * is wrong.
 */

/** Misses in a row after which the files on disk are taken for those of another commit, and no more are tried. */
const PATIENCE = 64;

/** Larger ones are rare, and then git's own way costs little more. */
const MOST_BYTES = 1024 * 1024;

/**
 * The files on disk as a quicker way to objects: thousands of blobs cost git half a second, the
 * same files on disk a tenth. A file counts only if git would give its bytes exactly that object
 * id; whatever attributes, filters, links and edits made of it, the object is the truth (SECURITY
 * S07), and where the two differ there is no answer here.
 */
export class Checkout {
  private misses = 0;

  constructor(
    /** Top folder of the working tree, absolute. */
    private readonly root: string,
    private readonly format: ObjectFormat,
  ) {}

  /**
   * The bytes of an object, if they lie on disk at this path.
   *
   * @param oid object id of the blob; full.
   * @param cap bytes above which nothing is read.
   */
  read(path: string, oid: string, cap: number): Uint8Array | null {
    // A name with odd bytes has another spelling on disk.
    if (this.misses > PATIENCE || path.includes('\\')) return null;
    const bytes = readRegular(`${this.root}/${path}`, Math.min(cap, MOST_BYTES));
    const hit = bytes !== null && blobOid(bytes, this.format) === oid;
    this.misses = hit ? 0 : this.misses + 1;
    return hit ? bytes : null;
  }
}

/** A link is not followed, a pipe does not block, and what is no regular file is not read. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Where a file is read to: most are smaller, and then one reading tells how long it is. */
const desk = Buffer.allocUnsafe(16 * 1024);

/**
 * The bytes of a regular file up to a cap; null for anything else. What is read at a place, the beginning,
 * is no pipe and no terminal; a folder has no bytes.
 */
function readRegular(absolute: string, cap: number): Uint8Array | null {
  let file: number | null = null;
  try {
    file = openSync(absolute, FLAGS);
    const length = readSync(file, desk, 0, desk.length, 0);
    if (length < desk.length) return length > cap ? null : Buffer.from(desk.subarray(0, length));
    const stat = fstatSync(file);
    if (!stat.isFile() || stat.size > cap) return null;
    // A file that shrinks or grows meanwhile has another object id.
    const bytes = Buffer.allocUnsafe(stat.size);
    return readSync(file, bytes, 0, bytes.length, 0) === bytes.length ? bytes : null;
  } catch {
    return null; // not there, no rights, a folder that is a file: git knows
  } finally {
    if (file !== null) closeSync(file);
  }
}
