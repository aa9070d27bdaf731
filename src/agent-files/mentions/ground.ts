import type { LineRange, Selector } from '../../memory/citation.js';
import type { Statement } from '../statements.js';
import type { CitableFiles } from './citable-files.js';
import type { SymbolIndex } from './symbol-index.js';

/** What can be cited of a tree, and how it is looked for. */

/** A place in the tree on which a statement may rest. */
export interface Anchor {
  readonly path: string;
  readonly lines: LineRange | null;
  /** Null is the lines, or the whole file. */
  readonly selector: Selector | null;
}

/** A statement, and what is known of the place where it is said. */
export interface PlacedStatement {
  readonly statement: Statement;
  /** Folders from which its paths are seen, nearest first; none for the root. */
  readonly folders: readonly string[];
}

/** Where names are looked for. */
export interface Ground {
  readonly files: CitableFiles;
  readonly symbols: SymbolIndex;
}

/** Finds the anchors of one kind that a statement names. */
export type Finder = (placed: PlacedStatement, ground: Ground) => Promise<readonly Anchor[]>;
