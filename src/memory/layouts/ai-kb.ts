import { AI_KB_HOME } from '../notes/home.js';
import { noteLayout } from '../notes/layout.js';

/** Atoms, and a workspace of session, staging and reports. */
export const aiKbLayout = noteLayout(AI_KB_HOME, ['.ai-kb/']);
