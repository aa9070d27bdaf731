import { joined, matchFrom } from '../../text/pattern.js';
import { wordList, wordMap, wordSet } from '../../text/words.js';
import { isOperator, isSign, layoutCanonical, type TokenLayout } from './canonical/layout.js';
import { type CanonicalPiece, rawLines } from './canonical/piece.js';
import { escapedForPattern, type Signs, SLASHES, type Stretch } from './comment-signs.js';
import type { CodeLanguage } from './language.js';
import { rest, stringEnd } from './lexers/rules.js';
import { endOfLine } from '../../text/file-text.js';
import { type LexerRule, lexer, matchEnd, type Seen, withoutBlanks } from './lexers/scanner.js';
import { blocksWithStarts, type CodeRegion, KeywordBlocks } from './structure/region.js';
import type { Code } from './symbols/code.js';
import type { Token, TokenKind } from './token.js';

/*
 * SQL of any database. Where dialects disagree about a text, the rest of the file is one token: any edit in it counts.
 */

/** A line that a client takes for itself: `GO 5`, `DELIMITER //`, `/`, `\c db`. */
const ANY_LINE = /(?:go(?:[ \t]+\d+)?|delimiter[ \t]+\S+|\/)[ \t\r]*$|\\.*$/imy;

/** The same where a statement begins: `@setup`, `!! ls`, `:r a.sql`, `REM …`. */
const FIRST_LINE = /(?:@|!!|:\w|rem(?:ark)?\b|prompt\b).*$/imy;

/** A line of a client is one token, so that it never parts or joins statements. */
const clientLine: LexerRule = (text, at, seen) => {
  if (!seen.lineStart) return null;
  const any = matchEnd(ANY_LINE, text, at);
  const end = any === -1 && beginsStatement(text, seen) ? matchEnd(FIRST_LINE, text, at) : any;
  return end === -1 ? null : { kind: 'markup', to: Math.max(at + 1, withoutBlanks(text, at, end)) };
};

function beginsStatement(text: string, { previous }: Seen): boolean {
  return previous === null || previous.kind === 'markup' || text.charAt(previous.from) === ';';
}

const comment: LexerRule = (text, at) => {
  if (text.startsWith('--', at))
    return { kind: 'comment', to: withoutBlanks(text, at, endOfLine(text, at)) };
  if (!text.startsWith('/*', at)) return null;
  const close = text.indexOf('*/', at + 2);
  // Some nest comments and others do not.
  return close === -1 || text.slice(at + 2, close).includes('/*')
    ? rest(text, at)
    : { kind: 'comment', to: close + 2 };
};

/** `#temp`, `##temp` of SQL Server, with nothing behind it in its line that a comment could open. */
const HASH_NAME = /#{1,2}[\p{L}_][^\n"'`[$/]{0,500}(?:\n|$)/uy;

/** Operators of PostgreSQL on JSON: `#>`, `#>>`, `#-`. */
const HASH_OPERATOR = /#(?:>>|>|-)/y;

/** `#` begins a comment in MySQL, a name in SQL Server and an operator in PostgreSQL. */
const hash: LexerRule = (text, at, { lineStart }) => {
  if (text.charAt(at) !== '#') return null;
  const operator = matchEnd(HASH_OPERATOR, text, at);
  if (operator !== -1) return { kind: 'punctuator', to: operator };
  return !lineStart && matchEnd(HASH_NAME, text, at) !== -1 ? null : rest(text, at);
};

