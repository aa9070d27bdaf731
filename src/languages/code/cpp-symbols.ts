import { wordSet } from '../../text/words.js';
import type { Code } from './symbols/code.js';
import type { Named, Reader } from './symbols/reader.js';

/* The named parts of C and C++. */

const KEYS = wordSet('class struct union enum');

/** The functions of a text: one that is declared counts where the text defines none of its name. */
interface Functions {
  readonly declared: Named[];
  readonly defined: Set<string>;
}

/** Namespaces are no part of a name; `A::f` is `A.f`. */
export function cppSymbols(code: Reader): void {
  const functions: Functions = { declared: [], defined: new Set() };
  const read = (_: Reader, i: number): number => declaration(code, i, functions);
  code.read({ file: read, members: read, local });
  for (const { name, from, to } of functions.declared)
    if (!functions.defined.has(name)) code.add(name, from, to);
}

function declaration(code: Reader, first: number, functions: Functions): number {
  if (code.is(first, ')')) return first;
  const label = code.mode === 'members' ? accessLabel(code, first) : null;
  if (label !== null) return label;
  const wrapped = wrapper(code, first);
  if (wrapped !== null) return wrapped;
  let i = first;
  while (code.within(i) && code.is(i, 'template') && code.is(i + 1, '<')) {
    i = code.pastTypes(i + 1);
    if (code.is(i, 'requires')) i = code.past(i + 1);
    if (code.is(i, '<')) i = code.pastTypes(i);
  }
  if (code.is(i, 'using')) return usingAt(code, first, i);
  const type = typeAt(code, first, i);
  if (type !== null) return type;
  if (code.is(i, 'typedef')) return typedefAt(code, first, i);
  const head = functionHead(code, i, code.mode === 'file');
  if (head !== null) return functionAt(code, first, head, functions);
  return variableAt(code, first, i);
}

/** Behind `public:`, `signals:`, `public slots:`. */
function accessLabel(code: Reader, first: number): number | null {
  const colon = code.isWord(first + 1) ? first + 2 : first + 1;
  if (!code.is(colon, ':') || code.is(colon, '::')) return null;
  return /^(?:public|protected|private|signals|slots|Q_SIGNALS)$/.test(code.slice(first))
    ? colon + 1
    : null;
}

function local(code: Reader, i: number): number {
  const begins = code.isSign(i - 1, ';{}');
  return (begins ? typeAt(code, i, i) : null) ?? i;
}

/** `namespace a::b {`, `extern "C" {`: what is in them is as if it stood in the file. */
function wrapper(code: Reader, first: number): number | null {
  const i = code.is(first, 'inline') ? first + 1 : first;
  if (code.is(i, 'extern') && code.is(i + 2, '{')) return i + 3;
  if (!code.is(i, 'namespace')) return null;
  return code.until(i, '{;') + 1;
}

function usingAt(code: Reader, first: number, at: number): number {
  const end = code.until(at, ';}');
  if (code.is(at + 2, '='))
    code.add(code.scoped(code.slice(at + 1)), first, withSemicolon(code, end));
  return end;
}

function typedefAt(code: Reader, first: number, at: number): number {
  const end = code.until(at, ';}');
  const word = declaredAt(code, end - 1);
  if (code.isWord(word) && word > at + 1)
    code.add(code.scoped(code.slice(word)), first, withSemicolon(code, end));
  return end;
}

function withSemicolon(code: Reader, end: number): number {
  return code.is(end, ';') ? end + 1 : end;
}

/** The name that the declarator ending at `last` declares: of `(*compare)(int)` or `rows[2][3]`. */
function declaredAt(code: Reader, last: number): number {
  let word = last;
  while (code.isSign(word, '])') || code.isAny(word, ATTRIBUTES)) {
    const inner = code.isWord(word) || (code.is(word, ')') && code.isSign(word + 1, '(['));
    word = (inner ? word : code.mate(word)) - 1;
  }
  return word;
}

