import { wordSet } from '../../../text/words.js';
import { wordAt, type Frames } from './javascript-frames.js';
import type { CanonicalPiece } from './piece.js';

/*
 * Can a value end with a token of JavaScript, so that a line end behind it may end the statement? With `a` or `)`
 * it can, with `+` or `new` it cannot.
 */

/** After these an expression or a statement goes on, whatever line it stands on. */
const OPEN_WORDS = wordSet(`
  var const function class new typeof void delete in instanceof case default extends import
  export else do try finally if for while with switch enum catch`);

/** A line end after these ends the statement. Source: ECMA-262, 12.10.1. */
export const RESTRICTED = wordSet('return throw break continue yield');

const OPENING = wordSet('( [ {');
const CLOSING = wordSet(') ] }');

/**
 * Whether a value can end with a token.
 *
 * @param ends the answers for the tokens before it
 */
export function endsValue(
  tokens: readonly CanonicalPiece[],
  index: number,
  token: CanonicalPiece,
  frames: Frames,
  ends: readonly boolean[],
  angles: ReadonlySet<number>,
  types: boolean,
): boolean {
  const isBehindValue = !token.newline && ends[index - 1] === true;
  switch (token.kind) {
    case 'number':
    case 'string':
    case 'regex':
      return true;
    case 'template':
      return token.text.endsWith('`');
    case 'markup':
      return token.text === '>' && tokens[index + 1]?.kind !== 'markup';
    case 'word':
      return wordEndsValue(tokens, index, isBehindValue);
    case 'punctuator':
      if (token.text === ')') return frames.closed.get(index)?.header !== true;
      return angles.has(index) || signEndsValue(token.text, types, isBehindValue);
    case 'comment':
      return false;
  }
}

/** @param isBehindValue whether a value ends right before it on its line */
function wordEndsValue(
  tokens: readonly CanonicalPiece[],
  index: number,
  isBehindValue: boolean,
): boolean {
  const word = wordAt(tokens, index);
  if (word === null) return true;
  // After a value it is the operator, and its type may stand on the next line.
  if ((word === 'as' || word === 'satisfies') && isBehindValue) return false;
  if (word === 'const' && wordAt(tokens, index - 1) === 'as') return true;
  return !OPEN_WORDS.has(word) && !RESTRICTED.has(word);
}

/** Whether a value can end with a sign. */
function signEndsValue(text: string, types: boolean, isBehindValue: boolean): boolean {
  // `a++`, and in TypeScript `a!`.
  if (text === '++' || text === '--' || (text === '!' && types)) return isBehindValue;
  return CLOSING.has(text);
}

/** The `>` that close type arguments: each has its `<` right after a name, and no statement ends between. */
export function closingAngles(
  tokens: readonly CanonicalPiece[],
  types: boolean,
): ReadonlySet<number> {
  const closing = new Set<number>();
  if (!types) return closing;
  let open = 0;
  const outer: number[] = [];
  for (const [index, { kind, text, gap }] of tokens.entries()) {
    if (kind !== 'punctuator') continue;
    if (OPENING.has(text)) {
      outer.push(open);
      open = 0;
    } else if (CLOSING.has(text)) open = outer.pop() ?? 0;
    else if (text === ';') open = 0;
    else if (text === '<' && gap === '' && tokens[index - 1]?.kind === 'word') open += 1;
    else if (/^>{1,3}$/.test(text) && open >= text.length) {
      open -= text.length;
      closing.add(index);
    }
  }
  return closing;
}