/** An odd number of backslashes before a quote: it closes in standard SQL, and does not in MySQL. */
const ESCAPED_QUOTE = /(?<!\\)(?:\\\\)*\\["'`]/;

const string: LexerRule = (text, at) => {
  const quote = text.charAt(at);
  if (quote !== "'" && quote !== '"' && quote !== '`') return null;
  const to = stringEnd(text, at + 1, { open: quote, close: quote, doubled: true, lines: true }, []);
  const own = text.slice(at, to);
  // Three quotes open a text of BigQuery, and a doubled quote elsewhere.
  const isTriple = own.startsWith(quote.repeat(3)) && own !== quote.repeat(4);
  return isTriple || ESCAPED_QUOTE.test(own) ? rest(text, at) : { kind: 'string', to };
};

const ORACLE_QUOTE = /n?q'([^\s])/iy;

/** The sign that closes it, where it is another than the one that opens it. */
const CLOSING = wordMap('[ ]  ( )  { }  < >');

const oracleString: LexerRule = (text, at) => {
  const open = matchFrom(ORACLE_QUOTE, text, at)?.[1];
  if (open === undefined) return null;
  const close = `${CLOSING.get(open) ?? open}'`;
  const end = text.indexOf(close, ORACLE_QUOTE.lastIndex);
  return end === -1 ? rest(text, at) : { kind: 'string', to: end + close.length };
};

const DOLLAR_QUOTE = /\$(?:[A-Za-z_]\w{0,60})?\$/y;

const dollarString: LexerRule = (text, at) => {
  const from = matchEnd(DOLLAR_QUOTE, text, at);
  if (from === -1) return null;
  const tag = text.slice(at, from);
  const end = text.indexOf(tag, from);
  return end === -1 ? rest(text, at) : { kind: 'string', to: end + tag.length };
};

const BRACKETED = /\[([^[\]\n]{0,300})\]/y;

/** `[Order  Details]` of SQL Server, or an index `[1]`: without a quote in it, either is one token. */
const bracketed: LexerRule = (text, at) => {
  if (text.charAt(at) !== '[') return null;
  const inside = matchFrom(BRACKETED, text, at)?.[1];
  if (inside === undefined) return null;
  const kind: TokenKind = 'string';
  if (!/["'`]/.test(inside)) return { kind, to: BRACKETED.lastIndex };
  return ["'", '"', '`'].some((quote) => inside.split(quote).length % 2 === 0)
    ? rest(text, at)
    : null;
};

/** How SQL is split into tokens. A word may begin with `@`, `@@`, `#` or `##`. */
const lexSql = lexer({
  rules: [clientLine, comment, hash, oracleString, string, dollarString, bracketed],
  word: /[@#]{0,2}[\p{ID_Start}_][\p{ID_Continue}$#@]*/uy,
  operators: wordList(`
    <> != <= >= || :: := -> ->> => <=> @> <@ #> #>> && << >> ~* !~ !~*`),
});

/** Blanks behind these mean nothing, nor before those below: `f( a , b )` is `f(a,b)`. */
const SQL_OPENS = wordSet('( , ;');

const SQL_CLOSES = wordSet(') , ;');

const SQL_COMPARES = wordSet('= <> != <= >= < >');

/** Commands of a client: without a semicolon they end with their line. */
const SQL_COMMAND = new RegExp(
  joined`
    ^(?:
      set|spool|define|undefine|accept|column|col|whenever|ttitle|btitle|break|compute|execute
      |exec|show|variable|var|print|connect|conn|host|start|timing|clear|pause|exit|quit|desc
      |describe|use|source
    )$`,
  'i',
);

/** Reads where statements begin, so it is made again for each text. */
function sqlLayout(): TokenLayout {
  let inCommand = false;
  let beginsNext = true;
  return {
    exactComments: /^(?:\/\*[!+]|--\+)/,
    between({ before, piece, apart, newline }) {
      inCommand ||= (beginsNext && SQL_COMMAND.test(before.text)) || before.text.startsWith('#');
      if (before.text === ';') inCommand = false;
      const ends = newline && inCommand;
      if (newline) inCommand = false;
      beginsNext = before.text === ';' || before.kind === 'markup' || ends;
      if (ends) return '\n';
      // `'a'` and `'b'` on two lines are one text `'ab'`; on one line they are two.
      if (before.kind === 'string' && piece.kind === 'string' && newline) return '\n';
      return apart && !isFreeInSql(before, piece) ? ' ' : '';
    },
  };
}

function isFreeInSql(before: CanonicalPiece, piece: CanonicalPiece): boolean {
  if (isSign(before, SQL_OPENS) || isSign(piece, SQL_CLOSES)) return true;
  return isSign(before, SQL_COMPARES)
    ? !isOperator(piece)
    : isSign(piece, SQL_COMPARES) && !isOperator(before);
}

/** What begins a transaction behind `BEGIN`, and no block. */
const TRANSACTIONS: ReadonlySet<string> = new Set([
  '',
  ...wordList('; TRANSACTION TRAN WORK ISOLATION READ DEFERRED IMMEDIATE EXCLUSIVE DISTRIBUTED'),
]);

const BEFORE_STATEMENT = wordSet('BEGIN THEN ELSE LOOP DO REPEAT TRY CATCH');

/** Words behind an `END` that belong to it. */
const BEHIND_END = wordSet('IF LOOP WHILE CASE REPEAT FOR TRY CATCH');

const FURTHER = wordSet('ELSE ELSIF ELSEIF');

/** Words behind `BEGIN` that are a part of it. */
const PARTS = wordSet('TRY CATCH');

/** Tokens of a condition between `IF` and `THEN`. With more of them the `IF` opens no block. */
const LONGEST_CONDITION = 400;

/** Whether a literal of SQL in dollars holds statements: `$$ BEGIN … END $$`, `$body$ … $body$`. */
function isRoutine(literal: string): boolean {
  return literal.startsWith('$') && /\bbegin\b[^]*\bend\b/i.test(literal);
}

/** The tokens of a text with those inside of its literals in dollars that hold statements. */
function routineTokens(text: string, tokens: readonly Token[]): readonly Token[] {
  if (!text.includes('$')) return tokens;
  let isFound = false;
  const all = tokens.flatMap((token): readonly Token[] => {
    const { kind, from, to } = token;
    if (kind !== 'string' || !isRoutine(text.slice(from, to))) return [token];
    isFound = true;
    const tag = text.indexOf('$', from + 1) + 1 - from;
    const inside = lexSql(text.slice(from + tag, to - tag)).map((inner) => ({
      ...inner,
      from: inner.from + from + tag,
      to: inner.to + from + tag,
    }));
    return [
      { kind: 'markup', from, to: from + tag },
      ...inside,
      { kind: 'markup', from: to - tag, to },
    ];
  });
  return isFound ? all : tokens;
}

/** Whether a statement begins behind a word, as far as words alone tell. */
function beginsSql(code: Code, i: number): boolean {
  return code.isWord(i - 1) && BEFORE_STATEMENT.has(wordAt(code, i - 1));
}

/** The blocks of procedures that end with `END`, a block for each branch. */
class BlockReader {
  private readonly blocks = new KeywordBlocks();
  private readonly handlers = new Set<number>();
  private isInside = false;

  constructor(
    private readonly code: Code,
    private readonly startOf: (i: number) => number,
  ) {}

  read(): readonly CodeRegion[] {
    const { code, blocks } = this;
    for (let i = 0; i < code.length; i += 1) {
      if (code.kind(i) === 'markup' && code.slice(i).startsWith('$')) this.dollars(i);
      if (!code.isWord(i) || code.is(i - 1, '.')) continue;
      const word = wordAt(code, i);
      const body = this.bodyOf(i, word);
      if (word === 'END') {
        const last = BEHIND_END.has(wordAt(code, i + 1)) ? i + 1 : i;
        blocks.close(i, last + 1);
        i = last;
      } else if (body !== 'none') blocks.begins(i, body);
      else if (word === 'THEN') blocks.body(i + 1);
      else if (this.isBranch(i, word)) {
        blocks.branch(i);
        if (word === 'ELSE') blocks.body(i + 1);
      }
    }
    return blocks.sure();
  }

  private dollars(i: number): void {
    if (this.isInside) this.blocks.close(i, i + 1);
    else this.blocks.begins(i, i + 1);
    this.isInside = !this.isInside;
  }

  /** Where the body of the block begins that a word opens; null where a head comes first. */
  private bodyOf(i: number, word: string): number | 'none' | null {
    const { code } = this;
    switch (word) {
      case 'BEGIN': {
        const next = wordAt(code, i + 1);
        if (TRANSACTIONS.has(next)) return 'none';
        return PARTS.has(next) ? i + 2 : i + 1;
      }
      case 'CASE':
        return null;
      case 'IF':
        // Neither the function `IF(a, b, c)` nor `DROP TABLE IF EXISTS`.
        return isFirst(code, i) && hasThen(code, i) ? null : 'none';
      case 'REPEAT':
        return isFirst(code, i) && !code.is(i + 1, '(') ? i + 1 : 'none'; // a function too
      case 'LOOP':
        return i + 1;
      case 'DO':
        return wordAt(code, this.startOf(i)) === 'WHILE' ? i + 1 : 'none';
      default:
        return 'none';
    }
  }

  /** Whether a word heads a further branch of what is open. `EXCEPTION` ends a body; each `WHEN` behind it is one. */
  private isBranch(i: number, word: string): boolean {
    const { code, blocks } = this;
    const opener = wordAt(code, blocks.opener);
    if (word === 'EXCEPTION') {
      const isHandler = opener === 'BEGIN' && isFirst(code, i);
      if (isHandler) this.handlers.add(blocks.opener);
      return isHandler;
    }
    if (word === 'WHEN') return opener === 'CASE' || this.handlers.has(blocks.opener);
    return FURTHER.has(word) && (opener === 'IF' || opener === 'CASE');
  }
}

function isFirst(code: Code, i: number): boolean {
  return (
    i === 0 ||
    code.kind(i - 1) === 'markup' ||
    [';', ':', '>'].some((sign) => code.is(i - 1, sign)) ||
    beginsSql(code, i)
  );
}

/** Whether `THEN` comes before the statement of the `IF` at `i` ends. */
function hasThen(code: Code, i: number): boolean {
  for (let at = i + 1; at < i + LONGEST_CONDITION && !code.is(at, ';'); at += 1) {
    if (wordAt(code, at) === 'THEN') return true;
    if (wordAt(code, at) === 'BEGIN') return false;
  }
  return false;
}

/** A word as it is compared: SQL knows no case. */
function wordAt(code: Code, i: number): string {
  return i < 0 ? '' : code.slice(i).toUpperCase();
}

const DOLLAR: Stretch = {
  sign: '$$',
  first: '$',
  open: /\$(?:[A-Za-z_]\w{0,60})?\$/y,
  close: ([tag]) => escapedForPattern(tag),
  mustClose: true,
};

/** PostgreSQL nests block comments and MySQL does not: a nested one is never taken for no comment. */
const COMMENTS: Signs = {
  line: ['--'],
  starts: [/#[ \t]/y],
  block: [...SLASHES, ['{#', '#}']],
  stretches: [DOLLAR],
  longQuotes: '\'"`',
  inBlocks: 'blocks',
};

export const sql: CodeLanguage<'sql'> = {
  name: 'sql',
  endings: 'sql psql ddl',
  lex: lexSql,
  // `COPY a FROM stdin;`: rows of data are between the statements, and their blanks are part of them.
  canonical: (text, pieces) =>
    /\bfrom\s+stdin\b/i.test(text) ? rawLines(text) : layoutCanonical(text, pieces, sqlLayout()),
  comments: COMMENTS,
  toolComments: /^(?:\/\*[!+M]|--\+)/,
  nestedTokens: routineTokens,
  blocks: (code, brackets) => {
    const read = (_: Code, startOf: (i: number) => number): readonly CodeRegion[] =>
      new BlockReader(code, startOf).read();
    return blocksWithStarts(code, brackets, read, beginsSql, false);
  },
  continuesBehindMarkup: true,
  typeWords: wordSet(''),
  isDeclarative: true,
};
