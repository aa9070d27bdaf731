import type { LineTree } from './line-tree.js';
import { labelOf, type Mark } from './mark.js';

/*
 * Below which line does each line of a TOML text stand? `b = 1` below `[a]` stands below `[a]`; a
 * line in a list over several lines stands below the line that opened it.
 *
 * `scope.ts` asks. What a line is called is not stored and its words may change; which lines share a
 * parent, and which are called the same, stays: both decide the turn (`2/3`) in the hint `around` of
 * facts that cite one of several equal lines (`turn.ts`). A line that is put below the wrong one is
 * another place, which takes trust: the safe error. `__tests__/anchors/data-scopes.test.ts` and
 * `hostile-scopes.test.ts` beside it fail when this is wrong.
 */

/**
 * What the lines of a TOML text stand below: the line that opened the bracket or brace in which
 * they are, or the header of their table. What looks like a header in a text or a list is none. One
 * pass; of what is no TOML it may say anything.
 */
export function readTomlLines(lines: readonly string[]): LineTree {
  const reader = new TextReader();
  const parents: number[] = [0];
  let [header, at] = [0, 0];
  for (const [index, line] of lines.entries()) {
    const isHeader = !reader.isInside && /^\s*\[/.test(line);
    parents.push(isHeader ? 0 : (reader.opener ?? header));
    reader.line(line, at, index + 1, isHeader);
    if (isHeader) header = index + 1;
    at += line.length + 1;
  }
  reader.end(at);
  return {
    parents,
    marks: reader.marks,
    twice: [],
    labelOf: (line) => labelOf(withoutComment(lines[line - 1] ?? '')),
  };
}

/** A text in quotes that is open. */
interface Quote {
  readonly sign: string;
  readonly from: number;
}

/** Reads quotes, comments and brackets line by line. */
class TextReader {
  readonly marks: Mark[] = [];
  private quote: Quote | null = null;
  /** Lines of the brackets and braces that are open. */
  private readonly open: number[] = [];

  /** Whether the next line begins in a text, a list or an inline table. */
  get isInside(): boolean {
    return this.quote !== null || this.open.length > 0;
  }

  /** The line that opened the innermost bracket. */
  get opener(): number | undefined {
    return this.open.at(-1);
  }

  /**
   * Reads one line.
   *
   * @param at offset of the line in the text.
   * @param number 1-based line.
   * @param isHeader its brackets are those of `[table]`, and open nothing.
   */
  line(line: string, at: number, number: number, isHeader: boolean): void {
    for (let column = 0; column < line.length; column += 1) {
      const character = line.charAt(column);
      if (this.quote !== null) column = this.inQuote(line, column, at, this.quote);
      else if (character === '#') {
        this.marks.push({ from: at + column, to: at + line.length, sign: '#' });
        break;
      } else if (character === '"' || character === "'") {
        const triple = character.repeat(3);
        const sign = line.startsWith(triple, column) ? triple : character;
        this.quote = { sign, from: at + column };
        column += sign.length - 1;
      } else if (!isHeader) this.bracket(character, number);
    }
    if (this.quote?.sign.length === 1) this.quote = null; // a text in single quotes ends with its line
  }

  /** A text that is not closed reaches to the end. */
  end(at: number): void {
    if (this.quote !== null)
      this.marks.push({ from: this.quote.from, to: at, sign: this.quote.sign });
  }

  private bracket(character: string, number: number): void {
    if (character === '[' || character === '{') this.open.push(number);
    else if (character === ']' || character === '}') this.open.pop();
  }

  /** One character of a text in quotes; answers the column of the last character that was read. */
  private inQuote(line: string, column: number, at: number, { sign, from }: Quote): number {
    const character = line.charAt(column);
    if (character === '\\' && sign.startsWith('"')) return column + 1;
    if (!line.startsWith(sign, column)) return column;
    let last = column + sign.length - 1;
    while (sign.length === 3 && line[last + 1] === character) last += 1; // quotes may stand before the closing ones
    this.marks.push({ from, to: at + last + 1, sign });
    this.quote = null;
    return last;
  }
}

/** What a line is called. Behind a quote a `#` may be text, so that all of the line is its name. */
function withoutComment(line: string): string {
  const text = line.trim();
  const comment = text.indexOf('#');
  return comment === -1 || /["']/.test(text.slice(0, comment))
    ? text
    : text.slice(0, comment).trimEnd();
}
