import type { AgentText, TextLine } from '../../agent-text.js';

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
  /**
   * The sentences that end in a colon and that this one belongs to: over a list, an item over its
   * own items, over a block.
   */
  readonly leadIns: readonly string[];
  readonly isQuoted: boolean;
}

/** A sentence is no longer than this; a longer one is looked at in pieces that overlap. */
const LONGEST = 2000;
const OVERLAP = 300;

interface Block {
  readonly kind: 'prose' | 'code';
  readonly isQuoted: boolean;
  readonly indent: number;
  readonly isItem: boolean;
  readonly parts: { readonly text: string; readonly line: number; readonly column: number }[];
}

/**
 * The sentences of a text, in order. Those of a paragraph may go over line ends; a row of a table
 * is one, and so is a line of code.
 */
export function sentencesOf(text: AgentText): readonly Sentence[] {
  const read = known.get(text) ?? [...sentencesRead(text)];
  known.set(text, read);
  return read;
}

/** Several detectors read the same text. */
const known = new WeakMap<AgentText, readonly Sentence[]>();

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
      ...inBlock(
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
function announces(block: Block, last: Sentence): boolean {
  return block.kind === 'prose' && /[:：][*_\s]*$/.test(last.text);
}

/** The sentences of a text that is no file: a comment, something decoded. */
export function* sentencesIn(text: string): Generator<string> {
  for (const paragraph of text.split(/\n[ \t]*\n/))
    for (const [from, to] of ends(paragraph)) yield paragraph.slice(from, to);
}

/** Languages of fences whose lines are run; what stands in others is data. */
const RUN: ReadonlySet<string> = new Set([
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

function* blocksOf(lines: readonly TextLine[]): Generator<Block> {
  let block: Block | null = null;
  for (const line of lines) {
    const { mark, isItem, indent } = marksOf(line);
    const part = { text: line.text.slice(mark), line: line.number, column: mark + 1 };
    const alone = line.kind !== 'prose';
    const isBlank = part.text.trim() === '';
    if (block !== null && (alone || isItem || isBlank || line.isQuoted !== block.isQuoted)) {
      yield block;
      block = null;
    }
    if (isBlank || saysNothing(line)) continue;
    const made: Block = block ?? blockFrom(line, isItem, indent);
    made.parts.push(part);
    if (alone) yield made;
    else block = made;
  }
  if (block !== null) yield block;
}

function saysNothing({ kind, language }: TextLine): boolean {
  return kind === 'blank' || kind === 'comment' || (kind === 'code' && !RUN.has(language));
}

function blockFrom({ kind, isQuoted }: TextLine, isItem: boolean, indent: number): Block {
  const isInset = isItem || kind === 'table' || isQuoted;
  return {
    kind: kind === 'code' ? 'code' : 'prose',
    isQuoted,
    indent: isInset ? indent + 1 : indent,
    isItem,
    parts: [],
  };
}

function marksOf(line: TextLine): {
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

function* inBlock(
  block: Block,
  headings: readonly string[],
  leadIns: readonly string[],
): Generator<Sentence> {
  const text = block.parts.map((part) => part.text).join('\n');
  let [index, start] = [0, 0];
  for (const [from, to] of block.kind === 'code'
    ? [[0, Math.min(text.length, LONGEST)] as const]
    : ends(text)) {
    const shown = from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0);
    for (
      let part = block.parts[index];
      part !== undefined && shown > start + part.text.length;
      part = block.parts[index]
    ) {
      start += part.text.length + 1;
      index += 1;
    }
    const part = block.parts[index];
    if (part === undefined || shown >= to) continue;
    yield {
      text: text.slice(from, to),
      line: part.line,
      column: part.column + shown - start,
      kind: block.kind,
      headings,
      leadIns,
      isQuoted: block.isQuoted,
    };
  }
}

/** Where the sentences of a paragraph begin and end. A dot inside a word, a path or a number ends none. */
function* ends(text: string): Generator<readonly [number, number]> {
  let from = 0;
  for (const end of text.matchAll(/[.!?][*_"'”’)\]]{0,4}(?=\s|$)|[。！？]/g)) {
    const to = end.index + end[0].length;
    if (
      /(?:\b(?:e\.g|i\.e|etc|vs|cf|no|approx)|^\d{1,3}|\s\d{1,3})$/i.test(
        text.slice(Math.max(from, end.index - 8), end.index),
      )
    )
      continue;
    if (to - from < SHORTEST || isInQuotation(text, from, to)) continue;
    yield* pieces(from, to);
    from = to;
  }
  if (from < text.length) yield* pieces(from, text.length);
}

/** What is shorter belongs to what follows: `1. ` or `No. `. */
const SHORTEST = 6;

/** Longest quotation that may hold several sentences; a mark that is never closed ends none beyond. */
const LONGEST_QUOTATION = 300;

function isInQuotation(text: string, from: number, to: number): boolean {
  if (to - from > LONGEST_QUOTATION) return false;
  const sentence = text.slice(from, to);
  const marks = sentence.split('"').length - 1;
  const curly = sentence.lastIndexOf('“');
  if (marks % 2 === 1 || (curly >= 0 && !sentence.includes('”', curly))) return true;
  // `"Do this." is what it says.`
  return /["”’')]$/.test(sentence) && /^\s\p{Ll}/u.test(text.slice(to, to + 3));
}

function* pieces(from: number, to: number): Generator<readonly [number, number]> {
  for (let at = from; ; at += LONGEST - OVERLAP) {
    yield [at, Math.min(to, at + LONGEST)];
    if (at + LONGEST >= to) return;
  }
}
