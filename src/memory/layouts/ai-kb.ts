import { AI_KB_HOME } from '../notes/home.js';
import { noteLayout } from '../notes/layout.js';

/*
 * The store `.ai-kb/`: its folder is a name that another tool writes, and must not change. `index.ts` beside
 * it lists it; `notes/home.ts` says what is where. `__tests__/memory/notes/stores.test.ts` fails when this is
 * wrong. The second argument is what the store owns: all of it, so that strays are seen.
 */

/** Atoms, and a workspace of session, staging and reports. */
export const aiKbLayout = noteLayout(AI_KB_HOME, ['.ai-kb/']);
