import type { CodeAction, Range } from 'vscode-languageserver-protocol';
import { currentFindings, olderFindings } from '../../report/words.js';
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

export function fixesIn(
  { evaluation }: Checked,
  { path, uri, text }: OpenDocument,
  { start, end }: Range,
): CodeAction[] {
  const lines = text.split(LINE_BREAK);
  return [...currentFindings(evaluation), ...olderFindings(evaluation)].flatMap((finding) => {
    const { fix, line, rule } = finding;
    if (fix === null || fix.path !== path || line === null) return [];
    if (line - 1 < start.line || line - 1 > end.line) return [];
    // What was typed since then is not what the fix was made for.
    if (fix.seen !== textDigest(text) || applyEdits(Buffer.from(text), fix.edits) === null)
      return [];
    const [first] = fix.edits;
    if (first === undefined) return [];
    const edits = fix.edits.map(({ line: at, column, old, replacement }) => {
      const from = rangeAt(lines, at, column).start;
      const to = { line: from.line, character: from.character + old.length };
      return { range: { start: from, end: to }, newText: replacement };
    });
    return [
      {
        title: `${rule}: write ${first.replacement}`,
        kind: QUICK_FIX,
        isPreferred: true,
        edit: { changes: { [uri]: edits } },
      },
    ];
  });
}
