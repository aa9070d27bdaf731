import type { LineRange, Selector } from '../../memory/citation.js';
import type { Statement } from '../../agent-files/statements.js';
import type { CitableFiles } from './citable-files.js';
import type { SymbolIndex } from './symbol-index.js';

/*
 * What do the finders of this folder take and give, and which of two anchors is the firmer? A symbol
 * (4) says what a claim rests on better than a whole file (1).
 *
 * Every finder implements `Finder`; `anchors.ts` and `suggest.ts` order by `firmness`. A wrong number only
 * cites or proposes a weaker place before a better one. The numbers are only compared with one another;
 * DOCUMENT may gain an ending. `__tests__/lifecycle/suggest.test.ts` ("the order") fails when this is
 * wrong.
 */

/** A place in the tree on which a statement may rest. What is asked of `bindSource`. */
export interface Anchor {
  readonly path: string;
  readonly lines: LineRange | null;
  /** Null is the lines, or the whole file. */
  readonly selector: Selector | null;
}

/** A statement, and what is known of the place where it stands. */
export interface PlacedAnchor {
  readonly statement: Statement;
  /** Folders from which its paths are seen, nearest first; none for the root. */
  readonly folders: readonly string[];
}

/** Where finders look. */
export interface Ground {
  readonly files: CitableFiles;
  readonly symbols: SymbolIndex;
}

/**
 * Finds the anchors of one kind that a statement names. Adding one is a file beside this one and a
 * line of `FINDERS` in `anchors.ts`.
 */
export type Finder = (placed: PlacedAnchor, ground: Ground) => Promise<readonly Anchor[]>;

/** Prose: that it says the same confirms less than code that does it. */
const DOCUMENT = /\.(?:mdx?|markdown|rst|adoc|txt)$/i;

/**
 * How well an anchor says what a claim rests on: 4 a symbol, 3 a value, 2 a text or lines, 1 a
 * whole file or the text of a document, 0 a whole document.
 */
export function firmness(anchor: Anchor): number {
  const { path, selector, lines } = anchor;
  if (isDocument(path)) return isWholeFile(anchor) ? 0 : 1;
  if (selector === null) return lines === null ? 1 : 2;
  switch (selector.kind) {
    case 'symbol':
      return 4;
    case 'pointer':
      return 3;
    case 'quote':
      return selector.symbol === null ? 2 : 4;
    case 'heading':
    case 'lines':
      return 2;
    case 'absent':
    case 'file':
      return 1;
  }
}

/** Whether a file is prose. */
export function isDocument(path: string): boolean {
  return DOCUMENT.test(path);
}

export function isWholeFile({ selector, lines }: Anchor): boolean {
  return selector?.kind === 'file' || (selector === null && lines === null);
}
