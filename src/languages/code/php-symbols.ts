import { wordSet } from '../../text/words.js';
import type { Named, Reader } from './symbols/reader.js';

/* The named parts of PHP. */

const TYPES = wordSet('class interface trait enum');

const MODIFIERS = wordSet('abstract final readonly public protected private static var');

/** Signs behind which a statement begins. One also begins after a tag `?>` … `<?php` (`begins`). */
const BEFORE_STATEMENT = wordSet('; { } :');

const STATEMENT_END = wordSet('; }');

/** What the value of a constant or property ends before: `{` begins the hooks of a property. */
const VALUE_END = wordSet(', ; { }');

/** What may stand before the `class` of a class without a name; an attribute may, too. */
const BEFORE_CLASS = wordSet('new readonly');

/** What else may be between `class` and the brace of a class without a name. */
const IN_HEAD: ReadonlySet<string> = new Set([')', ',', '\\']);

/** Symbols of PHP: functions, types, methods, properties (without `$`), constants. Namespaces are no part of a name. */
export const phpSymbols = (code: Reader): void =>
  code.read({ file: statement, local: statement, members: member });

const lower = (code: Reader, i: number): string =>
  code.isWord(i) ? code.slice(i).toLowerCase() : '';

function begins(code: Reader, i: number): boolean {
  return code.kind(i - 1) === 'markup' || code.isAny(i - 1, BEFORE_STATEMENT);
}

function pastModifiers(code: Reader, first: number): number {
  let i = first;
  while (code.within(i)) {
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

function statement(code: Reader, first: number): number {
  if ((code.isWord(first) || code.is(first, '#')) && begins(code, first)) {
    const next = declaration(code, first);
    if (next !== null) return next;
  }
  if (code.is(first, '{')) {
    // A block at the top, of a namespace or of `if (!function_exists('f')) {`, still declares for the whole file.
    code.open(
      isAnonymous(code, first) ? 'members' : code.mode,
      code.scope,
      first,
      code.close(first),
    );
  } else if (code.isSign(first, '([')) code.open('local', code.scope, first, code.close(first));
  return first;
}

/** Where to go on after the head of the declaration at `first`, or null where none begins there. */
function declaration(code: Reader, first: number): number | null {
  const i = pastModifiers(code, first);
  const word = lower(code, i);
  if (word === 'function') {
    const name = code.is(i + 1, '&') ? i + 2 : i + 1;
    return code.isWord(name) ? functionAt(code, first, name) : null;
  }
  if (TYPES.has(word)) return code.isWord(i + 1) ? typeAt(code, first, i) : null;
  if (word === 'const' && code.mode === 'file') return namesAt(code, first, i + 1);
  const value = word.startsWith('$') && code.is(i + 1, '=') ? functionValueAt(code, i + 2) : null;
  if (value === null) return null;
  const name = code.scoped(code.slice(i).slice(1));
  const end = past(code, value);
  code.addWith(name, first, value, end);
  return value;
}

function functionValueAt(code: Reader, i: number): number | null {
  const at = lower(code, i) === 'static' ? i + 1 : i;
  const word = lower(code, at);
  return word === 'function' || word === 'fn' ? at : null;
}

/** The end of the expression at `i`, with its semicolon. A closing tag ends it too. */
function past(code: Reader, i: number): number {
  let j = i;
  while (code.within(j) && !code.isAny(j, STATEMENT_END) && code.kind(j) !== 'markup')
    j = code.past(j);
  return code.is(j, ';') ? j + 1 : j;
}

/** Whether the brace at `i` opens the body of `new class(…) extends A {`. */
function isAnonymous(code: Reader, i: number): boolean {
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
function typeAt(code: Reader, first: number, at: number): number | null {
  let body = at + 2;
  while (code.within(body) && !code.is(body, '{')) {
    if (!code.isWord(body) && !code.isSign(body, ',\\:')) return null;
    body += 1;
  }
  if (!code.is(body, '{')) return null;
  const name = code.scoped(code.slice(at + 1));
  const end = code.close(body);
  code.add(name, first, end + 1);
  code.open('members', name, body, end);
  return body + 1;
}

function functionAt(code: Reader, first: number, word: number): number {
  const name = code.scoped(code.slice(word));
  let end = code.until(word, '{;}');
  end = (code.is(end, '{') ? code.close(end) : end) + 1;
  code.addWith(name, first, word, end);
  return word;
}

function member(code: Reader, first: number): number {
  const i = pastModifiers(code, first);
  const word = lower(code, i);
  if (word === 'function') {
    const name = code.is(i + 1, '&') ? i + 2 : i + 1;
    return code.isWord(name) ? functionAt(code, first, name) : i;
  }
  if (word === 'const' || word === 'case') return namesAt(code, first, i + 1);
  if (word === 'use') {
    const end = code.until(i, ';{');
    return code.past(end);
  }
  return namesAt(code, first, i);
}

/** Constants, cases and properties: the word before each `=`, or the last before the end. */
function namesAt(code: Reader, first: number, i: number): number {
  const fields: Named[] = [];
  let at = i;
  while (code.within(at)) {
    while (code.within(at) && !code.is(at, '=') && !endsValue(code, at)) at = code.past(at);
    const word = at - 1;
    while (code.within(at) && !endsValue(code, at)) at = code.past(at);
    if (code.isWord(word) && word >= i)
      fields.push({ name: code.slice(word).replace(/^\$/, ''), from: word, to: at });
    if (!code.is(at, ',')) break;
    at += 1;
  }
  // `public int $a { get => …; }` ends with the braces of its hooks.
  const semicolon = code.is(at, ';') ? at + 1 : at;
  const end = code.is(at, '{') ? code.close(at) + 1 : semicolon;
  code.open('local', code.addFields(fields, first, end), i, end);
  return i;
}

function endsValue(code: Reader, i: number): boolean {
  return code.isAny(i, VALUE_END) || code.kind(i) === 'markup';
}