/** A class, struct, union or enum with a body, or null. The symbol ends with the semicolon. */
function typeAt(code: Reader, first: number, at: number): number | null {
  let i = at;
  const isTypedef = code.is(i, 'typedef');
  while (code.within(i) && code.isAny(i, BEFORE_KEY)) i += 1;
  if (!code.isAny(i, KEYS)) return null;
  const head = typeHead(code, i + 1);
  if (head === null) return null;
  const { name, body } = head;
  const close = code.close(body);
  const end = declaratorsEnd(code, close + 1, isTypedef);
  if (code.is(end, '(')) return null;
  const whole = withSemicolon(code, end);
  const aliased = declaredAt(code, end - 1);
  const alias = isTypedef && code.isWord(aliased) ? code.slice(aliased) : '';
  const own = name === '' ? alias : name;
  const full = own === '' ? code.scope : code.scoped(own);
  if (full !== code.scope) code.add(full, first, whole);
  if (alias !== '' && alias !== own) code.add(code.scoped(alias), first, whole);
  code.open('local', code.scope, close, whole);
  code.open(code.is(i, 'enum') ? 'local' : 'members', full, body, close);
  return body + 1;
}

/** The name of a type, empty where it has none, and the brace of its body; null where it has no body. */
function typeHead(
  code: Reader,
  from: number,
): { readonly name: string; readonly body: number } | null {
  let name = '';
  let bases = false;
  let i = from;
  while (code.within(i) && !code.is(i, '{')) {
    if (code.is(i, '::')) {
      i += 2;
      continue;
    }
    if (code.is(i, ':')) bases = true;
    else if (!bases && isNameOfType(code, i))
      name = code.is(i - 2, '::') ? `${name}.${code.slice(i)}` : code.slice(i);
    else if ((!bases && isOtherBracket(code, i)) || code.isSign(i, ';=')) return null;
    i = code.pastTypes(i);
  }
  return code.is(i, '{') ? { name, body: i } : null;
}

function isNameOfType(code: Reader, i: number): boolean {
  return code.isWord(i) && !code.is(i, 'final') && !code.is(i + 1, '(');
}

function isOtherBracket(code: Reader, i: number): boolean {
  return code.is(i, '(') && !code.isAny(i - 1, ATTRIBUTES) && !isMacroCall(code, i);
}

/** Whether what is before the bracket at `i` is the call of a macro before a name, as `class EXPORT(1) A`. */
function isMacroCall(code: Reader, i: number): boolean {
  return /^[A-Z_\d]+$/.test(code.slice(i - 1)) && code.isWord(code.past(i));
}

/** The end of `x = { … }` behind a type; where the semicolon was forgotten, that of the line. */
function declaratorsEnd(code: Reader, i: number, isTypedef: boolean): number {
  let j = i;
  while (code.within(j) && !code.isSign(j, ';}')) {
    if (!isTypedef && code.newline(j)) break;
    j = code.past(j);
  }
  return j;
}

function functionAt(
  code: Reader,
  first: number,
  head: FunctionHead,
  { declared, defined }: Functions,
): number {
  const begin = head.restart ?? first;
  const name = code.scoped(head.name);
  if (head.hasBody) {
    defined.add(name);
    code.add(name, begin, head.end);
  } else declared.push({ name, from: begin, to: head.end });
  code.open('local', name, head.parameters, head.end);
  return head.parameters;
}

function variableAt(code: Reader, first: number, at: number): number {
  const read = readVariable(code, at);
  const whole = withSemicolon(code, read.end);
  const isSymbol =
    !read.isOther &&
    (read.isValued || code.mode === 'members') &&
    code.isWord(read.name) &&
    read.name > at &&
    !code.is(at, 'friend') &&
    !code.is(read.name, 'const');
  const name = isSymbol ? code.scoped(code.slice(read.name)) : code.scope;
  if (isSymbol) code.add(name, first, whole);
  code.open('local', name, at, whole);
  return at;
}

