import type { Code } from './code.js';
import { scoped, type Found } from './found.js';
import { bodyAfter, lineStatementEnd, newLine } from './lines.js';
import { walk, type Opens, type Scope } from './walk.js';

/** `members`: a file or a type; `local`: statements. */
type Mode = 'members' | 'local';

const MODIFIERS: ReadonlySet<string> = new Set(['public', 'private', 'fileprivate', 'internal', 'open', 'package', 'static', 'class', 'final', 'override', 'mutating', 'nonmutating', 'convenience', 'required', 'lazy', 'weak', 'unowned', 'dynamic', 'optional', 'indirect', 'nonisolated', 'prefix', 'postfix', 'infix', 'isolated', 'distributed', 'borrowing', 'consuming', 'async']);
const TYPES: ReadonlySet<string> = new Set(['class', 'struct', 'enum', 'protocol', 'extension', 'actor']);

/** Symbols of Swift: types, functions, initialisers, properties, aliases. What an extension holds is named by the type. */
export function swiftSymbols(code: Code, found: Found): void {
  walk<Mode>(code, 'members', (scope, i, open) => {
    if (code.is(i, ';') || code.is(i, '}')) return i + 1;
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
  while (code.within(i, scope.end)) {
    const attribute = code.isWord(i) && code.slice(i).startsWith('@');
    if (attribute || (code.is(i, '@') && code.isWord(i + 1))) {
      const word = attribute ? i : i + 1;
      i = code.is(word + 1, '(') && code.glued(word + 1) ? code.past(word + 1) : word + 1;
    } else if (code.isAny(i, MODIFIERS) && !(code.is(i, 'class') && !isModified(code, i + 1))) {
      // `private(set)`, `unowned(safe)`
      if (code.is(i + 1, '(')) i = code.past(i + 1);
      else if (code.isWord(i + 1)) i += 1;
      else break;
    } else break;
  }
  if (code.isAny(i, TYPES) && code.isWord(i + 1)) return typeAt(code, found, scope, first, i, open);
  if (code.is(i, 'func')) return functionAt(code, found, scope, first, i, open);
  if (scope.mode === 'local') return null;
  if ((code.is(i, 'init') || code.is(i, 'subscript')) && (code.is(i + 1, '(') || code.is(i + 1, '<') || code.is(i + 1, '?') || code.is(i + 1, '!'))) return bodied(code, found, scoped(scope.name, code.slice(i)), scope, first, i + 1, open);
  if (code.is(i, 'deinit') && code.is(i + 1, '{')) return bodied(code, found, scoped(scope.name, 'deinit'), scope, first, i + 1, open);
  if ((code.is(i, 'typealias') || code.is(i, 'associatedtype')) && code.isWord(i + 1)) {
    const end = lineStatementEnd(code, i + 1, scope.end);
    found.add(scoped(scope.name, code.slice(i + 1)), first, end);
    return end;
  }
  if ((code.is(i, 'let') || code.is(i, 'var')) && code.isWord(i + 1)) {
    const name = scoped(scope.name, code.slice(i + 1).replaceAll('`', ''));
    const end = lineStatementEnd(code, i + 1, scope.end);
    found.add(name, first, end);
    open('local', name, i + 1, end);
    return i + 2;
  }
  return null;
}

/** Whether `class` before `i` is a modifier: `class func`, `class var`. */
function isModified(code: Code, i: number): boolean {
  return code.is(i, 'func') || code.is(i, 'var') || code.is(i, 'let') || code.is(i, 'subscript') || code.isAny(i, MODIFIERS);
}

function typeAt(code: Code, found: Found, scope: Scope<Mode>, first: number, at: number, open: Opens<Mode>): number | null {
  let name = code.slice(at + 1);
  let i = at + 2;
  while (code.is(i, '.') && code.isWord(i + 1) && code.within(i, scope.end)) {
    name = scoped(name, code.slice(i + 1));
    i += 2;
  }
  const body = bodyAfter(code, i, scope.end);
  if (body === null) return null;
  const full = scoped(scope.name, name);
  const end = code.close(body, scope.end);
  found.add(full, first, end + 1);
  open('members', full, body + 1, end);
  return body + 1;
}

function functionAt(code: Code, found: Found, scope: Scope<Mode>, first: number, at: number, open: Opens<Mode>): number | null {
  let i = at + 1;
  if (!code.isWord(i)) {
    // An operator: `static func == (a: A, b: A) -> Bool`
    while (code.within(i, scope.end) && code.kind(i) === 'punctuator' && !code.is(i, '(') && i - at < 6 && (i === at + 1 || code.glued(i))) i += 1;
    if (i === at + 1) return null;
  } else i += 1;
  const name = code.text.slice(code.from(at + 1), code.to(i - 1)).replaceAll('`', '');
  return bodied(code, found, scoped(scope.name, name), scope, first, i, open);
}

/** What has parameters at `i`: its body, or the end of its line where a protocol only asks for it. */
function bodied(code: Code, found: Found, name: string, scope: Scope<Mode>, first: number, i: number, open: Opens<Mode>): number {
  let after = i;
  if (code.is(after, '?') || code.is(after, '!')) after += 1;
  if (code.is(after, '<')) after = code.pastTypes(after);
  const parameters = after;
  if (code.is(after, '(')) after = code.past(after);
  const body = bodyAfter(code, after, scope.end);
  const bare = after < scope.end && !newLine(code, after) && !code.is(after, '}') ? lineStatementEnd(code, after, scope.end) : after;
  const end = body === null ? bare : code.close(body, scope.end) + 1;
  found.add(name, first, end);
  open('local', name, parameters, end);
  return parameters + 1;
}
