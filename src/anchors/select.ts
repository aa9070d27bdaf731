import { nodeAt } from '../languages/outline/data-outline.js';
import type { Outline, OutlineBlock, OutlineNode, Span } from '../languages/outline/outline.js';
import type { Citation, Selector } from '../memory/citation.js';
import { outlineOf, symbolsIn } from './outline-of.js';
import { type CitedPassage, passageAt } from './passage.js';
import type { SourceText } from './source-text.js';

/* Which passage a selector points to. */

/** A quote with fewer letters and digits than this is found by chance: `return null` has 10. */
export const LEAST_LETTERS = 12;

/** A whole file above this is edited too often to say much about a claim. */
export const COARSE_LINES = 40;

interface Selection {
  readonly passage: CitedPassage;
  /** Why it is a poor citation, or null. */
  readonly poor: string | null;
}

/** Why a selector points to nothing; `gone` where its name is not in the file any more. */
interface NoSelection {
  readonly why: string;
  readonly kind: 'gone' | 'ambiguous' | 'unclear';
}

export function select(
  source: SourceText,
  { selector, lines }: Pick<Citation, 'selector' | 'lines'>,
): Selection | NoSelection {
  const outline = outlineOf(source);
  switch (selector.kind) {
    case 'file':
      return wholeFile(source, outline);
    case 'lines': {
      if (lines === null) return unclear('it gives no lines');
      const span = source.spanOf(lines);
      if (span === null) return unclear(`the file has only ${source.lines.length} lines`);
      return selectionAt(outline, trimmed(source, span), 'these lines are blank');
    }
    case 'quote':
      return quoted(source, outline, selector, lines?.[0] ?? null);
    case 'symbol': {
      const found = named(source, selector.symbol);
      return 'why' in found ? found : selectionAt(outline, found, 'the symbol has no text');
    }
    case 'heading':
      return section(outline, selector.heading);
    case 'pointer':
      return pointed(outline, selector.pointer);
    case 'present':
      return unclear('that a path is there has no place in it');
    case 'absent':
      return unclear('a text that must not be there has no place');
  }
}

function selectionAt(outline: Outline, span: Span, otherwise: string): Selection | NoSelection {
  const passage = passageAt(outline, span);
  return passage === null ? unclear(otherwise) : { passage, poor: null };
}

function wholeFile(source: SourceText, outline: Outline): Selection | NoSelection {
  const { nodes } = outline.root;
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first === undefined || last === undefined) return unclear('the file is empty');
  const count = source.lines.length;
  return {
    passage: passageOf(outline, [], nodes),
    poor:
      count > COARSE_LINES
        ? `it cites a whole file of ${count} lines, so every edit makes it stale; cite a symbol, lines or a quote`
        : null,
  };
}

function quoted(
  source: SourceText,
  outline: Outline,
  { quote, symbol }: Extract<Selector, { kind: 'quote' }>,
  line: number | null,
): Selection | NoSelection {
  const area = symbol === null ? { from: 0, to: source.text.length } : named(source, symbol);
  if ('why' in area) return area;
  const text = source.literal(quote);
  const places = occurrences(source.text, text)
    .map((from) => ({ from, to: from + text.length }))
    .filter(({ from, to }) => from >= area.from && to <= area.to);
  const [first] = places;
  if (first === undefined)
    return {
      kind: 'gone',
      why: symbol === null ? 'the quote is not in the file' : 'the quote is not inside that symbol',
    };
  const chosen =
    places.length === 1 ? first : places.find(({ from }) => source.lineAt(from) === line);
  if (chosen === undefined)
    return {
      kind: 'ambiguous',
      why: 'the quote is in the file more than once; quote more, so that it is unique',
    };
  const found = selectionAt(outline, trimmed(source, chosen), 'the quote is blank');
  if ('why' in found) return found;
  return {
    ...found,
    poor:
      lettersOf(text, source.encoding) < LEAST_LETTERS
        ? `the quote has fewer than ${LEAST_LETTERS} letters or digits, so it can be found by chance; quote more`
        : null,
  };
}

function named(source: SourceText, name: string): Span | NoSelection {
  const symbols = symbolsIn(source);
  if (symbols === null)
    return unclear('this version cannot read symbols in this kind of file; use lines or a quote');
  const found = symbols.filter((symbol) => symbol.name === name);
  const [only] = found;
  if (only === undefined) return { kind: 'gone', why: 'the file has no symbol of this name' };
  return found.length > 1
    ? {
        kind: 'ambiguous',
        why: 'there is more than one symbol of this name in the file; use a quote or lines',
      }
    : { from: only.from, to: only.to };
}

