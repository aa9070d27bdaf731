import type { Frame, Frames } from './javascript-frames.js';
import { wordAt } from './javascript-frames.js';
import type { Statements } from './javascript-statements.js';
import type { CanonicalPiece } from './piece.js';

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

function isNeedless(
  tokens: readonly CanonicalPiece[],
  open: number,
  frame: Frame,
  frames: Frames,
  statements: Statements,
): boolean {
  const close = frame.closer;
  const next = tokens[close + 1];
  const first = tokens[open + 1];
  // A call, or a comment before it that gives a type to what is in it.
  const before = tokens[open - 1];
  const isCall = statements.ends[open - 1] === true;
  if (
    first === undefined ||
    close === open + 1 ||
    (before !== undefined && tokens[open]?.commented !== false)
  )
    return false;
  if (isArrow(next))
    return (
      close === open + 2 &&
      first.kind === 'word' &&
      !first.commented &&
      tokens[close]?.commented === false &&
      (!isCall || wordAt(tokens, open - 1) === 'async')
    );
  if (isCall || frame.header) return false;
  if (isElement(tokens, open + 1, close - 1, frames)) return true;
  const ended = statements.after.get(close) === ';';
  const word = wordAt(tokens, open - 1);
  if (word === 'return' || word === 'throw') return ended && tokens[open]?.newline === false;
  // `a ? (b ? c : d) : e`
  if (isMark(before, '?') && isMark(next, ':')) return frame.choice && !frame.comma;
  if (
    !isArrow(before) ||
    frame.comma ||
    (first.kind === 'punctuator' && first.text === '{') ||
    frames.around[open]?.header === true
  )
    return false;
  return (
    ended ||
    (next?.kind === 'markup' && next.text === '}') ||
    (next?.kind === 'punctuator' &&
      !statements.after.has(close) &&
      [',', ')', ']', '}', ';'].includes(next.text))
  );
}

function isMark(token: CanonicalPiece | undefined, text: string): boolean {
  return token?.kind === 'punctuator' && token.text === text;
}

function isArrow(token: CanonicalPiece | undefined): boolean {
  return isMark(token, '=>');
}

/** Is this stretch one JSX element and nothing else? */
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

/** What a tag adds to the depth, by what stands behind its first bracket. */
function depthOf(behind: CanonicalPiece | undefined): 1 | -1 {
  return isSlash(behind) ? -1 : 1;
}

function isSlash(token: CanonicalPiece | undefined): boolean {
  return token?.kind === 'markup' && token.text === '/';
}
