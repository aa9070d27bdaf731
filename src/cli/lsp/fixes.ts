import type { CodeAction, Range } from 'vscode-languageserver-protocol';
import { currentFindings, olderFindings } from '../../report/words.js';
import { terminalSafe } from '../../report/terminal.js';
import { visible } from '../../text/visible.js';
import { applyEdits, textDigest } from '../../tree/text-edit.js';
import type { Checked } from './live-check.js';
import { LINE_BREAK, rangeAt } from './places.js';
import { QUICK_FIX } from './protocol.js';

/* The fixes of `check --fix`, for the findings in a part of a file. */

/** An open document. */
export interface OpenDocument {
  readonly uri: string;
  /** From the root. */
  readonly path: string;
  readonly text: string;
}

/** Each is tried on the whole text, which may be long; more are no answer. */
const MOST = 200;

export function fixesIn(
  { evaluation }: Checked,
  { path, uri, text }: OpenDocument,
  { start, end }: Range,
): CodeAction[] {
  // Editors take a byte order mark away, and write it again.
  const saved = new Map(
    [text, `\uFEFF${text}`].map((one) => [
      textDigest(one),
      { bytes: Buffer.from(one), lines: one.split(LINE_BREAK) },
    ]),
  );
  const fitting = [...currentFindings(evaluation), ...olderFindings(evaluation)].flatMap(
    ({ fix, line, rule }) =>
      // What was typed since then is not what the fix was made for.
      fix !== null &&
      fix.path === path &&
      saved.has(fix.seen) &&
      line !== null &&
      start.line <= line - 1 &&
      line - 1 <= end.line
        ? [{ fix, rule }]
        : [],
  );
  return fitting.slice(0, MOST).flatMap(({ fix, rule }) => {
    const made = saved.get(fix.seen);
    const [first] = fix.edits;
    if (made === undefined || first === undefined) return [];
    const { bytes, lines } = made;
    if (applyEdits(bytes, fix.edits) === null) return [];
    const edits = fix.edits.map(({ line: at, column, old, replacement }) => {
      const from = rangeAt(lines, at, column).start;
      const to = { line: from.line, character: from.character + old.length };
      return { range: { start: from, end: to }, newText: replacement };
    });
    return [
      {
        title: terminalSafe(`${rule}: write ${visible(first.replacement)}`),
        kind: QUICK_FIX,
        isPreferred: true,
        edit: { changes: { [uri]: edits } },
      },
    ];
  });
}
