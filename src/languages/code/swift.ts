import { matchFrom } from '../../text/pattern.js';
import { wordList, wordSet } from '../../text/words.js';
import {
  isOther,
  isSign,
  layoutCanonical,
  mayBeArguments,
  parting,
  type TokenLayout,
} from './canonical/layout.js';
import type { CanonicalPiece } from './canonical/piece.js';
import { NESTED } from './comment-signs.js';
import type { CodeLanguage } from './language.js';
import { deadBranches } from './lexers/dead-branches.js';
import { blockComment, lineComment, OPERATORS, type Quote, quoted, rest } from './lexers/rules.js';
import { endOfLine } from '../../text/file-text.js';
import { type LexerRule, lexer, matchEnd } from './lexers/scanner.js';
import { bodyAfter, headEnd, lineStatementEnd } from './symbols/lines.js';
import { type Reader, scoped } from './symbols/reader.js';

/* Swift: `#"a"#` is one string, `/a/` a regular expression where a value may begin. */

const PAREN = { open: '\\(', bracket: '(' } as const;

const SWIFT_QUOTES: readonly Quote[] = [
  { open: '"""', close: '"""', backslash: true, lines: true, holes: [PAREN] },
  { open: '"', close: '"', backslash: true, holes: [PAREN] },
];

