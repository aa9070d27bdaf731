import { AI_RUNTIME_HOME } from '../notes/home.js';
import { noteLayout } from '../notes/layout.js';

/**
 * Markdown with optional front matter in short-term, long-term and episodic memory. A folder
 * `memory/` may hold other things as well.
 */
export const aiRuntimeLayout = noteLayout(
  AI_RUNTIME_HOME,
  AI_RUNTIME_HOME.folders.map(([folder]) => folder),
);
