import type { AitRest } from '../ait/file.js';
import type { Content, TreeEntry } from '../../tree/tree.js';
import type { Effort } from '../yaml.js';
import type { LAYOUTS } from '../policy-shape.js';
import type { FactRecord } from '../fact.js';
import type { LedgerFile } from '../ledger.js';
import type { Note } from '../notes/note.js';
import type { EvidenceFile, FixtureFile, Records, SessionFile } from '../records.js';

/*
 * What is a store of memory to memtrust? `index.ts` beside it lists the four that there are, and
 * `memory/store.ts` calls them: `owns` finds the files, `reads` and `parse` take each by itself,
 * `collect` makes records of all. A file that fits nowhere is a stray and is listed, never dropped.
 * The compiler holds the layouts to it. Nothing of it is stored: the interface is free, the folders
 * of a layout are not.
 */

/** An adapter from files to records. */
export interface Layout {
  readonly name: (typeof LAYOUTS)[number];
  /** Whether a file is in one of the folders of this store. */
  owns(path: string): boolean;
  /** Whether the content of this file is needed. */
  reads(entry: TreeEntry): boolean;
  /**
   * One file by itself. What comes out depends on path, kind and content alone, so that equal
   * entries are parsed once; `effort` grows by what it took.
   */
  parse(entry: TreeEntry, content: Content | undefined, effort?: Effort): ParsedFile;
  /** All files together. What was not parsed could not be read. */
  collect(entries: readonly TreeEntry[], parsed: ReadonlyMap<string, ParsedFile>): Records;
}

export type ParsedFile =
  | { readonly kind: 'fact'; readonly record: FactRecord }
  | { readonly kind: 'ledger'; readonly ledger: LedgerFile }
  | { readonly kind: 'fixture'; readonly fixture: FixtureFile }
  /** `record` is null for a note that states nothing, such as a report. */
  | { readonly kind: 'note'; readonly note: Note; readonly record: FactRecord | null }
  /** A file that holds many records, or lists what is elsewhere. `left` says what of it is no record. */
  | {
      readonly kind: 'several';
      readonly records: readonly FactRecord[];
      readonly evidence: EvidenceFile | null;
      readonly left: readonly AitRest[];
    }
  | { readonly kind: 'session'; readonly session: SessionFile }
  | { readonly kind: 'unread'; readonly why: string };
