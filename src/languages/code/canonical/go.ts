import { wordSet } from '../../../text/words.js';
import type { CanonicalToken } from '../token.js';
import { isMark, mark, plainTokens, type CanonicalPiece } from './piece.js';
import { rawLines } from './raw-lines.js';

/*
 * Which tokens of Go mean something? All that the compiler sees, with the semicolons that it puts in at
 * line ends: `return` and `x` on two lines are `return; x`, and `f(a)` is one text whatever its blanks. A comment
 * that the tools obey keeps the blank line behind it, since `//go:build` counts only with one.
 */

/**
 * Words behind which a line end puts in no semicolon. `break`, `continue`, `fallthrough` and `return` are not among
 * them: behind those it does.
 */
const KEYWORDS = wordSet(`
  case chan const default defer else for func go goto if import interface map package range
  select struct switch type var`);

/** A comment that the tools obey; some only count with a blank line after them. */
const DIRECTIVE = /^\/\/(?:go:|export |line |extern |[ \t]*\+build)/;

/**
 * The tokens as the compiler sees them, with the semicolons that it puts in at line ends. Source: The Go
 * Programming Language Specification, Semicolons.
 */
export function goCanonical(
  text: string,
  pieces: readonly CanonicalPiece[],
): readonly CanonicalToken[] {
  // The comment above this import is C, where line ends count.
  if (pieces.some(({ text: own }, at) => own === '"C"' && pieces[at - 1]?.text === 'import'))
    return rawLines(text);
  const canonical: CanonicalToken[] = [];
  const significant = pieces.filter(({ kind }) => kind !== 'comment');
  let reached = 0;
  let closed = false;
  pieces.forEach((piece, index) => {
    if (piece.kind === 'comment') {
      canonical.push(...plainTokens(pieces, index, piece));
      if (isSetApart(piece, pieces[index + 1])) canonical.push(mark('\n\n', piece.to));
      return;
    }
    reached += 1;
    if (closed) closed = false;
    else canonical.push(...plainTokens(pieces, index, piece));
    if (!endsStatement(piece)) return;
    const next = significant[reached];
    const explicit = isMark(next, ';');
    const after = explicit ? significant[reached + 1] : next;
    // It is taken away again before `)`, and may be left out before `}`.
    if (isMark(after, ')')) closed = explicit;
    else if (explicit || next === undefined || next.newline || isMark(next, '}')) {
      canonical.push(mark(';', piece.to));
      closed = explicit;
    }
  });
  return canonical;
}

/** Whether a directive has a blank line behind it. */
function isSetApart({ text }: CanonicalPiece, next: CanonicalPiece | undefined): boolean {
  return DIRECTIVE.test(text) && /\n[ \t]*\n/.test(next?.gap ?? '');
}

/** Whether a line end behind a token puts in a semicolon. */
function endsStatement({ kind, text }: CanonicalPiece): boolean {
  if (kind === 'word') return !KEYWORDS.has(text);
  return (
    kind === 'number' ||
    kind === 'string' ||
    (kind === 'punctuator' && ['++', '--', ')', ']', '}'].includes(text))
  );
}
