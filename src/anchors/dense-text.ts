import { piecesOf } from '../text/file-text.js';
import { DENSE_PIECES } from '../tree/limits.js';

/*
 * May a cited file still be compared, or does it cost too much? Comparing takes a time for each word
 * or mark. Ordinary code, minified code too, has more than two characters to each, and is always
 * compared. A file of hardly anything but marks, such as a megabyte of "[[[[", draws on one
 * allowance for all files; when it is used up, the file is not compared and the evaluation is
 * incomplete.
 *
 *   const total = prices(cart);   8 words and marks in 27 characters: compared
 *   [[[[[[[[                      8 in 8: compared while the allowance lasts
 *
 * `compare.ts` asks before it reads a file, and `gate/left-out.ts` knows the reason again by the
 * constant TOO_DENSE, so its words may change; they are only shown. LEAST_PIECE_LENGTH stays at 2:
 * at 1 the densest text would always pass, at 3 ordinary code would draw on the allowance. When it
 * is wrong, `__tests__/security/S47-linear-readers.test.ts` fails.
 */

/** Why a file was not compared, said of the source and of the whole evaluation. */
export const TOO_DENSE =
  'cited files that are mostly punctuation have more than ' +
  `${DENSE_PIECES} words and marks together, so some were not compared`;

/** Characters to each word or mark, blanks included, that code has at least. */
const LEAST_PIECE_LENGTH = 2;

/** The allowance of one evaluation for files that are no code (SECURITY S47). */
export class DenseText {
  private left: number;

  constructor(most: number = DENSE_PIECES) {
    this.left = most;
  }

  /** Whether a file may still be compared. */
  admits(bytes: Uint8Array): boolean {
    const pieces = piecesOf(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'),
    );
    if (pieces * LEAST_PIECE_LENGTH <= bytes.length) return true;
    this.left -= pieces;
    return this.left >= 0;
  }
}
