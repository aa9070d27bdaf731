import { wordSet } from '../../../text/words.js';
import { lex } from '../lex.js';
import type { Code } from '../symbols/code.js';
import type { Token } from '../token.js';
import type { KeywordBlock } from './blocks.js';
import { openBlocks, type KeywordBlocks } from './keyword-blocks.js';

/*
 * Where are the blocks of a procedure in SQL, and which literal holds code? `BEGIN … END` is a block, `BEGIN
 * TRANSACTION` none; the text between `$$` and `$$` is code where it holds statements.
 */

/** What begins a transaction behind `BEGIN`, and no block. */
const TRANSACTIONS: ReadonlySet<string> = new Set([
  ';',
  'TRANSACTION',
  'TRAN',
  'WORK',
  'ISOLATION',
  'READ',
  'DEFERRED',
  'IMMEDIATE',
  'EXCLUSIVE',
  'DISTRIBUTED',
  '',
]);
/** Words behind which a statement begins. */
const BEFORE_STATEMENT = wordSet('BEGIN THEN ELSE LOOP DO REPEAT TRY CATCH');
/** Words behind an `END` that belong to it. */
const BEHIND_END = wordSet('IF LOOP WHILE CASE REPEAT FOR TRY CATCH');
/** Words that head a further branch of an `IF` or a `CASE`. */
const FURTHER = wordSet('ELSE ELSIF ELSEIF');
/** Words behind `BEGIN` that are a part of it. */
const PARTS = wordSet('TRY CATCH');
/** Tokens of a condition between `IF` and `THEN`. With more of them the `IF` opens no block. */
const LONGEST_CONDITION = 400;

/** Whether a literal of SQL in dollars holds statements: `$$ BEGIN … END $$`, `$body$ … $body$`. */
export function isRoutine(literal: string): boolean {
  return literal.startsWith('$') && /\bbegin\b[^]*\bend\b/i.test(literal);
}

/** The tokens of a text with those inside of its literals in dollars that hold statements. */
export function routineTokens(text: string, tokens: readonly Token[]): readonly Token[] {
  if (!text.includes('$')) return tokens;
  let isFound = false;
  const all = tokens.flatMap((token): readonly Token[] => {
    const { kind, from, to } = token;
    if (kind !== 'string' || !isRoutine(text.slice(from, to))) return [token];
    isFound = true;
    const tag = text.indexOf('$', from + 1) + 1 - from;
    const inside = lex('sql', text.slice(from + tag, to - tag)).map((inner) => ({
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
export function beginsSql(code: Code, i: number): boolean {
  return code.isWord(i - 1) && BEFORE_STATEMENT.has(wordAt(code, i - 1));
}

/** The blocks of procedures that end with `END`, a block for each branch. */
export function sqlBlocks(code: Code, startOf: (i: number) => number): readonly KeywordBlock[] {
  return new BlockReader(code, startOf).read();
}

class BlockReader {
  private readonly blocks: KeywordBlocks;
  /** Blocks whose exceptions are being told. */
  private readonly handlers = new Set<number>();
  /** Whether a routine in dollars is open. */
  private isInside = false;

  constructor(
    private readonly code: Code,
    private readonly startOf: (i: number) => number,
  ) {
    this.blocks = openBlocks(code);
  }

  read(): readonly KeywordBlock[] {
    const { code } = this;
    for (let i = 0; i < code.length;) {
      if (code.kind(i) === 'markup' && code.slice(i).startsWith('$')) this.dollars(i);
      i = code.isWord(i) && !code.is(i - 1, '.') ? this.pastWord(i) : i + 1;
    }
    return this.blocks.all();
  }

  /** Opens a routine in dollars, or closes it. */
  private dollars(i: number): void {
    if (this.isInside) this.blocks.close(i, i + 1);
    else this.blocks.open(i, i + 1);
    this.isInside = !this.isInside;
  }

  /** Reads a word; the token behind it. */
  private pastWord(i: number): number {
    const word = wordAt(this.code, i);
    if (word === 'END') return this.pastEnd(i);
    this.word(i, word);
    return i + 1;
  }

  private word(i: number, word: string): void {
    const { code, blocks } = this;
    switch (word) {
      case 'BEGIN':
        if (!TRANSACTIONS.has(wordAt(code, i + 1))) this.openBody(i);
        break;
      case 'CASE':
        blocks.open(i);
        break;
      case 'REPEAT':
        this.openRepeat(i);
        break;
      case 'IF':
        this.openIf(i);
        break;
      case 'EXCEPTION':
        this.beginHandlers(i);
        break;
      case 'WHEN':
        this.branchOfCase(i);
        break;
      case 'THEN':
        blocks.begin(i + 1);
        break;
      case 'LOOP':
        this.openLoop(i);
        break;
      case 'DO':
        if (wordAt(code, this.startOf(i)) === 'WHILE') this.openLoop(i);
        break;
      default:
        if (FURTHER.has(word)) this.branchOfElse(i, word);
    }
  }

  /** The word that opened what is open now. */
  private opener(): string {
    return wordAt(this.code, this.blocks.opener());
  }

  /** `BEGIN`: the body of a routine or of what a condition heads, or one part of `TRY` and `CATCH`. */
  private openBody(i: number): void {
    this.blocks.open(i, PARTS.has(wordAt(this.code, i + 1)) ? i + 2 : i + 1);
  }

  /** `IF` that begins a statement and has a `THEN`: neither the function `IF(a, b, c)` nor `DROP TABLE IF EXISTS`. */
  private openIf(i: number): void {
    if (isFirst(this.code, i) && hasThen(this.code, i)) this.blocks.open(i);
  }

  /** `REPEAT`, which is a function too. */
  private openRepeat(i: number): void {
    if (!isFirst(this.code, i) || this.code.is(i + 1, '(')) return;
    this.blocks.open(i);
    this.blocks.begin(i + 1);
  }

  /** `LOOP`, `WHILE … DO`: its statement up to the word is the head. */
  private openLoop(i: number): void {
    this.blocks.open(i, i + 1);
  }

  /** `EXCEPTION` ends the body of a `BEGIN`; each `WHEN` behind it is a branch. */
  private beginHandlers(i: number): void {
    if (this.opener() !== 'BEGIN' || !isFirst(this.code, i)) return;
    this.handlers.add(this.blocks.opener());
    this.blocks.branch(i);
  }

  /** `WHEN` of a `CASE` or of exceptions. */
  private branchOfCase(i: number): void {
    if (this.opener() === 'CASE' || this.handlers.has(this.blocks.opener())) this.blocks.branch(i);
  }

  /** `ELSE` of an `IF` or a `CASE`, `ELSIF` of an `IF`. */
  private branchOfElse(i: number, word: string): void {
    const opener = this.opener();
    if (opener !== 'IF' && opener !== 'CASE') return;
    this.blocks.branch(i);
    if (word === 'ELSE') this.blocks.begin(i + 1);
  }

  /** Closes a block; the token behind its `END` and the word that belongs to that. */
  private pastEnd(i: number): number {
    const end = BEHIND_END.has(wordAt(this.code, i + 1)) ? i + 2 : i + 1;
    this.blocks.close(i, end);
    return end;
  }
}

/** Whether a statement begins at a word. */
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
