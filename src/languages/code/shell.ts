import { wordMap, wordSet } from '../../text/words.js';
import { isSign, layoutCanonical, lineEndAfter, type TokenLayout } from './canonical/layout.js';
import { type CodeLanguage, RUNS_FILES } from './language.js';
import { rest } from './lexers/rules.js';
import { endOfLine } from '../../text/file-text.js';
import {
  isBlankAt,
  type LexedPiece,
  type LexerRule,
  lexer,
  matchEnd,
  type Seen,
  withoutBlanks,
} from './lexers/scanner.js';
import {
  ansiEnd,
  arithmeticEnd,
  backquoteEnd,
  doubleEnd,
  type End,
  endOfShellBody,
  openingWord,
  parameterEnd,
  singleEnd,
} from './shell-words.js';
import { withoutShellWrapping } from './shell-wrapping.js';
import { type CodeRegion, KeywordBlocks, WithBlocks } from './structure/region.js';
import type { Code } from './symbols/code.js';
import type { Reader } from './symbols/reader.js';
import type { TokenKind } from './token.js';

/* The shell: words, heredocs, and blocks such as `if … then … fi`. */

/** A token up to `end`; where that is null it is not sure, and the rest of the text is one token. */
function pieceTo(kind: TokenKind, text: string, at: number, end: End): LexedPiece {
  return end === null ? rest(text, at) : { kind, to: end };
}

const quotes: LexerRule = (text, at, { lines }) => {
  const reading = { text, lines };
  if (text.startsWith("$'", at)) return pieceTo('string', text, at, ansiEnd(text, at + 2));
  if (text.startsWith('$"', at)) return pieceTo('template', text, at, doubleEnd(reading, at + 2));
  if (text.startsWith('"', at)) return pieceTo('template', text, at, doubleEnd(reading, at + 1));
  return text.startsWith("'", at) ? pieceTo('string', text, at, singleEnd(text, at + 1)) : null;
};

/** `${name#"x}"}`: its `#` and quotes are its own. */
const expansion: LexerRule = (text, at, { lines }) =>
  text.startsWith('${', at)
    ? pieceTo('template', text, at, parameterEnd({ text, lines }, at + 2, false))
    : null;

/** `((…))` and `$((…))`, where `<<` shifts and `#` is no comment. */
const arithmetic: LexerRule = (text, at, { lines }) => {
  const dollar = text.startsWith('$((', at);
  if (!dollar && !text.startsWith('((', at)) return null;
  const end = arithmeticEnd({ text, lines }, at + (dollar ? 3 : 2));
  if (end === 'commands') return null;
  if (end === null) return pieceTo('template', text, at, null);
  // A shell that knows only POSIX reads `((` as two commands.
  return pieceTo('template', text, at, !dollar && hasHeredoc(text, at, end, lines) ? null : end);
};

/** Whether `<<` in a stretch could open a heredoc that is closed later. */
function hasHeredoc(text: string, from: number, end: number, lines: Seen['lines']): boolean {
  for (let at = text.indexOf('<<', from); at !== -1 && at < end; at = text.indexOf('<<', at + 2)) {
    const opened = openingWord(text, at);
    if (opened !== null && endOfShellBody({ text, lines }, opened, at) !== null) return true;
  }
  return false;
}

/** Whether a word may begin here. */
function beginsWord(text: string, at: number): boolean {
  return isBlankAt(text, at - 1) || ';&|()`'.includes(text.charAt(at - 1));
}

/** A line end behind a backslash is nothing at all: in an operator it hides it. */
const splice: LexerRule = (text, at) => {
  if (
    '<$('.includes(text.charAt(at)) &&
    text.startsWith('\\\n', at + 1) &&
    '<({\'"\\'.includes(text.charAt(at + 3))
  )
    return pieceTo('word', text, at, null);
  return text.startsWith('\\\n', at) && beginsWord(text, at)
    ? { kind: 'punctuator', to: at + 1 }
    : null;
};

/** Only at the start of a word: `a#b` and `$#` are none. */
const comment: LexerRule = (text, at) => {
  return text.charAt(at) === '#' && beginsWord(text, at)
    ? { kind: 'comment', to: withoutBlanks(text, at, endOfLine(text, at)) }
    : null;
};

/** `a[1 <<`, `$[1 <<`: a shift, where the bracket is of an array or of arithmetic. */
const SUBSCRIPT = /[\w$]\[[^\]\n]*$/;

const heredoc: LexerRule = (text, at, seen) => {
  if (!text.startsWith('<<', at)) return null;
  if (text.startsWith('<<<', at)) return { kind: 'punctuator', to: at + 3 };
  const opened = openingWord(text, at);
  // 200 characters back are enough for an index, and bound the time.
  if (opened === null || SUBSCRIPT.test(text.slice(Math.max(0, at - 200), at)))
    return pieceTo('string', text, at, null);
  const kind = opened.plain ? 'string' : 'template';
  // One that is never closed runs to the end of the text.
  seen.awaited.push({
    kind,
    end: (from) => endOfShellBody({ text, lines: seen.lines }, opened, from)?.to ?? text.length,
  });
  return { kind: 'string', to: opened.to };
};

const backquotes: LexerRule = (text, at, { lines }) => {
  if (text.charAt(at) !== '`') return null;
  const end = backquoteEnd({ text, lines }, at + 1);
  return end === null ? pieceTo('template', text, at, null) : { kind: 'template', to: end };
};

