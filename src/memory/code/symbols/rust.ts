import type { Code } from './code.js';
import { scoped, type Found } from './found.js';
import { walk, type Opens, type Scope } from './walk.js';

/** `items`: a file, a module, an `impl` or a trait, whose constants are symbols; `local`: the body of a function. */
type Mode = 'items' | 'local';

const MODIFIERS: ReadonlySet<string> = new Set(['pub', 'default', 'async', 'unsafe', 'extern', 'safe']);
const TYPES: ReadonlySet<string> = new Set(['struct', 'enum', 'union', 'trait']);

/** Symbols of Rust. What an `impl` holds is named by the type: `Type.method`, whichever trait it is of. */
export function rustSymbols(code: Code, found: Found): void {
  walk<Mode>(code, 'items', (scope, i, open) => item(code, found, scope, i, open));
}

function item(code: Code, found: Found, scope: Scope<Mode>, first: number, open: Opens<Mode>): number {
  if (code.is(first, '#') && (code.is(first + 1, '[') || (code.is(first + 1, '!') && code.is(first + 2, '['))) && !beginsItem(code, first)) return first + 1;
  if ((code.isWord(first) || code.is(first, '#')) && beginsItem(code, first)) {
    const next = declaration(code, found, scope, first, open);
    if (next !== null) return next;
  }
  if (code.is(first, '{') || code.is(first, '(') || code.is(first, '[')) open('local', scope.name, first + 1, code.close(first, scope.end));
  return first + 1;
}

function beginsItem(code: Code, i: number): boolean {
  return i === 0 || code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}') || (code.is(i - 1, ']') && code.newline(i));
}

function declaration(code: Code, found: Found, scope: Scope<Mode>, begin: number, open: Opens<Mode>): number | null {
  let [first, i] = [begin, begin];
  while (code.within(i, scope.end)) {
    if (code.is(i, '#') && code.is(i + 1, '[')) i = code.past(i + 1);
    else if (code.is(i, '#') && code.is(i + 2, '[')) {
      // `#![…]` belongs to the file.
      i = code.past(i + 2);
      first = i;
    } else if (code.isAny(i, MODIFIERS)) {
      i += 1;
      if (code.is(i, '(') && code.is(i - 1, 'pub')) i = code.past(i);
      if (code.kind(i) === 'string') i += 1;
    } else if (code.is(i, 'const') && (code.is(i + 1, 'fn') || code.is(i + 1, 'unsafe') || code.is(i + 1, 'async') || code.is(i + 1, 'extern'))) i += 1;
    else break;
  }
  const named = code.isWord(i + 1);
  const name = named ? scoped(scope.name, code.slice(i + 1)) : scope.name;
  if (code.is(i, 'fn') && named) return functionAt(code, found, name, first, i + 2, scope.end, open);
  if (code.isAny(i, TYPES) && named) {
    const end = itemEnd(code, i + 2, scope.end);
    if (code.is(i, 'union') && !code.is(i + 2, '{') && !code.is(i + 2, '<')) return null;
    found.add(name, first, end);
    return code.is(i, 'trait') ? bodyAt(code, name, i + 2, end, open) : end;
  }
  if (code.is(i, 'mod') && named) {
    if (!code.is(i + 2, '{')) return i + 2;
    found.add(name, first, code.close(i + 2, scope.end) + 1);
    return bodyAt(code, name, i + 2, scope.end, open);
  }
  if (code.is(i, 'impl')) return implAt(code, scope, i, open);
  if (code.is(i, 'macro_rules') && code.is(i + 1, '!') && code.isWord(i + 2)) {
    const end = itemEnd(code, i + 3, scope.end);
    found.add(scoped(scope.name, code.slice(i + 2)), first, end);
    return end;
  }
  if (code.is(i, 'type') && named) {
    const end = itemEnd(code, i + 2, scope.end);
    found.add(name, first, end);
    return end;
  }
  if (code.is(i, 'const') || code.is(i, 'static')) return constantAt(code, found, scope, first, i, open);
  if (code.is(i, 'let') && named && code.is(i + 2, '=') && (code.is(i + 3, '|') || (code.is(i + 3, 'move') && code.is(i + 4, '|')))) {
    const end = itemEnd(code, i + 2, scope.end);
    found.add(name, first, end);
    open('local', name, i + 2, end);
    return i + 3;
  }
  return null;
}

function constantAt(code: Code, found: Found, scope: Scope<Mode>, first: number, i: number, open: Opens<Mode>): number | null {
  const word = code.is(i + 1, 'mut') ? i + 2 : i + 1;
  if (!code.isWord(word) || !code.is(word + 1, ':')) return null;
  let end = word;
  while (code.within(end, scope.end) && !code.is(end, ';') && !code.is(end, '}')) end = code.past(end);
  const wanted = scope.mode === 'items' && !code.is(word, '_');
  const name = wanted ? scoped(scope.name, code.slice(word)) : scope.name;
  if (wanted) found.add(name, first, end + 1);
  open('local', name, word, end);
  return word + 1;
}

function functionAt(code: Code, found: Found, name: string, first: number, i: number, limit: number, open: Opens<Mode>): number {
  const end = itemEnd(code, i, limit);
  found.add(name, first, end);
  open('local', name, i, end);
  return i;
}

/** After the first brace at this level and what it holds, or the first semicolon. */
function itemEnd(code: Code, i: number, end: number): number {
  let j = i;
  while (code.within(j, end)) {
    if (code.is(j, ';')) return j + 1;
    if (code.is(j, '{')) return code.close(j, end) + 1;
    if (code.is(j, '}')) return j;
    j = code.past(j);
  }
  return Math.min(j, end);
}

function bodyAt(code: Code, name: string, i: number, end: number, open: Opens<Mode>): number {
  let body = i;
  while (code.within(body, end) && !code.is(body, '{')) body = code.past(body);
  open('items', name, body + 1, code.close(body, end));
  return body + 1;
}

/** `impl<T> Trait for a::Type<T> where … {`: the last word of the path of the type, outside of its parameters. */
function implAt(code: Code, scope: Scope<Mode>, at: number, open: Opens<Mode>): number | null {
  let i = code.is(at + 1, '<') ? code.pastTypes(at + 1) : at + 1;
  let type = '';
  let ended = false;
  while (code.within(i, scope.end) && !code.is(i, '{')) {
    if (code.is(i, ';') || code.is(i, '}')) return null;
    if (code.is(i, 'for') && !code.is(i + 1, '<')) {
      type = '';
      ended = false;
    } else if (code.is(i, 'where')) ended = true;
    else if (!ended && code.isWord(i) && !code.is(i, 'dyn') && !code.is(i, 'mut') && !code.slice(i).startsWith("'")) type = code.slice(i);
    i = code.is(i, '[') || code.is(i, '(') ? i + 1 : code.pastTypes(i);
  }
  if (!code.is(i, '{')) return null;
  open('items', type === '' ? scope.name : scoped(scope.name, type), i + 1, code.close(i, scope.end));
  return i + 1;
}
