import { matchFrom } from '../../text/pattern.js';
import { wordList, wordMap, wordSet } from '../../text/words.js';
import { isSign, layoutCanonical, lineEndAfter, type TokenLayout } from './canonical/layout.js';
import { either, RUBY_COMMENTS } from './comment-signs.js';
import { type CodeLanguage, RUNS_FILES } from './language.js';
import { heredoc, holeEnd, lineComment, type Quote, quoted, stringEnd } from './lexers/rules.js';
import {
  isBlankAt,
  type LexerRule,
  lexer,
  matchEnd,
  type Seen,
  withoutBlanks,
} from './lexers/scanner.js';
import {
  beginsStatement,
  RUBY_CONDITIONS,
  isModifier,
  isName,
  RUBY_LOOPS,
  methodAt,
  rubySymbols,
} from './ruby-symbols.js';
import { type CodeRegion, KeywordBlocks, WithBlocks } from './structure/region.js';
import type { Code } from './symbols/code.js';

/* Ruby: what `/` and `%` begin depends on whether a value may be there. */

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

/** Whether a value begins here, or an operator must follow; null where it depends on what a name means. */
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
const CLOSING = wordMap('( )  [ ]  { }  < >');

/** `%w(`, `%q{`, `%|`: a letter, and any sign or blank. */
const PERCENT = /%([qQwWiIxrs]?)([^A-Za-z0-9])/y;

