import type { Content } from '../tree/tree.js';

/*
 * Can a fact rest on the bytes of this file? `compare.ts`, `elsewhere.ts` and `bind`
 * ask before they read a cited file. A PNG gives "it is a binary file". Safe error: a reason, by
 * which the fact cannot be verified; 8,000 is git's own number; the words of a reason may change.
 * `__tests__/security/S09.test.ts` fails when this is wrong.
 */

/** Bytes that a claim can rest on, or why a file has none. */
export function readableBytes(content: Content | undefined): Uint8Array | string {
  if (content?.kind !== 'bytes')
    return content?.kind === 'too-large' ? 'the file is too large' : 'the file cannot be read';
  return unverifiable(content.bytes) ?? content.bytes;
}

/** Why the content of a file cannot be held against a claim, or null (SECURITY S09). */
export function unverifiable(bytes: Uint8Array): string | null {
  if (isLfsPointer(bytes)) return 'it is kept in Git LFS, so its content is not in the repository';
  return isBinary(bytes) ? 'it is a binary file' : null;
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
