import { firstBehind } from '../../text/collections.js';
import { wordSet } from '../../text/words.js';
import type { Code } from './symbols/code.js';
import { type Reader, scoped } from './symbols/reader.js';
import type { Token } from './token.js';

/* The named parts of Python. */

/** Width of a tab in the indentation of Python: to the next multiple of 8 (Python reference, 2.1.8). */
const TAB = 8;

/** A definition that is open: all later lines that are indented deeper belong to it. */
interface Block {
  readonly indent: number;
  readonly name: string;
  readonly first: number;
  /** Whether names that are assigned in it are its attributes: the module and classes. */
  readonly attributes: boolean;
}

/** Symbols of Python: `def`, `class`, type aliases, and the names assigned in modules and classes. */
export function pythonSymbols(code: Reader, tokens: readonly Token[]): void {
  new LineReader(
    code,
    tokens.filter((token) => token.kind === 'comment'),
  ).run();
}

/** A comment behind a block, and the least indentation of the comments up to it that begin their lines. */
interface Trailing {
  readonly indent: number;
  readonly to: number;
}

/** Reads logical lines, with a stack of the blocks that are open. */
class LineReader {
  private readonly blocks: Block[] = [{ indent: -1, name: '', first: 0, attributes: true }];
  private comment = 0;
  /** The first decorator of the definition that comes next. */
  private decorators: number | null = null;

  constructor(
    private readonly code: Reader,
    private readonly comments: readonly Token[],
  ) {}

  run(): void {
    const { code } = this;
    let i = 0;
    while (i < code.length && !code.exhausted) {
      const end = endOfLogicalLine(code, i);
      const indent = indentAt(code.text, code.from(i));
      this.close(indent, i - 1, code.from(i));
      const outer = this.blocks.at(-1);
      if (outer === undefined) return;
      if (code.is(i, '@')) this.decorators ??= i;
      else this.statement(i, end, indent, outer);
      i = end;
    }
    this.close(0, code.length - 1, code.text.length);
  }

  private statement(i: number, end: number, indent: number, outer: Block): void {
    const { code } = this;
    const first = this.decorators ?? i;
    this.decorators = null;
    const at = code.is(i, 'async') ? i + 1 : i;
    const word = code.is(at + 1, '\\') ? at + 2 : at + 1;
    const isClass = code.is(at, 'class');
    const colon = suite(code, i, end);
    if (colon !== null && (isClass || code.is(at, 'def')) && code.isWord(word)) {
      const name = scoped(outer.name, nameAt(code, word));
      if (colon + 1 < end) this.definedOnOneLine(name, first, colon, end, isClass);
      else this.blocks.push({ indent, name, first, attributes: isClass });
    } else if (outer.attributes) {
      const begin = colon !== null && isCompound(code, at, colon) ? colon + 1 : i;
      assignments(code, outer.name, begin, end);
    }
  }

  /** `class A: b = 1` */
  private definedOnOneLine(
    name: string,
    first: number,
    colon: number,
    end: number,
    isClass: boolean,
  ): void {
    const { code } = this;
    code.addSpan(name, code.from(first), lineTail(code, this.comments, end));
    if (isClass) assignments(code, name, colon + 1, end);
  }

  /** Closes the blocks that a line of this indentation is not in; `last` is the token before that line. */
  private close(indent: number, last: number, next: number): void {
    const { blocks, code } = this;
    if ((blocks.at(-1)?.indent ?? -1) < indent) return;
    const trailing = this.trailingComments(last, next);
    let reached = code.to(last);
    for (let top = blocks.at(-1); top !== undefined && top.indent >= indent; top = blocks.at(-1)) {
      blocks.pop();
      for (let one = trailing[0]; one !== undefined && one.indent > top.indent; one = trailing[0]) {
        trailing.shift();
        reached = one.to;
      }
      this.code.addSpan(top.name, code.from(top.first), reached);
    }
  }

