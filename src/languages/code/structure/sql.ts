import { lex } from '../lex.js';
import { Code } from '../symbols/code.js';
import type { Token } from '../token.js';
import type { CodeBlock } from './blocks.js';
import { openBlocks } from './keyword-blocks.js';

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
const BEFORE_STATEMENT: ReadonlySet<string> = new Set([
  'BEGIN',
  'THEN',
  'ELSE',
  'LOOP',
  'DO',
  'REPEAT',
  'TRY',
  'CATCH',
]);
/** Words behind an `END` that belong to it. */
const BEHIND_END: ReadonlySet<string> = new Set([
  'IF',
  'LOOP',
  'WHILE',
  'CASE',
  'REPEAT',
  'FOR',
  'TRY',
  'CATCH',
]);
const ROUTINES: ReadonlySet<string> = new Set(['FUNCTION', 'PROCEDURE', 'PROC', 'TRIGGER', 'DO']);
const FURTHER: ReadonlySet<string> = new Set(['ELSE', 'ELSIF', 'ELSEIF']);
/** Tokens of a condition between `IF` and `THEN`. */
const LONGEST_CONDITION = 400;

/** Whether a literal of SQL in dollars holds statements. */
export function isRoutine(literal: string): boolean {
  return literal.startsWith('$') && /\bbegin\b[^]*\bend\b/i.test(literal);
}

/** The tokens of a text with those inside of its literals in dollars that hold statements; null where there is none. */
export function withRoutines(text: string, tokens: readonly Token[]): Code | null {
  if (!text.includes('$')) return null;
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
  return isFound ? new Code(text, all) : null;
}

/** Whether a statement begins behind a word, as far as words alone tell. */
export function beginsSql(code: Code, i: number): boolean {
  return code.isWord(i - 1) && BEFORE_STATEMENT.has(wordAt(code, i - 1));
}

/** The blocks of procedures that end with `END`, a block for each branch. */
export function sqlBlocks(code: Code, startOf: (i: number) => number): readonly CodeBlock[] {
  const blocks = openBlocks(code);
  const handlers = new Set<number>(); // blocks whose exceptions are being told
  let isInside = false; // of a routine in dollars
  for (let i = 0; i < code.length; i += 1) {
    if (code.kind(i) === 'markup' && code.slice(i).startsWith('$')) {
      if (isInside) blocks.close(i, i + 1);
      else blocks.open(i, [], i + 1, routineAt(code, startOf(i), i));
      isInside = !isInside;
    }
    if (!code.isWord(i) || code.is(i - 1, '.')) continue;
    const word = wordAt(code, i);
    const opener = wordAt(code, blocks.opener());
    if (word === 'BEGIN' && !TRANSACTIONS.has(wordAt(code, i + 1))) {
      const start = startOf(i);
      const isAsked = ['IF', 'WHILE', 'ELSE'].includes(wordAt(code, start));
      const isPart = ['TRY', 'CATCH'].includes(wordAt(code, i + 1));
      const parts = isPart ? [{ from: i + 1, to: i + 2 }] : [];
      const heads = isAsked ? [{ from: start, to: i }] : parts;
      blocks.open(i, heads, isPart ? i + 2 : i + 1, isAsked ? '' : routineAt(code, start, i));
    } else if (word === 'CASE' || (word === 'REPEAT' && isFirst(code, i) && !code.is(i + 1, '('))) {
      blocks.open(i);
      if (word === 'REPEAT') blocks.begin(i + 1, i + 1);
    } else if (word === 'IF' && isFirst(code, i) && hasThen(code, i)) blocks.open(i);
    else if (word === 'EXCEPTION' && opener === 'BEGIN' && isFirst(code, i)) {
      handlers.add(blocks.opener());
      blocks.branch(i);
    } else if (word === 'WHEN' && (opener === 'CASE' || handlers.has(blocks.opener())))
      blocks.branch(i);
    else if (word === 'THEN') blocks.begin(i, i + 1);
    else if (FURTHER.has(word) && (opener === 'IF' || opener === 'CASE')) {
      blocks.branch(i);
      if (word === 'ELSE') blocks.begin(i + 1, i + 1);
    } else if (word === 'LOOP' || (word === 'DO' && wordAt(code, startOf(i)) === 'WHILE')) {
      blocks.open(i, [{ from: startOf(i), to: i + 1 }], i + 1);
    } else if (word === 'END') {
      const end = BEHIND_END.has(wordAt(code, i + 1)) ? i + 2 : i + 1;
      blocks.close(i, end);
      i = end - 1;
    }
  }
  return blocks.all();
}

/** What a body belongs to: `procedure save`. */
function routineAt(code: Code, from: number, to: number): string {
  for (let i = from; i < to; i += 1) {
    const word = wordAt(code, i);
    if (!code.isWord(i) || !ROUTINES.has(word)) continue;
    let name = code.slice(i + 1);
    for (let at = i + 2; code.is(at, '.') && at < to; at += 2) name += `.${code.slice(at + 1)}`;
    return `procedure ${word === 'DO' ? 'do' : name}`;
  }
  return '';
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
