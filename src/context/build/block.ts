import type { EntryOrigin } from '../../trust/entry.js';
import type { SectionName } from './sections.js';

/*
 * What is one thing in a context file? A block: one memory entry, one commit, one message. Each kind of content
 * (`memory.ts`, `parts.ts`, `compact.ts`) makes blocks; `drawn-block.ts` makes lines of them. Two pieces of one fact
 * are one block with two pieces:
 *
 *   { section: 'trusted', kind: 'entry', id: 'auth/owner', attributes: [['confidence', '0.9']],
 *     pieces: [{ lines: [3, 4], text: '…' }, { lines: [9, 9], text: '…' }] }
 */

/** What a block can be. */
export const BLOCK_KINDS = [
  'entry',
  'commit',
  'evidence',
  'instruction',
  'policy',
  'prompt',
  'message',
  'summary',
  'tool',
  'skill',
  'resource',
  'listing',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A piece of a text; `lines` are those of its own file where it is not the whole. */
export interface ContextPiece {
  /** The file where the block stands for several. */
  readonly file?: string;
  readonly lines: readonly [number, number] | null;
  readonly text: string;
}

/** What a context holds of one thing: never divided, so that truncation is at the borders of these. */
export interface ContextBlock {
  readonly section: SectionName;
  readonly kind: BlockKind;
  /** Of the entry, file, tool or message; untrusted. */
  readonly id: string;
  /** Where it was read; the manifest repeats it. Absent for what is nothing of the repository. */
  readonly origin?: EntryOrigin;
  /** Our keys, untrusted values, in the order of the line. */
  readonly attributes: readonly (readonly [key: string, value: string])[];
  /** None: it is named, and says nothing. */
  readonly pieces: readonly ContextPiece[];
}
