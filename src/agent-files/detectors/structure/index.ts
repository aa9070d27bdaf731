import type { TextDetector } from '../../detector.js';
import type { AgentDocument } from '../../document.js';
import type { Detection } from '../../detection.js';
import { isSpecimen } from '../../specimens.js';
import { claudeAgent, claudeRule } from './claude.js';
import { copilotInstructions } from './copilot.js';
import { cursorRule } from './cursor-rule.js';
import { deadHooks } from './dead-hooks.js';
import type { FormCheck } from './fault.js';
import { skill } from './skill.js';
import { syntax } from './syntax.js';
import { conflict, empty, encoding } from './whole.js';

/* Does an agent read this file at all, and as its author meant? A skill without a `description` is never offered. */

/** Every look at the form of a file; adding one is a file beside this one and a name here. */
const CHECKS: readonly FormCheck[] = [
  empty,
  conflict,
  syntax,
  deadHooks,
  cursorRule,
  skill,
  claudeAgent,
  claudeRule,
  copilotInstructions,
];

/** Files that an agent leaves out or misreads without a word. */
export const brokenFiles: TextDetector = {
  name: 'broken-files',
  look(document: AgentDocument): Iterable<Detection> {
    if (isSpecimen(document.path)) return [];
    const unread = [...encoding(document)];
    const faults = unread.length > 0 ? unread : CHECKS.flatMap((check) => [...check(document)]);
    return faults.map((fault) => ({ subject: 'broken-file', path: document.path, ...fault }));
  },
};