const HASHES = /(#{1,255})("{3}|")/y;

/** `#"…"#`: a hole needs as many hashes, `\#(…)`. */
const swiftRaw: LexerRule = (text, at, seen) => {
  const match = matchFrom(HASHES, text, at);
  if (match === null) return null;
  const [, hashes = '', quote = ''] = match;
  const raw: Quote = {
    open: match[0],
    close: quote + hashes,
    lines: quote.length === 3,
    holes: [{ open: `\\${hashes}(`, bracket: '(' }],
  };
  return quoted([raw], SWIFT_QUOTES)(text, at, seen);
};

const HASHED_REGEX = /(#{1,255})\//y;

/** `#/…/#` on several lines only where the first ends behind the slash; if it does not close, the rest is markup. */
const swiftRegex: LexerRule = (text, at) => {
  const match = matchFrom(HASHED_REGEX, text, at);
  if (match === null) return null;
  const from = at + match[0].length;
  const end = text.indexOf(`/${match[1] ?? ''}`, from);
  const line = endOfLine(text, from);
  const many = text.slice(from, line).trim() === '';
  if (end === -1 || (!many && end > line)) return rest(text, at);
  return { kind: 'regex', to: end + match[0].length };
};

/** Two slashes on one line. A rule that fails looks at a bounded stretch only. */
const SLASHED = /\/(?!\s)(?:[^\\/\n]|\\[^\n]){0,1000}\//y;

/** `/…/` on one line where a value may begin; behind a value the slashes are operators. */
const swiftSlash: LexerRule = (text, at, { previous, lineStart }) => {
  const before =
    lineStart ||
    (previous?.kind === 'punctuator' && !')]}!?'.includes(text.charAt(previous.to - 1))) ||
    (previous?.kind === 'word' && BEFORE_REGEX.has(text.slice(previous.from, previous.to)));
  const to = before ? matchEnd(SLASHED, text, at) : -1;
  return to === -1 ? null : { kind: 'regex', to };
};

/** Words behind which a value begins, so that a slash may open a regular expression. */
const BEFORE_REGEX = wordSet('return in case try await throw if while else');

/** The place behind a line and the block comments that begin on it. */
function swiftLine(text: string, from: number): number {
  let at = from;
  let end = endOfLine(text, from);
  for (;;) {
    const comment = text.slice(at, end).search(/\/[*/]/);
    if (comment === -1 || text.startsWith('//', at + comment)) return end + 1;
    const close = text.indexOf('*/', at + comment + 2);
    if (close === -1) return text.length;
    at = close + 2;
    if (at > end) end = endOfLine(text, at);
  }
}

/** How Swift is split into tokens. A word may begin with `#` or `@`, or be in backquotes. */
const lexSwift = lexer({
  fresh: () => deadBranches({ directiveEnd: endOfLine, nextLine: swiftLine, truth: true }),
  rules: [
    lineComment('//'),
    blockComment('/*', '*/', true),
    swiftRaw,
    swiftRegex,
    swiftSlash,
    quoted(SWIFT_QUOTES),
  ],
  word: /[#@]?[\p{ID_Start}_$][\p{ID_Continue}$]*|`[^`\n\r]+`/uy,
  operators: wordList(`${OPERATORS} -> === !== ?? ?. ..< &+ &- &* =>`),
});

const SWIFT_GOES_ON = wordSet(', ; ( [ { : ->');

/** With a blank before it such an operator is between two values. */
const SWIFT_BETWEEN = wordSet('= == != === !== <= >= && || + - * % += -= *= /= %= ??');

/** Before this a line end does not end a statement; beside those below blanks never mean anything. */
const SWIFT_COMES_FROM = wordSet('}');

const SWIFT_FREE = wordSet('( ) [ ] { } , ; :');

/** Directives end with their line. */
const SWIFT_DIRECTIVE = /^#(?:if|elseif|else|endif|error|warning|sourceLocation)$/;

/** Whether a statement does not end with the line between two tokens. */
function goesOnInSwift(before: CanonicalPiece, piece: CanonicalPiece): boolean {
  if (isSign(before, SWIFT_GOES_ON) || isSign(piece, SWIFT_COMES_FROM)) return true;
  return before.gap !== '' && isSign(before, SWIFT_BETWEEN);
}

/** Whether a blank between two tokens of one line may decide how they are read. */
function isSwiftFree(before: CanonicalPiece, piece: CanonicalPiece): boolean {
  return isOther(before, SWIFT_FREE) || isOther(piece, SWIFT_FREE) || mayBeArguments(before, piece);
}

/** Reads directives, so it is made again for each text. */
function swiftLayout(): TokenLayout {
  let inDirective = false;
  return {
    brackets: true,
    doubtful: /\//,
    between(join) {
      const { before, piece, apart, newline, bracket } = join;
      inDirective ||= SWIFT_DIRECTIVE.test(before.text);
      const isExact = inDirective || SWIFT_DIRECTIVE.test(piece.text);
      if (newline) inDirective = false;
      if (newline && isExact) return '\n';
      if (newline && piece.kind === 'punctuator' && piece.text === '.') return '';
      if (newline && bracket !== '(' && bracket !== '[' && !goesOnInSwift(before, piece))
        return '\n';
      return apart && isSwiftFree(before, piece) ? ' ' : parting(join);
    },
  };
}

const MODIFIERS = wordSet(`
  public private fileprivate internal open package static class final override mutating
  nonmutating convenience required lazy weak unowned dynamic optional indirect nonisolated
  prefix postfix infix isolated distributed borrowing consuming async`);

/** Before these `class` is a modifier: `class func`, `class var`. */
const MODIFIED: ReadonlySet<string> = new Set([...MODIFIERS, 'func', 'var', 'let', 'subscript']);

/** Words that declare a type, or extend one. */
const TYPES = wordSet('class struct enum protocol extension actor');

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
    const attribute = code.text[code.from(i)] === '@';
    if (!attribute && !code.isAny(i, MODIFIERS)) break;
    if (code.is(i, 'class') && !code.isAny(i + 1, MODIFIED)) break;
    i += 1;
    if (code.is(i, '(')) i = code.past(i);
  }
  return i;
}

/** What is declared at `first`. Variables of a function are no symbols. */
function declaration(code: Reader, first: number): number | null {
  const i = pastModifiers(code, first);
  if (code.isAny(i, TYPES) && code.isWord(i + 1)) return typeAt(code, first, i);
  if (code.is(i, 'func')) return functionAt(code, first, i);
  if (code.mode === 'local') return null;
  if (code.is(i, 'init') || code.is(i, 'subscript') || code.is(i, 'deinit'))
    return bodied(code, code.scoped(code.slice(i)), first, i + 1);
  if ((code.is(i, 'typealias') || code.is(i, 'associatedtype')) && code.isWord(i + 1)) {
    const end = lineStatementEnd(code, i);
    code.add(code.scoped(code.slice(i + 1)), first, end);
    return end;
  }
  if ((code.is(i, 'let') || code.is(i, 'var')) && code.isWord(i + 1)) {
    const name = code.scoped(code.slice(i + 1).replaceAll('`', ''));
    const end = lineStatementEnd(code, i);
    code.addWith(name, first, i, end);
    return first;
  }
  return null;
}

/** A type by its word at `at`. Without a body it is none. */
function typeAt(code: Reader, first: number, at: number): number | null {
  let name = code.slice(at + 1);
  let i = at + 2;
  while (code.within(i) && code.is(i, '.')) {
    name = scoped(name, code.slice(i + 1));
    i += 2;
  }
  const body = bodyAfter(code, i);
  if (body === null) return null;
  const full = code.scoped(name);
  const end = code.close(body);
  code.add(full, first, end + 1);
  code.open('members', full, body + 1, end);
  return first;
}

function functionAt(code: Reader, first: number, at: number): number | null {
  if (code.is(at + 1, '(')) return null;
  let i = at + 2;
  // An operator: `static func == (a: A, b: A) -> Bool`
  if (!code.isWord(at + 1)) while (code.within(i) && !code.is(i, '(') && code.glued(i)) i += 1;
  const name = code.text.slice(code.from(at + 1), code.to(i - 1)).replaceAll('`', '');
  return bodied(code, code.scoped(name), first, i);
}

/** What has parameters from `i` on: its body, or the end of its line where a protocol only needs it. */
function bodied(code: Reader, name: string, first: number, i: number): number {
  const body = bodyAfter(code, i);
  const end = body === null ? headEnd(code, i) : code.close(body) + 1;
  code.addWith(name, first, i, end);
  return first;
}

export const swift: CodeLanguage<'swift'> = {
  name: 'swift',
  endings: 'swift',
  lex: lexSwift,
  // The layout remembers what it read, so each text has one of its own.
  canonical: (text, pieces) => layoutCanonical(text, pieces, swiftLayout()),
  // What an extension holds is named by the type.
  symbols: (code) => code.read({ file: statement, members: statement, local: statement }),
  directives: 'words',
  comments: NESTED,
  toolComments: /^\/\/\s*(?:swiftlint:|sourcery:|swift-format)/,
  linesEnd: 'always',
  blockParameters: 'in',
  typeWords: wordSet('class struct enum protocol extension actor'),
  functionWords: wordSet('func'),
  importsAll: true,
  hasFreeSemicolons: true,
};
