import type { Token } from '../token.js';
import type { Code } from './code.js';
import { scoped, type Found } from './found.js';

/** Width of a tab in the indentation of Python: to the next multiple of 8 (Python reference, 2.1.8). */
const TAB = 8;

/** A block that is open: all later lines that are indented deeper belong to it. */
interface Block {
  readonly indent: number;
  readonly name: string;
  /** Null for a block that is no symbol, as `if` and `for` are. */
  readonly first: number | null;
  /** Whether names that are assigned in it are its attributes: the module, a class, and `if` or `try` in them. */
  readonly attributes: boolean;
}

/** Symbols of Python: `def`, `class`, type aliases, and the names assigned in modules and classes. */
export function pythonSymbols(code: Code, found: Found, tokens: readonly Token[]): void {
  const comments = tokens.filter((token) => token.kind === 'comment');
  const blocks: Block[] = [{ indent: -1, name: '', first: null, attributes: true }];
  let comment = 0;
  let decorators: number | null = null;
  /** Closes the blocks that a line of this indentation is not in; `last` is the token before that line. */
  const close = (indent: number, last: number, next: number): void => {
    if ((blocks.at(-1)?.indent ?? -1) < indent) return;
    // Comments that trail a block, on its last line or indented in it, belong to it, up to the first that is not.
    const trailing: { readonly indent: number; readonly to: number }[] = [];
    let least = Infinity;
    while ((comments[comment]?.from ?? Infinity) < code.to(last)) comment += 1;
    for (let one = comments[comment]; one !== undefined && one.from < next; one = comments[comment]) {
      comment += 1;
      if (ownLine(code.text, one.from)) least = Math.min(least, indentAt(code.text, one.from));
      trailing.push({ indent: least, to: one.to });
    }
    for (let top = blocks.at(-1); top !== undefined && top.indent >= indent && blocks.length > 1; top = blocks.at(-1)) {
      blocks.pop();
      if (top.first === null) continue;
      while (trailing.length > 0) {
        const one = trailing[0];
        if (one === undefined || one.indent <= top.indent) break;
        trailing.shift();
        reached = Math.max(reached, one.to);
      }
      found.addSpan(top.name, code.from(top.first), Math.max(reached, code.to(last)));
    }
  };
  let reached = 0;
  let i = 0;
  while (i < code.length && !code.exhausted) {
    const end = lineEnd(code, i);
    const indent = indentAt(code.text, code.from(i));
    reached = 0;
    close(indent, i - 1, code.from(i));
    const outer = blocks.at(-1);
    if (outer === undefined) return;
    if (code.is(i, '@')) {
      decorators ??= i;
      i = end;
      continue;
    }
    const first = decorators ?? i;
    decorators = null;
    const at = code.is(i, 'async') ? i + 1 : i;
    const word = code.is(at + 1, '\\') ? at + 2 : at + 1;
    const definition = (code.is(at, 'def') || code.is(at, 'class')) && code.isWord(word);
    const colon = suite(code, i, end);
    if (definition && colon !== null) {
      const name = scoped(outer.name, nameAt(code, word));
      const attributes = code.is(at, 'class');
      if (colon + 1 < end) {
        found.addSpan(name, code.from(first), lineTail(code, comments, end));
        if (attributes) assignments(code, found, name, colon + 1, end);
      } else blocks.push({ indent, name, first, attributes });
    } else if (colon !== null && colon + 1 === end) blocks.push({ indent, name: outer.name, first: null, attributes: outer.attributes });
    else if (outer.attributes) assignments(code, found, outer.name, i, end);
    i = end;
  }
  reached = 0;
  close(-1, code.length - 1, code.text.length);
}

/** The first token of the next logical line: brackets and backslashes carry a line on. */
function lineEnd(code: Code, i: number): number {
  let j = code.past(i);
  while (code.within(j, code.length) && !(code.newline(j) && !code.is(j - 1, '\\'))) j = code.past(j);
  return Math.max(j, i + 1);
}

/** The colon that opens a suite: the first outside of brackets that is not of a lambda; null where there is none. */
function suite(code: Code, i: number, end: number): number | null {
  let lambdas = 0;
  for (let j = i; code.within(j, end); j = code.past(j)) {
    if (code.is(j, 'lambda')) lambdas += 1;
    else if (code.is(j, ':') && !code.is(j, ':=')) {
      if (lambdas === 0) return j;
      lambdas -= 1;
    } else if (code.is(j, ';') || (code.is(j, '=') && j > i && lambdas === 0 && code.isWord(i) && !code.is(i, 'def'))) return null;
  }
  return null;
}

/** `name = …`, `name: type`, `type name = …`, each of the simple statements of a line. */
function assignments(code: Code, found: Found, outer: string, i: number, end: number): void {
  let first = i;
  for (let j = i; code.within(j, end + 1) && j <= end; j = code.past(j)) {
    if (j < end && !code.is(j, ';')) continue;
    const at = code.is(first, 'type') && code.isWord(first + 1) && first + 1 < j ? first + 1 : first;
    const after = at > first && code.is(at + 1, '[') ? code.past(at + 1) : at + 1;
    const assigned = (code.is(after, '=') && !code.is(after, '==')) || (code.is(after, ':') && !code.is(after, ':=') && at === first && after + 1 < j);
    if (code.isWord(at) && after < j && assigned && !KEYWORDS.has(code.slice(at))) found.add(scoped(outer, nameAt(code, at)), first, j);
    first = j + 1;
    if (j >= end) return;
  }
  if (first < end && code.isWord(first) && first === i) {
    const assigned = (code.is(first + 1, '=') && !code.is(first + 1, '==')) || (code.is(first + 1, ':') && !code.is(first + 1, ':=') && first + 2 < end);
    if (assigned && !KEYWORDS.has(code.slice(first))) found.add(scoped(outer, nameAt(code, first)), first, end);
  }
}

/** A name as Python compares it: normalised. Source: Python language reference, 2.3. */
function nameAt(code: Code, i: number): string {
  return code.slice(i).normalize('NFKC');
}

const KEYWORDS: ReadonlySet<string> = new Set(['if', 'else', 'elif', 'for', 'while', 'try', 'except', 'finally', 'with', 'lambda', 'return', 'class', 'def']);

/** The end of a definition on one line: of its last token, or of the comment behind it. */
function lineTail(code: Code, comments: readonly Token[], end: number): number {
  const to = code.to(end - 1);
  let [low, high] = [0, comments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((comments[middle]?.from ?? 0) < to) low = middle + 1;
    else high = middle;
  }
  const comment = comments[low];
  return comment !== undefined && comment.from < code.from(end) && !ownLine(code.text, comment.from) ? comment.to : to;
}

function ownLine(text: string, offset: number): boolean {
  let at = offset - 1;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\f') at -= 1;
  return at < 0 || text[at] === '\n' || text[at] === '\r';
}

/** The indentation of the line on which `offset` is, in columns. */
function indentAt(text: string, offset: number): number {
  let begin = offset;
  while (begin > 0 && (text[begin - 1] === ' ' || text[begin - 1] === '\t' || text[begin - 1] === '\f')) begin -= 1;
  let column = 0;
  for (let at = begin; at < offset; at += 1) {
    if (text[at] === '\t') column += TAB - (column % TAB);
    else if (text[at] === ' ') column += 1;
    else column = 0;
  }
  return column;
}
