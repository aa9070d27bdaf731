import { wordSet } from '../../../text/words.js';
import type { CanonicalToken } from '../../code/token.js';

/*
 * Formatters of Python put parentheses around a value that they wrap, `if (⏎a or b⏎):`, and take the backslash at a
 * line end away. `withoutNeedlessParentheses` removes those around all of a value that follows one of the words
 * below.
 */

/** Words behind which a value goes on to the end of the statement, a colon or a comma. */
const BEFORE_VALUE = wordSet('if elif while return import assert del raise with : := ->');
const ASSIGNS = /^(?:[-+*/%|&^@]|\/\/|\*\*|>>|<<)?=$/;
/** What ends such a value. */
const BEHIND_VALUE = wordSet(': , ) ] } ;');
/** Words that are no part of a value without its parentheses, or a part of another one. */
const NEEDS_PARENTHESES = wordSet('for async yield :=');
const OPENING = wordSet('( [ {');
const CLOSING = wordSet(') ] }');

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
      if (top !== undefined) for (const index of needlessOf(tokens, top, at)) removed.add(index);
    } else if (top !== undefined) noteInside(top, text);
    else if (text === 'for') isForLoop = true;
    else if (text === 'assert') isAssert = true;
    else if (tokens[at - 1]?.text === 'in') isForLoop = false;
  }
  return removed.size === 0 ? tokens : tokens.filter((_, at) => !removed.has(at));
}

/** Remembers of a bracket what is directly in it. */
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
  return beginsValue(before, isForLoop) && endsValue(behind);
}

/** Whether a value that goes on to the end begins behind a token. */
function beginsValue(before: string, isForLoop: boolean): boolean {
  return BEFORE_VALUE.has(before) || ASSIGNS.test(before) || (isForLoop && before === 'in');
}

function endsValue(behind: string): boolean {
  return behind.startsWith('\n') || BEHIND_VALUE.has(behind);
}
