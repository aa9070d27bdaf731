import { scoped, type Reader } from './reader.js';

/*
 * What can a fact cite by name in Go? Of `const ( A = 1; B )` the symbols are `A` and `B`, each with its own part;
 * a method is `Type.Method`.
 */

/**
 * `file`: the package; `local`: a function; `group`: what stands behind `const`, `var` or `type` and is a symbol;
 * `local-group`: the same in a function, where only functions are.
 */

/** Symbols of Go: `func`, methods as `Type.Method`, types, and the constants and variables of the package. */
export function goSymbols(code: Reader): void {
  code.read({ file: statement, local: statement, group: spec, 'local-group': spec });
}

/** Reads at a token of the package or of a function. */
function statement(code: Reader, i: number): number {
  if (code.isWord(i) && (code.newline(i) || code.isSign(i - 1, ';{'))) {
    if (code.is(i, 'func') && code.mode === 'file') return functionAt(code, i) ?? i;
    const types = code.is(i, 'type');
    if (types || code.is(i, 'const') || code.is(i, 'var')) return declarations(code, i, types);
    if (code.is(i + 1, ':=') && code.is(i + 3, 'func')) return functionValue(code, i);
  }
  if (code.isSign(i, '{(')) code.open('local', code.scope, i, code.close(i));
  return i;
}

/** `x := func() int { … }()` is what the function answers, not the function. */
function functionValue(code: Reader, i: number): number {
  const name = code.scoped(code.slice(i));
  const end = statementEnd(code, i + 3);
  if (code.is(end - 1, '}')) code.add(name, i, end);
  code.open('local', code.is(end - 1, '}') ? name : code.scope, i, end);
  return i + 3;
}

/** `func (r *A) name(…) { … }`, from `func` at `at` on; null where it has no name. */
function functionAt(code: Reader, at: number): number | null {
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
  code.addWith(name, at, parameters, i);
  return parameters;
}

/** The type of a receiver without its star and its parameters: of `(r *List[T])`, `List`. */
function receiverType(code: Reader, open: number): string {
  const end = code.mate(open);
  let type = '';
  for (let i = open + 1; code.within(i, end); i = code.past(i))
    if (code.isWord(i)) type = code.slice(i);
  return type;
}

/** Opens what stands behind `const`, `var` or `type`, be it one or a group in brackets. */
function declarations(code: Reader, at: number, types: boolean): number {
  const wanted = types || code.mode === 'file';
  const isGroup = code.is(at + 1, '(');
  // One declaration alone: its symbol begins at the keyword, where the scope does.
  code.open(
    wanted ? 'group' : 'local-group',
    code.scope,
    isGroup ? at + 1 : at,
    isGroup ? code.close(at + 1) : statementEnd(code, at + 1),
  );
  return at;
}

/** One specification: the names before its type or value. */
function spec(code: Reader, i: number): number {
  if (!code.isWord(i)) return i;
  const end = statementEnd(code, i);
  const first = code.is(code.start, '(') ? i : code.start;
  let name = code.scope;
  let j = i;
  while (code.within(j, end) && code.isWord(j)) {
    const wanted =
      code.mode === 'group' ||
      (j === i && code.is(j + 1, '=') && code.is(j + 2, 'func') && code.is(end - 1, '}'));
    name = wanted && !code.is(j, '_') ? code.scoped(code.slice(j)) : code.scope;
    if (name !== code.scope) code.add(name, first, end);
    if (!code.is(j + 1, ',')) break;
    j += 2;
  }
  code.open('local', name, i, end);
  return j;
}

/** Whether Go puts a semicolon in before token `i`: a line ended after a token that can end a declaration. */
function lineEnds(code: Reader, i: number): boolean {
  if (!code.newline(i)) return false;
  if (code.kind(i - 1) !== 'punctuator') return true;
  return code.isSign(i - 1, ')]}');
}

/** Where the statement at `i` ends: at a semicolon, or a line end that stands for one. */
function statementEnd(code: Reader, i: number): number {
  let j = i;
  while (code.within(j) && !code.is(j, ';') && !(j > i && lineEnds(code, j))) j = code.past(j);
  return Math.min(j, code.end);
}