/** `%w(a b)`, `%q{it's}`, `%r[x]`, `%|a|`: brackets nest, and even a blank or a line end may stand for the quote. */
const percent: LexerRule = (text, at, seen) => {
  const match = matchFrom(PERCENT, text, at);
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

const OPENING = /<<([~-]?)(?:(["'`])([\w ]{1,100})\2|([A-Za-z_]\w{0,99}))/y;

/** The opening of a heredoc; its text begins on the next line. `a <<b` may be an operator. */
const heredocOpening: LexerRule = (text, at, seen) => {
  const match = matchFrom(OPENING, text, at);
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

const character: LexerRule = (text, at, seen) => {
  const to = matchEnd(CHARACTER, text, at);
  return to === -1 || seen.previous?.kind === 'word' || valueBeginsForSure(seen, text) !== true
    ? null
    : { kind: 'string', to };
};

const BLOCK_END = /^=end\b.*$/gm;

/** `=begin … =end` at the first column, and what is after `__END__`. */
const block: LexerRule = (text, at) => {
  if (at > 0 && text.charAt(at - 1) !== '\n') return null;
  // As many characters as the longest of these lines has with its end.
  if (/^__END__\r?(?:\n|$)/.test(text.slice(at, at + 9)))
    return { kind: 'comment', to: withoutBlanks(text, at, text.length) };
  if (!/^=begin(?:\s|$)/.test(text.slice(at, at + 7))) return null;
  const match = matchFrom(BLOCK_END, text, at);
  return {
    kind: 'comment',
    to: withoutBlanks(text, at, match === null ? text.length : match.index + match[0].length),
  };
};

/** How Ruby is split into tokens. Words are names with their signs: `@a`, `$1`, `empty?`, `save!`. */
const lexRuby = lexer({
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
  word: /(?:@@?|\$)?[\p{ID_Start}_][\p{ID_Continue}]*(?:[?!](?!=(?!=|~|>)))?|\$[\d!@&~`'+*$?:"<>,./\\;=-]/uy,
  operators: wordList(`
    ** <=> == === =~ !~ != <= >= && || << >> += -= *= /= %= **= &= |= ^= ||= &&= <<= >>= .. ... :: -> => &.`),
});

/** What `%r{}`, `%w[]` and their like are, by the letter behind the sign. */
function kindOf(letter: string): 'regex' | 'string' | 'template' {
  if (letter === 'r') return 'regex';
  return letter !== '' && 'qwis'.includes(letter) ? 'string' : 'template';
}

/** Blanks mean nothing behind the first and before the second; statements go on behind the third, before the fourth. */
const RUBY_OPENS = wordSet(', ( [ {');

const RUBY_CLOSES = wordSet(') ] }');

const RUBY_GOES_ON = wordSet('&& ||');

const RUBY_CALLS = wordSet('. &.');

/** `%w[a b]` and `%i[a b]`: blanks part their words, where none is escaped. `%w[a\ b]` is one word. */
const WORDS = /^%[wi][^\\]*$/;

/** A line end counts, but not in brackets at their edges, behind `&&` or before a dot; `f -1` is not `f - 1`. */
const RUBY: TokenLayout = {
  heredocs: true,
  doubtful: /^(?:\/|%|\?|<<|\/=|%=)$/,
  exactComments: /^__END__/,
  written: ({ kind, text }) =>
    kind === 'string' && WORDS.test(text) ? text.replaceAll(/[ \t\n]+/g, ' ') : text,
  between({ before, piece, apart, newline }) {
    if (isSign(before, RUBY_OPENS) || isSign(piece, RUBY_CLOSES)) return '';
    if (newline && isSign(piece, RUBY_CALLS)) return '';
    if (newline && !isSign(before, RUBY_GOES_ON)) return lineEndAfter(before, piece);
    return apart ? ' ' : '';
  },
};

/** Words that an `end` closes wherever they stand as keywords. */
const OPENS_BLOCK = wordSet('begin case for class module');

/** Words that head a further branch. Of these one that ran keeps the others from running. */
const ELSE = wordSet('else elsif');

/** Words that do only where they begin a statement. */
const BRANCHES = wordSet('when in rescue ensure');

/** Words behind which a body begins on the same line. */
const BEFORE_BLOCK = wordSet('then do else begin ensure');

/** The blocks of Ruby that end with `end`, a block for each branch. */
function rubyBlocks(code: Code): readonly CodeRegion[] {
  const blocks = new KeywordBlocks();
  let isLoop = false;
  for (let i = 0; i < code.length; i += 1) {
    const begins = beginsStatement(code, i);
    if (begins || isBodyWord(code, i - 1)) blocks.body(i);
    if (begins) isLoop = false;
    if (!code.isWord(i) || isName(code, i)) continue;
    const word = code.slice(i);
    if (word === 'end') blocks.close(i, i + 1);
    else if (ELSE.has(word) || (begins && BRANCHES.has(word))) blocks.branch(i);
    else if (word === 'do') {
      if (!isLoop) blocks.begins(i);
      isLoop = false;
    } else if (opensBlock(code, i, word)) {
      blocks.begins(i);
      isLoop ||= RUBY_LOOPS.has(word);
    }
  }
  return blocks.closed;
}

/** Whether an `end` closes what a word begins; `def a = 1` has none. */
function opensBlock(code: Code, i: number, word: string): boolean {
  if (word === 'def') return methodAt(code, i)?.endless === false;
  return OPENS_BLOCK.has(word) || (RUBY_CONDITIONS.has(word) && !isModifier(code, i));
}

function beginsRuby(code: Code, i: number): boolean {
  if (beginsStatement(code, i) || isBodyWord(code, i - 1)) return true;
  // Behind the parameters of a block.
  return code.is(i - 1, '|') && code.newline(i);
}

/** Whether a statement goes on behind a block in braces: `} if x`, `} || y`. */
function goesOnRuby(code: Code, i: number): boolean {
  return code.is(i - 1, '}') && !code.newline(i);
}

function isBodyWord(code: Code, i: number): boolean {
  return code.isWord(i) && BEFORE_BLOCK.has(code.slice(i)) && !isName(code, i);
}

export const ruby: CodeLanguage<'ruby'> = {
  name: 'ruby',
  endings: 'rb rake',
  lex: lexRuby,
  canonical: (text, pieces) => layoutCanonical(text, pieces, RUBY),
  symbols: rubySymbols,
  comments: RUBY_COMMENTS,
  toolComments: either(
    /^#\s*(?:rubocop:|:nocov:|steep:|typed:|sorbet:|standard:|reek:|brakeman|-\*-)/i,
    /^#\s*(?:frozen[_-]string[_-]literal|warn[_-]indent|encoding|coding)\s*:/i,
    /^#\s*shareable[_-]constant[_-]value\s*:/i,
  ),
  blocks: (code, brackets) =>
    new WithBlocks(
      brackets,
      rubyBlocks(code),
      (i) => beginsRuby(code, i),
      true,
      (i) => goesOnRuby(code, i),
    ),
  blockParameters: '|',
  hasHeredocs: true,
  continuesBehindOperators: true,
  typeWords: wordSet('class module'),
  functionWords: wordSet('def'),
  hasNameValues: true,
  // What `require` brings is known by its path.
  runsFiles: new Set([...RUNS_FILES].filter((word) => word !== 'require')),
  importsByPath: true,
};
