import type { Code } from './code.js';
import { expressionEnd, newStatement, typeEnd } from './ecmascript-ends.js';
import { classify, literalKey } from './ecmascript-values.js';
import { scoped, type Found } from './found.js';
import { walk, type Opens, type Scope } from './walk.js';

/**
 * `module`: statements whose variables are symbols; `local`: statements and expressions whose variables are not, unless they
 * are bound to a function or class; `class` and `object`: members; the two of declarators: the parts of one `const`.
 */
type Mode = 'module' | 'local' | 'class' | 'object' | 'module-names' | 'local-names';

const PREFIXES: ReadonlySet<string> = new Set(['export', 'default', 'declare', 'abstract', 'async']);
const MODIFIERS: ReadonlySet<string> = new Set(['public', 'private', 'protected', 'static', 'readonly', 'abstract', 'override', 'declare', 'async', 'accessor', 'get', 'set']);
const ENDS_NAME = '(=;:?!<,}';

/** Symbols of JavaScript and TypeScript. */
export function ecmascriptSymbols(code: Code, found: Found): void {
  walk<Mode>(code, 'module', (scope, i, open) => {
    switch (scope.mode) {
      case 'class':
        return member(code, found, scope, i, open);
      case 'object':
        return entry(code, found, scope, i, open);
      case 'module-names':
      case 'local-names':
        return declarator(code, found, scope, i, open);
      case 'module':
      case 'local':
        return statement(code, found, scope, i, open);
    }
  });
}

function statement(code: Code, found: Found, scope: Scope<Mode>, i: number, open: Opens<Mode>): number {
  if ((code.isWord(i) || code.is(i, '@')) && beginsStatement(code, i)) {
    const next = declaration(code, found, scope, i, open) ?? assignment(code, found, scope, i, open);
    if (next !== null) return next;
  }
  if (code.is(i, 'class') && !code.is(i - 1, '.') && (code.is(i + 1, '{') || code.isWord(i + 1))) {
    // A class without a name of its own, as a mixin returns it: its members are of what is around it.
    const body = braceAfter(code, i + 1, scope.end);
    if (body !== null) {
      open('class', scope.name, body + 1, code.close(body, scope.end));
      return body + 1;
    }
  }
  if (code.is(i, '{') || code.is(i, '(') || code.is(i, '[')) open('local', scope.name, i + 1, code.close(i, scope.end));
  return i + 1;
}

function beginsStatement(code: Code, i: number): boolean {
  if (code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}')) return true;
  if (code.is(i - 1, ':')) return code.is(i, 'const') || code.is(i, 'let') || code.is(i, 'var');
  return newStatement(code, i);
}

/** Where to go on after the head of the declaration at `first`, or null where none begins there. */
function declaration(code: Code, found: Found, scope: Scope<Mode>, first: number, open: Opens<Mode>): number | null {
  let i = first;
  let isDefault = false;
  while (code.within(i, scope.end)) {
    if (code.is(i, '@')) i = pastDecorator(code, i);
    else if (code.isAny(i, PREFIXES) && (code.is(i, 'default') ? code.is(i - 1, 'export') : code.isWord(i + 1) || code.is(i + 1, '@'))) {
      isDefault ||= code.is(i, 'default');
      i += 1;
    } else break;
  }
  if (code.is(i, 'function')) return functionAt(code, found, scope, first, i, isDefault, open);
  if (code.is(i, 'class') && (isDefault || (code.isWord(i + 1) && !code.is(i + 1, 'extends')))) {
    const name = code.isWord(i + 1) && !code.is(i + 1, 'extends') ? code.slice(i + 1) : 'default';
    return classAt(code, found, scoped(scope.name, name), first, i, scope.end, open);
  }
  if (isDefault) return code.is(i, 'interface') ? null : defaultAt(code, found, scope, first, i, open);
  if (code.is(i, 'const') && code.is(i + 1, 'enum')) i += 1;
  const named = code.isWord(i + 1) && !code.newline(i + 1);
  if (code.is(i, 'const') || code.is(i, 'let') || code.is(i, 'var')) return variables(code, scope, first, i, open);
  if (!named) return (code.is(i, 'namespace') || code.is(i, 'module') || code.is(i, 'global')) ? namespaceAt(code, found, scope, first, i, open) : null;
  const name = scoped(scope.name, code.slice(i + 1));
  if (code.is(i, 'interface') || code.is(i, 'enum')) {
    const body = braceAfter(code, i + 2, scope.end);
    if (body === null) return null;
    const end = code.close(body, scope.end);
    found.add(name, first, end + 1);
    return code.is(i, 'interface') ? end + 1 : body;
  }
  if (code.is(i, 'type') && (code.is(i + 2, '=') || code.is(i + 2, '<'))) {
    const is = code.is(i + 2, '<') ? code.pastTypes(i + 2) : i + 2;
    if (!code.is(is, '=')) return null;
    const end = statementEnd(code, aliasEnd(code, is + 1, scope.end), scope.end);
    found.add(name, first, end);
    return end;
  }
  if (code.is(i, 'namespace') || code.is(i, 'module')) return namespaceAt(code, found, scope, first, i, open);
  return null;
}

