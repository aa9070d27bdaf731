import { wordSet } from '../../../text/words.js';
import { type CanonicalPiece, isMark } from '../canonical/piece.js';
import { type Frame, type Frames, wordAt } from './frames.js';
import type { Statements } from './statements.js';

/* Parentheses that a formatter may put in or take away: those of `return (a)`, of a lone parameter, of a body. */

/** Words behind which a line end ends the statement: parentheses keep it from doing so. */
const RETURNS = wordSet('return throw');

/** Indexes of the parentheses that only layout or taste puts there. `tokens` are without comments. */
export function needlessParentheses(
  tokens: readonly CanonicalPiece[],
  frames: Frames,
  statements: Statements,
): ReadonlySet<number> {
  const needless = new Set<number>();
  for (const [open, frame] of frames.opened) {
    if (frame.kind === 'paren' && isNeedless(tokens, open, frame, frames, statements))
      needless.add(open).add(frame.closer);
  }
  return needless;
}

/** Whether a program is the same without the parentheses at `open`. */
function isNeedless(
  tokens: readonly CanonicalPiece[],
  open: number,
  frame: Frame,
  frames: Frames,
  statements: Statements,
): boolean {
  const close = frame.closer;
  if (close === open + 1 || hasCommentBefore(tokens, open)) return false;
  const before = tokens[open - 1];
  const next = tokens[close + 1];
  const isCall = statements.ends[open - 1] === true;
  if (isArrow(next)) return isLoneParameter(tokens, open, close, isCall);
  if (isCall || frame.header) return false;
  if (isElement(tokens, open + 1, close - 1, frames)) return true;
  if (RETURNS.has(wordAt(tokens, open - 1) ?? ''))
    return statements.after.get(close) === ';' && tokens[open]?.newline === false;
  // `a ? (b ? c : d) : e`
  if (isMark(before, '?') && isMark(next, ':')) return frame.choice && !frame.comma;
  return isArrow(before) && isNeedlessBody(tokens, open, frame, frames, statements);
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
function isNeedlessBody(
  tokens: readonly CanonicalPiece[],
  open: number,
  frame: Frame,
  frames: Frames,
  statements: Statements,
): boolean {
  if (frame.comma || isMark(tokens[open + 1], '{') || frames.around[open]?.header === true)
    return false;
  return endsBody(tokens[frame.closer + 1], statements.after.get(frame.closer));
}

/** Signs that nothing before them goes on with. */
const AFTER_BODY = wordSet(', ) ] } ;');

/** Whether the body of an arrow function ends before a token, with the mark that is there. */
function endsBody(next: CanonicalPiece | undefined, after: ';' | '\n' | undefined): boolean {
  if (after === ';') return true;
  if (next?.kind === 'markup') return next.text === '}';
  return after === undefined && next?.kind === 'punctuator' && AFTER_BODY.has(next.text);
}

function isArrow(token: CanonicalPiece | undefined): boolean {
  return isMark(token, '=>');
}

function isElement(
  tokens: readonly CanonicalPiece[],
  from: number,
  to: number,
  frames: Frames,
): boolean {
  if (tokens[from]?.kind !== 'markup') return false;
  let depth = 0;
  let inTag = false;
  for (let at = from; at <= to; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'markup') return false;
    if (token.text === '{') at = frames.opened.get(at)?.closer ?? to;
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
