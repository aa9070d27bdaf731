import type { Content, TreeEntry } from '../../tree/tree.js';
import type { LAYOUTS } from '../policy.js';
import type { Records } from '../records.js';

/** An adapter from files to records. */
export interface Layout {
  readonly name: (typeof LAYOUTS)[number];
  /** Whether the content of this file is needed. */
  reads(entry: TreeEntry): boolean;
  parse(entries: readonly TreeEntry[], contents: ReadonlyMap<string, Content>): Records;
}
