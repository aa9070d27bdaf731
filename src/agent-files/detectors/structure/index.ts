import type { Detection, TextDetector } from '../../detection.js';
import type { AgentDocument } from '../../document.js';
import { isSpecimen } from '../../agents.js';
import { claudeAgent, claudeRule, skill } from './claude.js';
import { cursorRule } from './cursor-rule.js';
import { misplaced, settingsForm } from './form/index.js';
import { permissionRules } from './permission-rules.js';
import { conflict, empty, encoding, fault, type FormCheck, syntax, unclosed } from './syntax.js';
import { say } from '../../../text/phrase.js';
import { frontMatterOf } from '../../settings/front-matter.js';
import { under } from '../../settings/read.js';

/* Does an agent read this file at all, and as its author meant? A skill without a `description` is never offered. */

/** Instructions of Copilot for some paths. Source: docs.github.com/en/copilot (repository custom instructions). */
const copilotInstructions: FormCheck = function* (document) {
  const { path, text } = document;
  if (
    !/(?:^|\/)\.github\/instructions\//i.test(path) ||
    path !== document.place ||
    text.trim() === ''
  )
    return;
  if (!/\.instructions\.md$/i.test(path)) {
    // A text, and not one that is for people, such as a README.
    const isMeant =
      /\.(?:md|mdc|markdown|txt)$/i.test(path) &&
      !/(?:^|\/)(?:readme|index|contributing|changelog|license)[^/]*$/i.test(path);
    if (isMeant)
      yield fault(
        'name',
        say`Copilot reads only files whose name ends in ${'.instructions.md'} from this
          folder, so it never reads this one`,
        'Rename it.',
      );
    return;
  }
  const front = frontMatterOf(document);
  if (front === 'open') {
    yield unclosed(
      'the front matter is not closed, so Copilot does not know which files this is for',
    );
  } else if (front === null || under(front.root, 'applyTo').length === 0) {
    yield fault(
      'apply-to',
      say`${'applyTo'} is missing, so these instructions apply only if someone adds them`,
      say`Add ${'applyTo: "**"'} to the front matter, or name the files.`,
      { severity: 'notice' },
    );
  }
};

/** Every look at the form of a file; adding one is a file beside this one and a name here. */
const CHECKS: readonly FormCheck[] = [
  empty,
  conflict,
  syntax,
  settingsForm,
  misplaced,
  permissionRules,
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
    return faults.map((one) => ({ subject: 'broken-file', path: document.path, ...one }));
  },
};
