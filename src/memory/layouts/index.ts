import { aiKbLayout } from './ai-kb.js';
import { aiRuntimeLayout } from './ai-runtime.js';
import { aitLayout } from './ait.js';
import type { Layout } from './layout.js';
import { memtrustLayout } from './memtrust.js';

/** Every layout that is read. Adding one is a file here and a line below. */
export const layouts: readonly Layout[] = [memtrustLayout, aiKbLayout, aiRuntimeLayout, aitLayout];

/** Whether a path is in a folder of memory, read or not. */
export function isMemoryPath(path: string): boolean {
  return layouts.some((layout) => layout.owns(path));
}