/** A type alias ends where its type does; a line that begins with `|` or `&` carries it on. */
function aliasEnd(code: Code, i: number, end: number): number {
  let j = i;
  while (code.within(j, end)) {
    const next = typeEnd(code, j, end);
    if (next <= j || !code.is(next, '{')) return Math.max(next, j);
    j = next;
  }
  return j;
}

function statementEnd(code: Code, i: number, end: number): number {
  return i < end && code.is(i, ';') ? i + 1 : i;
}

export function pastDecorator(code: Code, at: number): number {
  let i = at + 1;
  if (code.is(i, '(')) return code.past(i);
  i += 1;
  while (code.is(i, '.') && code.within(i, code.length)) i += 2;
  return code.is(i, '(') && !code.newline(i) ? code.past(i) : i;
}

/** The first brace at this level, where a body begins; null where the statement ends before. */
function braceAfter(code: Code, i: number, end: number): number | null {
  let j = i;
  while (code.within(j, end)) {
    if (code.is(j, '{')) {
      if (!code.is(j - 1, 'extends') && !(code.is(j - 1, ',') && !code.newline(j))) return j;
    } else if (code.is(j, ';') || code.is(j, '}') || code.is(j, ')')) return null;
    j = code.pastTypes(j);
  }
  return null;
}

function functionAt(code: Code, found: Found, scope: Scope<Mode>, first: number, at: number, isDefault: boolean, open: Opens<Mode>): number | null {
  let i = at + 1;
  if (code.is(i, '*')) i += 1;
  const named = code.isWord(i);
  if (!named && !isDefault) return null;
  const name = scoped(scope.name, named ? code.slice(i) : 'default');
  if (named) i += 1;
  if (code.is(i, '<')) i = code.pastTypes(i);
  if (!code.is(i, '(')) return null;
  const end = bodyEnd(code, code.past(i), scope.end);
  found.add(name, first, end);
  open('local', name, i, end);
  open('local', name, i + 1, code.close(i, end));
  return i + 1;
}

/** The end of what comes after a list of parameters: a type, then a body or the end of the signature. */
function bodyEnd(code: Code, i: number, end: number): number {
  let j = code.is(i, ':') ? typeEnd(code, i + 1, end) : i;
  if (code.is(j, '{') && (j === i || !code.newline(j) || code.is(i, ':'))) return code.close(j, end) + 1;
  while (code.within(j, end) && !code.is(j, ';') && !code.is(j, ',') && !code.is(j, '}') && !code.newline(j)) j = code.past(j);
  return statementEnd(code, j, end);
}

function classAt(code: Code, found: Found, name: string, first: number, at: number, limit: number, open: Opens<Mode>): number | null {
  const body = braceAfter(code, at + 1, limit);
  if (body === null) return null;
  const end = code.close(body, limit);
  found.add(name, first, end + 1);
  open('class', name, body + 1, end);
  return body + 1;
}

function defaultAt(code: Code, found: Found, scope: Scope<Mode>, first: number, i: number, open: Opens<Mode>): number {
  const end = valueEnd(code, i, scope.end);
  const name = scoped(scope.name, 'default');
  found.add(name, first, statementEnd(code, end, scope.end));
  return openValue(code, name, 'module', i, end, open);
}

function namespaceAt(code: Code, found: Found, scope: Scope<Mode>, first: number, at: number, open: Opens<Mode>): number | null {
  let i = at + 1;
  let name = scope.name;
  // A module in quotes is a wrapper of a file's declarations, as `global` is; their names stay their own.
  if (code.isWord(i) && !code.is(at, 'global')) {
    name = scoped(name, code.slice(i));
    i += 1;
    while (code.is(i, '.') && code.isWord(i + 1) && code.within(i, scope.end)) {
      name = scoped(name, code.slice(i + 1));
      i += 2;
    }
  } else if (code.kind(i) === 'string') i += 1;
  if (!code.is(i, '{')) return null;
  const end = code.close(i, scope.end);
  if (name !== scope.name) found.add(name, first, end + 1);
  open('module', name, i + 1, end);
  return i + 1;
}

