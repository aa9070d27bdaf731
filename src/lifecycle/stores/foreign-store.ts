import type { AgentDocument } from '../../agent-files/document.js';
import type { Statement } from '../../agent-files/statements.js';

/*
 * What is a store of another tool, as far as `migrate` reads it? Files of a repository that state something,
 * and how statements are read out of them.
 */

/** Names of stores, as `migrate --from` takes them. */
export const STORE_NAMES = ['claude-memory', 'memory-bank', 'serena', 'adr'] as const;
export type StoreName = (typeof STORE_NAMES)[number];

/** Lines of a file of which something was found: a secret, hidden text. */
export type Withheld = Pick<ReadonlySet<number>, 'has'>;

/** A store that other tools or people write, read for statements. */
export interface ForeignStore {
  readonly name: StoreName;
  /** Where its form is documented. */
  readonly source: string;
  /** Whether a path is a file of it; `has` tells whether another path is there. */
  readonly isFile: (path: string, has: (path: string) => boolean) => boolean;
  /** What a file states that lasts and can be checked. Logs, plans and the state of work are left out. */
  readonly statements: (document: AgentDocument, withheld: Withheld) => readonly Statement[];
  /** Whether a statement may become a candidate though it names nothing that is here. */
  readonly standsAlone: (statement: Statement, path: string) => boolean;
  /** The folder that its files are about: paths in them are seen from there. Empty for the root. */
  readonly folderOf: (path: string) => string;
  /** The kind of all its facts; null where the words of each tell it. */
  readonly kind: 'decision' | null;
}
