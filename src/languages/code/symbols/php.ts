import { words } from '../../../text/words.js';
import type { Code } from './code.js';
import { scoped, type FoundSymbol } from './found.js';
import { walk, type Opens, type SymbolScope } from './walk.js';

/*
 * What can a fact cite by name in PHP? Of `const A = [1, 2], B = f(3, 4);` the symbols are `A` and
 * `B`, each with its part; constants of a function are none. A namespace is no part of a name.
 *
 * `symbols.ts` calls this reader. A name that is not found, or found twice, takes trust from the facts that
 * cite it: the safe error. A range that ends too early hides a change. Facts hold these names, so none may
 * change its form. The lists may gain a word (MODIFIERS a new modifier) and lose none: symbols that carry
 * it then begin earlier, and facts that cite them may turn stale, so CHANGELOG names it.
 * `__tests__/languages/code/symbols-scripting.test.ts` and `symbols-agreement.test.ts` beside it fail when
 * this is wrong.
 *
 * In the functions below `first` is the first token of a declaration, its attributes and modifiers
 * included, and `i` or `at` the token that is read. They answer where `walk` goes on, null where
 * they declare nothing; `open` takes what is to be read later under a name of its own.
 */

/** `file`: statements whose constants are symbols; `members` of a type; `local`: statements. */
type Mode = 'file' | 'members' | 'local';

/** Words that declare a type. */
const TYPES = words('class interface trait enum');
const MODIFIERS = words('abstract final readonly public protected private static var');
/**
 * Signs behind which a statement begins. It also does behind the text outside of the tags
 * (`begins`).
 */
const BEFORE_STATEMENT = words('; { } :');
/** What an expression ends before. */
const STATEMENT_END = words('; }');
/** What the value of a constant or property ends before: `{` begins the hooks of a property. */
const VALUE_END = words(', ; { }');
/** What stands before the `class` of a class without a name, if no attribute does. */
const BEFORE_CLASS = words('new readonly');
/** What else may stand between `class` and the brace of a class without a name. */
const IN_HEAD: ReadonlySet<string> = new Set([')', ',', '\\']);

/** Symbols of PHP: functions, types, methods, properties (without `$`), constants. Namespaces are no part of a name. */
export function phpSymbols(code: Code, found: FoundSymbol): void {
  walk<Mode>(code, 'file', (scope, i, open) =>
    scope.mode === 'members'
      ? member(code, found, scope, i, open)
      : statement(code, found, scope, i, open),
  );
}

/** A word as PHP compares keywords: without regard to case. Empty where the token is none. */
const lower = (code: Code, i: number): string =>
  code.isWord(i) ? code.slice(i).toLowerCase() : '';

/** Whether a statement begins at a token. */
function begins(code: Code, i: number): boolean {
  return code.kind(i - 1) === 'markup' || code.isAny(i - 1, BEFORE_STATEMENT);
}

/** Behind attributes and modifiers. */
function pastModifiers(code: Code, first: number, end: number): number {
  let i = first;
  while (code.within(i, end)) {
    // `#[…]`: any other `#` is a comment.
    if (code.is(i, '#')) i = code.past(i + 1);
    else if (MODIFIERS.has(lower(code, i))) {
      i += 1;
      // `private(set)`
      if (code.is(i, '(')) i = code.past(i);
    } else break;
  }
  return i;
}

/** Reads at a token of a file or of a body. */
function statement(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  open: Opens<Mode>,
): number {
  if ((code.isWord(first) || code.is(first, '#')) && begins(code, first)) {
    const next = declaration(code, found, scope, first, open);
    if (next !== null) return next;
  }
  if (code.is(first, '{')) {
    // A block at the top, of a namespace or as of `if (!function_exists('f')) {`, still declares for the whole file.
    open(
      isAnonymous(code, first) ? 'members' : scope.mode,
      scope.name,
      first,
      code.close(first, scope.end),
    );
  } else if (code.isSign(first, '(['))
    open('local', scope.name, first, code.close(first, scope.end));
  return first;
}

/** Where to go on after the head of the declaration at `first`, or null where none begins there. */
function declaration(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  open: Opens<Mode>,
): number | null {
  const i = pastModifiers(code, first, scope.end);
  const word = lower(code, i);
  if (word === 'function') {
    const name = code.is(i + 1, '&') ? i + 2 : i + 1;
    return code.isWord(name) ? functionAt(code, found, scope, first, name, open) : null;
  }
  if (TYPES.has(word))
    return code.isWord(i + 1) ? typeAt(code, found, scope, first, i, open) : null;
  if (word === 'const' && scope.mode === 'file')
    return namesAt(code, found, scope, first, i + 1, open);
  const value = word.startsWith('$') && code.is(i + 1, '=') ? functionValueAt(code, i + 2) : null;
  if (value === null) return null;
  const name = scoped(scope.name, code.slice(i).slice(1));
  const end = past(code, value, scope.end);
  found.add(name, first, end);
  open('local', name, value, end);
  return value;
}

