import type { LineRange } from '../citation.js';
import { plain, say } from '../../text/phrase.js';
import { andMore, LISTED_PROBLEMS, type PlacedMessage } from '../problem.js';

/*
 * On what does each statement of a summary rest? `The tests run with npm test [3-7]` cites the sequences 3 to 7 of the
 * session; a line without brackets at its end cites nothing.
 */

/** Sequences in brackets at the end of a statement: `[3]`, `[3-7]`, `[3, 5-7]`. Brackets elsewhere are text. */
const CITATION = /\[([0-9][0-9, -]{0,200})\][.;]?[ \t]*$/;
/** One of them: `3`, or `3-7`. */
const RANGE = /^(\d{1,9})(?:-(\d{1,9}))?$/;

/** A statement and its end in brackets lie within this; the citation is looked for in the end alone. */
const END = 220;

/** A line of a summary, and the sequences that it says it rests on; null where it cites nothing. */
export interface SummaryStatement {
  /** 1-based, among the lines of the summary. */
  readonly line: number;
  readonly text: string;
  readonly cites: readonly LineRange[] | null;
}

/** Every line that says something is a statement, headings too: else an invention could stand in one. */
export function summaryStatements(summary: string): SummaryStatement[] {
  return summary
    .split(/\r\n|[\n\r]/)
    .flatMap((text, index) =>
      text.trim() === ''
        ? []
        : [{ line: index + 1, text: text.trim(), cites: sequencesCited(text.trim()) }],
    );
}

/**
 * What is wrong with the summary of a compaction: a statement that cites no sequence, or one that
 * the summary does not stand for. Whether what it cites holds what it says, `support.ts` asks.
 * Lines are those of the summary.
 *
 * @param range first and last sequence that the summary stands for.
 */
export function summaryFaults(summary: string, [from, to]: LineRange): PlacedMessage[] {
  const statements = summaryStatements(summary);
  if (statements.length === 0) return [{ message: plain('the summary states nothing') }];
  const problems: PlacedMessage[] = [];
  let count = 0;
  for (const { line, cites } of statements) {
    const outside = cites?.find(([first, last]) => first < from || last > to);
    if (cites !== null && outside === undefined) continue;
    count += 1;
    if (problems.length >= LISTED_PROBLEMS) continue;
    problems.push({
      line,
      message:
        outside === undefined
          ? plain('a statement cites no sequence')
          : say`a statement cites ${written(outside)}, outside of ${written([from, to])}`,
    });
  }
  return andMore(problems, count);
}

/** The sequences at the end of a statement; null where there are none, or one of them is no range. */
export function sequencesCited(statement: string): readonly LineRange[] | null {
  const [, list] = CITATION.exec(statement.slice(-END)) ?? [];
  if (list === undefined) return null;
  const ranges: LineRange[] = [];
  for (const part of list.split(',')) {
    const [, first, last = first] = RANGE.exec(part.trim()) ?? [];
    if (first === undefined || Number(first) > Number(last)) return null;
    ranges.push([Number(first), Number(last)]);
  }
  return ranges;
}

/** `3`, or `3-7`. */
export function written([from, to]: LineRange): string {
  return from === to ? String(from) : `${from}-${to}`;
}
