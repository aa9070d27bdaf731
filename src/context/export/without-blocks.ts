import { mayHoldBlock, readBlocks } from './markers.js';

/**
 * The text of an agent file without the blocks of `memtrust export`, each line of them left empty. A reader gets facts
 * as facts, with what the judge says of each today; the block may hold one that is stale or blocked since. Used by
 * `../reading.ts`. `__tests__/context/export/without-blocks.test.ts` fails when a line of a block is left.
 */
export function withoutBlocks(text: string): string {
  if (!mayHoldBlock(text)) return text;
  let left = '';
  let from = 0;
  for (const block of readBlocks(text).blocks) {
    left +=
      text.slice(from, block.from) + text.slice(block.from, block.to).replace(/[^\n\r]+/g, '');
    from = block.to;
  }
  return left + text.slice(from);
}
