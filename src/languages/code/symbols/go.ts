import type { Code } from './code.js';
import { scoped, type FoundSymbol } from './found.js';
import { walk, type Opens, type SymbolScope } from './walk.js';

/*
 * What can a fact cite by name in Go? Of `const ( A = 1; B )` the symbols are `A` and `B`, each with
 * its own part; a method is `Type.Method`.
 *
 * `symbols.ts` calls this reader. A name that is not found, or found twice, takes trust from the
 * facts that cite it: the safe error. A range that ends too early hides a change. Facts hold these
 * names and digests of the ranges, so neither may be another one for Go that is read today (`A = 1`
 * of a group stays a part of its own); what is not found yet may be. Modes are inner names.
 * `__tests__/languages/code/symbols-rust-go.test.ts` and `symbols.test.ts` beside it fail when this
 * is wrong.
 *
 * In the functions below `i` or `at` is the token that is read. They answer where `walk` goes on;
 * `open` takes what is to be read later under a name of its own.
 */

/**
 * `file`: the package; `local`: a function; `group`: what stands behind `const`, `var` or `type`
 * and is a symbol; `local-group`: the same in a function, where only functions are.
 */
type Mode = 'file' | 'local' | 'group' | 'local-group';

/** Symbols of Go: `func`, methods as `Type.Method`, types, and the constants and variables of the package. */
export function goSymbols(code: Code, found: FoundSymbol): void {
  walk<Mode>(code, 'file', (scope, i, open) => {
    switch (scope.mode) {
      case 'group':
      case 'local-group':
        return spec(code, found, scope, i, open);
      case 'file':
      case 'local':
        return statement(code, found, scope, i, open);
    }
  });
}

/** Reads at a token of the package or of a function. */
function statement(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  i: number,
  open: Opens<Mode>,
): number {
  if (code.isWord(i) && (code.newline(i) || code.is(i - 1, ';') || code.is(i - 1, '{'))) {
    if (code.is(i, 'func') && scope.mode === 'file') return functionAt(code, found, i, open) ?? i;
    const types = code.is(i, 'type');
    if (types || code.is(i, 'const') || code.is(i, 'var'))
      return declarations(code, scope, i, types, open);
    if (code.is(i + 1, ':=') && code.is(i + 3, 'func'))
      return functionValue(code, found, scope, i, open);
  }
  if (code.is(i, '{') || code.is(i, '(')) open('local', scope.name, i, code.close(i, scope.end));
  return i;
}

/** `x := func() int { … }()` is what the function answers, not the function. */
function functionValue(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  i: number,
  open: Opens<Mode>,
): number {
  const name = scoped(scope.name, code.slice(i));
  const end = statementEnd(code, i + 3, scope.end);
  if (code.is(end - 1, '}')) found.add(name, i, end);
  open('local', code.is(end - 1, '}') ? name : scope.name, i, end);
  return i + 3;
}

/** `func (r *A) name(…) { … }`, from `func` at `at` on; null where it has no name. */
function functionAt(code: Code, found: FoundSymbol, at: number, open: Opens<Mode>): number | null {
  let i = at + 1;
  let receiver = '';
  if (code.is(i, '(')) {
    receiver = receiverType(code, i);
    i = code.past(i);
  }
  if (!code.isWord(i)) return null;
  const name = scoped(receiver, code.slice(i));
  i += 1;
  if (code.is(i, '[')) i = code.past(i);
  if (!code.is(i, '(')) return null;
  const parameters = i;
  i = code.past(i);
  while (code.within(i, code.length) && !code.is(i, ';') && !lineEnds(code, i)) {
    if (code.is(i, '{') && !code.is(i - 1, 'struct') && !code.is(i - 1, 'interface')) {
      i = code.close(i, code.length) + 1;
      break;
    }
    i = code.past(i);
  }
  found.add(name, at, i);
  open('local', name, parameters, i);
  return parameters;
}

/** The type of a receiver without its star and its parameters: of `(r *List[T])`, `List`. */
function receiverType(code: Code, open: number): string {
  const end = code.mate(open);
  let type = '';
  for (let i = open + 1; code.within(i, end); i = code.past(i))
    if (code.isWord(i)) type = code.slice(i);
  return type;
}

/** Opens what stands behind `const`, `var` or `type`, be it one or a group in brackets. */
function declarations(
  code: Code,
  scope: SymbolScope<Mode>,
  at: number,
  types: boolean,
  open: Opens<Mode>,
): number {
  const wanted = types || scope.mode === 'file';
  const isGroup = code.is(at + 1, '(');
  // One declaration alone: its symbol begins at the keyword, where the scope does.
  open(
    wanted ? 'group' : 'local-group',
    scope.name,
    isGroup ? at + 1 : at,
    isGroup ? code.close(at + 1, scope.end) : statementEnd(code, at + 1, scope.end),
  );
  return at;
}

/** One specification: the names before its type or value. */
function spec(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  i: number,
  open: Opens<Mode>,
): number {
  if (!code.isWord(i)) return i;
  const end = statementEnd(code, i, scope.end);
  const first = code.is(scope.start, '(') ? i : scope.start;
  let name = scope.name;
  let j = i;
  while (code.within(j, end) && code.isWord(j)) {
    const wanted =
      scope.mode === 'group' ||
      (j === i && code.is(j + 1, '=') && code.is(j + 2, 'func') && code.is(end - 1, '}'));
    name = wanted && !code.is(j, '_') ? scoped(scope.name, code.slice(j)) : scope.name;
    if (name !== scope.name) found.add(name, first, end);
    if (!code.is(j + 1, ',')) break;
    j += 2;
  }
  open('local', name, i, end);
  return j;
}

/** Whether Go puts a semicolon in before token `i`: a line ended after a token that can end a declaration. */
function lineEnds(code: Code, i: number): boolean {
  if (!code.newline(i)) return false;
  if (code.kind(i - 1) !== 'punctuator') return true;
  return code.is(i - 1, ')') || code.is(i - 1, ']') || code.is(i - 1, '}');
}

/** Where the statement at `i` ends: at a semicolon, or a line end that stands for one. */
function statementEnd(code: Code, i: number, end: number): number {
  let j = i;
  while (code.within(j, end) && !code.is(j, ';') && !(j > i && lineEnds(code, j))) j = code.past(j);
  return Math.min(j, end);
}
