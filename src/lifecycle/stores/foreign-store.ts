import type { AgentDocument } from '../../agent-files/document.js';
import type { Statement } from '../../agent-files/statements.js';

/* A store of another tool, from which `migrate` can read statements. */

export const STORE_NAMES = ['claude-memory', 'memory-bank', 'serena', 'adr'] as const;
export type StoreName = (typeof STORE_NAMES)[number];

/** Lines with findings: a secret, hidden text. */
export type Withheld = Pick<ReadonlySet<number>, 'has'>;

export interface ForeignStore {
  readonly name: StoreName;
  /** Documentation of its format. */
  readonly source: string;
  /** Whether a path is a file of it; `has` says whether another path exists. */
  readonly isFile: (path: string, has: (path: string) => boolean) => boolean;
  /** Statements that last and can be checked, without logs, plans and the state of work. */
  readonly statements: (document: AgentDocument, withheld: Withheld) => readonly Statement[];
  /** Whether a statement may become a candidate although it names nothing in the tree. */
  readonly standsAlone: (statement: Statement, path: string) => boolean;
  /** The folder that paths in its files are relative to; empty for the root. */
  readonly folderOf: (path: string) => string;
  /** The kind of all its facts; null where the words of each decide it. */
  readonly kind: 'decision' | null;
}
