import type { Code } from './code.js';
import { scoped, type Found } from './found.js';
import { bodyAfter, lineStatementEnd, newLine } from './lines.js';
import { walk, type Opens, type Scope } from './walk.js';

/** `members`: a file or a type; `constants` of an enum, before its members; `local`: statements. */
type Mode = 'members' | 'constants' | 'local';

const MODIFIERS: ReadonlySet<string> = new Set(['public', 'private', 'protected', 'internal', 'open', 'abstract', 'final', 'sealed', 'data', 'enum', 'annotation', 'inner', 'value', 'inline', 'companion', 'override', 'suspend', 'operator', 'infix', 'tailrec', 'external', 'const', 'lateinit', 'vararg', 'noinline', 'crossinline', 'expect', 'actual']);

/** Symbols of Kotlin: types, functions (an extension is `Receiver.name`), properties, constructors, aliases. */
export function kotlinSymbols(code: Code, found: Found): void {
  walk<Mode>(code, 'members', (scope, i, open) => {
    if (code.is(i, ';') || code.is(i, '}')) return i + 1;
    if (scope.mode === 'constants') return constant(code, scope, i, open);
    if (scope.mode === 'members' || code.newline(i) || code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}')) {
      const next = declaration(code, found, scope, i, open);
      if (next !== null) return next;
    }
    if (code.is(i, '{') || code.is(i, '(')) open('local', scope.name, i + 1, code.close(i, scope.end));
    return i + 1;
  });
}

function declaration(code: Code, found: Found, scope: Scope<Mode>, first: number, open: Opens<Mode>): number | null {
  let i = first;
  let companion = false;
  while (code.within(i, scope.end)) {
    if (code.is(i, '@')) {
      i += 1;
      while (code.within(i, scope.end) && (code.is(i + 1, '.') || code.is(i + 1, ':'))) i += 2;
      if (code.is(i, '[')) i = code.past(i);
      else i = code.is(i + 1, '(') && code.glued(i + 1) ? code.past(i + 1) : i + 1;
    } else if (code.isAny(i, MODIFIERS) && (code.isWord(i + 1) || code.is(i + 1, '@'))) {
      companion ||= code.is(i, 'companion');
      i += 1;
    } else break;
  }
  if (code.is(i, 'fun') && !code.is(i + 1, 'interface')) return functionAt(code, found, scope, first, i, open);
  const at = code.is(i, 'fun') ? i + 1 : i;
  if (code.is(at, 'class') || code.is(at, 'interface') || code.is(at, 'object')) {
    const named = code.isWord(at + 1) && !code.newline(at + 1);
    if (!named && !companion) return null;
    return typeAt(code, found, scoped(scope.name, named ? code.slice(at + 1) : 'Companion'), scope, first, named ? at + 2 : at + 1, code.is(at - 1, 'enum'), open);
  }
  if (scope.mode === 'local') return null;
  if (code.is(i, 'constructor') && code.is(i + 1, '(')) return bodied(code, found, scoped(scope.name, 'constructor'), scope, first, i + 1, open);
  if (code.is(i, 'typealias') && code.isWord(i + 1)) {
    const end = lineStatementEnd(code, i + 1, scope.end);
    found.add(scoped(scope.name, code.slice(i + 1)), first, end);
    return end;
  }
  if (code.is(i, 'val') || code.is(i, 'var')) return propertyAt(code, found, scope, first, i, open);
  return null;
}

function typeAt(code: Code, found: Found, name: string, scope: Scope<Mode>, first: number, i: number, isEnum: boolean, open: Opens<Mode>): number {
  const body = bodyAfter(code, i, scope.end);
  const end = body === null ? expressionEnd(code, i, scope.end) : code.close(body, scope.end);
  found.add(name, first, body === null ? end : end + 1);
  if (body === null) return i;
  open('members', name, body + 1, end);
  if (isEnum) {
    let last = body + 1;
    while (code.within(last, end) && !code.is(last, ';')) last = code.past(last);
    open('constants', name, body + 1, Math.min(last, end));
  }
  return body + 1;
}

function constant(code: Code, scope: Scope<Mode>, i: number, open: Opens<Mode>): number {
  if (code.is(i, '(') || code.is(i, '{')) {
    const word = code.is(i - 1, ')') ? code.mate(i - 1) - 1 : i - 1;
    open(code.is(i, '{') ? 'members' : 'local', code.isWord(word) ? scoped(scope.name, code.slice(word)) : scope.name, i + 1, code.close(i, scope.end));
  }
  return i + 1;
}

function functionAt(code: Code, found: Found, scope: Scope<Mode>, first: number, at: number, open: Opens<Mode>): number | null {
  let i = code.is(at + 1, '<') ? code.pastTypes(at + 1) : at + 1;
  const parts: string[] = [];
  while (code.within(i, scope.end) && !code.is(i, '(')) {
    if (code.isWord(i)) parts.push(code.slice(i).replaceAll('`', ''));
    else if (!code.is(i, '.') && !code.is(i, '<') && !code.is(i, '?')) return null;
    i = code.pastTypes(i);
  }
  if (parts.length === 0 || parts.length > 10 || !code.is(i, '(')) return null;
  return bodied(code, found, scoped(scope.name, parts.join('.')), scope, first, i, open);
}

/** What has parameters at `i`: its body is in braces, or an expression after `=`, or missing. */
function bodied(code: Code, found: Found, name: string, scope: Scope<Mode>, first: number, i: number, open: Opens<Mode>): number {
  const after = code.past(i);
  const body = bodyAfter(code, after, scope.end);
  const last = body === null ? expressionEnd(code, after, scope.end) : code.close(body, scope.end) + 1;
  found.add(name, first, last);
  open('local', name, i, last);
  return i + 1;
}

/** The end of a declaration without a body in braces, from behind its parameters on. */
function expressionEnd(code: Code, i: number, end: number): number {
  return i >= end || newLine(code, i) || code.is(i, ';') || code.is(i, '}') || code.is(i, ')') ? Math.min(i, end) : lineStatementEnd(code, i, end);
}

function propertyAt(code: Code, found: Found, scope: Scope<Mode>, first: number, at: number, open: Opens<Mode>): number {
  let i = code.is(at + 1, '<') ? code.pastTypes(at + 1) : at + 1;
  let name = '';
  if (!code.is(i, '(')) {
    while (code.within(i, scope.end) && code.isWord(i)) {
      name = scoped(name, code.slice(i).replaceAll('`', ''));
      i += 1;
      if (code.is(i, '<')) i = code.pastTypes(i);
      if (code.is(i, '?')) i += 1;
      if (!code.is(i, '.')) break;
      i += 1;
    }
  }
  let end = lineStatementEnd(code, at, scope.end);
  // Its accessors stand on the lines after it.
  while (code.within(end, scope.end)) {
    let accessor = code.is(end, ';') ? end + 1 : end;
    while (code.within(accessor, scope.end) && code.isAny(accessor, MODIFIERS)) accessor += 1;
    if (!code.is(accessor, 'get') && !code.is(accessor, 'set')) break;
    if (code.is(accessor + 1, '(')) end = lineStatementEnd(code, accessor, scope.end);
    else if (accessor + 1 >= scope.end || code.newline(accessor + 1) || code.is(accessor + 1, ';')) end = accessor + 1;
    else break;
  }
  const full = name === '' ? scope.name : scoped(scope.name, name);
  if (name !== '') found.add(full, first, end);
  open('local', full, at, end);
  return at + 1;
}
