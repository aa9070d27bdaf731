import {
  isBlankAt,
  endOfLine,
  matchEnd,
  withoutBlanks,
  type LexerTable,
  type LexedPiece,
  type LexerRule,
  type Seen,
} from './scanner.js';
import type { TokenKind } from '../token.js';
import {
  ansiEnd,
  arithmeticEnd,
  backquoteEnd,
  endOfShellBody,
  doubleEnd,
  openingWord,
  parameterEnd,
  singleEnd,
  type End,
} from './shell-words.js';

/* How is a shell script split into tokens? */

/** A token up to `end`; where that is null nobody can be sure, and the rest of the text is one token. */
function piece(kind: TokenKind, text: string, at: number, end: End): LexedPiece {
  return end === null
    ? { kind: 'markup', to: withoutBlanks(text, at, text.length) }
    : { kind, to: end };
}

/** `'a'`, `"a"`, `$'a'`, `$"a"`. */
const quotes: LexerRule = (text, at, { lines }) => {
  const reading = { text, lines };
  if (text.startsWith("$'", at)) return piece('string', text, at, ansiEnd(text, at + 2));
  if (text.startsWith('$"', at)) return piece('template', text, at, doubleEnd(reading, at + 2));
  if (text.startsWith('"', at)) return piece('template', text, at, doubleEnd(reading, at + 1));
  return text.startsWith("'", at) ? piece('string', text, at, singleEnd(text, at + 1)) : null;
};

/** `${name#"x}"}`: its `#` and quotes are its own. */
const expansion: LexerRule = (text, at, { lines }) =>
  text.startsWith('${', at)
    ? piece('template', text, at, parameterEnd({ text, lines }, at + 2, false))
    : null;

/** `((…))` and `$((…))`, where `<<` shifts and `#` is no comment. */
const arithmetic: LexerRule = (text, at, { lines }) => {
  const dollar = text.startsWith('$((', at);
  if (!dollar && !text.startsWith('((', at)) return null;
  const end = arithmeticEnd({ text, lines }, at + (dollar ? 3 : 2));
  if (end === 'commands') return null;
  if (end === null) return piece('template', text, at, null);
  // A shell that knows only POSIX reads `((` as two commands.
  return piece('template', text, at, !dollar && hasHeredoc(text, at, end, lines) ? null : end);
};

/** Whether `<<` in a stretch could open a heredoc that is closed later. */
function hasHeredoc(text: string, from: number, end: number, lines: Seen['lines']): boolean {
  for (let at = text.indexOf('<<', from); at !== -1 && at < end; at = text.indexOf('<<', at + 2)) {
    const opened = openingWord(text, at);
    if (opened !== null && endOfShellBody({ text, lines }, opened, at) !== null) return true;
  }
  return false;
}

/** Whether nothing of a word stands before: at the beginning of the text neither. */
function beginsWord(text: string, at: number): boolean {
  return isBlankAt(text, at - 1) || ';&|()`'.includes(text.charAt(at - 1));
}

/**
 * A line end behind a backslash is nothing at all: between words it parts them no more, and in an operator it hides
 * it.
 */
const splice: LexerRule = (text, at) => {
  if (
    '<$('.includes(text.charAt(at)) &&
    text.startsWith('\\\n', at + 1) &&
    '<({\'"\\'.includes(text.charAt(at + 3))
  )
    return piece('word', text, at, null);
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

/** The opening of a heredoc; its text begins on the next line. */
const heredoc: LexerRule = (text, at, seen) => {
  if (!text.startsWith('<<', at)) return null;
  if (text.startsWith('<<<', at)) return { kind: 'punctuator', to: at + 3 };
  const opened = openingWord(text, at);
  // 200 characters back are enough for an index, and bound the time.
  if (opened === null || SUBSCRIPT.test(text.slice(Math.max(0, at - 200), at)))
    return piece('string', text, at, null);
  const kind = opened.plain ? 'string' : 'template';
  // One that is never closed runs to the end of the text.
  seen.awaited.push({
    kind,
    end: (from) => endOfShellBody({ text, lines: seen.lines }, opened, from)?.to ?? text.length,
  });
  return { kind: 'string', to: opened.to };
};

/** `` `command` ``. */
const backquotes: LexerRule = (text, at, { lines }) => {
  if (text.charAt(at) !== '`') return null;
  const end = backquoteEnd({ text, lines }, at + 1);
  return end === null ? piece('template', text, at, null) : { kind: 'template', to: end };
};

/** `$name`, `$1`, `$?`. */
const VARIABLE = /\$(?:\w+|[#?$!@*-])/y;

/** A variable is one word. */
const variable: LexerRule = (text, at) => {
  const to = matchEnd(VARIABLE, text, at);
  return to === -1 ? null : { kind: 'word', to };
};

/** How the shell is split into tokens. The bound of a word keeps the engine's expression from giving up. */
export const SHELL_TABLE: LexerTable = {
  rules: [comment, splice, quotes, expansion, arithmetic, backquotes, variable, heredoc],
  number: /\d+(?![^\s;&|<>()])/y,
  word: /(?:[^\s"'`$\\;&|<>(){}]|\\[^]){1,5000}/y,
  operators: ['&&', '||', ';;', '<<', '>>', '&>', '>&', '<&', ';&', '|&', '[['],
};
