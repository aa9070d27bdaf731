import type { Span } from '../../languages/outline/outline.js';
import type { LineRange, Selector } from '../../memory/citation.js';
import type { Statement } from '../statements.js';
import type { CitableFiles } from './citable-files.js';
import type { Identifier, SymbolIndex } from './symbol-index.js';

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

const LONGEST = 120;

/** The name that a code span is, or null: calls, type arguments and a leading `new` or `@` are not part of it. */
export function identifierIn(code: string): Identifier | null {
  if (code.length > LONGEST) return null;
  const bare = code
    .replace(/^(?:new |await |@)/, '')
    .replace(/\([^()]*\)$/, '')
    .replace(/<[^<>]*>$/, '')
    .replace(/\(\)$/, '');
  if (!/^[A-Za-z_$][\w$]*(?:(?:\.|::|#)[A-Za-z_$][\w$]*)*[!?]?$/.test(bare)) return null;
  const name = bare.replace(/::|#/g, '.');
  return { name, own: name.slice(name.lastIndexOf('.') + 1) };
}

/** Whether a name alone is clear: six letters or more, with a capital or underscore in it or before its last dot. */
export function isTelling({ name, own }: Identifier): boolean {
  return (
    (own.match(/[A-Za-z]/g)?.length ?? 0) >= 6 &&
    (/[a-z0-9][A-Z]|[A-Za-z0-9]_[A-Za-z0-9]/.test(name) || /^[A-Z][a-z]/.test(name))
  );
}