  /** Comments that trail a block, on its last line or indented in it, belong to it, up to the first that is not. */
  private trailingComments(last: number, next: number): Trailing[] {
    const { code, comments } = this;
    const trailing: Trailing[] = [];
    let least = Infinity;
    while ((comments[this.comment]?.from ?? Infinity) < code.to(last)) this.comment += 1;
    for (
      let one = comments[this.comment];
      one !== undefined && one.from < next;
      one = comments[this.comment]
    ) {
      this.comment += 1;
      if (ownLine(code.text, one.from)) least = Math.min(least, indentAt(code.text, one.from));
      trailing.push({ indent: least, to: one.to });
    }
    return trailing;
  }
}

/** Whether the colon opens the suite of a statement (`if a: b = 1`), and no type comes after it (`a: int = 1`). */
function isCompound(code: Code, i: number, colon: number): boolean {
  return KEYWORDS.has(code.slice(i)) || (code.is(i, 'case') && colon > i + 1);
}

/** The first token of the next logical line: brackets and backslashes carry a line on. */
export function endOfLogicalLine(code: Code, i: number): number {
  let j = code.past(i);
  while (code.within(j, code.length) && !(code.newline(j) && !code.is(j - 1, '\\')))
    j = code.past(j);
  return j;
}

/** The first colon outside of brackets and lambdas, if it opens a suite or a type. */
function suite(code: Code, i: number, end: number): number | null {
  let lambdas = 0;
  for (let j = i; code.within(j, end); j = code.past(j)) {
    if (code.is(j, 'lambda')) lambdas += 1;
    else if (code.is(j, ':') && !code.is(j, ':=')) {
      if (lambdas === 0) return j;
      lambdas -= 1;
    }
  }
  return null;
}

function assignments(code: Reader, outer: string, i: number, end: number): void {
  let first = i;
  for (let j = i; code.within(j, end); j = code.past(j)) {
    if (!code.is(j, ';')) continue;
    assignment(code, outer, first, j);
    first = j + 1;
  }
  assignment(code, outer, first, end);
}

/** `name = …`, `name: type`, `type name = …`. */
function assignment(code: Reader, outer: string, first: number, end: number): void {
  const at = code.is(first, 'type') && code.isWord(first + 1) ? first + 1 : first;
  const after = at > first && code.is(at + 1, '[') ? code.past(at + 1) : at + 1;
  const assigned =
    (code.is(after, '=') && !code.is(after, '==')) || (code.is(after, ':') && at === first);
  if (code.isWord(at) && after < end && assigned && !KEYWORDS.has(code.slice(at)))
    code.add(scoped(outer, nameAt(code, at)), first, end);
}

/** A name as Python compares it: normalised. Source: Python language reference, 2.3. */
function nameAt(code: Code, i: number): string {
  return code.slice(i).normalize('NFKC');
}

/** Words whose colon opens a suite (`if a: b = 1`), or that are no names though `=` or a colon may follow. */
const KEYWORDS = wordSet('if else elif for while try except finally with lambda return class def');

/** The end of a definition on one line: of its last token, or of the comment behind it. */
function lineTail(code: Code, comments: readonly Token[], end: number): number {
  const to = code.to(end - 1);
  const comment = comments[firstBehind(comments.length, (at) => (comments[at]?.from ?? 0) < to)];
  return comment !== undefined && comment.from < code.from(end) && !ownLine(code.text, comment.from)
    ? comment.to
    : to;
}

function ownLine(text: string, offset: number): boolean {
  let at = offset - 1;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\f') at -= 1;
  return at < 0 || text[at] === '\n' || text[at] === '\r';
}

/** The indentation of the line on which `offset` is, in columns; a form feed begins them again. */
export function indentAt(text: string, offset: number): number {
  let begin = offset;
  while (text[begin - 1] === ' ' || text[begin - 1] === '\t') begin -= 1;
  let column = 0;
  for (let at = begin; at < offset; at += 1) column += text[at] === '\t' ? TAB - (column % TAB) : 1;
  return column;
}
