import { sha256, type Sha256 } from '../../tree/digest.js';
import type { LineRange } from '../citation.js';

/**
 * A cited file as lines. Each character is one byte (latin1), so that a file in any encoding keeps its exact bytes
 * through splitting and hashing. Normaliser n0: CRLF and CR are LF, nothing else is touched.
 */
export class SourceText {
  readonly text: string;
  readonly lines: readonly string[];

  constructor(bytes: Uint8Array) {
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    this.text = view.includes('\r') ? view.replace(/\r\n?/g, '\n') : view;
    const lines = this.text.split('\n');
    if (lines.at(-1) === '') lines.pop(); // the line end of the last line begins no further one
    this.lines = lines;
  }

  /** Lines of a range joined by LF, without the last line end; null if the range is not in the file. */
  span([from, to]: LineRange): string | null {
    return to > this.lines.length ? null : this.lines.slice(from - 1, to).join('\n');
  }

  /** 1-based line of a character offset. */
  lineAt(offset: number): number {
    let line = 1;
    for (let at = this.text.indexOf('\n'); at >= 0 && at < offset; at = this.text.indexOf('\n', at + 1)) line += 1;
    return line;
  }

  /** Character offset at which a 1-based line begins, or null if there is no such line. */
  offsetOf(line: number): number | null {
    if (line > this.lines.length) return null;
    let at = 0;
    for (let passed = 1; passed < line; passed += 1) at = this.text.indexOf('\n', at) + 1;
    return at;
  }
}

/** Digest of a span of a SourceText. */
export function spanDigest(span: string): Sha256 {
  return sha256(Buffer.from(span, 'latin1'));
}

/** A string of the front matter as it would stand in a SourceText. */
export function asSource(text: string): string {
  return Buffer.from(text.replace(/\r\n?/g, '\n'), 'utf8').toString('latin1');
}

/** Git's own rule: a NUL among the first 8,000 bytes makes a file binary. */
export function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 8_000).includes(0);
}

/** A file that only points to its content in Git LFS. Source: git-lfs specification, version 1. */
export function isLfsPointer(bytes: Uint8Array): boolean {
  return bytes.length < 1024 && Buffer.from(bytes).toString('latin1').startsWith('version https://git-lfs.github.com/spec/v1\n');
}
