import { plain } from '../../../text/phrase.js';
import { settingsFileOf } from '../../settings/files.js';
import type { FormCheck } from './fault.js';

/*
 * Can an agent read anything of a file? `encoding`: a file in UTF-16 is a warning. `empty`: a file in which
 * only blanks stand is a notice; `.gitkeep` is meant to be empty.
 *
 * `index.ts` asks for the encoding first and, if it is wrong, says nothing else of the file. "any file" in
 * `__tests__/agent-files/detectors/structure.test.ts` fails when this is wrong.
 *
 * A fault that is missed is the safe error: a file that agents do read must not be called
 * unreadable.
 */

/**
 * Characters at the beginning that tell an encoding; in UTF-16 each of them has a zero beside it.
 */
const BEGINNING = 1_000;

/**
 * A file in an encoding that agents do not read. Of a single replaced character nobody can tell
 * whether it is meant.
 */
export const encoding: FormCheck = function* (document) {
  if (!document.isProse && settingsFileOf(document.path) === null) return;
  const beginning = document.text.slice(0, BEGINNING);
  const zeros = [...beginning].flatMap((character, index) =>
    character === '\0' ? [index % 2] : [],
  );
  const even = zeros.filter((side) => side === 0).length;
  // A letter and a zero by turns: as good as all of one side, and none of the other. In UTF-16 half of
  // the characters are zeros; a quarter leaves room for letters that are not Latin.
  if (
    zeros.length < 4 ||
    zeros.length * 4 < beginning.length ||
    Math.min(even, zeros.length - even) * 10 > zeros.length
  )
    return;
  yield {
    severity: 'warning',
    line: 1,
    column: null,
    message: plain('the file is not UTF-8 but looks like UTF-16, so agents cannot read it'),
    remedy: plain('Save it as UTF-8.'),
    key: 'encoding',
  };
};

/** A file for agents in which nothing stands. */
export const empty: FormCheck = function* (document) {
  if (
    !document.isProse ||
    document.kind === 'import' ||
    document.kind === 'fact' ||
    document.path !== document.place
  )
    return;
  if (
    document.text.length > 10_000 || // a large file is not called empty
    /(?:^|\/)\.(?:keep|git(?:keep|ignore|attributes))$/.test(document.path) ||
    document.text.replace(/^\uFEFF/, '').trim() !== ''
  )
    return;
  yield {
    severity: 'notice',
    line: 1,
    column: null,
    message: plain('the file is empty, so agents learn nothing from it'),
    remedy: plain('Add content, or remove the file.'),
    key: 'empty',
  };
};