/** Opens the declarators of `const`, `let` or `var` at `at`: each is read on its own, in `declarator`. */
function variables(code: Code, scope: Scope<Mode>, first: number, at: number, open: Opens<Mode>): number | null {
  if (!code.isWord(at + 1) && !code.is(at + 1, '{') && !code.is(at + 1, '[')) return null;
  let end = at + 1;
  while (code.within(end, scope.end)) {
    end = declaratorEnd(code, end, scope.end);
    if (!code.is(end, ',')) break;
    end += 1;
  }
  // The scope begins at the first token of the statement, which one declarator alone has as its own.
  open(scope.mode === 'module' ? 'module-names' : 'local-names', scope.name, first, statementEnd(code, end, scope.end));
  return at + 1;
}

function declaratorValue(code: Code, i: number, end: number): number {
  let j = code.isWord(i) ? i + 1 : code.past(i);
  if (code.is(j, '!')) j += 1;
  if (code.is(j, ':')) j = typeEnd(code, j + 1, end);
  return j;
}

function declaratorEnd(code: Code, i: number, end: number): number {
  const is = declaratorValue(code, i, end);
  return code.is(is, '=') && is < end ? valueEnd(code, is + 1, end) : is;
}

function declarator(code: Code, found: Found, scope: Scope<Mode>, i: number, open: Opens<Mode>): number {
  if (code.is(i, ',') || code.is(i, ';')) return i + 1;
  const is = declaratorValue(code, i, scope.end);
  const valued = code.is(is, '=') && is < scope.end;
  const end = valued ? valueEnd(code, is + 1, scope.end) : is;
  const level = scope.mode === 'module-names' ? 'module' : 'local';
  const sort = valued ? classify(code, is + 1, end).sort : 'other';
  const wanted = code.isWord(i) && (level === 'module' || sort === 'function' || sort === 'class');
  const name = wanted ? scoped(scope.name, code.slice(i)) : scope.name;
  const alone = (code.is(i - 1, 'const') || code.is(i - 1, 'let') || code.is(i - 1, 'var')) && end >= scope.end - 1 && !code.is(end, ',');
  if (wanted) found.add(name, alone ? scope.start : i, alone ? scope.end : end);
  if (!valued) {
    if (code.isWord(i)) return is;
    open('local', scope.name, i, is);
    return i + 1;
  }
  return openValue(code, name, wanted ? level : 'local', is + 1, end, open);
}

/** Opens the value from `i` to `end` under a name, and answers where to go on. */
function openValue(code: Code, name: string, level: 'module' | 'local', i: number, end: number, open: Opens<Mode>): number {
  const { sort } = classify(code, i, end);
  open('local', name, i - 1, end);
  if (sort === 'object' && level === 'module') {
    open('object', name, i + 1, code.close(i, end));
    return i + 1;
  }
  const body = sort === 'class' ? braceAfter(code, i + 1, end) : null;
  if (body === null) return i;
  open('class', name, body + 1, code.close(body, end));
  return body + 1;
}

/** Where the value at `i` ends. An arrow function with a body in braces ends with them, whatever the next line begins with. */
function valueEnd(code: Code, i: number, end: number): number {
  const { body, from } = classify(code, i, end);
  return body !== null && code.mate(body) > 0 ? Math.min(code.mate(body) + 1, end) : expressionEnd(code, from, end);
}

/** `exports.a = function …`, `A.prototype.b = () => …`: a function or class that is given a dotted name. */
function assignment(code: Code, found: Found, scope: Scope<Mode>, first: number, open: Opens<Mode>): number | null {
  if (!code.isWord(first) || code.is(first, 'this') || !code.is(first + 1, '.')) return null;
  let i = first + 1;
  while (code.is(i, '.') && code.isWord(i + 1) && code.within(i, scope.end)) i += 2;
  if (!code.is(i, '=') || code.is(i, '==') || code.is(i, '=>')) return null;
  const path = code.text.slice(code.from(first), code.to(i - 1)).replace(/\s+/g, '');
  const exported = path === 'module.exports' || path === 'exports';
  const end = valueEnd(code, i + 1, scope.end);
  const { sort } = classify(code, i + 1, end);
  if (sort === 'other' || (sort === 'object' && scope.mode !== 'module') || path.length > 200) return null;
  const name = exported ? scope.name : scoped(scope.name, path.replace(/^(?:module\.)?exports\./, ''));
  if (!exported) found.add(name, first, statementEnd(code, end, scope.end));
  return openValue(code, name, sort === 'object' ? 'module' : 'local', i + 1, end, open);
}