const VARIABLE = /\$(?:\w+|[#?$!@*-])/y;

const variable: LexerRule = (text, at) => {
  const to = matchEnd(VARIABLE, text, at);
  return to === -1 ? null : { kind: 'word', to };
};

/** How the shell is split into tokens. The bound of a word keeps the engine's expression from giving up. */
const lexShell = lexer({
  rules: [comment, splice, quotes, expansion, arithmetic, backquotes, variable, heredoc],
  number: /\d+(?![^\s;&|<>()])/y,
  word: /(?:[^\s"'`$\\;&|<>(){}]|\\[^]){1,5000}/y,
  operators: ['&&', '||', ';;', '<<', '>>', '&>', '>&', '<&', ';&', '|&', '[['],
});

const SHELL_GOES_ON = wordSet('| |& || &&');

/** Shell: a line end counts, but not behind a pipe or `&&`. Of other blanks it counts whether there are any. */
const SHELL: TokenLayout = {
  heredocs: true,
  between({ before, piece, apart, newline }) {
    if (newline && !isSign(before, SHELL_GOES_ON)) return lineEndAfter(before, piece);
    return apart ? ' ' : '';
  },
};

/** Words that open a construct, with the words that close it. */
const CLOSES = wordMap('if fi  while done  until done  for done  select done  case esac');

/** Words behind which a body begins. `elif` begins a further condition instead. */
const BODY = wordSet('then do else');

/** What a command may be behind on one line. */
const BEFORE_COMMAND = wordSet('; & | ( ) { ! then do else elif if while until');

/** What separates two commands that do not depend on each other. */
const SEPARATES = wordSet('; { ( then do else');

/** The blocks of a shell script between its keywords, a block for each branch. */
function shellBlocks(code: Code): readonly CodeRegion[] {
  const blocks = new KeywordBlocks();
  for (let i = 0; i < code.length; i += 1) {
    const isCase = code.is(blocks.opener, 'case');
    const mark = isCase ? caseEnd(code, i) : 0;
    // A pattern is the head of what stands behind it.
    if (isCase && !blocks.isInBody && code.is(i, ')')) blocks.body(i + 1);
    else if (mark > 0) {
      blocks.branch(i);
      i += mark - 1;
    } else if (code.isWord(i) && isCommand(code, i)) addWord(blocks, code, i, isCase);
  }
  return blocks.closed;
}

/** Reads a word that may open or close a construct, or begin one of its branches. */
function addWord(blocks: KeywordBlocks, code: Code, i: number, isCase: boolean): void {
  const word = code.slice(i);
  if (CLOSES.has(word)) blocks.begins(i);
  else if (word === CLOSES.get(code.slice(blocks.opener))) blocks.close(i, i + 1);
  else if (!isCase && BODY.has(word)) {
    blocks.branch(i);
    blocks.body(i + 1);
  } else if (word === 'elif') blocks.branch(i);
}

/** Tokens of the mark that ends a branch of `case` (`;;`, `;&`, `;;&`), or 0. */
function caseEnd(code: Code, i: number): number {
  if (!code.is(i, ';')) return 0;
  if (code.is(i + 1, ';')) return code.is(i + 2, '&') && code.glued(i + 2) ? 3 : 2;
  return code.is(i + 1, '&') ? 2 : 0;
}

/** Whether a command can begin at a token: `if` in `echo if` is an argument. */
function isCommand(code: Code, i: number): boolean {
  return i === 0 || (code.newline(i) && !code.is(i - 1, '\\')) || code.isAny(i - 1, BEFORE_COMMAND);
}

/** Whether a list of commands begins at a token: one that `&&`, `||` or a pipe joins to others is part of theirs. */
function beginsShell(code: Code, i: number): boolean {
  const before = i - 1;
  if (code.is(i, '&') || code.is(i, '|')) return false; // the second sign of an operator is part of it
  if (code.is(before, '&') || code.is(before, '|'))
    return code.is(before, '&') && !code.is(before - 1, '&') && !code.is(before - 1, '>');
  if (code.newline(i) && !code.is(before, '\\')) return true;
  return code.isAny(before, SEPARATES) || (code.is(before, ')') && code.mate(before) < 0);
}

const BEFORE_FUNCTION = wordSet('; { & | ( ) then do else');

function command(code: Reader, i: number): number {
  if (!code.isWord(i) || !(code.newline(i) || code.isAny(i - 1, BEFORE_FUNCTION))) return i;
  const keyword = code.is(i, 'function') && code.isWord(i + 1) && !code.newline(i + 1);
  const word = keyword ? i + 1 : i;
  const called = code.is(word + 1, '(') && code.is(word + 2, ')');
  if (!called && !keyword) return i;
  const body = called ? word + 3 : word + 1;
  const last = code.isSign(body, '{(') ? code.mate(body) : -1;
  if (last === -1) return i;
  const name = code.scoped(code.slice(word));
  code.add(name, i, last + 1);
  code.open('file', name, body, last);
  return body;
}

export const shell: CodeLanguage<'shell'> = {
  name: 'shell',
  endings: 'sh bash',
  lex: lexShell,
  canonical: (text, pieces) => layoutCanonical(text, pieces, SHELL),
  // Symbols of shell scripts: functions, `name() …` and `function name …`, with a body in braces or parentheses.
  symbols: (code) => code.read({ file: command }),
  toolComments: /^#\s*(?:shellcheck |shfmt:)/,
  withoutWrapping: (tokens) => withoutShellWrapping(tokens, shell),
  blocks: (code, brackets) =>
    new WithBlocks(brackets, shellBlocks(code), (i) => beginsShell(code, i), true),
  hasHeredocs: true,
  typeWords: wordSet(''),
  functionWords: wordSet('function'),
  hasAssignmentWords: true,
  isImport: (code, _, first) => code.is(first, 'source') || code.is(first, '.'),
  runsFiles: RUNS_FILES,
  hasFreeSemicolons: true,
};
