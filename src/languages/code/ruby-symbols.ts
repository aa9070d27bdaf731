import { wordSet } from '../../text/words.js';
import type { Code } from './symbols/code.js';
import { type Reader, scoped } from './symbols/reader.js';

/* The named parts of Ruby. */

/** What an `end` closes, or (`line`) the end of its statement: `def a = 1`, `A = …`. */
interface Opened {
  readonly kind: 'type' | 'method' | 'block' | 'line';
  readonly name: string;
  /** The first token of the symbol; null where it is none. */
  readonly first: number | null;
}

/** Words that an `end` closes wherever they stand. */
const ALWAYS = wordSet('begin case for');

/** Words that an `end` closes, unless they are behind a statement. */
export const RUBY_CONDITIONS = wordSet('if unless while until');

/** Words whose `do` needs no `end` of its own. */
export const RUBY_LOOPS = wordSet('while until for');

/** Words after which a new statement or value begins on the same line. */
const BEFORE_STATEMENT = wordSet(`
  then else do begin and or not ensure elsif when in if unless while until`);

/** Words that the next line carries on. */
const CARRIED = wordSet('and or not');

const VALUE_END = wordSet(') ] }');

/** Symbols of Ruby: modules, classes, methods (`def self.a` is `Type.a`), constants. `A::B` is `A.B`. */
export function rubySymbols(code: Reader): void {
  new Statements(code).run();
}

class Statements {
  private readonly open: Opened[] = [];
  /** Brackets that are open run up to here: a line that begins before is no new statement. */
  private bracketed = -1;
  /** Whether the `do` of a loop may come on this line. */
  private loop = false;

  constructor(private readonly code: Reader) {}

  run(): void {
    const { code } = this;
    let i = 0;
    while (code.within(i, code.length)) {
      const begins = beginsStatement(code, i);
      if (begins && i > this.bracketed) this.closeLines(i);
      if (begins) this.loop = false;
      if (!code.is(i, '<')) this.bracketed = Math.max(this.bracketed, code.mate(i));
      i = code.isWord(i) && !isName(code, i) ? this.word(i, begins) : i + 1;
    }
    while (this.open.length > 0) this.close(code.length);
  }

  private get scope(): string {
    return this.open.at(-1)?.name ?? '';
  }

  private close(end: number): void {
    const top = this.open.pop();
    if (top !== undefined && top.first !== null) this.code.add(top.name, top.first, end);
  }

  /** Ends what ends with its statement: `def a = 1`, `A = 1`. */
  private closeLines(end: number): void {
    while (this.open.at(-1)?.kind === 'line') this.close(end);
  }

  /** Opens or closes what the word at `i` says, and returns where to go on. */
  private word(i: number, begins: boolean): number {
    const word = this.code.slice(i);
    switch (word) {
      case 'end':
        this.closeLines(i);
        this.close(i + 1);
        return i + 1;
      case 'def':
        return this.method(i);
      case 'do':
        if (!this.loop) this.openBlock();
        this.loop = false;
        return i + 1;
      case 'class':
      case 'module':
        if (this.isTypeHead(i)) return this.type(i);
    }
    if (ALWAYS.has(word) || (RUBY_CONDITIONS.has(word) && !isModifier(this.code, i))) {
      this.openBlock();
      if (RUBY_LOOPS.has(word)) this.loop = true;
    } else if (begins && isConstant(this.code, i, word) && this.holdsConstants)
      this.open.push({ kind: 'line', name: scoped(this.scope, word), first: i });
    return i + 1;
  }

  private openBlock(): void {
    this.open.push({ kind: 'block', name: this.scope, first: null });
  }

  /** Whether constants are symbols here: in a file and in a type. */
  private get holdsConstants(): boolean {
    const top = this.open.at(-1);
    return top === undefined || top.kind === 'type';
  }

  /** Opens the method whose `def` is at `i`, and returns where to go on. */
  private method(i: number): number {
    const method = methodAt(this.code, i);
    if (method === null) return i + 1;
    const name = scoped(this.scope, method.name);
    this.open.push({ kind: method.endless ? 'line' : 'method', name, first: i });
    return method.after;
  }

  /** Whether `class` or `module` at `i` begins one: a name or `<< self` follows. */
  private isTypeHead(i: number): boolean {
    const { code } = this;
    return code.isWord(i + 1) || code.is(i + 1, '::') || code.is(i + 1, '<<');
  }

  private type(i: number): number {
    const path = pathAt(this.code, i + 1);
    const isNamed = path.name !== '';
    const name = isNamed ? scoped(this.scope, path.name) : this.scope;
    this.open.push({ kind: 'type', name, first: isNamed ? i : null });
    return path.after;
  }
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

/** Whether `if` or `while` at `i` is behind the statement that it is about. */
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

/** The method whose `def` is at `at`, and whether it ends with its statement; null where no name follows. */
export function methodAt(
  code: Code,
  at: number,
): { readonly name: string; readonly after: number; readonly endless: boolean } | null {
  const first = pastReceiver(code, at + 1);
  const i = code.isWord(first) ? pastWord(code, first) : pastOperator(code, first);
  if (i === null) return null;
  const after = code.is(i, '(') && !code.newline(i) ? code.past(i) : i;
  return {
    name: code.text.slice(code.from(first), code.to(i - 1)),
    after: i,
    endless: code.is(after, '=') && !code.newline(after) && !code.is(after, '=='),
  };
}

/** Behind `self.` of `def self.a`, or `(object).` of `def (object).a`. */
function pastReceiver(code: Code, i: number): number {
  const dot = code.past(i);
  if ((!code.isWord(i) && !code.is(i, '(')) || code.newline(dot)) return i;
  if (code.is(dot, '.')) return dot + 1;
  return code.is(dot, '::') ? dot + 2 : i;
}

/** Behind `a`, or `a=` of `def a=(value)`; `def a = 1` has a blank before. */
function pastWord(code: Code, i: number): number {
  return code.is(i + 1, '=') && code.glued(i + 1) ? i + 2 : i + 1;
}

/** Behind an operator such as `<=>`; null where none is there. */
function pastOperator(code: Code, first: number): number | null {
  if (code.kind(first) !== 'punctuator' || code.is(first, '(')) return null;
  let i = first + 1;
  while (
    code.within(i, first + 3) &&
    code.glued(i) &&
    code.kind(i) === 'punctuator' &&
    !code.isSign(i, '(;')
  )
    i += 1;
  return i;
}
