/* What a command or refine writes. `content: null` is a removal everywhere. */

/** A file that a command writes into the working tree; the shell does it. Nothing is ever committed. */
export interface FileChange {
  readonly path: string;
  /** The whole new content. */
  readonly content: string;
  /** Nothing may be there yet: what somebody else wrote in the meantime is not overwritten. */
  readonly isNew?: true;
}

/** A file that a command takes away. */
export interface Removal {
  readonly path: string;
  readonly content: null;
}

export type TreeEdit = FileChange | Removal;