/** Reads what may be a variable up to its semicolon, or up to where it ends without one. */
function readVariable(code: Reader, at: number): ReadVariable {
  let end = at;
  let name: number | null = null;
  let [isValued, isOther] = [false, false];
  while (code.within(end) && !code.isSign(end, ';}')) {
    if (name === null && endsName(code, end)) name = end - 1;
    if (code.isSign(end, '={')) isValued = true;
    if (code.is(end, ',') || (!isValued && isCall(code, end))) isOther = true;
    end = code.is(end, '<') && !isValued ? code.pastTypes(end) : code.past(end);
    if (name !== null && endsUnsaid(code, end, name)) break;
  }
  return { name: name ?? end - 1, end, isValued, isOther };
}

function endsName(code: Reader, i: number): boolean {
  if (code.isSign(i, '={')) return true;
  if (code.is(i, '[')) return code.isWord(i - 1);
  return code.is(i, ':') && !code.is(i, '::') && !code.is(i - 1, ':');
}

function isCall(code: Reader, i: number): boolean {
  return code.is(i, '(') && !code.isAny(i - 1, ATTRIBUTES);
}

/** A body that nothing explains ends what it is of; so does a macro that is alone on its line. */
function endsUnsaid(code: Reader, end: number, name: number): boolean {
  return code.is(end - 1, '}') && code.newline(end) && !code.is(name + 1, '=');
}

interface ReadVariable {
  readonly name: number;
  readonly end: number;
  readonly isValued: boolean;
  /** Several variables, or a call. */
  readonly isOther: boolean;
}

const BEFORE_KEY = wordSet('typedef static const constexpr volatile extern inline friend');

/** Words whose brackets declare nothing. */
const ATTRIBUTES = wordSet(`
  alignas __declspec __attribute__ __attribute _Alignas decltype typeof __typeof__`);

/** What the symbol reader has to know of a C or C++ function: its name, parameters and end. */
interface FunctionHead {
  /** As it is written, without types in angle brackets, `::` as a dot. */
  readonly name: string;
  readonly parameters: number;
  readonly end: number;
  readonly hasBody: boolean;
  /** Where the declaration begins, if after a macro that is before it. */
  readonly restart: number | null;
}

const NO_NAMES = wordSet(`
  alignas __declspec __attribute__ __attribute _Alignas decltype explicit noexcept throw
  requires sizeof typeof __typeof__ static_assert _Static_assert if while for switch return asm
  __asm__ catch defined else do`);

/** Words that may be between the parameters and the body. */
const QUALIFIERS = wordSet(`
  const volatile noexcept override final throw try requires mutable __attribute__ __asm__ asm
  abstract`);

/** The function that begins at `first`, or null. `mayOmit`: a macro may be before it: `EXPORT(int) f()`. */
function functionHead(code: Code, first: number, mayOmit: boolean): FunctionHead | null {
  let restart: number | null = null;
  let i = first;
  while (code.within(i)) {
    if (code.isSign(i, ';{}=,')) return null;
    if (code.is(i, 'operator')) return operatorHead(code, first, i, restart);
    if (!mayBeParameters(code, i)) {
      i = code.pastTypes(i);
      continue;
    }
    // `void (*signal(int))(int)` answers a pointer to a function.
    if (code.is(i + 1, '*') && code.is(i + 3, '(')) {
      const tail = tailOf(code, i);
      return tail === null
        ? null
        : { name: code.slice(i + 2), parameters: i + 3, restart, ...tail };
    }
    if (isPointer(code, i)) return null;
    const begin = restart ?? first;
    const name = nameBefore(code, i - 1, begin);
    if (mayOmit && name.from <= begin && isMacro(code, i)) {
      restart = code.past(i);
      i = restart;
      continue;
    }
    const tail = tailOf(code, i);
    return tail === null ? null : { name: name.text, parameters: i, restart, ...tail };
  }
  return null;
}

function mayBeParameters(code: Code, i: number): boolean {
  if (!code.is(i, '(') || code.isAny(i - 1, NO_NAMES)) return false;
  return code.isWord(i - 1) || code.is(i - 1, '>');
}

