import { MEAN_BYTES, TOTAL_BYTES } from '../../lifecycle/verify-store/size.js';
import type { Extent } from '../../memory/store.js';
import { MEMORY_FILE_COUNT, MEMORY_TOTAL_BYTES } from '../../tree/limits.js';
import { plain, say, type Phrase } from '../../text/phrase.js';
import type { Diagnostic } from '../finding.js';
import type { Rule } from '../rule.js';

/*
 * Will the store soon be too large to be read? At 80 % of a cap, or beyond 1 MB a file on average or 100
 * MB in all: a notice. Files are counted over all stores, sizes for each store, in whole megabytes.
 *
 * Beyond a cap, `incomplete-evaluation.ts` (MT703) fails the gate; this is the word before it. Safe error: a
 * notice too many. When it is wrong, `__tests__/gate/rules/store-near-caps.test.ts` fails. The share of a cap
 * and the sizes are free: change `why` with them, and run `npm run docs`. The keys (`files`, `bytes`, `total`
 * and `mean` with the name of a layout) are in accepted findings and stay; messages are free.
 */

const MB = 1024 * 1024;

/** Part of a cap at which there is time left to do something. */
const NEAR = 0.8;

const REMEDY = plain(
  'Move old memory aside with `npx memtrust archive`, and long texts into a document that a ' +
    'fact cites. `npx memtrust verify-store` shows the sizes. A store that needs this size ' +
    'belongs in a database; keep only the facts that you rely on here.',
);

/** Tells early that a store of memory grows towards a cap, or past a size that files are good for. */
export const storeNearCaps: Rule = {
  code: 'MT604',
  name: 'store-near-caps',
  severity: 'notice',
  summary: 'A memory store is close to a size limit, or larger than files can handle well.',
  why:
    'Beyond a limit, content is not read and the gate fails (MT703). This notice comes before ' +
    'that. Stores with more than 1 MB per file on average, or more than 100 MB in total, are ' +
    'slow to read and review. Sizes are given in whole megabytes, and only for a whole store.',
  remedy:
    'Move old memory aside with `npx memtrust archive`. Move long texts into a document that a ' +
    'fact cites.',
  fixed: false,
  run: ({ head }) => remarksOn(head.memory.extent),
};

/** What there is to say of this much memory. What is past a cap says so itself (MT703). */
export function remarksOn({ files, stores }: Extent): Diagnostic[] {
  const found: Diagnostic[] = [];
  const add = (key: string, message: Phrase): void =>
    void found.push({ message, remedy: REMEDY, key });
  if (files >= NEAR * MEMORY_FILE_COUNT && files <= MEMORY_FILE_COUNT)
    add('files', say`there are ${files} memory files; memtrust reads at most ${MEMORY_FILE_COUNT}`);
  for (const { layout, measured, bytes } of stores) {
    // The size of a single file could be that of a blocked one (SECURITY S28).
    const total = Math.floor(bytes / MB);
    if (bytes >= NEAR * MEMORY_TOTAL_BYTES && bytes <= MEMORY_TOTAL_BYTES)
      add(
        `bytes ${layout}`,
        say`the files of the layout ${layout} are ${total} MB; memtrust reads at most
          ${MEMORY_TOTAL_BYTES / MB} MB`,
      );
    if (measured > 1 && bytes > TOTAL_BYTES)
      add(
        `total ${layout}`,
        say`the files of the layout ${layout} are ${total} MB; above ${TOTAL_BYTES / MB} MB, use another storage`,
      );
    const mean = Math.floor(bytes / measured / MB);
    if (measured > 1 && bytes / measured > MEAN_BYTES)
      add(
        `mean ${layout}`,
        say`the files of the layout ${layout} are ${mean} MB on average; above ${MEAN_BYTES / MB}
          MB, use another storage`,
      );
  }
  return found;
}