/** A section of Markdown by its title: `## Setup` or `Setup`. */
function section(outline: Outline, heading: string): Selection | NoSelection {
  const title = foldBlanks(heading.replace(/^#{1,6}\s+/, ''));
  const found: { around: readonly OutlineNode[]; node: OutlineNode }[] = [];
  const visit = (nodes: readonly OutlineNode[], around: readonly OutlineNode[]): void => {
    for (const node of nodes) {
      if (node.kind !== 'type') continue;
      if (node.name !== null && foldBlanks(node.name) === title) found.push({ around, node });
      for (const block of node.blocks) visit(block.nodes, [...around, node]);
    }
  };
  visit(outline.root.nodes, []);
  const [only] = found;
  if (only === undefined) return { kind: 'gone', why: 'the file has no such heading' };
  if (found.length > 1)
    return {
      kind: 'ambiguous',
      why: 'there is more than one heading of this name in the file; use a quote',
    };
  return { passage: passageOf(outline, only.around, [only.node]), poor: null };
}

function pointed(outline: Outline, pointer: string): Selection | NoSelection {
  const found = nodeAt(outline, pointer);
  if (found === null)
    return {
      kind: 'gone',
      why: 'the pointer matches nothing in the file; write it like /scripts/test, with ~1 for / and ~0 for ~',
    };
  if (found === 'twice')
    return { kind: 'ambiguous', why: 'a key on the path of the pointer occurs twice' };
  return {
    passage: passageOf(outline, found.around, found.cited),
    poor:
      pointer === ''
        ? 'it cites a whole file, so every edit makes it stale; cite a value in it'
        : null,
  };
}

function passageOf(
  outline: Outline,
  around: readonly OutlineNode[],
  nodes: readonly OutlineNode[],
): CitedPassage {
  const blocks: OutlineBlock[] = [outline.root];
  for (const [index, node] of around.entries()) {
    const next = around[index + 1] ?? nodes[0];
    const block = node.blocks.find(({ nodes: own }) => next !== undefined && own.includes(next));
    if (block !== undefined) blocks.push(block);
  }
  const [first, last] = [nodes[0], nodes.at(-1)];
  const span = { from: first?.span.from ?? 0, to: last?.span.to ?? 0 };
  return { form: 'nodes', around, blocks, nodes, comment: null, span };
}

function trimmed(source: SourceText, span: Span): Span {
  const text = source.slice(span);
  const from = span.from + (text.length - text.trimStart().length);
  return { from, to: Math.max(from, span.from + text.trimEnd().length) };
}

function foldBlanks(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

function unclear(why: string): NoSelection {
  return { kind: 'unclear', why };
}

function lettersOf(text: string, encoding: SourceText['encoding']): number {
  return (
    Buffer.from(text, encoding)
      .toString('utf8')
      .match(/[\p{L}\p{N}]/gu)?.length ?? 0
  );
}

/** Places that one search names; whoever has more is ambiguous anyhow. */
const MOST_PLACES = 1_000;

/** A text, or anything in a row: the lines of a file, or its tokens. */
type Sequence<T> = string | readonly T[];

/** Places of a sequence in another, overlaps included, in linear time (Knuth, Morris and Pratt). */
export function occurrences<T>(hay: Sequence<T>, needle: Sequence<T>): number[] {
  const found: number[] = [];
  if (needle.length === 0 || needle.length > hay.length) return found;
  const borders = bordersOf(needle);
  const start = startsOf(hay, needle);
  let matched = 0;
  for (let at = 0; at < hay.length && found.length < MOST_PLACES; at += 1) {
    if (matched === 0) at = start(at);
    while (matched > 0 && hay[at] !== needle[matched]) matched = borders[matched - 1] ?? 0;
    if (hay[at] === needle[matched]) matched += 1;
    if (matched < needle.length) continue;
    found.push(at - needle.length + 1);
    matched = borders[matched - 1] ?? 0;
  }
  return found;
}

/** Characters of a text that are looked for at once: few, so that no text makes the search slow. */
const HEAD = 64;

/** Where the next place can begin, by the engine's own search, which is many times faster. */
function startsOf<T>(hay: Sequence<T>, needle: Sequence<T>): (at: number) => number {
  const orEnd = (next: number): number => (next < 0 ? hay.length : next);
  if (typeof hay === 'string' && typeof needle === 'string') {
    const head = needle.slice(0, HEAD);
    return (at) => orEnd(hay.indexOf(head, at));
  }
  if (typeof hay === 'string' || typeof needle === 'string') return (at) => at;
  const [first] = needle;
  return first === undefined ? (at) => at : (at) => orEnd(hay.indexOf(first, at));
}

/** Length of the longest proper prefix that is a suffix too, for every beginning of the sequence. */
function bordersOf<T>(needle: Sequence<T>): Uint32Array {
  const borders = new Uint32Array(needle.length);
  let length = 0;
  for (let at = 1; at < needle.length; at += 1) {
    while (length > 0 && needle[at] !== needle[length]) length = borders[length - 1] ?? 0;
    if (needle[at] === needle[length]) length += 1;
    borders[at] = length;
  }
  return borders;
}
