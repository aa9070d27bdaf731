import { plain, say } from '../../../text/phrase.js';
import { frontMatterOf } from '../../settings/front-matter.js';
import { under } from '../../settings/node.js';
import type { FormCheck } from './fault.js';

/*
 * Which instructions of Copilot are never read, or apply nowhere by themselves? A name in `.github/instructions/`
 * has to end in `.instructions.md`; without `applyTo` a file applies only where someone adds it.
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
