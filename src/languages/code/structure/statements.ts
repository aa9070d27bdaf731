import type { Code } from '../symbols/code.js';
import { LONGEST_STATEMENT, statementStart, type CodeLayout, type TokenRange } from './region.js';

/*
 * Which whole statements stand in a stretch of code? Of the second line of a call over three lines
 * it is the whole call; an element of a list or an object is told by itself.
 *
 * `structure.ts` asks, for those who look for what to cite (`whole-statement.ts`). A statement too
 * few cites less than a reader needs, and no verdict hangs on it: nothing of it is stored but what
 * somebody then binds. You may add a word to GROUPS or BRANCHES.
 * `__tests__/anchors/best-anchor.test.ts` fails when this is wrong.
 */

/**
 * Statements that one stretch is asked for; a line with more was not written by hand, and the rest
 * is not told.
 */
const MOST_ON_A_LINE = 50;

/** Words before a group of declarations (Go). */
const GROUPS: ReadonlySet<string> = new Set(['const', 'var', 'import', 'type']);

/** Words that go on with the statement of an indented block (Python). */
const BRANCHES: ReadonlySet<string> = new Set(['elif', 'else', 'except', 'finally']);

/**
 * The statements that stand in a stretch of tokens, whole, in order, also where they begin before
 * it or end behind it. An argument is a part of the statement that holds it; an element of a list
 * or of an object is told by itself.
 */
export function codeStatements(
  code: Code,
  layout: CodeLayout,
  { from, to }: TokenRange,
): readonly TokenRange[] {
  const found: TokenRange[] = [];
  for (let at = from; at < to && found.length < MOST_ON_A_LINE;) {
    const start = startOf(code, layout, at);
    const end = endOf(code, layout, start);
    found.push({ from: start, to: end });
    at = Math.max(end, at + 1);
    while (at < to && (code.is(at, ',') || closes(layout, at))) at += 1; // what ends around them
  }
  return found;
}

/** The first token of the statement that holds a token, that in whose brackets it is an argument. */
function startOf(code: Code, layout: CodeLayout, i: number): number {
  let at = closes(layout, i) ? layout.mate(i) : i;
  for (let steps = 0; steps < LONGEST_STATEMENT; steps += 1) {
    const start = statementStart(layout, at);
    const around = layout
      .around(start)
      .filter(({ opener }) => opener >= 0)
      .at(-1);
    if (around === undefined || !isArguments(code, layout, around.opener)) return start;
    at = around.opener;
  }
  return at;
}

/**
 * Whether what a bracket holds is a part of the statement before it; the declarations of a group
 * and the columns of a table are none.
 */
function isArguments(code: Code, layout: CodeLayout, opener: number): boolean {
  if (code.kind(opener) === 'template') return true;
  return (
    code.is(opener, '(') &&
    !code.isAny(opener - 1, GROUPS) &&
    !/^create$/i.test(code.slice(statementStart(layout, opener)))
  );
}

/** The token behind a statement, its semicolon included. */
function endOf(code: Code, layout: CodeLayout, start: number): number {
  let end = start;
  do {
    const mate = layout.mate(end);
    end = mate > end ? mate + 1 : end + 1;
    // An indented block belongs to the line that heads it.
    const block =
      end < code.length && layout.begins(end) && layout.mate(start) < 0
        ? layout
            .around(end)
            .find(
              ({ opener, body }) =>
                opener >= start && opener < end && body.from === end && layout.mate(opener) < 0,
            )
        : undefined;
    if (block !== undefined) end = block.end;
  } while (
    end < code.length &&
    end - start < LONGEST_STATEMENT &&
    !isEnd(code, layout, start, end)
  );
  return end;
}

/** Whether the statement from `start` ends before token `end`. */
function isEnd(code: Code, layout: CodeLayout, start: number, end: number): boolean {
  if (code.is(end - 1, ';')) return true;
  if (code.is(end, ';')) return false;
  if (closes(layout, end)) return true;
  if (code.is(end, ',')) return layout.begins(end + 1) || closes(layout, end + 1);
  const isBranch =
    code.isAny(end, BRANCHES) &&
    layout.begins(end) &&
    layout.around(end).at(-1)?.body.from === layout.around(start).at(-1)?.body.from;
  return layout.begins(end) && !isBranch;
}

/** Whether a token closes a construct. */
function closes(layout: CodeLayout, i: number): boolean {
  const mate = layout.mate(i);
  return mate >= 0 && mate < i;
}
