import { piecesOf } from '../text/pieces.js';
import { DENSE_PIECES } from '../tree/limits.js';

/** Why a file was not compared, said of the source and of the whole evaluation. */
export const TOO_DENSE =
  'cited files of hardly anything but marks and short lines have more than ' +
  `${DENSE_PIECES} of these together, so not all were compared`;

/**
 * Characters that a word or mark of code has on the average, blanks included, at the least:
 * minified code has more than two.
 */
const OF_A_PIECE = 2;

/**
 * Files whose text is made of pieces as short as can be, counted together. Comparing takes a time
 * for each piece: code as people write it, and minified code, is read however much there is; a
 * megabyte of brackets is no code (SECURITY S47).
 */
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
    if (pieces * OF_A_PIECE <= bytes.length) return true;
    this.left -= pieces;
    return this.left >= 0;
  }
}
