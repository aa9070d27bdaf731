import { wordSet } from '../../../text/words.js';
import { heredoc } from './heredoc.js';
import { holeEnd, lineComment, quoted, stringEnd, type Quote } from './rules.js';
import {
  isBlankAt,
  matchEnd,
  NUMBER,
  withoutBlanks,
  type LexerTable,
  type LexerRule,
  type Seen,
} from './scanner.js';

/*
 * How is Ruby split into tokens? `%w(a b)` is one string, `a / b` a division, and `f /b/` a regular expression
 * where Ruby reads one.
 */

/** `"a#{b}"`. */
const HOLE = { open: '#{', bracket: '{' } as const;
const QUOTES: readonly Quote[] = [
  { open: '"', close: '"', backslash: true, lines: true, holes: [HOLE] },
  { open: "'", close: "'", backslash: true, lines: true },
  { open: '`', close: '`', backslash: true, lines: true, holes: [HOLE] },
];

/** Words after which a value begins, so that `/` and `%` open a literal. */
const BEFORE_VALUE = wordSet(`
  and begin case do else elsif ensure if in not or puts raise return then unless until when
  while yield`);
/** Signs behind which `:/` names an operator: `reduce(:/)`. */
const BEFORE_SYMBOL = wordSet('( [ , &');
/** Punctuators that no value follows. */
const NO_VALUE = wordSet(') ] } . &.');

/**
 * Does a value begin here for sure, or an operator follow one for sure? Null where Ruby would have to know what a
 * name stands for.
 */
function valueBeginsForSure({ previous, lineStart }: Seen, text: string): boolean | null {
  if (previous === null || lineStart) return true;
  const word = text.slice(previous.from, previous.to);
  // Behind a dot or `def` stands the name of a method, such as `/`.
  if (previous.kind === 'punctuator') return !NO_VALUE.has(word);
  if (previous.kind !== 'word' || word === 'def') return false;
  return BEFORE_VALUE.has(word) ? true : null;
}

/** The same with a guess: `a /b` and `a %w` read as a call with a literal. */
function valueBegins(text: string, at: number, seen: Seen, width: number): boolean {
  const sure = valueBeginsForSure(seen, text);
  if (sure !== null) return sure;
  return (
    /^[a-z_]/.test(text.charAt(seen.previous?.from ?? at)) &&
    isBlankAt(text, at - 1) &&
    !isBlankAt(text, at + width) &&
    text.charAt(at + width) !== '='
  );
}

/** The sign that closes a literal, where it is another than the one that opens it. */
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
]);
/** `%w(`, `%q{`, `%|`: a letter, and any sign or blank. */
const PERCENT = /%([qQwWiIxrs]?)([^A-Za-z0-9])/y;

/** `%w(a b)`, `%q{it's}`, `%r[x]`, `%|a|`: brackets nest, and even a blank or a line end may stand for the quote. */
const percent: LexerRule = (text, at, seen) => {
  PERCENT.lastIndex = at;
  const match = PERCENT.exec(text);
  if (match === null) return null;
  const [whole, letter = '', open = ''] = match;
  if (
    !(/[\s_=]/.test(open)
      ? valueBeginsForSure(seen, text) === true
      : valueBegins(text, at, seen, 1))
  )
    return null;
  const close = CLOSING.get(open);
  const kind = kindOf(letter);
  if (close === undefined)
    return {
      kind,
      to: stringEnd(
        text,
        at + whole.length,
        {
          open,
          close: open,
          backslash: true,
          lines: true,
          ...(kind === 'string' ? {} : { holes: [HOLE] }),
        },
        QUOTES,
      ),
    };
  let depth = 1;
  let to = at + whole.length;
  for (; to < text.length && depth > 0; to += 1) {
    if (kind !== 'string' && text.startsWith(HOLE.open, to)) {
      to = holeEnd(text, to + HOLE.open.length, HOLE, QUOTES) - 1;
      continue;
    }
    const character = text.charAt(to);
    if (character === '\\') to += 1;
    else if (character === open) depth += 1;
    else if (character === close) depth -= 1;
  }
  return { kind, to };
};

/** The flags behind a regular expression. */
const FLAGS = /[a-z]*/y;

