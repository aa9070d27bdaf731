/* Files that a command or `refine` writes or removes. `content: null` is a removal everywhere. */

export interface FileChange {
  readonly path: string;
  readonly content: string;
  /** The file must not exist, so that another program's file is not overwritten. */
  readonly isNew?: true;
}

interface Removal {
  readonly path: string;
  readonly content: null;
}

export type TreeEdit = FileChange | Removal;
