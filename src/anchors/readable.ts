import { piecesOf } from '../text/file-text.js';
import { DENSE_PIECES } from '../tree/limits.js';
import { type Phrase, say } from '../text/phrase.js';
import type { Content } from '../tree/tree.js';

/* Whether a cited file can be compared at all: not if it is binary, or hardly anything but marks. */

/** Bytes that a claim can rest on, or why a file has none. */
export function readableBytes(content: Content | undefined): Uint8Array | string {
  if (content?.kind !== 'bytes')
    return content?.kind === 'too-large' ? 'the file is too large' : 'the file cannot be read';
  return unverifiable(content.bytes) ?? content.bytes;
}

/** Why the content of a file cannot be compared with a claim, or null (SECURITY S09). */
export function unverifiable(bytes: Uint8Array): string | null {
  if (isLfsPointer(bytes)) return KEPT_IN_LFS;
  return isBinary(bytes) ? 'it is a binary file' : null;
}

/** Why a file in Git LFS cannot be compared. */
export const KEPT_IN_LFS = 'it is kept in Git LFS, so its content is not in the repository';

/** What to do about a cited file in Git LFS. */
export function citeOutsideLfs(path: string): Phrase {
  return [
    ...say`memtrust reads what git stores, so ${'lfs: true'} in ${'actions/checkout'} does not help. Cite another
      file, or store this one in git: `,
    ...storeInGit(path),
  ];
}

/** The commands that take a file out of Git LFS. */
export function storeInGit(path: string): Phrase {
  return say`run ${'git lfs untrack'} with its pattern, then ${`git add --renormalize ${path}`}.`;
}

/** Git's own rule: a NUL among the first 8,000 bytes makes a file binary. */
function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 8_000).includes(0);
}

/** A file that only points to its content in Git LFS. Source: git-lfs specification, version 1. */
export function isLfsPointer(bytes: Uint8Array): boolean {
  return (
    bytes.length < 1024 &&
    Buffer.from(bytes).toString('latin1').startsWith('version https://git-lfs.github.com/spec/v1\n')
  );
}

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
