/** A context that is above its ceiling also after compaction: exit code 1, and nothing is written. */
export class ContextOverflow extends Error {
  override readonly name = 'ContextOverflow';

  /** Which part takes what: our own words and numbers alone. */
  get breakdown(): string {
    return `context_overflow: ${this.message}; nothing was written\n`;
  }
}
