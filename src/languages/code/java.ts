import { wordList, wordSet } from '../../text/words.js';
import { type CanonicalPiece, rawLines } from './canonical/piece.js';
import { plainCanonical } from './canonical/layout.js';
import { C_LIKE } from './comment-signs.js';
import type { CodeLanguage } from './language.js';
import { blockComment, lineComment, OPERATORS, quoted, QUOTES, rest } from './lexers/rules.js';
import { type LexerRule, lexer } from './lexers/scanner.js';
import type { Named, Reader } from './symbols/reader.js';

/* Java: escapes such as `\u0022` are undone before tokens are seen, so what holds one is not read. */

/** Escapes of Java for `"`, `'`, `/`, `*`, a backslash and line ends: `\u0022`, `\uu002f`. */
const ESCAPED_MARK = /\\u+00(?:2[27fFaA]|5[cC]|0[aAdD])/y;

/** A backslash behind another one begins no escape. */
const ANY_ESCAPED_MARK = new RegExp(`(?<!\\\\)(?:\\\\\\\\)*${ESCAPED_MARK.source}`);

/** An escape for a quote, a backslash, a line end or a sign of a comment: nothing behind it is sure. */
const escapedMark: LexerRule = (text, at) => {
  ESCAPED_MARK.lastIndex = at;
  return ESCAPED_MARK.test(text) ? rest(text, at) : null;
};

/** The same inside of a comment or literal, where it may close it. */
function unescaped(rule: LexerRule): LexerRule {
  return (text, at, seen) => {
    const piece = rule(text, at, seen);
    return piece !== null && ANY_ESCAPED_MARK.test(text.slice(at, piece.to))
      ? rest(text, at)
      : piece;
  };
}

const lexJava = lexer({
  rules: [
    escapedMark,
    ...[
      lineComment('//'),
      blockComment('/*', '*/', false),
      quoted([{ open: '"""', close: '"""', backslash: true, lines: true }, ...QUOTES]),
    ].map(unescaped),
  ],
  operators: wordList(`${OPERATORS} ++ -- -> :: >>> >>>=`),
});

/** An escaped character of ASCII, such as `\\u000a`. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\u+00[0-7]/;

/** Of these one that ends a literal: a line end, a quote, a backslash. */
const ENDS_LITERAL = /(?<!\\)(?:\\\\)*\\u+00(?:0[aAdD]|2[27]|5[cC])/;

/** Java undoes such escapes before it sees tokens. In a literal only those count that may end it. */
function hasEscapedCode(
  pieces: readonly Pick<CanonicalPiece, 'kind' | 'from' | 'to'>[],
  text: string,
): boolean {
  if (!ESCAPED.test(text)) return false;
  let at = 0;
  for (const { kind, from, to } of pieces) {
    if (kind !== 'string') continue;
    if (ESCAPED.test(text.slice(at, from)) || ENDS_LITERAL.test(text.slice(from, to))) return true;
    at = to;
  }
  return ESCAPED.test(text.slice(at));
}

const TYPES = wordSet('class interface enum record');

const MODIFIERS = wordSet(`
  public protected private static abstract final strictfp sealed non - default synchronized
  native transient volatile`);

function pastModifiers(code: Reader, first: number): number {
  let i = first;
  while (code.within(i)) {
    if (code.is(i, '@') && !code.is(i + 1, 'interface')) i = pastAnnotation(code, i);
    else if (code.isAny(i, MODIFIERS)) i += 1;
    else break;
  }
  return i;
}

/** After the annotation at `at`: `@A`, `@a.B(…)`. */
function pastAnnotation(code: Reader, at: number): number {
  let i = at + 2;
  while (code.within(i) && code.is(i, '.')) i += 2;
  return code.is(i, '(') ? code.past(i) : i;
}

function member(code: Reader, first: number): number {
  if (code.mode === 'file' && code.is(first, 'import')) return past(code, first);
  let i = pastModifiers(code, first);
  if (typeAt(code, first, i)) return first;
  if (code.mode === 'file' && namesFile(code, i)) return past(code, i);
  if (code.is(i, '<')) i = code.pastTypes(i);
  while (code.within(i)) {
    if (code.is(i, '(') && code.isWord(i - 1)) return methodAt(code, first, i);
    if (code.is(i, '{')) return blockAt(code, first, i);
    if (code.isSign(i, ')}')) return i;
    if (code.isSign(i, '=,;')) return fieldsAt(code, first, i);
    i = code.is(i, '@') ? pastAnnotation(code, i) : code.pastTypes(i);
  }
  return i;
}

/** What a file is part of, or which module it describes. */
function namesFile(code: Reader, i: number): boolean {
  return code.is(i, 'package') || code.is(i, 'module') || code.is(i, 'open');
}

function past(code: Reader, i: number): number {
  let j = i;
  while (code.within(j) && !code.isSign(j, ';{')) j += 1;
  return code.past(j);
}

