import type { LineTree } from './line-tree.js';
import { labelOf, type Mark } from './mark.js';

/**
 * What the lines of a TOML text stand below: the line that opened the bracket or brace in which
 * they are, or the header of their table. What looks like a header in a text or a list is none. One
 * pass; of what is no TOML it may say anything.
 */
export function readTomlLines(lines: readonly string[]): LineTree {
  const marks: Mark[] = [];
  const parents: number[] = [0];
  const open: number[] = [];
  let quote: { readonly sign: string; readonly from: number } | null = null;
  let [header, at] = [0, 0];
  for (const [index, line] of lines.entries()) {
    const isHeader = quote === null && open.length === 0 && /^\s*\[/.test(line);
    parents.push(isHeader ? 0 : (open.at(-1) ?? header));
    for (let column = 0; column < line.length; column += 1) {
      const character = line.charAt(column);
      if (quote !== null) {
        if (character === '\\' && quote.sign.startsWith('"')) column += 1;
        else if (line.startsWith(quote.sign, column)) {
          column += quote.sign.length - 1;
          while (quote.sign.length === 3 && line[column + 1] === character) column += 1; // quotes may stand before the closing ones
          marks.push({ from: quote.from, to: at + column + 1, sign: quote.sign });
          quote = null;
        }
      } else if (character === '#') {
        marks.push({ from: at + column, to: at + line.length, sign: '#' });
        break;
      } else if (character === '"' || character === "'") {
        const sign = line.startsWith(character.repeat(3), column) ? character.repeat(3) : character;
        quote = { sign, from: at + column };
        column += sign.length - 1;
      } else if (!isHeader && (character === '[' || character === '{')) open.push(index + 1);
      else if (!isHeader && (character === ']' || character === '}')) open.pop();
    }
    if (quote?.sign.length === 1) quote = null; // a text in single quotes ends with its line
    if (isHeader) header = index + 1;
    at += line.length + 1;
  }
  if (quote !== null) marks.push({ from: quote.from, to: at, sign: quote.sign });
  return {
    parents,
    marks,
    twice: [],
    labelOf: (line) => labelOf(withoutComment(lines[line - 1] ?? '')),
  };
}

function withoutComment(line: string): string {
  const text = line.trim();
  const comment = text.indexOf('#');
  return comment === -1 || /["']/.test(text.slice(0, comment))
    ? text
    : text.slice(0, comment).trimEnd();
}
