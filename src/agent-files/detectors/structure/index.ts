import type { Detection, TextDetector } from '../../detection.js';
import type { AgentDocument } from '../../document.js';
import { isSpecimen } from '../../agents.js';
import { cursorRule } from './cursor-rule.js';
import { misplaced, settingsForm } from './form/index.js';
import { frontMatterForm } from './front-matter/index.js';
import { unreadName } from './names.js';
import { permissionRules } from './permission-rules.js';
import { conflict, empty, encoding, type FormCheck, syntax, utf16 } from './syntax.js';

/* Does an agent read this file at all, and as its author meant? A skill without a `description` is never offered. */

/** Every look at the form of a file; adding one is a file beside this one and a name here. */
const CHECKS: readonly FormCheck[] = [
  empty,
  encoding,
  conflict,
  syntax,
  settingsForm,
  misplaced,
  permissionRules,
  unreadName,
  cursorRule,
  frontMatterForm,
];

/** Files that an agent leaves out or misreads without a word. */
export const brokenFiles: TextDetector = {
  name: 'broken-files',
  look(document: AgentDocument): Iterable<Detection> {
    const unread = [...utf16(document)];
    if (unread.length === 0 && isSpecimen(document.path)) return [];
    const faults = unread.length > 0 ? unread : CHECKS.flatMap((check) => [...check(document)]);
    return faults.map((one) => ({ subject: 'broken-file', path: document.path, ...one }));
  },
};
