import { lineComment } from './rules.js';
import { endOfLine, NUMBER, withoutBlanks, type LexerTable, type LexerRule } from './scanner.js';

/* How is Python split into tokens? `rb'a'` is one string with its prefix, `f"{x}"` one template. */

/** `"`, `rb'`, `f"""`: up to two letters, of which `opening` says whether they are a prefix. */
const OPENING = /([a-zA-Z]{0,2})("""|'''|"|')/y;
/** Fields and formats in one another; deeper ones are read as text, since recursion must be bounded. */
const DEEPEST = 50;

/**
 * Strings with their prefix. Those with holes (`f`, `t`) are templates. Source: Python language reference, 2.4 and
 * 2.5.
 */
const string: LexerRule = (text, at) => {
  const opened = opening(text, at);
  return opened === null
    ? null
    : { kind: opened.holes ? 'template' : 'string', to: stringEnd(text, opened, 0) };
};

/** A string whose opening was read. */
interface Opened {
  readonly inside: number;
  readonly close: string;
  readonly holes: boolean;
}

/** The opening of a string at a place, or null: `xy"` is a name before a string. */
function opening(text: string, at: number): Opened | null {
  OPENING.lastIndex = at;
  const match = OPENING.exec(text);
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

/** How Python is split into tokens. */
export const PYTHON_TABLE: LexerTable = {
  rules: [lineComment('#'), string],
  number: NUMBER,
  word: /[\p{ID_Start}_][\p{ID_Continue}]*/uy,
  operators: [
    '**',
    '//',
    '<<',
    '>>',
    '<=',
    '>=',
    '==',
    '!=',
    '->',
    ':=',
    '+=',
    '-=',
    '*=',
    '/=',
    '%=',
    '&=',
    '|=',
    '^=',
    '@=',
    '**=',
    '//=',
    '<<=',
    '>>=',
    '...',
  ],
};

/** Characters that a backslash takes: a line end is one, and a hole opens behind it all the same. */
function escapeLength(text: string, at: number, holes: boolean): number {
  if (text.startsWith('\r\n', at + 1)) return 3;
  return holes && text.charAt(at + 1) === '{' ? 1 : 2;
}
