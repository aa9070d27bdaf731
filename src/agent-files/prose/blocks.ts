import type { TextLine } from '../agent-text.js';

/*
 * Which lines of an agent file belong together? A paragraph, an item of a list, a row of a table, and a line of
 * code that someone runs are blocks. A block that is indented further than the one that announced it is below it.
 */

/** Lines that belong together: a paragraph, an item of a list, a row of a table, a line of code. */
export interface ProseBlock {
  readonly kind: 'prose' | 'code';
  readonly isQuoted: boolean;
  /** Columns before its mark; what stands further in belongs to it. */
  readonly indent: number;
  readonly isItem: boolean;
  /** Its text line by line, without marks, and where each begins. */
  readonly parts: { readonly text: string; readonly line: number; readonly column: number }[];
}

/** Languages of fences whose lines are run; what stands in others is data. */
const SHELL_AND_SCRIPT_FENCES: ReadonlySet<string> = new Set([
  '',
  'sh',
  'bash',
  'zsh',
  'fish',
  'shell',
  'console',
  'terminal',
  'shell-session',
  'powershell',
  'pwsh',
  'ps1',
  'cmd',
  'bat',
  'python',
  'py',
  'js',
  'javascript',
]);

/**
 * The blocks of a text. A line ends one where it is an item, is blank, is no prose, or where a
 * quotation begins or ends.
 */
export function* blocksOf(lines: readonly TextLine[]): Generator<ProseBlock> {
  let block: ProseBlock | null = null;
  for (const line of lines) {
    const { mark, isItem, indent } = listMarkOf(line);
    const part = { text: line.text.slice(mark), line: line.number, column: mark + 1 };
    const isBlockOfItsOwn = line.kind !== 'prose';
    const isBlank = part.text.trim() === '';
    if (
      block !== null &&
      (isBlockOfItsOwn || isItem || isBlank || line.isQuoted !== block.isQuoted)
    ) {
      yield block;
      block = null;
    }
    if (isBlank || saysNothing(line)) continue;
    const open: ProseBlock = block ?? blockFrom(line, isItem, indent);
    open.parts.push(part);
    if (isBlockOfItsOwn) yield open;
    else block = open;
  }
  if (block !== null) yield block;
}

/** Blank lines, comments, and code that nobody runs. */
function saysNothing({ kind, language }: TextLine): boolean {
  return (
    kind === 'blank' ||
    kind === 'comment' ||
    (kind === 'code' && !SHELL_AND_SCRIPT_FENCES.has(language))
  );
}

function blockFrom({ kind, isQuoted }: TextLine, isItem: boolean, indent: number): ProseBlock {
  const isInset = isItem || kind === 'table' || isQuoted;
  return {
    kind: kind === 'code' ? 'code' : 'prose',
    isQuoted,
    indent: isInset ? indent + 1 : indent,
    isItem,
    parts: [],
  };
}

/**
 * What stands before the words of a line (`> `, `- [x] `, `key: `): its length, and how far in a
 * list begins.
 */
function listMarkOf(line: TextLine): {
  readonly mark: number;
  readonly isItem: boolean;
  readonly indent: number;
} {
  if (line.kind === 'code') return { mark: 0, isItem: false, indent: 0 };
  if (line.kind === 'front-matter')
    return {
      mark: /^\s{0,20}(?:-\s)?[\w-]{1,40}:\s/.exec(line.text)?.[0].length ?? 0,
      isItem: false,
      indent: 0,
    };
  const quote = /^[ \t]{0,20}>[ \t>]{0,20}/.exec(line.text)?.[0].length ?? 0;
  const marks =
    /^[ \t]{0,40}(?:(?:[-+*•]|\d{1,9}[.)])[ \t]{1,20}){0,3}(?:\[[ x]\][ \t])?/i.exec(
      line.text.slice(quote),
    )?.[0] ?? '';
  return {
    mark: quote + marks.length,
    isItem: marks.trim() !== '',
    indent: /^[ \t]*/.exec(marks)?.[0].length ?? 0,
  };
}
