import { wordSet } from '../../text/words.js';
import type { TextLine } from '../agent-text.js';
import { codeSpansIn } from '../backticks.js';

/* Which items and paragraphs of an agent file could state something? */

export interface TextBlock {
  readonly kind: 'item' | 'paragraph';
  /** A step of a numbered list says little without the others. */
  readonly isNumbered: boolean;
  /** 1-based line in which it begins. */
  readonly line: number;
  /** From its first word on; lines joined by LF, exactly as in the file. */
  readonly text: string;
  readonly heading: string;
  /** The sentence with a colon that leads to its list; empty elsewhere. */
  readonly intro: string;
}

/** Nobody writes such a line or paragraph by hand; it is left out. */
const LONGEST_LINE = 2_000;
const LONGEST_BLOCK = 8_000;

/** The blocks of prose of a text. Quotations, check boxes and what is in a tag of examples are left out. */
export function blocksIn(lines: readonly TextLine[]): TextBlock[] {
  const reader = new Reader();
  for (const line of lines) reader.add(line);
  return reader.finish();
}

/** A block that is being read. `isWhole` is false where something of it would be missing. */
interface Open {
  readonly kind: TextBlock['kind'];
  readonly isNumbered: boolean;
  readonly line: number;
  readonly heading: string;
  readonly intro: string;
  readonly parts: string[];
  size: number;
  isWhole: boolean;
}

class Reader {
  private readonly blocks: TextBlock[] = [];
  private open: Open | null = null;
  private readonly isExample = isExampleTag();
  /** The sentence with a colon that led to the list, and the heading above. */
  private intro = '';
  private heading = '';

  /** Reads a line: it begins a block, goes on with one, or ends it. */
  add(line: TextLine): void {
    if (this.isExample(line.text)) return this.close();
    if (line.heading !== this.heading) [this.heading, this.intro] = [line.heading, ''];
    if (line.kind !== 'prose' || line.isQuoted || isRule(line.text)) {
      this.close();
      // What follows a table, a fence or a quotation is no list of what led to it.
      if (line.kind !== 'blank') this.intro = '';
      return;
    }
    const marks = /^[ \t]*(?:(?:[-+*\u2022]|\d{1,9}[.)])[ \t]+)+/.exec(line.text)?.[0] ?? '';
    if (marks !== '') this.begin(line, 'item', marks);
    else if (this.open === null) this.begin(line, 'paragraph', /^\s*/.exec(line.text)?.[0] ?? '');
    else this.append(line, line.text);
  }

  finish(): TextBlock[] {
    this.close();
    return this.blocks;
  }

  /** Begins a block; `before` are its marks or its indentation. */
  private begin(line: TextLine, kind: TextBlock['kind'], before: string): void {
    this.close();
    // A paragraph beside a list ends it; one that is indented belongs to an item.
    if (kind === 'paragraph' && before === '') this.intro = '';
    this.open = {
      kind,
      isNumbered: /\d/.test(before),
      line: line.number,
      heading: line.heading,
      intro: this.intro,
      parts: [],
      size: 0,
      isWhole: true,
    };
    this.append(line, line.text.slice(before.length));
  }

  private append(line: TextLine, text: string): void {
    if (this.open === null) return;
    this.open.size += text.length + 1;
    // A comment inside would be missing from what is quoted.
    if (line.raw !== line.text || line.text.length > LONGEST_LINE || this.open.size > LONGEST_BLOCK)
      this.open.isWhole = false;
    if (this.open.isWhole) this.open.parts.push(text);
  }

  /** Ends the block that is open. One that ends with a colon leads to the list below; a check box is none. */
  private close(): void {
    const { open } = this;
    this.open = null;
    if (open === null || !open.isWhole) return;
    const text = open.parts.join('\n').trimEnd();
    const { kind, isNumbered, line, heading, intro } = open;
    if (/[:：]\**$/.test(text)) this.intro = text;
    if (!/^\[[ xX]\]\s/.test(text))
      this.blocks.push({ kind, isNumbered, line, text, heading, intro });
  }
}

/** Tells of one line after the other whether it stands between the tags of examples, or has one of these. */
export function isExampleTag(): (line: string) => boolean {
  let open: string | null = null;
  return (line) => {
    if (open === null && !/^\s{0,8}</.test(line)) return false;
    const tag = /^\s{0,8}<(\/?)((?:[a-z]{1,20}[-_])?(?:examples?|good|bad|sample))\b/i.exec(line);
    const name = tag?.[2]?.toLowerCase() ?? null;
    if (open === null && tag?.[1] === '')
      open = line.toLowerCase().includes(`</${name}`) ? null : name;
    else if (tag?.[1] === '/' && name === open) open = null;
    return open !== null || name !== null;
  };
}

/** `---`, `***`, and the line under a heading. */
function isRule(text: string): boolean {
  return /^[\s\-=*_]+$/.test(text);
}

/** Offsets, end exclusive. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** Behind these a full stop ends no sentence. */
const ABBREVIATIONS: ReadonlySet<string> = wordSet(
  'e.g i.e eg ie etc vs cf approx resp no incl ca aka a.k.a fig st',
);

/** The sentences of a paragraph, in order. What is in code spans or parentheses ends none. Linear. */
export function statementSentences(text: string): Part[] {
  const spans = codeSpansIn(text.replaceAll('\n', ' '));
  const parts: Part[] = [];
  let from = 0;
  let depth = 0;
  let span = 0;
  for (let at = 0; at < text.length; at += 1) {
    while ((spans[span]?.to ?? Infinity) <= at) span += 1;
    if ((spans[span]?.from ?? Infinity) <= at) continue;
    const character = text[at] ?? '';
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isEnd(text, at, character)) {
      const to = closingFrom(text, at + 1);
      parts.push({ from, to });
      from = to;
      at = to - 1;
    }
  }
  if (text.slice(from).trim() !== '') parts.push({ from, to: text.length });
  return parts;
}

/** A stop ends a sentence before a blank and no small letter, and behind no abbreviation or initial. */
function isEnd(text: string, at: number, character: string): boolean {
  if (/[。！？]/u.test(character)) return true;
  if (!/[.!?]/.test(character)) return false;
  const behind = text.slice(closingFrom(text, at + 1), at + 12);
  if (behind !== '' && !/^\s+(?![a-z])/.test(behind)) return false;
  const word = /[A-Za-z.]{1,8}$/.exec(text.slice(Math.max(0, at - 8), at))?.[0] ?? '';
  return character !== '.' || (!ABBREVIATIONS.has(word.toLowerCase()) && !/^[A-Z]$/.test(word));
}

/** Past the quotation marks, brackets and emphasis that close a sentence. */
function closingFrom(text: string, start: number): number {
  let at = start;
  while (at < text.length && at < start + 4 && /["'”’*_\])]/.test(text[at] ?? '')) at += 1;
  return at;
}
