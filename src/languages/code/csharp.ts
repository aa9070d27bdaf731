import { matchFrom } from '../../text/pattern.js';
import { wordList, wordSet } from '../../text/words.js';
import { layoutCanonical, parting } from './canonical/layout.js';
import { C_LIKE } from './comment-signs.js';
import { C_TOOLS } from './cpp.js';
import type { CodeLanguage } from './language.js';
import { deadBranches } from './lexers/dead-branches.js';
import {
  blockComment,
  lineComment,
  OPERATORS,
  type Quote,
  quoted,
  QUOTES,
} from './lexers/rules.js';
import { endOfLine } from '../../text/file-text.js';
import { type LexerRule, lexer, withoutBlanks } from './lexers/scanner.js';
import type { Named, Reader } from './symbols/reader.js';

const HOLE = { open: '{', bracket: '{', text: '{{' } as const;

const CSHARP_QUOTES: readonly Quote[] = [
  { open: '$@"', close: '"', doubled: true, lines: true, holes: [HOLE] },
  { open: '@$"', close: '"', doubled: true, lines: true, holes: [HOLE] },
  { open: '@"', close: '"', doubled: true, lines: true },
  { open: '$"', close: '"', backslash: true, holes: [HOLE] },
  ...QUOTES,
];

/** `"""`, `$$"""`. */
const MANY_QUOTES = /(\${0,100})("{3,})/y;

/** Raw strings end at as many quotes as they began with. */
const rawString: LexerRule = (text, at) => {
  const match = matchFrom(MANY_QUOTES, text, at);
  if (match === null) return null;
  const [, dollars = '', quotes = ''] = match;
  const end = text.indexOf(quotes, MANY_QUOTES.lastIndex);
  let to = end === -1 ? text.length : end + quotes.length;
  while (text.charAt(to) === '"') to += 1;
  return { kind: dollars === '' ? 'string' : 'template', to };
};

/** `#region a`: a directive is one token, and ends with its line. */
const csharpDirective: LexerRule = (text, at, { lineStart }) =>
  lineStart && text.charAt(at) === '#'
    ? { kind: 'markup', to: withoutBlanks(text, at, endOfLine(text, at)) }
    : null;

const lexCSharp = lexer({
  // Comments in a branch that is not taken are not read as such.
  fresh: () =>
    deadBranches({
      directiveEnd: endOfLine,
      nextLine: (text, from) => endOfLine(text, from) + 1,
      truth: true,
    }),
  rules: [
    csharpDirective,
    lineComment('//'),
    blockComment('/*', '*/', false),
    rawString,
    quoted(CSHARP_QUOTES),
  ],
  word: /@?[\p{ID_Start}_][\p{ID_Continue}]*/uy,
  operators: wordList(`${OPERATORS} ++ -- -> => :: ?? ??= ?. .. >>> >>>=`),
});

const MODIFIERS = wordSet(`
  public protected private internal static abstract sealed virtual override readonly const
  extern unsafe async partial new volatile required file ref event fixed implicit explicit
  scoped global delegate`);

const TYPES = wordSet('class struct interface enum record');

/** Signs that the type before the name of a local function may hold: `a.B<int>[]?`. */
const TYPE_SIGNS = wordSet('. : < [ ? *');

/** Words that are no types: neither `await F() {` nor `new F() {` declares a local function. */
const NO_TYPE = wordSet(`
  return await new throw else yield using lock if while for foreach switch goto case do try
  catch finally in is as out when nameof typeof checked unchecked base this default not and or
  from select where stackalloc sizeof`);

function pastModifiers(code: Reader, first: number): number {
  let i = first;
  while (code.within(i)) {
    if (code.is(i, '[')) i = code.past(i);
    else if (code.isAny(i, MODIFIERS)) i += 1;
    else break;
  }
  return i;
}

/** A member of a type, or a statement of a file or namespace. */
function member(code: Reader, first: number): number {
  const isFile = code.mode === 'file';
  if (isFile && code.is(first, 'namespace')) return pastName(code, first);
  // `[assembly: …]` belongs to no declaration.
  if (isFile && code.is(first, '[') && code.is(first + 2, ':') && !code.is(first + 2, '::'))
    return code.past(first);
  let i = pastModifiers(code, first);
  const type = typeAt(code, first, i);
  if (type !== null) return type;
  if (code.is(i, '(')) i = code.past(i);
  while (code.within(i)) {
    const next = declaredBy(code, first, i);
    if (next !== null) return next;
    i = code.pastTypes(i);
  }
  return i;
}

/** Behind the brace or semicolon of a `namespace`, which gives no name to what is in it. */
function pastName(code: Reader, first: number): number {
  let i = first;
  while (code.within(i) && !code.isSign(i, '{;')) i += 1;
  return i + 1;
}

function declaredBy(code: Reader, first: number, i: number): number | null {
  if (code.is(i, 'operator')) return operatorAt(code, first, i);
  if (code.is(i, '(')) return parametersAt(code, first, i);
  if (code.is(i, 'this')) return propertyAt(code, first, 'this', i);
  if (code.is(i, '{') || code.is(i, '=>')) return bodyAt(code, first, i);
  if (code.isSign(i, '=,;')) return code.mode === 'file' ? past(code, i) : fieldsAt(code, first, i);
  return code.isSign(i, '})') ? i : null;
}

function parametersAt(code: Reader, first: number, i: number): number {
  const name = nameBefore(code, i);
  if (name !== null && (code.mode !== 'file' || isLocalFunction(code, first, name)))
    return methodAt(code, first, name, i);
  code.open('local', code.scope, i, code.close(i));
  return i;
}

function bodyAt(code: Reader, first: number, i: number): number {
  if (code.mode !== 'file' && code.isWord(i - 1))
    return propertyAt(code, first, code.slice(i - 1), i);
  if (code.is(i, '{')) code.open('local', code.scope, i, code.close(i));
  return i;
}

function past(code: Reader, i: number): number {
  const j = code.until(i, ';}');
  return code.is(j, ';') ? j + 1 : j;
}

/** The word that names the method whose parameters begin at `i`: before them, or before the types that it takes. */
function nameBefore(code: Reader, i: number): number | null {
  const name = code.is(i - 1, '>') ? code.mate(i - 1) - 1 : i - 1;
  return code.isWord(name) ? name : null;
}

function typeAt(code: Reader, first: number, at: number): number | null {
  if (!code.isAny(at, TYPES)) return null;
  // `record struct A`, `record class A`
  const word = code.is(at + 1, 'struct') || code.is(at + 1, 'class') ? at + 2 : at + 1;
  if (!code.isWord(word) || code.is(word + 1, '=')) return null;
  let body = word;
  while (code.within(body) && !code.isSign(body, '{;')) {
    if (code.is(body, '}')) return null;
    body = code.pastTypes(body);
  }
  if (body >= code.end) return null;
  const name = code.scoped(code.slice(word));
  const end = code.is(body, '{') ? code.close(body) : body;
  code.add(name, first, end + 1);
  if (code.is(body, '{')) code.open(code.is(at, 'enum') ? 'local' : 'members', name, body + 1, end);
  return body;
}

/** The end of a body: braces, an expression after an arrow, or a semicolon. */
function bodyEnd(code: Reader, i: number): number {
  let j = i;
  let arrow = false;
  while (code.within(j) && !code.is(j, '}')) {
    if (code.is(j, ';')) return j + 1;
    if (code.is(j, '=>')) arrow = true;
    else if (code.is(j, '{') && !arrow) return code.close(j) + 1;
    j = code.past(j);
  }
  return Math.min(j, code.end);
}

function methodAt(code: Reader, first: number, word: number, parameters: number): number {
  const destructor = code.is(word - 1, '~') ? '~' : '';
  const name = code.scoped(destructor + code.slice(word));
  const end = bodyEnd(code, code.past(parameters));
  code.addWith(name, first, parameters, end);
  return first;
}

function operatorAt(code: Reader, first: number, at: number): number {
  let i = at;
  while (code.within(i) && !code.isSign(i, '(;}')) i += 1;
  const sign = code.text.slice(code.from(at), code.from(i)).replace(/\s+/g, ' ').trim();
  // Of a type that is longer than 60 characters nobody cites the operator.
  const name = code.scoped(sign.length > 60 ? 'operator' : sign);
  const end = bodyEnd(code, code.past(i));
  code.addWith(name, first, i, end);
  return first;
}

function propertyAt(code: Reader, first: number, word: string, i: number): number {
  const name = code.scoped(word);
  let end = bodyEnd(code, i);
  // `public int A { get; } = 1;`
  if (code.is(i, '{') && code.is(end, '=')) end = past(code, end);
  code.addWith(name, first, i, end);
  return first;
}

function fieldsAt(code: Reader, first: number, i: number): number {
  const fields: Named[] = [];
  let at = i;
  while (code.within(at)) {
    const word = code.is(at - 1, ']') ? code.mate(at - 1) - 1 : at - 1;
    while (code.within(at) && !code.isSign(at, ',;}'))
      at = isTypes(code, at) ? code.pastTypes(at) : code.past(at);
    if (code.isWord(word) && word > first)
      fields.push({ name: code.slice(word), from: word, to: at });
    if (!code.is(at, ',')) break;
    at += 1;
    at = code.until(at, '=,;}');
  }
  const end = code.is(at, ';') ? at + 1 : at;
  code.open('local', code.addFields(fields, first, end), i, at);
  return first;
}

/** Whether `<` at `i` opens a list of types in a value: `new A<B, C> { … }`, not `a < b, c = d > e`. */
function isTypes(code: Reader, i: number): boolean {
  return code.is(i, '<') && code.isWord(i - 1) && code.kind(code.mate(i) + 1) === 'punctuator';
}

function local(code: Reader, i: number): number {
  if (code.isSign(i - 1, ';{}')) {
    const at = functionHead(code, i);
    if (at !== null) return methodAt(code, i, at.name, at.parameters);
  }
  return i;
}

/** The head of a local function at `first`: a type, a name, parameters, a body. */
function functionHead(
  code: Reader,
  first: number,
): { readonly name: number; readonly parameters: number } | null {
  const type = pastModifiers(code, first);
  let i = code.is(type, '(') ? code.past(type) : type;
  while (code.within(i) && !code.is(i, '(')) {
    if ((!code.isWord(i) && !code.isAny(i, TYPE_SIGNS)) || code.isAny(i, NO_TYPE)) return null;
    i = code.pastTypes(i);
  }
  const name = nameBefore(code, i);
  if (name === null || name <= type || !isLocalFunction(code, first, name)) return null;
  const after = code.past(i);
  return code.is(after, '{') || code.is(after, '=>') || code.is(after, 'where')
    ? { name, parameters: i }
    : null;
}

function isLocalFunction(code: Reader, first: number, name: number): boolean {
  const before = name - 1;
  if (before < first || code.isAny(first, NO_TYPE)) return false;
  return (code.isWord(before) && !NO_TYPE.has(code.slice(before))) || code.isSign(before, '>]?*)');
}

export const csharp: CodeLanguage<'csharp'> = {
  name: 'csharp',
  endings: 'cs',
  lex: lexCSharp,
  canonical: (text, pieces) => layoutCanonical(text, pieces, { between: parting }),
  // Namespaces are no part of a name.
  symbols: (code) => code.read({ file: member, members: member, local }),
  directives: 'tokens',
  comments: C_LIKE,
  toolComments: C_TOOLS,
  typeWords: wordSet('class struct interface enum record namespace'),
  functionWords: wordSet(''),
  hasBracketAttributes: true,
  importsAll: true,
};
