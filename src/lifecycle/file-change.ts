/*
 * Commands and refine answer with these; `cli/write.ts` writes them, and `github/api/create-tree.ts` makes a
 * commit's tree of them. `content: null` is a removal everywhere. The compiler holds this file. Keys may be
 * added: nothing of it is stored.
 */

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
