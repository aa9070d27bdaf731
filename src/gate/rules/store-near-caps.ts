import type { Extent } from '../../memory/store.js';
import { MEMORY_FILE_COUNT, MEMORY_TOTAL_BYTES } from '../../tree/limits.js';
import { say, type Phrase } from '../../text/phrase.js';
import type { Diagnostic } from '../finding.js';
import type { Rule } from '../rule.js';

/*
 * Will the memory soon be too large to be read? At 80 % of a cap: a notice. Files are counted over all stores,
 * sizes for each store, in whole megabytes. Beyond a cap, `incomplete-evaluation.ts` (MT703) fails the gate.
 */

const MB = 1024 * 1024;

/** Part of a cap at which there is time left to do something. */
const NEAR = 0.8;

const REMEDY =
  'Move old memory aside with `npx memtrust notes archive`, and long texts into a document that a ' +
  'fact cites. `npx memtrust notes check` shows the sizes.';

/** Tells early that a store of memory grows towards a cap. */
export const storeNearCaps: Rule = {
  code: 'MT604',
  name: 'store-near-caps',
  severity: 'notice',
  summary: 'A memory store is close to a size limit.',
  why:
    'Beyond a limit, content is not read and the gate fails (MT703). This notice comes before ' +
    'that. Sizes are given in whole megabytes, and only for a whole store.',
  remedy:
    'Move old memory aside with `npx memtrust notes archive`. Move long texts into a document that a ' +
    'fact cites.',
  run: ({ head }) => remarksOn(head.memory.extent),
};

/** What there is to say of this much memory. What is past a cap says so itself (MT703). */
export function remarksOn({ files, stores }: Extent): Diagnostic[] {
  const found: Diagnostic[] = [];
  const add = (key: string, message: Phrase): void =>
    void found.push({ message, remedy: REMEDY, key });
  if (files >= NEAR * MEMORY_FILE_COUNT && files <= MEMORY_FILE_COUNT)
    add('files', say`there are ${files} memory files; memtrust reads at most ${MEMORY_FILE_COUNT}`);
  for (const { layout, bytes, unread } of stores) {
    // The size of a single file could be that of a blocked one (SECURITY S28).
    const total = Math.floor(bytes / MB);
    if (bytes >= NEAR * MEMORY_TOTAL_BYTES && unread === 0)
      add(
        `bytes ${layout}`,
        say`the files of the layout ${layout} are ${total} MB; memtrust reads at most
          ${MEMORY_TOTAL_BYTES / MB} MB`,
      );
  }
  return found;
}
