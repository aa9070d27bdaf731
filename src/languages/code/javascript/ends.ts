import { wordSet } from '../../../text/words.js';
import type { Code } from '../symbols/code.js';
import type { Reader } from '../symbols/reader.js';

export function statementEnd(code: Reader, i: number, end = code.end): number {
  return i < end && code.is(i, ';') ? i + 1 : i;
}

/** Behind the decorator at `at`: `@a.b(…)`, `@(…)`. Parentheses on the next line are no part of it. */
export function pastDecorator(code: Reader, at: number): number {
  let i = at + 1;
  if (code.is(i, '(')) return code.past(i);
  i += 1;
  while (code.is(i, '.') && code.within(i, code.length)) i += 2;
  return code.is(i, '(') && !code.newline(i) ? code.past(i) : i;
}

/** The first brace at this level, where a body begins; null where the statement ends before. */
export function braceAfter(code: Reader, i: number, end = code.end): number | null {
  let j = i;
  while (code.within(j, end)) {
    if (code.is(j, '{')) {
      if (!code.is(j - 1, 'extends') && !(code.is(j - 1, ',') && !code.newline(j))) return j;
    } else if (code.isSign(j, ';})')) return null;
    j = code.pastTypes(j);
  }
  return null;
}

/** The end of what comes after a list of parameters: a type, then a body or the end of the signature. */
export function bodyEnd(code: Reader, i: number, end = code.end): number {
  const j = code.is(i, ':') ? typeEnd(code, i + 1, end) : i;
  return code.is(j, '{') ? code.close(j, end) + 1 : statementEnd(code, j, end);
}

/** Opens the value from `i` to `end` under a name, and returns where to go on. */
export function openValue(
  code: Reader,
  name: string,
  level: 'file' | 'local',
  i: number,
  end = code.end,
): number {
  const { sort } = classify(code, i, end);
  code.open('local', name, i, end);
  if (sort === 'object' && level === 'file') {
    code.open('object', name, i, code.close(i, end));
    return i + 1;
  }
  const body = sort === 'class' ? braceAfter(code, i, end) : null;
  if (body === null) return i;
  code.open('members', name, body, code.close(body, end));
  return body + 1;
}

/** Where the value at `i` ends. An arrow function with a body in braces ends with them. */
export function valueEnd(code: Reader, i: number, end = code.end): number {
  const { body, from } = classify(code, i, end);
  return body !== null && code.mate(body) > body
    ? Math.min(code.mate(body) + 1, end)
    : expressionEnd(code, from, end);
}

/** Words after which a value or a type goes on though the line ends; not `of`, `is`, `async`, which are names too. */
const OPEN_WORDS = wordSet(`
  typeof delete new in instanceof as satisfies keyof extends await function class case
  implements`);

/** Words behind which a type goes on, so that a brace there opens a type: `value is { a: string }`. */
const OPEN_TYPE_WORDS = wordSet('is extends keyof readonly asserts');

const LINKS = wordSet('in instanceof as satisfies extends implements is');

/** Signs that carry on the line before, where a line begins with one. */
const CONTINUING = '.([+-*/%,?:&|^<>=`)]}';

/** Whether token `i` begins a line at which JavaScript puts in the semicolon that is missing. */
export function newStatement(code: Code, i: number): boolean {
  if (!code.newline(i)) return false;
  const before = i - 1;
  if (code.isWord(before) && !code.is(before - 1, '.') && OPEN_WORDS.has(code.slice(before)))
    return false;
  if (code.kind(before) === 'punctuator' && !endsOperand(code, before)) return false;
  if (code.isWord(i)) return !LINKS.has(code.slice(i));
  if (code.kind(i) === 'markup' || code.kind(i) === 'template') return false;
  if (code.kind(i) !== 'punctuator') return true;
  if (code.is(i, '++') || code.is(i, '--')) return true;
  return code.is(i, '!') ? !code.is(i, '!=') : !CONTINUING.includes(code.slice(i));
}

/** Whether the punctuator at `i` can be the last of an expression or a type. */
function endsOperand(code: Code, i: number): boolean {
  switch (code.slice(i)) {
    case ')':
    case ']':
    case '}':
      return true;
    case '+':
    case '-':
      return code.glued(i) && code.slice(i - 1) === code.slice(i);
    case '!':
      return code.glued(i);
    case '>':
      return code.mate(i) >= 0;
    default:
      return false;
  }
}

