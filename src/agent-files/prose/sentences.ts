import { remembered } from '../../text/collections.js';
import { wordList } from '../../text/words.js';
import type { AgentText, TextLine } from '../agent-text.js';

/** Characters of a sentence; a longer one is looked at in pieces that overlap. */
const LONGEST_SENTENCE = 2000;
const PIECE_OVERLAP = 300;

/** Where the sentences of a paragraph begin and end. A dot inside a word, a path or a number ends none. */
function* sentenceBounds(text: string): Generator<readonly [number, number]> {
  let from = 0;
  for (const end of text.matchAll(/[.!?][*_"'”’)\]]{0,4}(?=\s|$)|[。！？]/g)) {
    const to = end.index + end[0].length;
    if (
      /(?:\b(?:e\.g|i\.e|etc|vs|cf|no|approx)|^\d{1,3}|\s\d{1,3})$/i.test(
        text.slice(Math.max(from, end.index - 8), end.index),
      )
    )
      continue;
    if (to - from < SHORTEST_SENTENCE || isInQuotation(text, from, to)) continue;
    yield* overlappingPieces(from, to);
    from = to;
  }
  if (from < text.length) yield* overlappingPieces(from, text.length);
}

/** What is shorter belongs to what follows: `1. ` or `No. `. */
const SHORTEST_SENTENCE = 6;

/** Longest quotation that may hold several sentences; a mark that is never closed ends none beyond. */
const LONGEST_QUOTATION = 300;

/** Whether the end of a sentence lies inside of a quotation that goes on behind it. */
function isInQuotation(text: string, from: number, to: number): boolean {
  if (to - from > LONGEST_QUOTATION) return false;
  const sentence = text.slice(from, to);
  const straightMarks = sentence.split('"').length - 1;
  const lastOpening = sentence.lastIndexOf('“');
  if (straightMarks % 2 === 1 || (lastOpening >= 0 && !sentence.includes('”', lastOpening)))
    return true;
  // `"Do this." is what it says.`
  return /["”’')]$/.test(sentence) && /^\s\p{Ll}/u.test(text.slice(to, to + 3));
}

/** A sentence that is too long, cut; what lies on a cut is whole in one of the pieces. */
function* overlappingPieces(from: number, to: number): Generator<readonly [number, number]> {
  for (let at = from; ; at += LONGEST_SENTENCE - PIECE_OVERLAP) {
    yield [at, Math.min(to, at + LONGEST_SENTENCE)];
    if (at + LONGEST_SENTENCE >= to) return;
  }
}

/** A sentence of an agent file, and what stands over it. */
export interface Sentence {
  /** As it stands; lines joined by line feeds. */
  readonly text: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  readonly kind: 'prose' | 'code';
  /** Titles of the headings above it, the outermost first. */
  readonly headings: readonly string[];
  /** The sentences ending in a colon that this one belongs to: above a list, an item, a block. */
  readonly leadIns: readonly string[];
  readonly isQuoted: boolean;
}

/** The sentences of a text, in order. A row of a table is one, and so is a line of code. */
export const sentencesOf = remembered((text: AgentText): readonly Sentence[] => [
  ...sentencesRead(text),
]);

function* sentencesRead(text: AgentText): Generator<Sentence> {
  const titles: { readonly level: number; readonly title: string }[] = [];
  const levels = new Map(text.headings.map(({ line, level }) => [line, level]));
  let leadIns: { readonly indent: number; readonly text: string }[] = [];
  let inItems = false;
  for (const block of blocksOf(text.lines)) {
    const [first] = block.parts;
    if (first === undefined) continue;
    const level = levels.get(first.line);
    if (level !== undefined) {
      leaveSections(titles, level);
      leadIns = [];
    }
    const isParagraph = block.kind === 'prose' && !block.isItem && block.indent === 0;
    // A paragraph after a list is no more what was announced over the list.
    if (isParagraph) {
      if (inItems) leadIns = [];
      inItems = false;
    } else if (block.isItem) inItems = true;
    if (block.kind === 'prose') leadIns = leadIns.filter(({ indent }) => indent < block.indent);
    const sentences = [
      ...sentencesOfBlock(
        block,
        titles.map(({ title }) => title),
        leadIns.map((leadIn) => leadIn.text),
      ),
    ];
    yield* sentences;
    if (level !== undefined) titles.push({ level, title: first.text.replace(/^[#\s]+/, '') });
    // A paragraph ends what was announced, once it was read.
    if (isParagraph) leadIns = [];
    const last = sentences.at(-1);
    if (last !== undefined && announces(block, last))
      leadIns.push({ indent: block.isItem ? block.indent : -1, text: last.text });
  }
}

/** Takes away the titles that one of a level ends. */
function leaveSections(titles: { readonly level: number }[], level: number): void {
  while ((titles.at(-1)?.level ?? 0) >= level) titles.pop();
}

/** Whether a block says what follows it: it ends in a colon. */
function announces(block: ProseBlock, last: Sentence): boolean {
  return block.kind === 'prose' && /[:：][*_\s]*$/.test(last.text);
}

/** The sentences of a text that is no file: a comment, something decoded. */
export function* sentencesIn(text: string): Generator<string> {
  for (const paragraph of text.split(/\n[ \t]*\n/))
    for (const [from, to] of sentenceBounds(paragraph)) yield paragraph.slice(from, to);
}

/** The sentences of a block, each at the line and column of its first character that is no blank. */
function* sentencesOfBlock(
  block: ProseBlock,
  headings: readonly string[],
  leadIns: readonly string[],
): Generator<Sentence> {
  const text = block.parts.map((part) => part.text).join('\n');
  let [index, lineStart] = [0, 0];
  for (const [from, to] of block.kind === 'code'
    ? [[0, Math.min(text.length, LONGEST_SENTENCE)] as const]
    : sentenceBounds(text)) {
    const firstLetter = from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0);
    for (
      let part = block.parts[index];
      part !== undefined && firstLetter > lineStart + part.text.length;
      part = block.parts[index]
    ) {
      lineStart += part.text.length + 1;
      index += 1;
    }
    const part = block.parts[index];
    if (part === undefined || firstLetter >= to) continue;
    yield {
      text: text.slice(from, to),
      line: part.line,
      column: part.column + firstLetter - lineStart,
      kind: block.kind,
      headings,
      leadIns,
      isQuoted: block.isQuoted,
    };
  }
}

/** Lines that belong together: a paragraph, an item of a list, a row of a table, a line of code. */
interface ProseBlock {
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
  ...wordList(`sh bash zsh fish shell console terminal shell-session powershell pwsh ps1 cmd bat python py js
    javascript`),
]);

/** The blocks of a text: an item, a blank, what is no prose, and a change of quotation end one. */
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

/** What stands before the words of a line (`> `, `- [x] `, `key: `): its length, and how far in a list begins. */
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
