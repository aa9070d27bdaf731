import type { Span } from '../../languages/outline/outline.js';
import type { LineRange, Selector } from '../../memory/citation.js';
import type { Statement } from '../statements.js';
import type { CitableFiles } from './citable-files.js';
import type { SymbolIndex } from './symbol-index.js';

/* A mention is something that a statement names and that the repository has: a path, script, key or name of code. */

interface MentionPlace {
  readonly path: string;
  /** Texts of the file that say the name, any of which may be cited; null for the path itself. */
  readonly spans: readonly Span[] | null;
}

export interface CitableName {
  /** As the statement has it; of a path the path from the root. */
  readonly name: string;
  /** One, or several where it is not clear which of them is meant. */
  readonly places: readonly MentionPlace[];
  /** What to cite for it; null where a person has to choose. */
  readonly cite: Anchor | null;
  /** Between what, where `cite` is null. */
  readonly choices: readonly Anchor[];
}

/** `src/cli.ts`, `main() in src/cli.ts`: equal labels are one mention. */
export function mentionLabel({ name, places }: CitableName): string {
  const [only, another] = places;
  return only === undefined || only.spans === null || another !== undefined
    ? name
    : `${name} in ${only.path}`;
}

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

export interface Ground {
  readonly files: CitableFiles;
  readonly symbols: SymbolIndex;
}

/** Finds the anchors of one kind that a statement names. */
export type Finder = (placed: PlacedStatement, ground: Ground) => Promise<readonly Anchor[]>;
