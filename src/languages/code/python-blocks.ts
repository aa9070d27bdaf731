import { wordSet } from '../../text/words.js';
import { endOfLogicalLine, indentAt } from './python-symbols.js';
import type { CodeRegion, TokenRange } from './structure/region.js';
import type { Code } from './symbols/code.js';
import type { CanonicalToken } from './token.js';

/* The suites of Python, and what its formatters add where they wrap a line: `if (⏎a or b⏎):`. */

/** Words that begin a statement with a suite. */
const COMPOUND = wordSet('async class def elif else except finally for if try while with');

interface Line extends TokenRange {
  readonly indent: number;
}

/** The suites of a text, what is indented below a line; and the tokens that begin a line. */
export function pythonBlocks(code: Code): {
  readonly blocks: readonly CodeRegion[];
  readonly starts: ReadonlySet<number>;
} {
  const blocks: CodeRegion[] = [];
  const starts = new Set<number>();
  const open: Line[] = [];
  const close = (indent: number, at: number): void => {
    for (let top = open.at(-1); top !== undefined && top.indent >= indent; top = open.at(-1)) {
      open.pop();
      if (top.to < at) blocks.push({ body: { from: top.to, to: at }, opener: top.from, end: at });
    }
  };
  for (let i = 0; i < code.length && !code.exhausted;) {
    const end = Math.max(i + 1, endOfLogicalLine(code, i));
    const indent = indentAt(code.text, code.from(i));
    close(indent, i);
    starts.add(i);
    open.push({ from: i, to: end, indent });
    const suite = suiteAt(code, i, end);
    if (suite < end) {
      starts.add(suite);
      blocks.push({ body: { from: suite, to: end }, opener: i, end });
    }
    i = end;
  }
  close(-1, code.length);
  return { blocks, starts };
}

function suiteAt(code: Code, from: number, to: number): number {
  if (!code.isAny(from, COMPOUND)) return to;
  let lambdas = 0;
  for (let i = from; i < to; i = Math.max(i + 1, code.past(i))) {
    if (code.is(i, 'lambda')) lambdas += 1;
    else if (code.is(i, ':') && lambdas > 0) lambdas -= 1;
    else if (code.is(i, ':')) return i + 1;
  }
  return to;
}

/* `if a: return` as the same suite on a line of its own, where formatters put it. */

export function suitesOnTheirLines(tokens: readonly CanonicalToken[]): readonly CanonicalToken[] {
  const all: CanonicalToken[] = [];
  let depth = 0;
  let lambdas = 0;
  let isCompound = false;
  let isSuite = false; // on the line of its head
  let first = true;
  for (const [at, token] of tokens.entries()) {
    const { text } = token;
    if (text.startsWith('\n')) {
      all.push(isSuite ? { ...token, text: `\n-${text.slice(1)}` } : token);
      [isSuite, isCompound, first, lambdas] = [false, false, true, 0];
      continue;
    }
    if (first && !text.startsWith('C:')) {
      isCompound = COMPOUND.has(text);
      first = false;
    }
    all.push(token);
    depth += step(text);
    if (depth > 0) continue;
    if (text === 'lambda') lambdas += 1;
    else if (text === ':' && lambdas > 0) lambdas -= 1;
    else if (text === ':' && isCompound) {
      isCompound = false;
      if (endsLine(tokens[at + 1])) continue;
      isSuite = true;
      all.push({ text: '\n+', from: token.to, to: token.to });
    }
  }
  return all;
}

function endsLine(token: CanonicalToken | undefined): boolean {
  return token === undefined || token.text.startsWith('\n') || /^[Cc]:/.test(token.text);
}

function step(text: string): number {
  if (text === '(' || text === '[' || text === '{') return 1;
  return text === ')' || text === ']' || text === '}' ? -1 : 0;
}

/** Words behind which a value goes on to the end of the statement, a colon or a comma. */
const BEFORE_VALUE = wordSet('if elif while return import assert del raise with : := ->');

const ASSIGNS = /^(?:[-+*/%|&^@]|\/\/|\*\*|>>|<<)?=$/;

const BEHIND_VALUE = wordSet(': , ) ] } ;');

/** Words that are no part of a value without its parentheses, or a part of another one. */
const NEEDS_PARENTHESES = wordSet('for async yield :=');

const OPENING = wordSet('( [ {');

const CLOSING = wordSet(') ] }');

interface Bracket {
  readonly at: number;
  readonly isForLoop: boolean;
  readonly isAssert: boolean;
  hasComma: boolean;
  isNeeded: boolean;
}

export function withoutNeedlessParentheses(
  tokens: readonly CanonicalToken[],
): readonly CanonicalToken[] {
  const open: Bracket[] = [];
  const removed = new Set<number>();
  let isForLoop = false; // up to its first `in`
  let isAssert = false;
  for (const [at, { text }] of tokens.entries()) {
    const top = open.at(-1);
    if (text.startsWith('\n')) [isForLoop, isAssert] = [false, false];
    else if (text === '\\') removed.add(at);
    else if (OPENING.has(text))
      open.push({ at, isForLoop, isAssert, hasComma: false, isNeeded: text !== '(' });
    else if (CLOSING.has(text)) {
      open.pop();
      if (top !== undefined) for (const index of needlessOf(tokens, top, at)) removed.add(index);
    } else if (top !== undefined) noteInside(top, text);
    else if (text === 'for') isForLoop = true;
    else if (text === 'assert') isAssert = true;
    else if (tokens[at - 1]?.text === 'in') isForLoop = false;
  }
  return removed.size === 0 ? tokens : tokens.filter((_, at) => !removed.has(at));
}

function noteInside(bracket: Bracket, text: string): void {
  if (text === ',') bracket.hasComma = true;
  if (NEEDS_PARENTHESES.has(text)) bracket.isNeeded = true;
}

/** The tokens that parentheses which end at `to` have too many: none where they are needed. */
function needlessOf(
  tokens: readonly CanonicalToken[],
  bracket: Bracket,
  to: number,
): readonly number[] {
  if (!isNeedless(tokens, bracket, to)) return [];
  const isComma = tokens[to - 1]?.text === ','; // of imports only
  return isComma ? [bracket.at, to, to - 1] : [bracket.at, to];
}

/** Whether parentheses that end at `to` hold all of a value. */
function isNeedless(
  tokens: readonly CanonicalToken[],
  { at: from, isForLoop, isAssert, hasComma, isNeeded }: Bracket,
  to: number,
): boolean {
  const before = tokens[from - 1]?.text ?? '';
  const behind = tokens[to + 1]?.text ?? '\n';
  if (isNeeded || to === from + 1) return false;
  // A tuple, unless it is a list of imports.
  if (hasComma && before !== 'import') return false;
  // `a = (b) = c` assigns twice.
  if (before === '=' && behind === '=') return true;
  if (isAssert && before === ',') return behind.startsWith('\n');
  return beginsValue(before, isForLoop) && (behind.startsWith('\n') || BEHIND_VALUE.has(behind));
}

function beginsValue(before: string, isForLoop: boolean): boolean {
  return BEFORE_VALUE.has(before) || ASSIGNS.test(before) || (isForLoop && before === 'in');
}