/** Where the expression at `i` ends: at a comma, a semicolon, the end of its line, or what closes around it. */
export function expressionEnd(code: Code, i: number, end = code.end): number {
  let j = i;
  while (code.within(j, end)) {
    if (code.isSign(j, ',;)]}') || (j > i && newStatement(code, j))) return j;
    j = code.is(j, '<') && isTypeList(code, j) ? code.pastTypes(j) : code.past(j);
  }
  return Math.min(j, end);
}

/** The same of a type, in which `<` is always a bracket. */
export function typeEnd(code: Code, i: number, end = code.end): number {
  let j = i;
  while (code.within(j, end)) {
    const isDefault = code.is(j, '=') && !code.is(j, '=>');
    if (code.isSign(j, ',;)]}') || isDefault || (j > i && newStatement(code, j))) return j;
    if (code.is(j, '{') && !opensType(code, i, j)) return j;
    j = code.is(j, '=>') ? j + 2 : code.pastTypes(j);
  }
  return Math.min(j, end);
}

/** Whether `{` at `i`, in a type that begins at `start`, is an object type and not the body behind the type. */
function opensType(code: Code, start: number, i: number): boolean {
  if (i === start) return true;
  const before = i - 1;
  if (code.isWord(before)) return OPEN_TYPE_WORDS.has(code.slice(before));
  return code.isSign(before, '|&?:') || (code.is(before, '>') && code.is(before - 1, '=>'));
}

const BEFORE_TYPES = wordSet('as satisfies new');

/** Whether `<` at `i` opens a list of types: `f<A>(x)`, `x as Map<A, B>`, `new A<B>`. */
function isTypeList(code: Code, i: number): boolean {
  const close = code.mate(i);
  return close >= 0 && (code.is(close + 1, '(') || code.isAny(i - 2, BEFORE_TYPES));
}

/** What a JavaScript expression is, so that a function in a variable counts as a symbol. */
interface Value {
  readonly sort: 'function' | 'class' | 'object' | 'other';
  readonly body: number | null;
  /** From where on it is an expression and nothing else: after the arrow and the types before it. */
  readonly from: number;
}

/** What the expression from `i` to `end` is, as far as its first tokens say. */
export function classify(code: Code, i: number, end = code.end): Value {
  const other: Value = { sort: 'other', body: null, from: i };
  if (code.is(i, 'class')) return { ...other, sort: 'class' };
  if (code.is(i, '{')) return { ...other, sort: 'object' };
  const j = code.is(i, 'async') && !code.is(i + 1, '=>') ? i + 1 : i;
  if (code.is(j, 'function')) return { ...other, sort: 'function' };
  if (code.isWord(j) && code.is(j + 1, '=>')) return arrow(code, j + 1);
  const open = code.is(j, '<') ? code.pastTypes(j) : j;
  if (!code.is(open, '(')) return other;
  const after = code.past(open);
  if (code.is(after, '=>')) return arrow(code, after);
  const typed = code.is(after, ':') ? arrowAfterType(code, after, end) : -1;
  return typed < 0 ? other : arrow(code, typed);
}

/** The type of what it returns ends at an arrow, which may be one of the type's own; -1 where there is none. */
function arrowAfterType(code: Code, from: number, end = code.end): number {
  for (let at = from; code.within(at, end); at = code.pastTypes(at)) {
    if (code.is(at, '=>')) return at;
    if (code.is(at, ';') || code.is(at, ',')) return -1;
  }
  return -1;
}

function arrow(code: Code, at: number): Value {
  return { sort: 'function', body: code.is(at + 2, '{') ? at + 2 : null, from: at + 2 };
}

/** The text of a string or number that names a member; empty where it has escapes or is no literal. */
export function literalKey(code: Code, i: number): string {
  const text = code.slice(i);
  switch (code.kind(i)) {
    case 'number':
      return text;
    case 'string':
    case 'template':
      return text.includes('\\') ? '' : text.slice(1, -1);
    default:
      return '';
  }
}

/** A name as it is without escapes: `l\u006fgin` is `login`. */
export function nameAt(code: Code, i: number): string {
  return unescaped(code.slice(i));
}

/** The same of any text that holds names, such as `a.l\u006fgin`. */
export function unescaped(name: string): string {
  if (!name.includes('\\')) return name;
  return name.replaceAll(
    /\\u(?:([\da-fA-F]{4})|\{([\da-fA-F]{1,8})\})/g,
    (escape, four: string | undefined, braced: string | undefined) => {
      const point = Number.parseInt(four ?? braced ?? '', 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : escape;
    },
  );
}
