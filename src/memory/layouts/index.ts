import type { TreeEntry } from '../../tree/tree.js';
import { AI_KB_HOME, AI_RUNTIME_HOME } from '../notes/home.js';
import { noteLayout } from '../notes/layout.js';
import { aitLayout } from './ait.js';
import type { Layout } from './layout.js';
import { memtrustLayout } from './memtrust.js';

/* The layouts of stores that memtrust reads. */

/**
 * Markdown with optional front matter in short-term, long-term and episodic memory. A folder `memory/` may contain
 * other things as well.
 */
const aiRuntimeLayout = noteLayout(
  AI_RUNTIME_HOME,
  AI_RUNTIME_HOME.folders.map(([folder]) => folder),
);

/** Atoms, and a workspace of session, staging and reports. */
const aiKbLayout = noteLayout(AI_KB_HOME, ['.ai-kb/']);

/** Every layout. A new one is a file here and an entry below. */
export const layouts: readonly Layout[] = [memtrustLayout, aiKbLayout, aiRuntimeLayout, aitLayout];

/** Whether a path is in a folder of memory, read or not. */
export function isMemoryPath(path: string): boolean {
  return layouts.some((layout) => layout.owns(path));
}

/** Whether memtrust checks a file as memory by itself: a stray one in a folder of memory is checked by nothing. */
export function isCheckedMemory(entry: TreeEntry): boolean {
  return layouts.some((layout) => layout.owns(entry.path) && layout.reads(entry));
}
