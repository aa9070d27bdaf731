import { mayHoldBlock } from '../../context/export/markers.js';
import { blockedSources } from '../exported/blocked-sources.js';
import type { ExportedBlocks, ExportedFiles } from '../exported/exported.js';
import { evidence } from './evidence.js';
import { scanned } from './scanned.js';

/*
 * What is wrong with the blocks that `memtrust export` writes into agent files? Worked out in
 * `../exported/exported.ts`, which is loaded only where a marker is or the policy has `exports:`. The rules MT412 to
 * MT414 read it; `live-changes.ts` and MT401 ask which changes are a right block alone, and `looked.ts` leaves right
 * blocks to the rules on facts.
 */
const NO_FILES: ExportedFiles = { files: [], blocked: [] };

export const exported = evidence<ExportedBlocks>({
  collect: async (input) => {
    const { base, head, policy, inFixture } = input;
    const { documents } = (await scanned.collect(input)).head;
    const isAsked =
      (policy.exports ?? head.memory.policy.policy.exports) !== undefined ||
      documents.some(({ kind, text }) => kind !== 'fact' && mayHoldBlock(text)) ||
      blockedSources(head).length > 0;
    if (!isAsked || inFixture?.looks === false)
      return { base: NO_FILES, head: NO_FILES, onlyBlocks: new Set() };
    const { exportedBlocks } = await import('../exported/exported.js');
    return exportedBlocks({ base, head, policy }, documents);
  },
  atBase: ({ base }) => ({ base, head: base, onlyBlocks: new Set() }),
});
