import { words } from '../../../text/words.js';
import type { Code } from './code.js';
import { functionHead, type FunctionHead } from './cpp-functions.js';
import { scoped, type FoundSymbol } from './found.js';
import { walk, type Opens, type SymbolScope } from './walk.js';

/*
 * What can a fact cite by name in C and C++? Of `namespace n { class A { int b; }; }` the symbols
 * are `A` and `A.b`: a namespace is no part of a name, and `A::f` is `A.f`.
 *
 * `symbols.ts` calls this reader; `cpp-functions.ts` reads the head of a function. A name that is
 * not found, or found twice, takes trust from the facts that cite it: the safe error. A range that
 * ends too early hides a change. Facts hold these names and digests of the ranges, so no name may
 * change its form and no range its ends; what is not found yet may be. Modes are inner names.
 * `__tests__/languages/code/symbols-c.test.ts` and `symbols-agreement.test.ts` beside it fail when
 * this is wrong.
 */

/** `file`: a file or namespace; `members` of a class; `local`: statements. */
type Mode = 'file' | 'members' | 'local';

const KEYS = words('class struct union enum');

/**
 * Symbols of C and C++: functions, classes, structs, enums, aliases, fields, constants with a
 * value. Namespaces are no part of a name; `A::f` is `A.f`. A function that is only declared counts
 * where the same text does not define it.
 */
export function cppSymbols(code: Code, found: FoundSymbol): void {
  const declared: { readonly name: string; readonly first: number; readonly end: number }[] = [];
  const defined = new Set<string>();
  const reader = new Reader(code, found, (name, first, end, hasBody) => {
    if (hasBody) {
      defined.add(name);
      found.add(name, first, end);
    } else declared.push({ name, first, end });
  });
  walk<Mode>(code, 'file', (scope, i, open) =>
    scope.mode === 'local' ? reader.local(scope, i, open) : reader.declaration(scope, i, open),
  );
  for (const { name, first, end } of declared) if (!defined.has(name)) found.add(name, first, end);
}

class Reader {
  constructor(
    private readonly code: Code,
    private readonly found: FoundSymbol,
    private readonly addFunction: (
      name: string,
      first: number,
      end: number,
      hasBody: boolean,
    ) => void,
  ) {}

  declaration(scope: SymbolScope<Mode>, first: number, open: Opens<Mode>): number {
    const { code } = this;
    if (code.is(first, ')')) return first;
    const label = scope.mode === 'members' ? this.accessLabel(first) : null;
    if (label !== null) return label;
    const wrapper = this.wrapper(scope, first);
    if (wrapper !== null) return wrapper;
    let i = first;
    while (code.within(i, scope.end) && code.is(i, 'template') && code.is(i + 1, '<')) {
      i = code.pastTypes(i + 1);
      if (code.is(i, 'requires')) i = code.past(i + 1);
      if (code.is(i, '<')) i = code.pastTypes(i);
    }
    if (code.is(i, 'using')) return this.alias(scope, first, i);
    const type = this.typeAt(scope, first, i, open);
    if (type !== null) return type;
    if (code.is(i, 'typedef')) return this.typedef(scope, first, i);
    const head = functionHead(code, i, scope.end, scope.mode === 'file');
    if (head !== null) return this.functionAt(scope, first, head, open);
    return this.variable(scope, first, i, open);
  }

  /** Behind `public:`, `signals:`, `public slots:`. */
  private accessLabel(first: number): number | null {
    const { code } = this;
    const colon = code.isWord(first + 1) ? first + 2 : first + 1;
    if (!code.is(colon, ':') || code.is(colon, '::')) return null;
    return /^(?:public|protected|private|signals|slots|Q_SIGNALS)$/.test(code.slice(first))
      ? colon + 1
      : null;
  }