/** `void (*handler)(int)`, `int (A::*member)(int)` are variables; `f(` that nothing closes is nothing. */
function isPointer(code: Code, i: number): boolean {
  const after = code.past(i);
  if (code.isSign(i + 1, '*&') || after === i + 1) return true;
  return code.is(after, '(') && code.is(after - 3, '*');
}

/** Whether the brackets are of a macro that is before the declaration, as `EXPORT(int) f()`. */
function isMacro(code: Code, i: number): boolean {
  const after = code.past(i);
  return code.isWord(after) && !code.isAny(after, QUALIFIERS) && !isOldStyle(code, i);
}

/** `operator==`, `A::operator()`, by the word `operator` at `at`. A name of more than 80 characters is no one's. */
function operatorHead(
  code: Code,
  first: number,
  at: number,
  restart: number | null,
): FunctionHead | null {
  let i = at + 1;
  if (code.is(i, '(')) i += 2;
  while (code.within(i) && !code.isSign(i, '(;{')) i += 1;
  if (!code.is(i, '(')) return null;
  const tail = tailOf(code, i);
  const sign = code.text.slice(code.from(at), code.from(i)).replace(/\s+/g, ' ').trim();
  const scope = code.is(at - 1, ':') ? nameBefore(code, at - 3, first).text : '';
  return tail === null || sign.length > 80
    ? null
    : { name: scope === '' ? sign : `${scope}.${sign}`, parameters: i, restart, ...tail };
}

/** The name that ends at token `last`: `a::B<T>::~B`. */
function nameBefore(
  code: Code,
  last: number,
  first: number,
): { readonly text: string; readonly from: number } {
  const parts: string[] = [];
  let i = last;
  for (;;) {
    if (code.is(i, '>')) i = code.mate(i) - 1;
    if (!code.isWord(i)) break;
    const tilde = code.is(i - 1, '~');
    parts.push((tilde ? '~' : '') + code.slice(i));
    if (tilde) i -= 1;
    if (!code.is(i - 2, '::') || i - 3 < first) break;
    i -= 3;
  }
  return { text: parts.toReversed().join('.'), from: i };
}

/** What follows the parameters: qualifiers, initialisers, a body or the end. Null where it is no function. */
function tailOf(
  code: Code,
  parameters: number,
): { readonly end: number; readonly hasBody: boolean } | null {
  let i = code.past(parameters);
  const old = isOldStyle(code, parameters);
  let initialisers = false;
  while (code.within(i)) {
    if (code.is(i, '{')) {
      const value = initialisers && (code.isWord(i - 1) || code.is(i - 1, '>'));
      if (!value) return { end: handlersEnd(code, code.close(i) + 1), hasBody: true };
    } else if (code.is(i, ';') && !old)
      return { end: i + 1, hasBody: code.is(i - 1, 'default') || code.is(i - 1, 'delete') };
    else if (code.is(i, '}')) return null;
    else if (isColon(code, i)) initialisers = true;
    else if (code.is(i, ',') && !initialisers && !old) return null;
    i = code.pastTypes(i);
  }
  return null;
}

function isColon(code: Code, i: number): boolean {
  return code.is(i, ':') && !code.is(i, '::') && !code.is(i - 1, ':');
}

/** After the handlers of a function whose whole body is a `try`. */
function handlersEnd(code: Code, i: number): number {
  let j = i;
  while (code.within(j) && code.is(j, 'catch') && code.is(j + 1, '(')) {
    const body = code.past(j + 1);
    if (!code.is(body, '{')) break;
    j = code.close(body) + 1;
  }
  return Math.min(j, code.end);
}

/** Whether the types of the parameters be between them and the body, as before C89. */
function isOldStyle(code: Code, parameters: number): boolean {
  const after = code.past(parameters);
  if (!code.isWord(after)) return false;
  for (let i = after; code.within(i); i = code.past(i)) {
    if (code.is(i, '{')) return code.is(i - 1, ';');
    if (!code.isWord(i) && !code.isSign(i, '*,;[')) return false;
  }
  return false;
}
