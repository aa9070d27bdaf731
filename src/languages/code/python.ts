import { matchFrom } from '../../text/pattern.js';
import { wordList, wordMap, wordSet } from '../../text/words.js';
import { type CanonicalPiece, mark, plainTokens, rawLines } from './canonical/piece.js';
import { either, STARLARK } from './comment-signs.js';
import type { CodeLanguage } from './language.js';
import { lineComment } from './lexers/rules.js';
import { endOfLine } from '../../text/file-text.js';
import { type LexerRule, lexer, withoutBlanks } from './lexers/scanner.js';
import { pythonBlocks, suitesOnTheirLines, withoutNeedlessParentheses } from './python-blocks.js';
import { pythonSymbols } from './python-symbols.js';
import { WithBlocks } from './structure/region.js';
import type { CanonicalToken, Token } from './token.js';

/* Python: logical lines and indentation count; line ends in brackets and the last comma of a call do not. */

/** `"`, `rb'`, `f"""`: up to two letters, of which `opening` says whether they are a prefix. */
const OPENING = /([a-zA-Z]{0,2})("""|'''|"|')/y;

/** Fields and formats in one another; deeper ones are read as text, since recursion must be bounded. */
const DEEPEST = 50;

/** Strings with their prefix; those with holes are templates. Source: Python language reference, 2.4 and 2.5. */
const string: LexerRule = (text, at) => {
  const opened = opening(text, at);
  return opened === null
    ? null
    : { kind: opened.holes ? 'template' : 'string', to: stringEnd(text, opened, 0) };
};

interface Opened {
  readonly inside: number;
  readonly close: string;
  readonly holes: boolean;
}

/** The opening of a string at a place, or null: `xy"` is a name before a string. */
function opening(text: string, at: number): Opened | null {
  const match = matchFrom(OPENING, text, at);
  if (match === null) return null;
  const [whole, prefix = '', close = ''] = match;
  if (!/^(?:[rbuft]|br|rb|fr|rf|tr|rt)?$/i.test(prefix)) return null;
  return { inside: at + whole.length, close, holes: /[ft]/i.test(prefix) };
}

/** The end of a string; one in single quotes ends with its line at the latest. */
function stringEnd(text: string, { inside, close, holes }: Opened, depth: number): number {
  let at = inside;
  while (at < text.length) {
    if (text.startsWith(close, at)) return at + close.length;
    const character = text.charAt(at);
    if (character === '\n' && close.length === 1) return withoutBlanks(text, inside, at);
    if (character === '\\') at += escapeLength(text, at, holes);
    else if (holes && character === '{' && depth < DEEPEST)
      at = text.startsWith('{{', at) ? at + 2 : fieldEnd(text, at + 1, close, depth + 1);
    else at += 1;
  }
  return text.length;
}

/** End of a replacement field; after its `:` comes a format, which is text with fields in it. */
function fieldEnd(text: string, from: number, close: string, depth: number): number {
  let open = 0;
  let format = false;
  let at = from;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === '}' && open === 0) return at + 1;
    if (format) {
      // What closes the string here leaves the field open, so the text is broken: the string ends,
      // if the line ends it too.
      if (character === '\n' || text.startsWith(close, at)) return at;
      at = character === '{' && depth < DEEPEST ? fieldEnd(text, at + 1, close, depth + 1) : at + 1;
      continue;
    }
    const nested = opening(text, at);
    if (nested !== null) {
      at = stringEnd(text, nested, depth);
      continue;
    }
    if ('([{'.includes(character)) open += 1;
    else if (')]}'.includes(character)) open -= 1;
    else if (character === '#') at = endOfLine(text, at);
    else if (character === ':' && open === 0) format = true;
    at += 1;
  }
  return text.length;
}

const lexPython = lexer({
  rules: [lineComment('#'), string],
  word: /[\p{ID_Start}_][\p{ID_Continue}]*/uy,
  operators: wordList(`
    ** // << >> <= >= == != -> := += -= *= /= %= &= |= ^= @= **= //= <<= >>= ...`),
});

/** Characters that a backslash takes: a line end is one, and a hole opens behind it all the same. */
function escapeLength(text: string, at: number, holes: boolean): number {
  if (text.startsWith('\r\n', at + 1)) return 3;
  return holes && text.charAt(at + 1) === '{' ? 1 : 2;
}

/** A parenthesis after one of these is no call. The last row is only sometimes a keyword. */
const KEYWORDS = wordSet(`
  and as assert async await break case class continue def del elif else except finally for from
  global if import in is lambda nonlocal not or pass raise return try while with yield match
  type print exec`);

const BRACKETS = wordMap('( )  [ ]  { }');

const CLOSING: ReadonlySet<string> = new Set(BRACKETS.values());

interface Bracket {
  readonly open: string;
  /** A call, a subscript or the parameters of something: it follows a name or a value. */
  readonly follows: boolean;
  commas: number;
}

function pythonCanonical(
  text: string,
  pieces: readonly CanonicalPiece[],
): readonly CanonicalToken[] {
  return new PythonReader(text, pieces).read() ?? rawLines(text);
}

class PythonReader {
  private readonly canonical: CanonicalToken[] = [];
  /** The indentations of the blocks that are open, as they are written. */
  private readonly levels = [''];
  private readonly brackets: Bracket[] = [];
  private readonly significant: readonly CanonicalPiece[];
  private reached = 0;
  private before: CanonicalPiece | null = null;
  /** Comments wait for the mark of the line end that is before them. */
  private comments: CanonicalToken[] = [];

  constructor(
    private readonly text: string,
    private readonly pieces: readonly CanonicalPiece[],
  ) {
    this.significant = pieces.filter(({ kind }) => kind !== 'comment');
  }

  /** Null where the indentation or the brackets do not fit together. */
  read(): readonly CanonicalToken[] | null {
    for (const [index, piece] of this.pieces.entries()) {
      if (piece.kind === 'comment') this.comments.push(...plainTokens(this.pieces, index, piece));
      else if (!this.token(piece, index)) return null;
    }
    return this.brackets.length > 0 ? null : [...this.canonical, ...this.comments];
  }

  /** False where it is not sure how to read the text. */
  private token(piece: CanonicalPiece, index: number): boolean {
    this.reached += 1;
    const beginsLine = this.beginsLine(piece, index);
    if (beginsLine && !this.indent(piece)) return false;
    this.canonical.push(...this.comments);
    this.comments = [];
    if (piece.kind === 'punctuator') {
      if (this.isNeedlessComma(piece)) return true;
      if (!this.punctuator(piece, beginsLine)) return false;
    }
    this.before = piece;
    const written = piece.kind === 'string' ? { ...piece, text: unquoted(piece.text) } : piece;
    this.canonical.push(...plainTokens(this.pieces, index, written));
    return true;
  }

  private beginsLine(piece: CanonicalPiece, index: number): boolean {
    const { before } = this;
    if (this.brackets.length > 0) return false;
    if (before === null) return true;
    return piece.newline && !(this.pieces[index - 1] === before && isSpliced(before, piece));
  }

  /** Marks the line end before a piece; false where its indentation fits no level. */
  private indent(piece: CanonicalPiece): boolean {
    const step = stepTo(this.levels, indentation(this.text, piece.from));
    if (step === null) return false;
    if (this.before !== null || step !== '')
      this.canonical.push(mark(`\n${step}`, this.before?.to ?? 0));
    return true;
  }

  private punctuator({ text }: CanonicalPiece, beginsLine: boolean): boolean {
    const bracket = this.brackets.at(-1);
    if (BRACKETS.has(text)) {
      const follows = !beginsLine && this.before !== null && isValue(this.before);
      this.brackets.push({ open: text, follows, commas: 0 });
    } else if (CLOSING.has(text)) {
      if (bracket === undefined || BRACKETS.get(bracket.open) !== text) return false;
      this.brackets.pop();
    } else if (text === ',' && bracket !== undefined) bracket.commas += 1;
    return true;
  }

  /** Whether a comma is before a closing bracket and changes nothing. */
  private isNeedlessComma({ text }: CanonicalPiece): boolean {
    const bracket = this.brackets.at(-1);
    if (text !== ',' || bracket === undefined) return false;
    const next = this.significant[this.reached];
    return (
      next?.kind === 'punctuator' &&
      next.text === BRACKETS.get(bracket.open) &&
      isNeedless(bracket, this.before)
    );
  }
}

/** A backslash at the line end takes the next line in. */
function isSpliced(before: CanonicalPiece, piece: CanonicalPiece): boolean {
  return before.text === '\\' && before.kind === 'punctuator' && /^\n[ \t]*$/.test(piece.gap);
}

function indentation(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', at) + 1, at);
}

/** Steps from the current level: `+` in, a `-` for each level out. Null where the levels do not fit together. */
function stepTo(levels: string[], indent: string): string | null {
  const top = levels.at(-1) ?? '';
  if (indent === top) return '';
  if (indent.startsWith(top)) {
    levels.push(indent);
    return '+';
  }
  const level = levels.indexOf(indent);
  return level < 0 ? null : '-'.repeat(levels.splice(level + 1).length);
}

/** Without this comma the brackets hold the same: it makes no tuple of one. */
function isNeedless({ open, follows, commas }: Bracket, before: CanonicalPiece | null): boolean {
  if (
    before === null ||
    (before.kind === 'punctuator' && (before.text === ',' || before.text === open))
  )
    return false;
  return commas > 0 || open === '{' || (open === '(' ? follows : !follows);
}

/** Whether a value can end with a token, so that a bracket behind it is a call or a subscript. */
function isValue({ kind, text }: CanonicalPiece): boolean {
  if (kind === 'punctuator') return CLOSING.has(text);
  return kind !== 'word' || !KEYWORDS.has(text);
}

/** `'x'` as `"x"`, only where no quote stands inside, escaped or not. */
function unquoted(literal: string): string {
  return literal.replace(/^([a-zA-Z]{0,2})'((?:[^'"\\\n]|\\[^'"\n])*)'$/, '$1"$2"');
}

/** Indexes of the strings that document a module, class or function of Python. */
function docstringsIn(text: string, tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  let before: Token | null = null;
  let depth = 0; // in brackets a colon before a line end is one of a dictionary
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'comment') continue;
    const isSuite = depth === 0 && (before === null || opensSuite(text, before, token));
    if (token.kind === 'string' && isSuite && isAloneOnItsLines(text, tokens, index))
      found.add(index);
    if (token.kind === 'punctuator') depth += bracketStep(text.slice(token.from, token.to));
    before = token;
  }
  return found;
}

/** 1 for what opens a bracket, -1 for what closes one; a lexer may group several. */
function bracketStep(signs: string): number {
  let step = 0;
  for (const sign of signs) {
    if ('([{'.includes(sign)) step += 1;
    else if (')]}'.includes(sign)) step -= 1;
  }
  return step;
}

function opensSuite(text: string, before: Token, token: Token): boolean {
  return (
    before.kind === 'punctuator' &&
    text.slice(before.from, before.to) === ':' &&
    text.slice(before.to, token.from).includes('\n')
  );
}

function isAloneOnItsLines(text: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens.slice(index + 1, index + 20).find(({ kind }) => kind !== 'comment');
  if (token === undefined) return false;
  if (!/^(?:[rRuU]{0,1})(?:"""|'''|"|')/.test(text.slice(token.from, token.from + 4))) return false;
  return next === undefined || text.slice(token.to, next.from).includes('\n');
}

export const python: CodeLanguage<'python'> = {
  name: 'python',
  endings: 'py pyi',
  lex: lexPython,
  canonical: pythonCanonical,
  symbols: pythonSymbols,
  comments: STARLARK,
  toolComments: either(
    /^#\s*(?:type:|pylint:|pragma:|fmt:|mypy:|pyright:|ruff:|isort:|yapf:|pyre-|flake8|bandit)/i,
    /^#\s*(?:cython:|distutils:|.*coding[:=])/i,
  ),
  removal(text, tokens) {
    const docstrings = docstringsIn(text, tokens);
    return (index, isPlain) => isPlain || docstrings.has(index);
  },
  withoutWrapping: (tokens) => withoutNeedlessParentheses(suitesOnTheirLines(tokens)),
  blocks(code, brackets) {
    const { blocks, starts } = pythonBlocks(code);
    // Behind a brace an expression goes on: `{…} if a else b`.
    return new WithBlocks(
      brackets,
      blocks,
      (i) => starts.has(i),
      false,
      (i) => code.is(i - 1, '}'),
    );
  },
  isIndented: true,
  typeWords: wordSet('class'),
  functionWords: wordSet('def'),
  hasNamedArguments: true,
  hasCapturingPatterns: true,
};
