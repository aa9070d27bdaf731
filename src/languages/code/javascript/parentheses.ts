import { wordSet } from '../../../text/words.js';
import { type CanonicalPiece, isMark } from '../canonical/piece.js';
import { type Frame, wordAt } from './frames.js';
import type { Statements } from './statements.js';

/* Parentheses that a formatter may put in or take away: those of `return (a)`, of a lone parameter, of a body. */

/** Words behind which a line end ends the statement: parentheses keep it from doing so. */
const RETURNS = wordSet('return throw');

/** Indexes of the parentheses that only layout or taste puts there. */
export function needlessParentheses(read: Statements): ReadonlySet<number> {
  const needless = new Set<number>();
  for (const [open, frame] of read.opened)
    if (frame.kind === 'paren' && isNeedless(read, open, frame))
      needless.add(open).add(frame.closer);
  return needless;
}

/** Whether a program is the same without the parentheses at `open`. */
function isNeedless(read: Statements, open: number, frame: Frame): boolean {
  const { tokens, ends, after } = read;
  const close = frame.closer;
  if (close === open + 1 || hasCommentBefore(tokens, open)) return false;
  const [before, next] = [tokens[open - 1], tokens[close + 1]];
  const isCall = ends[open - 1] === true;
  if (isMark(next, '=>')) return isLoneParameter(tokens, open, close, isCall);
  if (isCall || frame.header) return false;
  if (isElement(read, open + 1, close - 1)) return true;
  if (RETURNS.has(wordAt(tokens, open - 1) ?? ''))
    return after.get(close) === ';' && tokens[open]?.newline === false;
  // `a ? (b ? c : d) : e`
  if (isMark(before, '?') && isMark(next, ':')) return frame.choice && !frame.comma;
  return isMark(before, '=>') && isNeedlessBody(read, open, frame);
}

/** A comment before a parenthesis may give a type to what is in it. */
function hasCommentBefore(tokens: readonly CanonicalPiece[], open: number): boolean {
  return open > 0 && tokens[open]?.commented !== false;
}

/** `(a) =>`, without a comment in it. Behind `async` it looks like a call. */
function isLoneParameter(
  tokens: readonly CanonicalPiece[],
  open: number,
  close: number,
  isCall: boolean,
): boolean {
  const name = tokens[open + 1];
  return (
    close === open + 2 &&
    name?.kind === 'word' &&
    !name.commented &&
    tokens[close]?.commented === false &&
    (!isCall || wordAt(tokens, open - 1) === 'async')
  );
}

/** Whether what parentheses hold would be the same body of an arrow function without them. */
function isNeedlessBody(read: Statements, open: number, { comma, closer }: Frame): boolean {
  const { tokens, around, after } = read;
  if (comma || isMark(tokens[open + 1], '{') || around[open]?.header === true) return false;
  return endsBody(tokens[closer + 1], after.get(closer));
}

/** Signs that nothing before them goes on with. */
const AFTER_BODY = wordSet(', ) ] } ;');

/** Whether the body of an arrow function ends before a token, with the mark that is there. */
function endsBody(next: CanonicalPiece | undefined, after: ';' | '\n' | undefined): boolean {
  if (after === ';') return true;
  if (next?.kind === 'markup') return next.text === '}';
  return after === undefined && next?.kind === 'punctuator' && AFTER_BODY.has(next.text);
}

/** Whether tokens are one element of JSX. */
function isElement({ tokens, opened }: Statements, from: number, to: number): boolean {
  if (tokens[from]?.kind !== 'markup') return false;
  let depth = 0;
  let inTag = false;
  for (let at = from; at <= to; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'markup') return false;
    if (token.text === '{') at = opened.get(at)?.closer ?? to;
    else if (token.text === '<') {
      if (inTag) return false;
      inTag = true;
      depth += depthOf(tokens[at + 1]);
    } else if (token.text === '>' && inTag) {
      inTag = false;
      if (isSlash(tokens[at - 1])) depth -= 1;
      if (depth <= 0) return at === to;
    }
  }
  return false;
}

/** What a tag adds to the depth, by what is behind its first bracket. */
function depthOf(behind: CanonicalPiece | undefined): 1 | -1 {
  return isSlash(behind) ? -1 : 1;
}

function isSlash(token: CanonicalPiece | undefined): boolean {
  return token?.kind === 'markup' && token.text === '/';
}
