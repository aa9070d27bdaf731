import { AI_KB_HOME, AI_RUNTIME_HOME } from '../notes/home.js';
import { noteLayout } from '../notes/layout.js';
import { aitLayout } from './ait.js';
import type { Layout } from './layout.js';
import { memtrustLayout } from './memtrust.js';

/**
 * Markdown with optional front matter in short-term, long-term and episodic memory. A folder `memory/` may hold other
 * things as well. What its folders are called and mean stands in `../notes/home.ts`.
 * `__tests__/memory/notes/stores.test.ts` and `__tests__/e2e/cli/stores.test.ts` fail when this is wrong.
 */
export const aiRuntimeLayout = noteLayout(
  AI_RUNTIME_HOME,
  AI_RUNTIME_HOME.folders.map(([folder]) => folder),
);

/** Atoms, and a workspace of session, staging and reports. */
export const aiKbLayout = noteLayout(AI_KB_HOME, ['.ai-kb/']);

/** Every layout that is read. Adding one is a file here and a line below. */
export const layouts: readonly Layout[] = [memtrustLayout, aiKbLayout, aiRuntimeLayout, aitLayout];

/** Whether a path is in a folder of memory, read or not. */
export function isMemoryPath(path: string): boolean {
  return layouts.some((layout) => layout.owns(path));
}
