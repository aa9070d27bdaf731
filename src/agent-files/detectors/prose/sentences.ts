import type { AgentText } from '../../agent-text.js';
import { blocksOf, type ProseBlock } from './blocks.js';
import { LONGEST_SENTENCE, sentenceBounds } from './sentence-bounds.js';

/*
 * What are the sentences of an agent file, each with its headings and the lead-ins above it? A lead-in ends in a
 * colon and holds for what is indented below it, and no longer than until the next paragraph.
 */

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

/**
 * The sentences of a text, in order. Those of a paragraph may go over line ends; a row of a table
 * is one, and so is a line of code.
 */
export function sentencesOf(text: AgentText): readonly Sentence[] {
  const sentences = sentencesByText.get(text) ?? [...sentencesRead(text)];
  sentencesByText.set(text, sentences);
  return sentences;
}

/** Several detectors read the same text. */
const sentencesByText = new WeakMap<AgentText, readonly Sentence[]>();

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

/**
 * The sentences of a block, each at the line and column of its first character that is no blank.
 */
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
