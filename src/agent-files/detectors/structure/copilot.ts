import { plain, say } from '../../../text/phrase.js';
import { frontMatterOf } from '../../settings/front-matter.js';
import { under } from '../../settings/node.js';
import type { FormCheck } from './fault.js';

/*
 * Which instructions of Copilot are never read, or apply nowhere by themselves? In `.github/instructions/` a
 * file `style.md` is never read (a warning): the name has to end in `.instructions.md`. Without `applyTo`
 * it applies only where somebody adds it (a notice).
 *
 * `index.ts` lists the check. A file name that is for people may be added to the list in it. "instructions
 * of Copilot" in `__tests__/agent-files/detectors/structure.test.ts` fails when this is wrong.
 *
 * A fault that is missed is the safe error: people switch off a check that calls a file broken
 * which works.
 */

/** Instructions of Copilot for some paths. Source: docs.github.com/en/copilot (repository custom instructions). */
export const copilotInstructions: FormCheck = function* (document) {
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
      yield {
        severity: 'warning',
        line: 1,
        column: null,
        message: say`Copilot reads only files whose name ends in ${'.instructions.md'} from this
          folder, so it never reads this one`,
        remedy: plain('Rename it.'),
        key: 'name',
      };
    return;
  }
  const front = frontMatterOf(document);
  if (front === 'open') {
    yield {
      severity: 'warning',
      line: 1,
      column: 1,
      message: plain(
        'the front matter is not closed, so Copilot does not know which files this is for',
      ),
      remedy: plain('Add a line that is exactly `---` below its keys.'),
      key: 'open',
    };
  } else if (front === null || under(front.root, 'applyTo').length === 0) {
    yield {
      severity: 'notice',
      line: 1,
      column: null,
      message: say`${'applyTo'} is missing, so these instructions apply only if someone adds them`,
      remedy: say`Add ${'applyTo: "**"'} to the front matter, or name the files.`,
      key: 'apply-to',
    };
  }
};
