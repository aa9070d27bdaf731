import { kept, remembered } from '../../../text/collections.js';
import type { InlineCode } from '../../agent-text.js';
import { indentOf, isListItem, type ReferenceReading } from './reading.js';

/*
 * Which names of a text stand in one form? Those in a column of a table, those that the items of a list begin with, and
 * those behind the same words, such as "**MCP tool:**". If the code has nearly all of them, it should have the rest.
 */

/** The first inline code of each line of the same form, without the one asked for. */
export function codeBeside(
  reading: ReferenceReading,
  line: number,
  column: number,
): readonly InlineCode[] {
  const { forms, formOf } = formsOf(reading);
  const form = formOf.get(`${line} ${column}`);
  const all = form === undefined ? [] : (forms.get(form) ?? []);
  return all.filter((one) => one.line !== line);
}

interface Forms {
  readonly forms: ReadonlyMap<string, readonly InlineCode[]>;
  /** By line and column. */
  readonly formOf: ReadonlyMap<string, string>;
}

const formsOf = remembered((reading: ReferenceReading): Forms => {
  const forms = new Map<string, InlineCode[]>();
  const formOf = new Map<string, string>();
  const seen = new Set<string>();
  for (const code of reading.document.markdown.code) {
    const form = formAt(reading, code);
    if (form === null || seen.has(`${code.line} ${form}`)) continue;
    seen.add(`${code.line} ${form}`);
    kept(forms, form, () => []).push(code);
    formOf.set(`${code.line} ${code.column}`, form);
  }
  return { forms, formOf };
});

/** Null for what stands in a sentence. */
function formAt(reading: ReferenceReading, { line: number, column }: InlineCode): string | null {
  const line = reading.lines[number - 1];
  if (line === undefined) return null;
  const before = reading.wordsOf(line).slice(0, column - 1);
  if (line.kind === 'table')
    return `table ${firstRow(reading, number)} ${before.split('|').length}`;
  if (!isListItem(line)) return null;
  const words = before
    .replace(/^\s*(?:[-*+]|\d{1,3}[.)])\s+/, '')
    .replace(/[\s*_`]+/g, ' ')
    .trim();
  if (words === '') return `list ${listOf(reading, number)} ${indentOf(line)}`;
  return words.endsWith(':') && words.length <= 40 ? `words ${words}` : null;
}

/** Rows up to which the first of a table is looked for, so that time stays linear. */
const MOST_ROWS = 300;

function firstRow({ lines }: ReferenceReading, number: number): number {
  let first = number;
  while (first > 1 && number - first < MOST_ROWS && lines[first - 2]?.kind === 'table') first -= 1;
  return first;
}

/** The line above a list: a heading, or words at the margin behind an empty line. */
function listOf(reading: ReferenceReading, number: number): number {
  return linesAboveLists(reading)[number - 1] ?? 0;
}

const linesAboveLists = remembered((reading: ReferenceReading): readonly number[] => {
  const headings = new Set(reading.document.markdown.headings.map(({ line }) => line));
  let above = 0;
  let isBehindEmpty = true;
  return reading.lines.map((line) => {
    const isEmpty = line.raw.trim() === '';
    const isWords = !isEmpty && !isListItem(line) && isBehindEmpty && /^\S/.test(line.raw);
    if (headings.has(line.number) || isWords) above = line.number;
    isBehindEmpty = isEmpty;
    return above;
  });
});
