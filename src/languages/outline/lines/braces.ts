import { matchFrom } from '../../../text/pattern.js';
import { endOfLine } from '../../../text/file-text.js';
import { LazyNode, type OutlineComment } from '../outline.js';
import { endOfQuote, isBlank, isContinuing, lineWords } from './logical-line.js';
import { TreeBuilder, type TreeRead } from './tree.js';

const DOCUMENT = /<<[-~]?"?([A-Za-z_]\w*)"?[ \t]*$/;

/** Statements in `{ … }` that end with `;` (nginx), or with their line or last bracket (Terraform). */
export function readBraces(text: string): TreeRead {
  const reader = new BraceReader(text, /;[ \t]*(?:#.*)?$/m.test(text));
  reader.read();
  return { nodes: reader.tree.nodes, comments: reader.comments };
}

class BraceReader {
  readonly tree = new TreeBuilder();
  readonly comments: OutlineComment[] = [];
  private at = 0;
  private start = -1;
  private end = 0;
  private parts: string[] = [];
  /** The lines of `<<EOF … EOF` in it. */
  private documents: string[] = [];
  /** Open round and square brackets of the statement, and of those around it. */
  private brackets = 0;
  private readonly outer: number[] = [];
  /** Open braces that are too deep for the tree. */
  private tooDeep = 0;

  constructor(
    private readonly text: string,
    private readonly hasSemicolons: boolean,
  ) {}

  read(): void {
    while (this.at < this.text.length) this.step(this.text[this.at] ?? '');
    this.finish();
    this.tree.end(0, this.text.trimEnd().length);
  }

  private step(character: string): void {
    if (character === '\n' && this.endsWithLine()) this.finish();
    if (isBlank(character)) this.blank();
    else if (character === '#' && isSeparator(this.text[this.at - 1])) this.comment();
    else if (character === '{' && !this.isVariable()) this.open();
    else if (character === '}' && this.tooDeep === 0 && this.tree.depth > 0) this.close();
    else if (character === ';' && this.hasSemicolons) {
      this.take(1);
      this.finish();
    } else this.word(character);
  }

  private word(character: string): void {
    // The apostrophe of `don't` begins no string.
    const isQuote = character === '"' || character === "'";
    if (isQuote && !/\w/.test(this.text[this.at - 1] ?? '')) return this.quote();
    if (character === '\\') return this.take(2);
    if (character === '(' || character === '[') this.brackets += 1;
    if (character === ')' || character === ']') this.brackets -= 1;
    if (character === '}' && this.tooDeep > 0) this.tooDeep -= 1;
    this.take(1);
  }

  private take(length: number): void {
    const to = Math.min(this.at + length, this.text.length);
    if (this.start === -1) this.start = this.at;
    this.parts.push(this.text.slice(this.at, to));
    this.at = to;
    this.end = to;
  }

  private blank(): void {
    if (this.start !== -1) this.parts.push(this.text[this.at] ?? '');
    this.at += 1;
  }

  /** A quoted string. Where lines end statements, a quote that is not closed in its line is an apostrophe. */
  private quote(): void {
    const { text, at } = this;
    const limit = this.hasSemicolons ? text.length : endOfLine(this.text, this.at);
    const end = endOfQuote(text, at, limit);
    const isOpen = end >= limit && !this.hasSemicolons;
    this.take(isOpen ? 1 : end + 1 - at);
  }

  private comment(): void {
    const to = endOfLine(this.text, this.at);
    const texts = this.text.slice(this.at + 1, to).split(/\s+/);
    this.comments.push({
      span: { from: this.at, to: this.at + this.text.slice(this.at, to).trimEnd().length },
      texts: texts.filter((word) => word !== ''),
    });
    this.at = to;
  }

  /** Whether a brace belongs to `${name}`, which is taken whole if it ends in its line. */
  private isVariable(): boolean {
    const before = this.text[this.at - 1];
    if (before !== '$' && before !== '%') return false;
    const end = /\{[^{}\s]*\}/y;
    const found = matchFrom(end, this.text, this.at)?.[0];
    if (found === undefined) return false;
    this.take(found.length - 1);
    return true;
  }

  /** Whether a statement ends with this line. A document `<<EOF … EOF` is taken first. */
  private endsWithLine(): boolean {
    if (this.hasSemicolons || this.start === -1) return false;
    const from = this.text.lastIndexOf('\n', this.at - 1) + 1;
    const line = this.text.slice(Math.max(from, this.start), this.at);
    const document = DOCUMENT.exec(line.trimEnd().slice(-MOST_NAMED))?.[1];
    if (document !== undefined) this.document(document);
    return this.brackets <= 0 && !isContinuing(line);
  }

  private document(name: string): void {
    const end = new RegExp(`\\n[ \\t]*${name}[ \\t]*(?=\\n|$)`, 'g');
    const found = matchFrom(end, this.text, this.at);
    const to = found === null ? this.text.length : end.lastIndex;
    this.documents.push(this.text.slice(this.at, to));
    this.at = to;
    this.end = to;
  }

  private open(): void {
    if (this.tree.isFull) {
      this.tooDeep += 1;
      this.take(1);
      return;
    }
    const words = lineWords(this.parts.join(''));
    const from = this.start === -1 ? this.at : this.start;
    const span = { from, to: this.at + 1 };
    const own = [...words, ...this.documents, '{'];
    this.tree.begin({ span, kind: 'statement', name: null, own, says: words });
    this.outer.push(this.brackets);
    this.brackets = 0;
    this.at += 1;
    this.reset();
  }

  private close(): void {
    this.finish();
    this.at += 1;
    this.tree.end(this.tree.depth - 1, this.at);
    this.brackets = this.outer.pop() ?? 0;
  }

  private finish(): void {
    if (this.start !== -1) {
      const span = { from: this.start, to: this.end };
      const own = [...lineWords(this.parts.join('')), ...this.documents];
      this.tree.add(new LazyNode({ span, own }));
    }
    this.brackets = 0;
    this.reset();
  }

  private reset(): void {
    this.start = -1;
    this.parts = [];
    this.documents = [];
  }
}

/** Longer names of documents are not read, so that long lines stay linear. */
const MOST_NAMED = 100;

function isSeparator(character: string | undefined): boolean {
  return character === undefined || isBlank(character) || /[;{}]/.test(character);
}