/** Whether a type is declared at `at`; its body, if it has one, is open then. */
function typeAt(code: Reader, first: number, at: number): boolean {
  const keyword = code.is(at, '@') ? at + 1 : at;
  if (!code.isAny(keyword, TYPES) || !code.isWord(keyword + 1)) return false;
  if (code.is(keyword, 'record') && !code.is(keyword + 2, '(') && !code.is(keyword + 2, '<'))
    return false;
  let body = keyword + 2;
  while (code.within(body) && !code.isSign(body, '{;}')) body = code.pastTypes(body);
  if (!code.is(body, '{')) return true;
  const name = code.scoped(code.slice(keyword + 1));
  const end = code.close(body);
  code.add(name, first, end + 1);
  code.open('members', name, body + 1, end);
  if (code.is(keyword, 'enum'))
    code.open('constants', name, body + 1, code.until(body + 1, ';', end)); // of an enum
  return true;
}

/** A method or constructor whose parameters begin at `parameters`; `default {}` of an annotation is no body. */
function methodAt(code: Reader, first: number, parameters: number): number {
  const name = code.scoped(code.slice(parameters - 1));
  let end = code.past(parameters);
  while (code.within(end) && !code.isSign(end, ';}')) {
    if (code.is(end, '{') && !code.is(end - 1, 'default')) {
      end = code.close(end);
      break;
    }
    end = code.past(end);
  }
  code.add(name, first, end + 1);
  code.open('local', name, parameters, end);
  return first;
}

function blockAt(code: Reader, first: number, body: number): number {
  const end = code.close(body);
  const named = code.isWord(body - 1) && !code.is(body - 1, 'static');
  const name = named ? code.scoped(code.slice(body - 1)) : code.scope;
  if (named) code.add(name, first, end + 1);
  code.open('local', name, body, end);
  return first;
}

/** Fields from the one whose name is before `i`. */
function fieldsAt(code: Reader, first: number, i: number): number {
  const fields: Named[] = [];
  let at = i;
  while (code.within(at)) {
    let word = at - 1;
    while (code.is(word, ']')) word = code.mate(word) - 1;
    while (code.within(at) && !code.isSign(at, ',;}'))
      at = code.is(at, '<') && !code.isWord(at - 1) ? at + 1 : code.pastTypes(at);
    if (code.isWord(word) && word > first)
      fields.push({ name: code.slice(word), from: word, to: at });
    if (!code.is(at, ',')) break;
    at += 1;
    while (code.within(at) && !code.is(at, '=') && !code.isSign(at, ',;}')) at = code.past(at);
  }
  const name = code.addFields(fields, first, code.is(at, ';') ? at + 1 : at);
  code.open('local', name, i, at);
  return first;
}

/** A token among the constants of an enum: `A(1) { … }` scopes what its brackets hold. */
function constant(code: Reader, i: number): number {
  if (code.is(i, '@')) return pastAnnotation(code, i);
  if (code.isSign(i, '({')) {
    const word = code.is(i - 1, ')') ? code.mate(i - 1) - 1 : i - 1;
    const name = code.isWord(word) ? code.scoped(code.slice(word)) : code.scope;
    code.open(code.is(i, '{') ? 'members' : 'local', name, i, code.close(i));
  }
  return i;
}

function local(code: Reader, i: number): number {
  // `A.class instanceof …` declares nothing.
  if ((code.isWord(i) || code.is(i, '@')) && !code.is(i - 1, '.')) {
    typeAt(code, i, pastModifiers(code, i));
  }
  if (code.is(i, '{'))
    code.open(isAnonymous(code, i) ? 'members' : 'local', code.scope, i, code.close(i));
  return i;
}

/** Whether the brace at `i` opens the body of an anonymous class: `new <X>@Y a.B<C>(…) {`. */
function isAnonymous(code: Reader, i: number): boolean {
  if (!code.is(i - 1, ')')) return false;
  let j = code.mate(i - 1) - 1;
  while (code.within(j, i) && !code.is(j, 'new')) {
    if (code.is(j, '>')) j = code.mate(j) - 1;
    else if (code.isWord(j) || code.is(j, '.') || code.is(j, '@')) j -= 1;
    else return false;
  }
  return code.is(j, 'new');
}

/** Comments that tools for Java and Kotlin read. */
export const JVM_TOOLS =
  /^\W*(?:@formatter:|checkstyle|noinspection|spotless:|ktlint-|pmd\b|suppress)/i;

export const java: CodeLanguage<'java'> = {
  name: 'java',
  endings: 'java',
  lex: lexJava,
  canonical: (text, pieces) =>
    hasEscapedCode(pieces, text) ? rawLines(text) : plainCanonical(pieces),
  // Symbols of Java: types, methods, constructors and fields, those of local and anonymous classes too.
  symbols: (code) => code.read({ file: member, members: member, constants: constant, local }),
  comments: C_LIKE,
  toolComments: JVM_TOOLS,
  // Escapes are undone before it is known what a comment is, so a comment may hold code.
  removal(text, tokens) {
    const mayHoldCode = hasEscapedCode(tokens, text);
    return (_, isPlain) => isPlain && !mayHoldCode;
  },
  typeWords: wordSet('class interface enum record @interface module'),
  functionWords: wordSet(''),
};
