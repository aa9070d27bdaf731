import { AI_RUNTIME_HOME } from '../notes/home.js';
import { noteLayout } from '../notes/layout.js';

/**
 * Markdown with optional front matter in short-term, long-term and episodic memory. A folder `memory/` may hold other
 * things as well. What its folders are called and mean stands in `../notes/home.ts`.
 * `__tests__/memory/notes/stores.test.ts` and `__tests__/e2e/cli/stores.test.ts` fail when this is wrong.
 */
export const aiRuntimeLayout = noteLayout(
  AI_RUNTIME_HOME,
  AI_RUNTIME_HOME.folders.map(([folder]) => folder),
);
