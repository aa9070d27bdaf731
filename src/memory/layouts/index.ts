import { aiKbLayout } from './ai-kb.js';
import { aiRuntimeLayout } from './ai-runtime.js';
import { aitLayout } from './ait.js';
import type { Layout } from './layout.js';
import { memtrustLayout } from './memtrust.js';

/*
 * Which reader does a path of memory belong to? `.ai-kb/atoms/a.md` is of the second. `memory/store.ts` reads
 * by the list; `gate/redact.ts` asks `isMemoryPath`. The order is the order in which files are read.
 * `__tests__/memory/notes/stores.test.ts` fails when this is wrong. A new one goes to the end, and no two may
 * own one path, or both would read it.
 */

/** Every layout that is read. Adding one is a file here and a line below. */
export const layouts: readonly Layout[] = [memtrustLayout, aiKbLayout, aiRuntimeLayout, aitLayout];

/** Whether a path is in a folder of memory, read or not. */
export function isMemoryPath(path: string): boolean {
  return layouts.some((layout) => layout.owns(path));
}
