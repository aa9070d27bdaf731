import type { Code } from './code.js';
import { scoped, type FoundSymbol } from './found.js';

/**
 * Something that is open: what an `end` closes, or (`line`) what the end of its statement closes: `def a = 1`, `A = …`.
 */
interface Opened {
  readonly kind: 'type' | 'method' | 'block' | 'line';
  readonly name: string;
  /** The first token of the symbol; null where it is none. */
  readonly first: number | null;
}

/** Words that an `end` closes wherever they stand. */
const ALWAYS: ReadonlySet<string> = new Set(['begin', 'case', 'for']);
/** Words that an `end` closes, unless they stand behind a statement. */
const MODIFIERS: ReadonlySet<string> = new Set(['if', 'unless', 'while', 'until']);
/** Words whose `do` needs no `end` of its own. */
const LOOPS: ReadonlySet<string> = new Set(['while', 'until', 'for']);
/** Words after which a new statement or value begins on the same line. */
const BEFORE_STATEMENT: ReadonlySet<string> = new Set([
  'then',
  'else',
  'do',
  'begin',
  'and',
  'or',
  'not',
  'ensure',
  'elsif',
  'when',
  'in',
  'if',
  'unless',
  'while',
  'until',
]);
/** Words that the next line carries on. */
const CARRIED: ReadonlySet<string> = new Set(['and', 'or', 'not']);
/** Punctuators that may end a value. */
const VALUE_END: ReadonlySet<string> = new Set([')', ']', '}']);

/** Symbols of Ruby: modules, classes, methods (`def self.a` is `Type.a`), constants. `A::B` is `A.B`. */
export function rubySymbols(code: Code, found: FoundSymbol): void {
  const open: Opened[] = [];
  /** Brackets that are open run up to here: a line that begins before is no new statement. */
  let bracketed = -1;
  /** Whether the `do` of a loop may come on this line. */
  let loop = false;
  const scope = (): string => open.at(-1)?.name ?? '';
  const close = (end: number): void => {
    const top = open.pop();
    if (top !== undefined && top.first !== null) found.add(top.name, top.first, end);
  };
  const closeLines = (end: number): void => {
    while (open.at(-1)?.kind === 'line') close(end);
  };
  let i = 0;
  while (code.within(i, code.length)) {
    const begins = beginsStatement(code, i);
    if (begins && i > bracketed) closeLines(i);
    if (begins) loop = false;
    if (!code.is(i, '<')) bracketed = Math.max(bracketed, code.mate(i));
    if (!code.isWord(i) || isName(code, i)) {
      i += 1;
      continue;
    }
    const word = code.slice(i);
    if (word === 'end') {
      closeLines(i);
      close(i + 1);
    } else if (word === 'def') {
      const method = methodAt(code, i);
      if (method !== null) {
        open.push({
          kind: method.endless ? 'line' : 'method',
          name: scoped(scope(), method.name),
          first: i,
        });
        i = method.after;
        continue;
      }
    } else if (
      (word === 'class' || word === 'module') &&
      (code.isWord(i + 1) || code.is(i + 1, '::') || code.is(i + 1, '<<'))
    ) {
      const path = pathAt(code, i + 1);
      open.push({
        kind: 'type',
        name: path.name === '' ? scope() : scoped(scope(), path.name),
        first: path.name === '' ? null : i,
      });
      i = path.after;
      continue;
    } else if (word === 'do') {
      if (!loop) open.push({ kind: 'block', name: scope(), first: null });
      loop = false;
    } else if (ALWAYS.has(word) || (MODIFIERS.has(word) && !isModifier(code, i))) {
      open.push({ kind: 'block', name: scope(), first: null });
      if (LOOPS.has(word)) loop = true;
    } else if (
      begins &&
      isConstant(code, i, word) &&
      ['type', undefined].includes(open.at(-1)?.kind)
    )
      open.push({ kind: 'line', name: scoped(scope(), word), first: i });
    i += 1;
  }
  while (open.length > 0) close(code.length);
}

function isConstant(code: Code, i: number, word: string): boolean {
  return (
    /^\p{Lu}/u.test(word) &&
    code.is(i + 1, '=') &&
    !code.is(i + 1, '==') &&
    !code.is(i + 1, '=>') &&
    !code.is(i + 1, '=~')
  );
}

/** Whether a keyword at `i` is only a name: `x.class`, `X::class`, `:end`, `if: 1`. */
export function isName(code: Code, i: number): boolean {
  if (code.is(i - 1, '.') && !code.is(i - 2, '..')) return true;
  if (code.is(i - 1, ':') && code.glued(i)) return true;
  return code.is(i + 1, ':') && code.glued(i + 1) && !code.is(i + 1, '::');
}

/** Whether token `i` is the first of a statement: of a line that nothing carries on, or after a semicolon. */
export function beginsStatement(code: Code, i: number): boolean {
  if (code.is(i - 1, ';')) return true;
  if (!code.newline(i)) return false;
  if (code.is(i, '.') && !code.is(i, '..')) return false;
  if (code.is(i, '&.')) return false;
  return code.kind(i - 1) === 'punctuator'
    ? code.isAny(i - 1, VALUE_END) || code.is(i - 1, '|')
    : !code.isAny(i - 1, CARRIED);
}

/** Whether `if` or `while` at `i` stands behind the statement that it is about. */
export function isModifier(code: Code, i: number): boolean {
  const carried = code.is(i - 1, '\\');
  if (code.newline(i) && !carried) return false;
  const before = carried ? i - 2 : i - 1;
  if (code.isWord(before)) return isName(code, before) || !BEFORE_STATEMENT.has(code.slice(before));
  return code.kind(before) !== 'punctuator' || code.isAny(before, VALUE_END);
}

/** `A::B`, after which a superclass may follow; of `<< self` no name. */
function pathAt(code: Code, at: number): { readonly name: string; readonly after: number } {
  if (code.is(at, '<<')) return { name: '', after: at + 3 };
  let i = code.is(at, '::') ? at + 2 : at;
  let name = code.slice(i);
  i += 1;
  while (code.is(i, '::') && code.isWord(i + 2) && code.within(i, code.length)) {
    name = `${name}.${code.slice(i + 2)}`;
    i += 3;
  }
  return { name, after: i };
}

export function methodAt(
  code: Code,
  at: number,
): { readonly name: string; readonly after: number; readonly endless: boolean } | null {
  let i = at + 1;
  // `def self.a`, `def (object).a`
  const dot = code.past(i);
  if (
    (code.isWord(i) || code.is(i, '(')) &&
    !code.newline(dot) &&
    (code.is(dot, '.') || code.is(dot, '::'))
  )
    i = code.is(dot, '.') ? dot + 1 : dot + 2;
  let name = code.slice(i);
  if (code.isWord(i)) {
    i += 1;
    // `def a=(value)`; `def a = 1` has a blank before.
    if (code.is(i, '=') && code.glued(i)) {
      name = `${name}=`;
      i += 1;
    }
  } else {
    if (code.kind(i) !== 'punctuator' || code.is(i, '(')) return null;
    const first = i;
    i += 1;
    while (
      code.within(i, first + 3) &&
      code.glued(i) &&
      code.kind(i) === 'punctuator' &&
      !code.is(i, '(') &&
      !code.is(i, ';')
    )
      i += 1;
    name = code.text.slice(code.from(first), code.to(i - 1));
  }
  const after = code.is(i, '(') && !code.newline(i) ? code.past(i) : i;
  return {
    name,
    after: i,
    endless: code.is(after, '=') && !code.newline(after) && !code.is(after, '=='),
  };
}
