import type { LineTree } from './line-tree.js';
import { firstFrom, labelOf, signAt, type Mark } from './mark.js';

/** What the lines of a YAML text stand below, by their indentation. One pass; of what is no YAML it may say anything. */
export function readYamlLines(lines: readonly string[]): LineTree {
  const marks = marksOf(lines);
  const parents: number[] = [0];
  const open: { readonly line: number; readonly indent: number; readonly isItem: boolean }[] = [];
  const keys = new Map<string, { count: number }>();
  const keyed: { readonly line: number; readonly nth: number; readonly peers: { readonly count: number } }[] = [];
  let [at, document] = [0, 0];
  for (const [index, line] of lines.entries()) {
    const indent = line.length - line.trimStart().length;
    const text = line.trim();
    const isItem = text === '-' || text.startsWith('- ');
    const isSaid = text !== '' && signAt(marks, at + indent) === '';
    const isSeparator = isSaid && indent === 0 && /^(?:---|\.\.\.)(?:\s|$)/.test(line);
    if (isSeparator) document += 1;
    const isAside = text === '' || text.startsWith('#');
    for (let top = open.at(-1); top !== undefined && !isAside && (top.indent > indent || (top.indent === indent && !(isItem && !top.isItem))); top = open.at(-1)) open.pop();
    const parent = isAside ? (open[firstFrom(open.length, (one) => (open[one]?.indent ?? 0) >= indent) - 1]?.line ?? 0) : (open.at(-1)?.line ?? 0);
    parents.push(parent);
    const isInItem = open.at(-1)?.isItem === true;
    if (!isAside && !isSeparator) open.push({ line: index + 1, indent, isItem });
    // An item of a list is a container of its own.
    const key = isSaid && !isAside ? keyOf(isItem ? text.slice(1).trimStart() : text) : null;
    if (key !== null) {
      const place = `${document} ${isItem ? `- ${index}` : isInItem ? `- ${parent - 1}` : parent} ${key}`;
      const peers = keys.get(place) ?? { count: 0 };
      peers.count += 1;
      keys.set(place, peers);
      keyed.push({ line: index + 1, nth: peers.count, peers });
    }
    at += line.length + 1;
  }
  const twice = keyed.flatMap(({ line, nth, peers }) => (peers.count < 2 ? [] : [{ line, text: ` (${nth} of ${peers.count})` }]));
  const named = new Map(twice.map(({ line, text }) => [line, text]));
  return { parents, marks, twice, labelOf: (line) => `${labelOf(withoutComment(lines[line - 1] ?? ''))}${named.get(line) ?? ''}` };
}

/** The key with which a line begins, in its quotes or without; null where it begins with none. */
function keyOf(text: string): string | null {
  const colon = text.search(/:(?:\s|$)/);
  if (colon <= 0 || /^[#{[]/.test(text)) return null;
  const key = text.slice(0, colon).trimEnd();
  return /^(?:"[^"\\]*"|'[^']*')$/.test(key) ? key.slice(1, -1) : key;
}

function withoutComment(line: string): string {
  const text = line.trim();
  const comment = text.search(/\s#/);
  return comment < 0 || /["']/.test(text.slice(0, comment)) ? text : text.slice(0, comment).trimEnd();
}

/** Comments, texts in quotes and block texts, in order. */
function marksOf(lines: readonly string[]): Mark[] {
  const marks: Mark[] = [];
  let quote: { readonly sign: string; readonly from: number } | null = null;
  let block: { readonly sign: string; readonly from: number; readonly indent: number } | null = null;
  let at = 0;
  for (const line of lines) {
    const indent = line.length - line.trimStart().length;
    const isBlank = line.trim() === '';
    if (block !== null && !isBlank && indent <= block.indent) {
      marks.push({ from: block.from, to: at, sign: block.sign });
      block = null;
    }
    if (block === null) {
      quote = quotesIn(line, at, quote, marks);
      const sign = quote === null && !isBlank ? blockSignOf(line, marks, at) : null;
      if (sign !== null) block = { sign, from: at + line.length, indent: /^\s*-\s/.test(line) && !/:\s/.test(line) ? indent : indentOfKey(line) };
    }
    at += line.length + 1;
  }
  const last = quote ?? block;
  if (last !== null) marks.push({ from: last.from, to: at, sign: last.sign });
  return marks;
}

/** Column of the key of a line: in `- run: |` it is that of `run`, and what stands further to the right is its text. */
function indentOfKey(line: string): number {
  const items = /^(?:\s*-(?=\s))*\s*/.exec(line)?.[0] ?? '';
  return items.length;
}

/** `|` or `>` at the end of a line, if a block text begins below it. */
function blockSignOf(line: string, marks: readonly Mark[], at: number): string | null {
  const text = withoutComment(line);
  const sign = /(?:^|[\s])([|>])[-+0-9]{0,2}$/.exec(text.slice(-8))?.[1];
  if (sign === undefined) return null;
  const offset = at + line.lastIndexOf(sign, line.indexOf(text) + text.length);
  return signAt(marks, offset) === '' ? sign : null;
}

/** Quotes and comments of one line; answers the quote that is open at its end. */
function quotesIn(line: string, at: number, open: { readonly sign: string; readonly from: number } | null, marks: Mark[]): { readonly sign: string; readonly from: number } | null {
  let quote = open;
  let before = ':'; // the last character that was no blank: a quote opens a text only where a value begins
  for (let column = 0; column < line.length; column += 1) {
    const character = line.charAt(column);
    if (quote !== null) {
      if (character === '\\' && quote.sign === '"') column += 1;
      else if (character === quote.sign && quote.sign === "'" && line[column + 1] === "'") column += 1;
      else if (character === quote.sign) {
        marks.push({ from: quote.from, to: at + column + 1, sign: quote.sign });
        quote = null;
        before = 'x';
      }
    } else if (character === '#' && (column === 0 || /\s/.test(line.charAt(column - 1)))) {
      marks.push({ from: at + column, to: at + line.length, sign: '#' });
      return null;
    } else if ((character === '"' || character === "'") && ':-?,[{'.includes(before)) {
      quote = { sign: character, from: at + column };
    } else if (!/\s/.test(character)) before = character;
  }
  return quote;
}
