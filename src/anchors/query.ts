import type { Sha256 } from '../tree/digest.js';
import type { HistoryQueries } from '../tree/history-queries.js';
import type { PathResolver } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';
import type { Citation } from '../memory/citation.js';
import type { FactRecord } from '../memory/fact.js';
import type { SourceText } from './source-text.js';
import type { AnchorResult } from './verdict.js';

/*
 * What is asked about each source of a fact, and against what is it held? `check.ts` makes an
 * `AnchorQuery` of every source whose file has to be read; `compare.ts` and `elsewhere.ts` answer it
 * within `Circumstances`.
 *
 * Only types, and one list that matters: a hint that `hintsOf` leaves out could be forged by a
 * change without being worked out again (SECURITY S36). A new hint goes in there. Otherwise fields
 * may come and go: nothing here is written down, and `hintsOf` is compared within one run, in any
 * order. `__tests__/security/S36-hints.test.ts` and `__tests__/anchors/settled.test.ts` ("are not
 * those of other hints") fail when it is wrong.
 */

/** Verdicts of every source of every fact, by fact id, in the order of the sources. */
export type AnchorChecks = ReadonlyMap<string, readonly AnchorResult[]>;

/** What is settled: a tree that was checked already. */
export interface Settled {
  readonly tree: Tree;
  readonly records: readonly FactRecord[];
  readonly checks: AnchorChecks;
}

/** A citation with a digest to compare. */
export type BoundCitation = Citation & { readonly digest: Sha256 };

/** Whether there is a digest to compare; without one a source is `unbound`. */
export function isBound(citation: Citation): citation is BoundCitation {
  return citation.digest !== null;
}

/** One source of one fact, of which the file has to be read. */
export interface AnchorQuery {
  /** What the fact says; the tier of a change depends on its words. */
  readonly statement: string;
  readonly citation: BoundCitation;
  /** What the base cites as the same thing, with its verdict there. */
  readonly twin: { readonly citation: BoundCitation; readonly result: AnchorResult } | null;
  /** Where the file is; another one than the citation's path after a rename. */
  readonly path: string;
  /** Object id of the file; null where it is not known without reading. */
  readonly oid: string | null;
  /** Set where the file was followed to another path by a rename. */
  readonly renamed: boolean;
}

/**
 * Former versions of files, read once for many checks: of one settled tree, and of one past. A
 * string says why there is none.
 */
export type FormerVersions = Map<string, Promise<SourceText | string>>;

/** What a citation is held against. */
export interface Circumstances {
  /** The tree that is checked. */
  readonly tree: Tree;
  /** What git knows of former versions and renames. */
  readonly past: HistoryQueries;
  /** The base of a change, where there is one. */
  readonly settled: { readonly tree: Tree; readonly resolver: PathResolver } | null;
  readonly former?: FormerVersions;
  /** Whether every hint is held against the file, not only those that are new. */
  readonly isAudit: boolean;
  /** Whether a broken one is ranked by what the change touches. */
  readonly tiers: boolean;
}

/** What a citation says beside its identity, as one text: two are equal if all their hints are. */
export function hintsOf({ lines, blob, raw, context, within, as, around }: Citation): string {
  return JSON.stringify([lines, blob, raw, context, within, as, around]);
}
