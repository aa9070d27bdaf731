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
  'Move what is old aside with `npx memtrust archive`, and what is long into a document ' +
    'that a fact cites; `npx memtrust verify-store` tells the figures. A store that needs ' +
    'this size belongs into a database, with the facts that are relied on here.',
);

/** Tells early that a store of memory grows towards a cap, or past a size that files are good for. */
export const storeNearCaps: Rule = {
  code: 'MT604',
  name: 'store-near-caps',
  severity: 'notice',
  summary: 'A store of memory grows towards a cap, or past the size that files are good for.',
  why:
    'Past a cap something is not read any more, and then the gate fails (MT703): that ' +
    "should not come as a surprise on somebody's pull request. Files of more than 1 MB on " +
    'average, or of more than 100 MB together, are slow to read and to review, whatever ' +
    'the caps are. Sizes are told in whole megabytes, and only of all files of a store ' +
    'together.',
  remedy:
    'Move what is old aside with `npx memtrust archive`, and what is long into a document that a fact cites.',
  fixed: false,
  run: ({ head }) => remarksOn(head.memory.extent),
};

/** What there is to say of this much memory. What is past a cap says so itself (MT703). */
export function remarksOn({ files, stores }: Extent): Diagnostic[] {
  const found: Diagnostic[] = [];
  const add = (key: string, message: Phrase): void =>
    void found.push({ message, remedy: REMEDY, key });
  if (files >= NEAR * MEMORY_FILE_COUNT && files <= MEMORY_FILE_COUNT)
    add(
      'files',
      say`there are ${files} files of memory, and more than ${MEMORY_FILE_COUNT} are not read`,
    );
  for (const { layout, measured, bytes } of stores) {
    // The size of a single file could be that of a blocked one (SECURITY S28).
    const total = Math.floor(bytes / MB);
    if (bytes >= NEAR * MEMORY_TOTAL_BYTES && bytes <= MEMORY_TOTAL_BYTES)
      add(
        `bytes ${layout}`,
        say`the files of the layout ${layout} are ${total} MB, and more than
          ${MEMORY_TOTAL_BYTES / MB} MB are not read`,
      );
    if (measured > 1 && bytes > TOTAL_BYTES)
      add(
        `total ${layout}`,
        say`the files of the layout ${layout} are ${total} MB; beyond ${TOTAL_BYTES / MB} MB another storage is better`,
      );
    const mean = Math.floor(bytes / measured / MB);
    if (measured > 1 && bytes / measured > MEAN_BYTES)
      add(
        `mean ${layout}`,
        say`the files of the layout ${layout} are ${mean} MB on average; beyond ${MEAN_BYTES / MB}
          MB another storage is better`,
      );
  }
  return found;
}
