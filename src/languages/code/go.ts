import { joined } from '../../text/pattern.js';
import { wordList, wordSet } from '../../text/words.js';
import { type CanonicalPiece, isMark, mark, plainTokens, rawLines } from './canonical/piece.js';
import { C_LIKE } from './comment-signs.js';
import type { CodeLanguage } from './language.js';
import { blockComment, DOUBLE, lineComment, OPERATORS, quoted, SINGLE } from './lexers/rules.js';
import { lexer } from './lexers/scanner.js';
import type { BuildCondition } from './structure/region.js';
import type { Code } from './symbols/code.js';
import { type Reader, scoped } from './symbols/reader.js';
import type { CanonicalToken, Token } from './token.js';

/* Go: its semicolons at line ends are put in, and build tags are conditions of the whole file. */

const lexGo = lexer({
  rules: [
    lineComment('//'),
    blockComment('/*', '*/', false),
    quoted([DOUBLE, SINGLE, { open: '`', close: '`', lines: true }]),
  ],
  number: new RegExp(
    joined`
      0[xX][\da-fA-F_]*(?:\.[\da-fA-F_]*)?(?:[pP][+-]?\d+)?\w*
      |(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?\w*`,
    'y',
  ),
  word: /[\p{L}_][\p{L}\p{Nd}_]*/uy,
  operators: wordList(`${OPERATORS} ++ -- <- := &^ &^=`),
});

/** Words behind which a line end puts in no semicolon. */
const KEYWORDS = wordSet(`
  case chan const default defer else for func go goto if import interface map package range
  select struct switch type var`);

/** A comment that the tools obey; some only count with a blank line after them. */
const DIRECTIVE = /^\/\/(?:go:|export |line |extern |[ \t]*\+build)/;

/** Source: The Go Programming Language Specification, Semicolons. */
function goCanonical(text: string, pieces: readonly CanonicalPiece[]): readonly CanonicalToken[] {
  // The comment above this import is C, where line ends count.
  if (pieces.some(({ text: own }, at) => own === '"C"' && pieces[at - 1]?.text === 'import'))
    return rawLines(text);
  const canonical: CanonicalToken[] = [];
  const significant = pieces.filter(({ kind }) => kind !== 'comment');
  let reached = 0;
  let closed = false;
  pieces.forEach((piece, index) => {
    if (piece.kind === 'comment') {
      canonical.push(...plainTokens(pieces, index, piece));
      if (DIRECTIVE.test(piece.text) && /\n[ \t]*\n/.test(pieces[index + 1]?.gap ?? ''))
        canonical.push(mark('\n\n', piece.to));
      return;
    }
    reached += 1;
    if (closed) closed = false;
    else canonical.push(...plainTokens(pieces, index, piece));
    if (!endsGoStatement(piece)) return;
    const next = significant[reached];
    const explicit = isMark(next, ';');
    const after = explicit ? significant[reached + 1] : next;
    // It is taken away again before `)`, and may be left out before `}`.
    if (isMark(after, ')')) closed = explicit;
    else if (explicit || next === undefined || next.newline || isMark(next, '}')) {
      canonical.push(mark(';', piece.to));
      closed = explicit;
    }
  });
  return canonical;
}

function endsGoStatement({ kind, text }: CanonicalPiece): boolean {
  if (kind === 'word') return !KEYWORDS.has(text);
  return (
    kind === 'number' ||
    kind === 'string' ||
    (kind === 'punctuator' && ['++', '--', ')', ']', '}'].includes(text))
  );
}

/** `//go:build linux`, and `// +build linux` as it was written before Go 1.17. */
const BUILD_TAG = /^\/\/(?:go:build| ?\+build)\s/;

/** They stand above the package, and all of them must hold. */
function buildTags(tokens: readonly Token[], code: Code): readonly BuildCondition[] {
  const tags: string[] = [];
  for (const { kind, from, to } of tokens) {
    if (kind !== 'comment') break;
    const text = code.text.slice(from, to);
    if (BUILD_TAG.test(text)) tags.push(text.replaceAll(/\s+/g, ' ').trim());
  }
  const body = { from: 0, to: code.length };
  return tags.length === 0 ? [] : [{ body, condition: tags.join(' ') }];
}

/** The comment right above `import "C"` is code of C. */
function preambleOfC(text: string, tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    ({ kind, from, to }, index) =>
      kind === 'string' &&
      text.slice(from, to) === '"C"' &&
      isWord(text, tokens[index - 1], 'import'),
  );
  const before = at - 2;
  return tokens[before]?.kind === 'comment' ? before : -1;
}

function isWord(text: string, token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && text.slice(token.from, token.to) === word;
}

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

function receiverType(code: Reader, open: number): string {
  const end = code.mate(open);
  let type = '';
  for (let i = open + 1; code.within(i, end); i = code.past(i))
    if (code.isWord(i)) type = code.slice(i);
  return type;
}

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

function statementEnd(code: Reader, i: number): number {
  let j = i;
  while (code.within(j) && !code.is(j, ';') && !(j > i && lineEnds(code, j))) j = code.past(j);
  return Math.min(j, code.end);
}

export const go: CodeLanguage<'go'> = {
  name: 'go',
  endings: 'go',
  lex: lexGo,
  canonical: goCanonical,
  // Symbols of Go: `func`, methods as `Type.Method`, types, and the constants and variables of the package.
  symbols: (code) =>
    code.read({ file: statement, local: statement, group: spec, 'local-group': spec }),
  comments: C_LIKE,
  toolComments: /^(?:\/\/(?:[a-z]+:[a-z]|export |extern |line |sys(?:nb)?\b|\s*\+build)|\/\*line )/,
  removal(text, tokens) {
    const preamble = preambleOfC(text, tokens);
    return (index, isPlain) => isPlain && index !== preamble;
  },
  // Not before `]`: `[P *T,]` is a list of types and `[P *T]` an array.
  withoutWrapping: (tokens) =>
    tokens.filter(
      ({ text }, at) =>
        !(text === ',' && /^[)}]$/.test(tokens[at + 1]?.text ?? '')) &&
        !(text === ';' && tokens[at + 1]?.text === '}'),
    ),
  conditions: buildTags,
  linesEnd: 'when unsure',
  hasLiteralHeads: true,
  clauseWords: wordSet('if for switch'),
  typeWords: wordSet('struct interface'),
  functionWords: wordSet('func'),
  importsByPath: true,
  hasImportGroups: true,
  hasFreeSemicolons: true,
};
