import { plain } from '../../../text/phrase.js';
import { conflictMarkers, looksLikeUtf16, RESOLVE } from '../../../text/file-text.js';
import { settingsFileOf } from '../../settings/files.js';
import type { FormCheck } from './fault.js';

/*
 * Can an agent read anything of a file? UTF-16 and merge conflict marks are warnings, an empty file is a notice;
 * `.gitkeep` is meant to be empty.
 */

/**
 * A file in an encoding that agents do not read. Of a single replaced character nobody can tell
 * whether it is meant.
 */
export const encoding: FormCheck = function* (document) {
  if (!document.isProse && settingsFileOf(document.path) === null) return;
  if (!looksLikeUtf16(document.text)) return;
  yield {
    severity: 'warning',
    line: 1,
    column: null,
    message: plain('the file is not UTF-8 but looks like UTF-16, so agents cannot read it'),
    remedy: plain('Save it as UTF-8.'),
    key: 'encoding',
  };
};

/**
 * A file that was saved in the middle of a merge: its agent reads both sides as one. An example in a block of
 * code is none.
 */
export const conflict: FormCheck = function* (document) {
  if (!document.text.includes('<<<<<<<')) return;
  const lines = document.isProse
    ? document.markdown.lines.map(({ kind, raw }) => (kind === 'code' ? '' : raw))
    : document.lines;
  const [line] = conflictMarkers(lines) ?? [];
  if (line === undefined) return;
  yield {
    severity: 'warning',
    line,
    column: 1,
    message: plain(`the file has merge conflict markers: line ${line}`),
    remedy: plain(`Resolve the conflict: ${RESOLVE}.`),
    key: 'conflict',
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
