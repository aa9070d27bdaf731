import type { CanonicalToken } from '../../code/token.js';

/*
 * Formatters of Python put parentheses around a value that they wrap, `if (⏎a or b⏎):`, and take the backslash at a
 * line end away. `withoutNeedlessParentheses` removes those around all of a value that follows one of the words below.
 */

/** Words behind which a value goes on to the end of the statement, a colon or a comma. */
const BEFORE_VALUE: ReadonlySet<string> = new Set([
  'if',
  'elif',
  'while',
  'return',
  'import',
  'assert',
  'del',
  'raise',
  'with',
  ':',
  ':=',
  '->',
]);
const ASSIGNS = /^(?:[-+*/%|&^@]|\/\/|\*\*|>>|<<)?=$/;
/** What ends such a value. */
const BEHIND_VALUE: ReadonlySet<string> = new Set([':', ',', ')', ']', '}', ';']);
/** Words that are no part of a value without its parentheses, or a part of another one. */
const NEEDS_PARENTHESES: ReadonlySet<string> = new Set(['for', 'async', 'yield', ':=']);
const OPENING: ReadonlySet<string> = new Set(['(', '[', '{']);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}']);

/** A bracket that is open. */
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
      if (top !== undefined && isNeedless(tokens, top, at)) {
        removed.add(top.at).add(at);
        if (tokens[at - 1]?.text === ',') removed.add(at - 1); // of imports only
      }
    } else if (top !== undefined) {
      if (text === ',') top.hasComma = true;
      if (NEEDS_PARENTHESES.has(text)) top.isNeeded = true;
    } else if (text === 'for') isForLoop = true;
    else if (text === 'assert') isAssert = true;
    else if (tokens[at - 1]?.text === 'in') isForLoop = false;
  }
  return removed.size === 0 ? tokens : tokens.filter((_, at) => !removed.has(at));
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
  const begins = BEFORE_VALUE.has(before) || ASSIGNS.test(before) || (isForLoop && before === 'in');
  return begins && (behind.startsWith('\n') || BEHIND_VALUE.has(behind));
}
