import type { AgentDocument } from './document.js';

/* Which findings does an agent file accept by a comment, such as `<!-- memtrust-ignore MT405: moved in June -->`? */

/** A comment in an agent file that accepts findings of one rule: `<!-- memtrust-ignore MT405: reason -->`. */
export interface Ignore {
  readonly path: string;
  /** 1-based, of the comment. */
  readonly line: number;
  readonly rule: `MT${number}`;
  /** Empty where none is given; then it accepts nothing. */
  readonly reason: string;
  /** 1-based, inclusive: its own lines and the next one that is not blank; null for the whole file. */
  readonly lines: readonly [number, number] | null;
}

/** `memtrust-ignore MT405: reason`, `memtrust-ignore-file MT408: reason`, as the whole of a comment. */
const IGNORE = /^\s*memtrust-ignore(-file)?\s+(MT4\d{2})\s*(?::([\s\S]*))?$/;

/** The accepting comments of a text. Each is for its own line and the next one with text, or for the whole file. */
export function ignoresIn(document: AgentDocument): Ignore[] {
  if (!document.text.includes('memtrust-ignore')) return [];
  const { comments, lines } = document.markdown;
  return comments.flatMap(({ line, lastLine, text }): Ignore[] => {
    const [, wholeFile, rule = '', reason = ''] = IGNORE.exec(text) ?? [];
    if (!isRule(rule)) return [];
    const next =
      lines.slice(lastLine, lastLine + LINES_AHEAD).find((one) => one.kind !== 'blank')?.number ??
      lastLine;
    return [
      {
        path: document.path,
        line,
        rule,
        reason: reason.trim().slice(0, 500), // it is shown in reports
        lines: wholeFile === undefined ? [line, next] : null,
      },
    ];
  });
}

/** Blank lines behind a comment that are passed over. */
const LINES_AHEAD = 3;

/** Whether the comment names a rule: the pattern takes no other. */
function isRule(text: string): text is `MT${number}` {
  return text !== '';
}
