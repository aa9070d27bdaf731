import type { AitRest } from '../ait/file.js';
import type { Content, TreeEntry } from '../../tree/tree.js';
import type { Effort } from '../yaml.js';
import type { LAYOUTS } from '../policy-shape.js';
import type { FactRecord } from '../fact.js';
import type { LedgerFile } from '../ledger.js';
import type { Note } from '../notes/note.js';
import type { EvidenceFile, FixtureFile, Records, SessionFile } from '../records.js';

/*
 * What is a store of memory? `owns` finds its files, `reads` and `parse` take each by itself, `collect` makes records
 * of all. A file that fits nowhere is a stray and is listed, never dropped.
 */

export interface Layout {
  readonly name: (typeof LAYOUTS)[number];
  /** Whether a file is in one of the folders of this store. */
  owns(path: string): boolean;
  /** Whether the content of this file is needed. */
  reads(entry: TreeEntry): boolean;
  /** One file by itself. The result depends on path, kind and content alone, so equal entries are parsed once. */
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
  /** A file with many records. `left` names what is not a record. */
  | {
      readonly kind: 'several';
      readonly records: readonly FactRecord[];
      readonly evidence: EvidenceFile | null;
      readonly left: readonly AitRest[];
    }
  | { readonly kind: 'session'; readonly session: SessionFile }
  | { readonly kind: 'unread'; readonly why: string };