/** Where a function without a name begins, which may be static. */
function functionValueAt(code: Code, i: number): number | null {
  const at = lower(code, i) === 'static' ? i + 1 : i;
  const word = lower(code, at);
  return word === 'function' || word === 'fn' ? at : null;
}

/** The end of the expression at `i`, with its semicolon. A closing tag ends it too. */
function past(code: Code, i: number, end: number): number {
  let j = i;
  while (code.within(j, end) && !code.isAny(j, STATEMENT_END) && code.kind(j) !== 'markup')
    j = code.past(j);
  return code.is(j, ';') ? j + 1 : j;
}

/** Whether the brace at `i` opens the body of `new class(…) extends A {`. */
function isAnonymous(code: Code, i: number): boolean {
  let j = i - 1;
  while (
    code.within(j, i) &&
    lower(code, j) !== 'class' &&
    (code.isWord(j) || code.isAny(j, IN_HEAD))
  )
    j = (code.is(j, ')') ? code.mate(j) : j) - 1;
  return (
    lower(code, j) === 'class' && (code.is(j - 1, ']') || BEFORE_CLASS.has(lower(code, j - 1)))
  );
}

/** A type by its word at `at`; null where the head is none that PHP allows. */
function typeAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  at: number,
  open: Opens<Mode>,
): number | null {
  let body = at + 2;
  while (code.within(body, scope.end) && !code.is(body, '{')) {
    if (!code.isWord(body) && !code.is(body, ',') && !code.is(body, '\\') && !code.is(body, ':'))
      return null;
    body += 1;
  }
  if (!code.is(body, '{')) return null;
  const name = scoped(scope.name, code.slice(at + 1));
  const end = code.close(body, scope.end);
  found.add(name, first, end + 1);
  open('members', name, body, end);
  return body + 1;
}

/** A function or method whose name is at `word`. */
function functionAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  word: number,
  open: Opens<Mode>,
): number {
  const name = scoped(scope.name, code.slice(word));
  let end = word;
  while (
    code.within(end, scope.end) &&
    !code.is(end, '{') &&
    !code.is(end, ';') &&
    !code.is(end, '}')
  )
    end = code.past(end);
  end = (code.is(end, '{') ? code.close(end, scope.end) : end) + 1;
  found.add(name, first, end);
  open('local', name, word, end);
  return word;
}

/** A member of a type. */
function member(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  open: Opens<Mode>,
): number {
  const i = pastModifiers(code, first, scope.end);
  const word = lower(code, i);
  if (word === 'function') {
    const name = code.is(i + 1, '&') ? i + 2 : i + 1;
    return code.isWord(name) ? functionAt(code, found, scope, first, name, open) : i;
  }
  if (word === 'const' || word === 'case') return namesAt(code, found, scope, first, i + 1, open);
  if (word === 'use') {
    let end = i;
    while (code.within(end, scope.end) && !code.is(end, ';') && !code.is(end, '{'))
      end = code.past(end);
    return code.past(end);
  }
  return namesAt(code, found, scope, first, i, open);
}

/** Constants, cases and properties: the word before each `=`, or the last before the end. */
function namesAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  i: number,
  open: Opens<Mode>,
): number {
  const fields: { readonly name: string; readonly from: number; readonly to: number }[] = [];
  let at = i;
  while (code.within(at, scope.end)) {
    while (code.within(at, scope.end) && !code.is(at, '=') && !endsValue(code, at))
      at = code.past(at);
    const word = at - 1;
    while (code.within(at, scope.end) && !endsValue(code, at)) at = code.past(at);
    if (code.isWord(word) && word >= i)
      fields.push({ name: code.slice(word).replace(/^\$/, ''), from: word, to: at });
    if (!code.is(at, ',')) break;
    at += 1;
  }
  // `public int $a { get => …; }` ends with the braces of its hooks.
  const semicolon = code.is(at, ';') ? at + 1 : at;
  const end = code.is(at, '{') ? code.close(at, scope.end) + 1 : semicolon;
  open('local', found.addFields(scope.name, fields, first, end), i, end);
  return i;
}

/** Whether the value of a constant or property ends before `i`. */
function endsValue(code: Code, i: number): boolean {
  return code.isAny(i, VALUE_END) || code.kind(i) === 'markup';
}