/** `/…/` with its flags, where a value begins. */
const regex: LexerRule = (text, at, seen) => {
  if (text.charAt(at) !== '/' || !valueBegins(text, at, seen, 1)) return null;
  // After a word it may yet be a division: then it spoils no more than its line.
  const end = stringEnd(
    text,
    at + 1,
    {
      open: '/',
      close: '/',
      backslash: true,
      lines: seen.previous?.kind !== 'word',
      holes: [HOLE],
    },
    QUOTES,
  );
  return { kind: 'regex', to: Math.max(end, matchEnd(FLAGS, text, end)) };
};

/** `<<~EOF`, `<<-'EOF'`, `<<EOF`. */
const OPENING = /<<([~-]?)(?:(["'`])([\w ]{1,100})\2|([A-Za-z_]\w{0,99}))/y;

/** The opening of a heredoc; its text begins on the next line. `a <<b` may be an operator. */
const heredocOpening: LexerRule = (text, at, seen) => {
  OPENING.lastIndex = at;
  const match = OPENING.exec(text);
  if (match === null) return null;
  const [whole, indent = '', quote = '', named, bare] = match;
  if (indent === '' && !valueBegins(text, at, seen, 2)) return null;
  const body = heredoc(
    text,
    seen.lines(),
    at,
    { name: named ?? bare ?? '', indented: indent !== '' },
    quote === "'" ? 'string' : 'template',
  );
  if (body === null) return null;
  seen.awaited.push(body);
  return { kind: 'string', to: at + whole.length };
};

const OPERATOR_SYMBOL = /:[/%`]/y;

/** `reduce(:/)`: where a value begins for sure, no literal opens behind the colon. */
const symbol: LexerRule = (text, at, { previous }) => {
  const to = matchEnd(OPERATOR_SYMBOL, text, at);
  return to !== -1 && previous !== null && BEFORE_SYMBOL.has(text.slice(previous.from, previous.to))
    ? { kind: 'punctuator', to }
    : null;
};

/** `?a`, `?\n`, but not the `?a` of `x ?abc : y`. */
const CHARACTER = /\?(?:\\.|[^\s\\])(?![\w?])/uy;

/** `?a` where a value begins. */
const character: LexerRule = (text, at, seen) => {
  const to = matchEnd(CHARACTER, text, at);
  return to === -1 || seen.previous?.kind === 'word' || valueBeginsForSure(seen, text) !== true
    ? null
    : { kind: 'string', to };
};

/** A line that begins with `=end`. */
const BLOCK_END = /^=end\b.*$/gm;

/** `=begin … =end` at the first column, and what stands after `__END__`. */
const block: LexerRule = (text, at) => {
  if (at > 0 && text.charAt(at - 1) !== '\n') return null;
  // As many characters as the longest of these lines has with its end.
  if (/^__END__\r?(?:\n|$)/.test(text.slice(at, at + 9)))
    return { kind: 'comment', to: withoutBlanks(text, at, text.length) };
  if (!/^=begin(?:\s|$)/.test(text.slice(at, at + 7))) return null;
  BLOCK_END.lastIndex = at;
  const match = BLOCK_END.exec(text);
  return {
    kind: 'comment',
    to: withoutBlanks(text, at, match === null ? text.length : match.index + match[0].length),
  };
};

/** How Ruby is split into tokens. Words are names with their signs: `@a`, `$1`, `empty?`, `save!`. */
export const RUBY_TABLE: LexerTable = {
  rules: [
    block,
    lineComment('#'),
    symbol,
    quoted(QUOTES),
    percent,
    regex,
    heredocOpening,
    character,
  ],
  number: NUMBER,
  word: /(?:@@?|\$)?[\p{ID_Start}_][\p{ID_Continue}]*(?:[?!](?!=(?!=|~|>)))?|\$[\d!@&~`'+*$?:"<>,./\\;=-]/uy,
  operators: [
    '**',
    '<=>',
    '==',
    '===',
    '=~',
    '!~',
    '!=',
    '<=',
    '>=',
    '&&',
    '||',
    '<<',
    '>>',
    '+=',
    '-=',
    '*=',
    '/=',
    '%=',
    '**=',
    '&=',
    '|=',
    '^=',
    '||=',
    '&&=',
    '<<=',
    '>>=',
    '..',
    '...',
    '::',
    '->',
    '=>',
    '&.',
  ],
};

/** What `%r{}`, `%w[]` and their like are, by the letter behind the sign. */
function kindOf(letter: string): 'regex' | 'string' | 'template' {
  if (letter === 'r') return 'regex';
  return letter !== '' && 'qwis'.includes(letter) ? 'string' : 'template';
}
