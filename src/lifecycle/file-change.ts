/** An edit of the working tree that a command proposes; the shell writes it. Nothing is ever committed. */
export interface FileChange {
  readonly path: string;
  /** The whole new content. */
  readonly content: string;
}