  local(scope: SymbolScope<Mode>, i: number, open: Opens<Mode>): number {
    const { code } = this;
    const begins = code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}');
    return (begins ? this.typeAt(scope, i, i, open) : null) ?? i;
  }

  /** `namespace a::b {`, `extern "C" {`: what is in them is as if it stood in the file. */
  private wrapper(scope: SymbolScope<Mode>, first: number): number | null {
    const { code } = this;
    let i = code.is(first, 'inline') ? first + 1 : first;
    if (code.is(i, 'extern') && code.is(i + 2, '{')) return i + 3;
    if (!code.is(i, 'namespace')) return null;
    while (code.within(i, scope.end) && !code.is(i, '{') && !code.is(i, ';')) i = code.past(i);
    return i + 1;
  }

  private alias(scope: SymbolScope<Mode>, first: number, at: number): number {
    const { code } = this;
    const end = this.statementEnd(at, scope.end);
    if (code.is(at + 2, '='))
      this.found.add(scoped(scope.name, code.slice(at + 1)), first, this.withSemicolon(end));
    return end;
  }

  private typedef(scope: SymbolScope<Mode>, first: number, at: number): number {
    const { code } = this;
    const end = this.statementEnd(at, scope.end);
    const word = this.declaredAt(end - 1);
    if (code.isWord(word) && word > at + 1)
      this.found.add(scoped(scope.name, code.slice(word)), first, this.withSemicolon(end));
    return end;
  }

  private statementEnd(i: number, limit: number): number {
    const { code } = this;
    let end = i;
    while (code.within(end, limit) && !code.is(end, ';') && !code.is(end, '}'))
      end = code.past(end);
    return end;
  }

  private withSemicolon(end: number): number {
    return this.code.is(end, ';') ? end + 1 : end;
  }

  /** The name that the declarator ending at `last` declares: of `(*compare)(int)` or `rows[2][3]`. */
  private declaredAt(last: number): number {
    const { code } = this;
    let word = last;
    while (code.is(word, ']') || code.is(word, ')') || code.isAny(word, ATTRIBUTES)) {
      const inner =
        code.isWord(word) ||
        (code.is(word, ')') && (code.is(word + 1, '(') || code.is(word + 1, '[')));
      word = (inner ? word : code.mate(word)) - 1;
    }
    return word;
  }

  /**
   * A class, struct, union or enum with a body, or null. The symbol ends with the semicolon,
   * whatever it declares on the way.
   */
  private typeAt(
    scope: SymbolScope<Mode>,
    first: number,
    at: number,
    open: Opens<Mode>,
  ): number | null {
    const { code } = this;
    let i = at;
    const isTypedef = code.is(i, 'typedef');
    while (code.within(i, scope.end) && code.isAny(i, BEFORE_KEY)) i += 1;
    if (!code.isAny(i, KEYS)) return null;
    const head = this.typeHead(i + 1, scope.end);
    if (head === null) return null;
    const { name, body } = head;
    const close = code.close(body, scope.end);
    const end = this.declaratorsEnd(close + 1, scope.end, isTypedef);
    if (code.is(end, '(')) return null;
    const whole = this.withSemicolon(end);
    const aliased = this.declaredAt(end - 1);
    const alias = isTypedef && code.isWord(aliased) ? code.slice(aliased) : '';
    const own = name === '' ? alias : name;
    const full = own === '' ? scope.name : scoped(scope.name, own);
    if (full !== scope.name) this.found.add(full, first, whole);
    if (alias !== '' && alias !== own) this.found.add(scoped(scope.name, alias), first, whole);
    open('local', scope.name, close, whole);
    open(code.is(i, 'enum') ? 'local' : 'members', full, body, close);
    return body + 1;
  }

  /** The name of a type, empty where it has none, and the brace of its body; null where it has no body. */
  private typeHead(
    from: number,
    limit: number,
  ): { readonly name: string; readonly body: number } | null {
    const { code } = this;
    let name = '';
    let bases = false;
    let i = from;
    while (code.within(i, limit) && !code.is(i, '{')) {
      if (code.is(i, '::')) {
        i += 2;
        continue;
      }
      if (code.is(i, ':')) bases = true;
      else if (!bases && this.isNameOfType(i))
        name = code.is(i - 2, '::') ? `${name}.${code.slice(i)}` : code.slice(i);
      else if ((!bases && this.isOtherBracket(i)) || code.isSign(i, ';=')) return null;
      i = code.pastTypes(i);
    }
    return code.is(i, '{') ? { name, body: i } : null;
  }

  private isNameOfType(i: number): boolean {
    const { code } = this;
    return code.isWord(i) && !code.is(i, 'final') && !code.is(i + 1, '(');
  }

  /** Whether a bracket at `i` is neither of an attribute nor of a macro. */
  private isOtherBracket(i: number): boolean {
    return this.code.is(i, '(') && !this.code.isAny(i - 1, ATTRIBUTES) && !this.isMacro(i);
  }

  /** Whether what stands before the bracket at `i` is the call of a macro before a name, as `class EXPORT(1) A`. */
  private isMacro(i: number): boolean {
    return /^[A-Z_\d]+$/.test(this.code.slice(i - 1)) && this.code.isWord(this.code.past(i));
  }

  /** The end of `x = { … }` behind a type; where the semicolon was forgotten, that of the line. */
  private declaratorsEnd(i: number, end: number, isTypedef: boolean): number {
    const { code } = this;
    let j = i;
    while (code.within(j, end) && !code.is(j, ';') && !code.is(j, '}')) {
      if (!isTypedef && code.newline(j)) break;
      j = code.past(j);
    }
    return j;
  }

  private functionAt(
    scope: SymbolScope<Mode>,
    first: number,
    head: FunctionHead,
    open: Opens<Mode>,
  ): number {
    const begin = head.restart ?? first;
    const name = scoped(scope.name, head.name);
    this.addFunction(name, begin, head.end, head.hasBody);
    open('local', name, head.parameters, head.end);
    return head.parameters;
  }

  private variable(scope: SymbolScope<Mode>, first: number, at: number, open: Opens<Mode>): number {
    const { code } = this;
    const read = this.readVariable(at, scope.end);
    const whole = this.withSemicolon(read.end);
    const isSymbol =
      !read.isOther &&
      (read.isValued || scope.mode === 'members') &&
      code.isWord(read.name) &&
      read.name > at &&
      !code.is(at, 'friend') &&
      !code.is(read.name, 'const');
    const name = isSymbol ? scoped(scope.name, code.slice(read.name)) : scope.name;
    if (isSymbol) this.found.add(name, first, whole);
    open('local', name, at, whole);
    return at;
  }

  /** Reads what may be a variable up to its semicolon, or up to where it ends without one. */
  private readVariable(at: number, limit: number): ReadVariable {
    const { code } = this;
    let end = at;
    let name: number | null = null;
    let [isValued, isOther] = [false, false];
    while (code.within(end, limit) && !code.isSign(end, ';}')) {
      if (name === null && this.endsName(end)) name = end - 1;
      if (code.isSign(end, '={')) isValued = true;
      if (code.is(end, ',') || (!isValued && this.isCall(end))) isOther = true;
      end = code.is(end, '<') && !isValued ? code.pastTypes(end) : code.past(end);
      if (name !== null && this.endsUnsaid(end, name)) break;
    }
    return { name: name ?? end - 1, end, isValued, isOther };
  }

  /** Whether a name ends before `i`: a value, a size or the width of a field follows. */
  private endsName(i: number): boolean {
    const { code } = this;
    if (code.isSign(i, '={')) return true;
    if (code.is(i, '[')) return code.isWord(i - 1);
    return code.is(i, ':') && !code.is(i, '::') && !code.is(i - 1, ':');
  }

  private isCall(i: number): boolean {
    return this.code.is(i, '(') && !this.code.isAny(i - 1, ATTRIBUTES);
  }

  /** A body that nothing explains ends what it is of; so does a macro that stands alone on its line. */
  private endsUnsaid(end: number, name: number): boolean {
    const { code } = this;
    return code.is(end - 1, '}') && code.newline(end) && !code.is(name + 1, '=');
  }
}

/** What may be a variable. */
interface ReadVariable {
  /** The token of its name, if it is one. */
  readonly name: number;
  readonly end: number;
  readonly isValued: boolean;
  /** Several variables, or a call. */
  readonly isOther: boolean;
}

const BEFORE_KEY = words('typedef static const constexpr volatile extern inline friend');
/** Words whose brackets declare nothing. */
const ATTRIBUTES = words(`
  alignas __declspec __attribute__ __attribute _Alignas decltype typeof __typeof__`);
