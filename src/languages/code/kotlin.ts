import { wordList, wordSet } from '../../text/words.js';
import {
  isOther,
  isSign,
  layoutCanonical,
  mayBeArguments,
  parting,
  type TokenLayout,
} from './canonical/layout.js';
import { NESTED } from './comment-signs.js';
import { JVM_TOOLS } from './java.js';
import type { CodeLanguage } from './language.js';
import { blockComment, DOUBLE, lineComment, OPERATORS, quoted, SINGLE } from './lexers/rules.js';
import { lexer } from './lexers/scanner.js';
import { bodyAfter, headEnd, lineStatementEnd } from './symbols/lines.js';
import { type Reader, scoped } from './symbols/reader.js';

const DOLLAR = { open: '${', bracket: '{' } as const;

/** How Kotlin is split into tokens. A name may be in backquotes. */
const lexKotlin = lexer({
  rules: [
    lineComment('//'),
    lineComment('#!'),
    blockComment('/*', '*/', true),
    quoted([
      { open: '"""', close: '"""', lines: true, holes: [DOLLAR], extra: true },
      { ...DOUBLE, holes: [DOLLAR] },
      SINGLE,
    ]),
  ],
  word: /[\p{ID_Start}_$][\p{ID_Continue}$]*|`[^`\n\r]+`/uy,
  operators: wordList(`${OPERATORS} -> ++ -- === !== !! ?. ?: :: .. ..<`),
});

/** Signs behind which a line end does not end a statement, and those before which it does not. */
const KOTLIN_GOES_ON = wordSet(
  ', ; ( [ { = == != === !== <= >= && || + - / % += -= *= /= %= -> . ?. :: ?: .. ..< :',
);

const KOTLIN_COMES_FROM = wordSet('. ?. ?: && || }');

/** Signs beside which blanks never mean anything; `@a (b)` and `a<b` are not among them. */
const KOTLIN_FREE = wordSet(
  '( ) [ ] { } , ; : = -> + - * / % && || == != === !== <= >= += -= *= /= %= . ?. ?: :: ++ --',
);

/** Kotlin: a line end counts, but not in `(` or `[`, nor where a sign on one of its sides goes on. */
const KOTLIN: TokenLayout = {
  brackets: true,
  between(join) {
    const { before, piece, apart, newline, bracket } = join;
    const ends =
      newline &&
      bracket !== '(' &&
      bracket !== '[' &&
      !isSign(before, KOTLIN_GOES_ON) &&
      !isSign(piece, KOTLIN_COMES_FROM);
    if (ends) return '\n';
    return apart &&
      (isOther(before, KOTLIN_FREE) || isOther(piece, KOTLIN_FREE) || mayBeArguments(before, piece))
      ? ' '
      : parting(join);
  },
};

const MODIFIERS = wordSet(`
  public private protected internal open abstract final sealed data enum annotation inner value
  inline companion override suspend operator infix tailrec external const lateinit vararg
  noinline crossinline expect actual`);

function statement(code: Reader, i: number): number {
  if (code.mode !== 'local' || code.newline(i) || code.isSign(i - 1, ';{')) {
    const next = declaration(code, i);
    if (next !== null) return next;
  }
  if (code.isSign(i, '{(')) code.open('local', code.scope, i, code.close(i));
  return i;
}

function pastModifiers(code: Reader, first: number): number {
  let i = first;
  while (code.within(i)) {
    if (code.is(i, '@')) {
      i += 1;
      // `@a.B`, `@field:C`
      while (code.within(i) && code.isSign(i + 1, '.:')) i += 2;
      if (!code.is(i, '[')) i += 1;
      if (code.isSign(i, '[(')) i = code.past(i);
    } else if (code.isAny(i, MODIFIERS)) i += 1;
    else break;
  }
  return i;
}

function declaresType(code: Reader, at: number): boolean {
  return code.is(at, 'class') || code.is(at, 'interface') || code.is(at, 'object');
}

/** What is declared at `first`. Variables of a function are no symbols. */
function declaration(code: Reader, first: number): number | null {
  const i = pastModifiers(code, first);
  const at = code.is(i, 'fun') && code.is(i + 1, 'interface') ? i + 1 : i;
  if (code.is(at, 'fun')) return functionAt(code, first, at);
  if (declaresType(code, at)) {
    const named = code.isWord(at + 1) && !code.newline(at + 1);
    if (!named && !code.is(at - 1, 'companion')) return null;
    return typeAt(code, code.scoped(named ? code.slice(at + 1) : 'Companion'), first, at);
  }
  if (code.mode === 'local') return null;
  if (code.is(i, 'constructor')) return bodied(code, code.scoped('constructor'), first, i + 1);
  if (code.is(i, 'typealias') && code.isWord(i + 1)) {
    const end = lineStatementEnd(code, i);
    code.add(code.scoped(code.slice(i + 1)), first, end);
    return end;
  }
  if (code.is(i, 'val') || code.is(i, 'var')) return propertyAt(code, first, i);
  return null;
}

function typeAt(code: Reader, name: string, first: number, at: number): number {
  const body = bodyAfter(code, at + 1);
  if (body === null) {
    const end = headEnd(code, at + 1);
    code.add(name, first, end);
    return end;
  }
  const end = code.close(body);
  code.add(name, first, end + 1);
  code.open('members', name, body + 1, end);
  if (code.is(at - 1, 'enum')) {
    const last = code.until(body + 1, ';', end);
    code.open('constants', name, body + 1, last);
  }
  return first;
}

/** A token among the constants of an enum: `A(1) { … }` scopes what its brackets hold. */
function constant(code: Reader, i: number): number {
  if (code.isSign(i, '({')) {
    const word = code.is(i - 1, ')') ? code.mate(i - 1) - 1 : i - 1;
    code.open(
      code.is(i, '{') ? 'members' : 'local',
      code.isWord(word) ? code.scoped(code.slice(word)) : code.scope,
      i,
      code.close(i),
    );
  }
  return i;
}

/** `fun <T> Receiver.name(…)`, from `fun` at `at` on. */
function functionAt(code: Reader, first: number, at: number): number | null {
  let i = at + 1;
  const parts: string[] = [];
  while (code.within(i) && !code.is(i, '(')) {
    if (code.isWord(i)) parts.push(code.slice(i).replaceAll('`', ''));
    else if (!code.is(i, '.') && !code.is(i, '<') && !code.is(i, '?')) return null;
    i = code.pastTypes(i);
  }
  if (parts.length === 0 || !code.is(i, '(')) return null;
  return bodied(code, code.scoped(parts.join('.')), first, i);
}

/** What has parameters at `i`: its body is in braces, or an expression after `=`, or missing. */
function bodied(code: Reader, name: string, first: number, i: number): number {
  const after = code.past(i);
  const body = bodyAfter(code, after);
  const last = body === null ? headEnd(code, after) : code.close(body) + 1;
  code.addWith(name, first, i, last);
  return first;
}

/** `val Receiver.name: A by …`, with the accessors behind it. */
function propertyAt(code: Reader, first: number, at: number): number | null {
  let i = code.is(at + 1, '<') ? code.pastTypes(at + 1) : at + 1;
  let name = '';
  while (code.within(i) && code.isWord(i)) {
    name = scoped(name, code.slice(i).replaceAll('`', ''));
    i += 1;
    if (code.is(i, '<')) i = code.pastTypes(i);
    if (code.is(i, '?')) i += 1;
    if (!code.is(i, '.')) break;
    i += 1;
  }
  if (name === '') return null;
  let end = lineStatementEnd(code, at);
  // Its accessors stand on the lines after it.
  while (code.within(end)) {
    const accessor = pastModifiers(code, code.is(end, ';') ? end + 1 : end);
    if (!code.is(accessor, 'get') && !code.is(accessor, 'set')) break;
    const last = lineStatementEnd(code, accessor);
    if (!code.is(accessor + 1, '(') && last > accessor + 1) break;
    end = last;
  }
  const full = code.scoped(name);
  code.addWith(full, first, at, end);
  return first;
}

export const kotlin: CodeLanguage<'kotlin'> = {
  name: 'kotlin',
  endings: 'kt kts',
  lex: lexKotlin,
  canonical: (text, pieces) => layoutCanonical(text, pieces, KOTLIN),
  // Symbols of Kotlin: types, functions (an extension is `Receiver.name`), properties, constructors, aliases.
  symbols: (code) =>
    code.read({ file: statement, members: statement, local: statement, constants: constant }),
  comments: NESTED,
  toolComments: JVM_TOOLS,
  linesEnd: 'always',
  blockParameters: '->',
  typeWords: wordSet('class interface object'),
  functionWords: wordSet('fun'),
  hasNamedArguments: true,
  hasFreeSemicolons: true,
};