/** A member of a class. */
function member(code: Code, found: Found, scope: Scope<Mode>, first: number, open: Opens<Mode>): number {
  if (code.is(first, ';') || code.is(first, ',')) return first + 1;
  let i = first;
  while (code.within(i, scope.end)) {
    if (code.is(i, '@')) i = pastDecorator(code, i);
    else if (code.is(i, '*')) i += 1;
    else if (code.isAny(i, MODIFIERS) && !endsName(code, i + 1, scope.end)) i += 1;
    else break;
  }
  if (code.is(i, '{')) {
    // `static { … }`
    open('local', scope.name, i + 1, code.close(i, scope.end));
    return i + 1;
  }
  const key = keyAt(code, i, scope);
  if (key === null) return i + 1;
  const { name } = key;
  let after = key.after;
  if (code.is(after, '?') || code.is(after, '!')) after += 1;
  if (code.is(after, '<')) after = code.pastTypes(after);
  if (code.is(after, '(')) return methodAt(code, found, name, first, after, scope.end, open, key.scope);
  const typed = code.is(after, ':') ? typeEnd(code, after + 1, scope.end) : after;
  if (code.is(typed, '=') && typed < scope.end) {
    const end = valueEnd(code, typed + 1, scope.end);
    found.add(name, first, statementEnd(code, end, scope.end));
    return openValue(code, key.scope, 'module', typed + 1, end, open);
  }
  found.add(name, first, statementEnd(code, typed, scope.end));
  return typed;
}

function methodAt(code: Code, found: Found, name: string, first: number, parameters: number, limit: number, open: Opens<Mode>, inner: string): number {
  const end = bodyEnd(code, code.past(parameters), limit);
  found.add(name, first, end);
  open('local', inner, parameters, end);
  open('local', inner, parameters + 1, code.close(parameters, end));
  return parameters + 1;
}

function endsName(code: Code, i: number, end: number): boolean {
  return i >= end || (code.kind(i) === 'punctuator' && ENDS_NAME.includes(code.slice(i)));
}

interface Key {
  /** The scoped name; empty where the key is computed. */
  readonly name: string;
  /** What is scoped in it: the name, or the scope around where there is none. */
  readonly scope: string;
  readonly after: number;
}

/** The name of a member or entry: a word, a private name, a literal, or a literal in brackets. */
function keyAt(code: Code, i: number, scope: Scope<Mode>): Key | null {
  const key = (literal: string | null, after: number): Key => {
    const name = literal === null || literal === '' ? '' : scoped(scope.name, literal);
    return { name, scope: name === '' ? scope.name : name, after };
  };
  if (code.isWord(i)) return key(code.slice(i), i + 1);
  if (code.is(i, '#') && code.isWord(i + 1)) return key(`#${code.slice(i + 1)}`, i + 2);
  if (code.kind(i) === 'string' || code.kind(i) === 'number') return key(literalKey(code, i), i + 1);
  if (!code.is(i, '[') || code.mate(i) < 0) return null;
  return key(code.mate(i) === i + 2 ? literalKey(code, i + 1) : null, code.mate(i) + 1);
}

/** An entry of an object that has a name: methods and functions are symbols, and objects in it scope theirs. */
function entry(code: Code, found: Found, scope: Scope<Mode>, first: number, open: Opens<Mode>): number {
  if (code.is(first, ',')) return first + 1;
  let i = first;
  while (code.within(i, scope.end) && (code.is(i, '*') || ((code.is(i, 'async') || code.is(i, 'get') || code.is(i, 'set')) && !endsName(code, i + 1, scope.end)))) i += 1;
  const key = keyAt(code, i, scope);
  const after = key === null ? i : code.is(key.after, '<') ? code.pastTypes(key.after) : key.after;
  if (key !== null && code.is(after, '(')) return methodAt(code, found, key.name, first, after, scope.end, open, key.scope);
  if (key !== null && code.is(key.after, ':')) {
    const end = valueEnd(code, key.after + 1, scope.end);
    const { sort } = classify(code, key.after + 1, end);
    if (sort === 'function' || sort === 'class') found.add(key.name, first, end);
    return openValue(code, sort === 'other' ? scope.name : key.scope, 'module', key.after + 1, end, open);
  }
  const end = expressionEnd(code, first, scope.end);
  open('local', scope.name, first - 1, Math.max(end, first + 1));
  return code.is(first, '.') || code.isWord(first) ? first + 1 : first;
}
