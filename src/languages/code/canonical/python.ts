import type { CanonicalToken } from '../token.js';
import { mark, plainTokens, type CanonicalPiece } from './piece.js';
import { rawLines } from './raw-lines.js';

/** A parenthesis after one of these is no call. The last row is only sometimes a keyword. */
const KEYWORDS = new Set([
  'and',
  'as',
  'assert',
  'async',
  'await',
  'break',
  'case',
  'class',
  'continue',
  'def',
  'del',
  'elif',
  'else',
  'except',
  'finally',
  'for',
  'from',
  'global',
  'if',
  'import',
  'in',
  'is',
  'lambda',
  'nonlocal',
  'not',
  'or',
  'pass',
  'raise',
  'return',
  'try',
  'while',
  'with',
  'yield',
  'match',
  'type',
  'print',
  'exec',
]);

const OPENING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

interface Bracket {
  readonly open: string;
  /** A call, a subscript or the parameters of something: it follows a name or a value. */
  readonly follows: boolean;
  commas: number;
}

/**
 * Logical lines and the steps of indentation stay; line ends in brackets, trailing commas in calls
 * and quote marks go.
 */
export function pythonCanonical(
  text: string,
  pieces: readonly CanonicalPiece[],
): readonly CanonicalToken[] {
  const canonical: CanonicalToken[] = [];
  const levels = [''];
  const brackets: Bracket[] = [];
  const significant = pieces.filter(({ kind }) => kind !== 'comment');
  let reached = 0;
  let before: CanonicalPiece | null = null;
  /** Comments wait for the mark of the line end that stands before them. */
  let comments: CanonicalToken[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'comment') {
      comments.push(...plainTokens(pieces, index, piece));
      continue;
    }
    reached += 1;
    const beginsLine =
      brackets.length === 0 &&
      (before === null ||
        (piece.newline && !(pieces[index - 1] === before && isSpliced(before, piece))));
    if (beginsLine) {
      const step = stepTo(levels, indentation(text, piece.from));
      if (step === null) return rawLines(text);
      if (before !== null || step !== '') canonical.push(mark(`\n${step}`, before?.to ?? 0));
    }
    canonical.push(...comments);
    comments = [];
    const bracket = brackets.at(-1);
    if (piece.kind === 'punctuator') {
      if (OPENING.has(piece.text))
        brackets.push({
          open: piece.text,
          follows: !beginsLine && before !== null && isValue(before),
          commas: 0,
        });
      else if (piece.text === ')' || piece.text === ']' || piece.text === '}') {
        if (bracket === undefined || OPENING.get(bracket.open) !== piece.text)
          return rawLines(text);
        brackets.pop();
      } else if (piece.text === ',' && bracket !== undefined) {
        const next = significant[reached];
        if (
          next !== undefined &&
          next.kind === 'punctuator' &&
          next.text === OPENING.get(bracket.open) &&
          isNeedless(bracket, before)
        )
          continue;
        bracket.commas += 1;
      }
    }
    before = piece;
    canonical.push(
      ...plainTokens(
        pieces,
        index,
        piece.kind === 'string' ? { ...piece, text: unquoted(piece.text) } : piece,
      ),
    );
  }
  return brackets.length > 0 ? rawLines(text) : [...canonical, ...comments];
}

/** A backslash at the line end takes the next line in. */
function isSpliced(before: CanonicalPiece, piece: CanonicalPiece): boolean {
  return before.text === '\\' && before.kind === 'punctuator' && /^\n[ \t]*$/.test(piece.gap);
}

function indentation(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', at) + 1, at);
}

/** Steps from the current level: `+` in, a `-` for each level out. Null where the levels do not fit together. */
function stepTo(levels: string[], indent: string): string | null {
  const top = levels.at(-1) ?? '';
  if (indent === top) return '';
  if (indent.startsWith(top)) {
    levels.push(indent);
    return '+';
  }
  const level = levels.indexOf(indent);
  return level < 0 ? null : '-'.repeat(levels.splice(level + 1).length);
}

/** Without this comma the brackets hold the same: it makes no tuple of one. */
function isNeedless({ open, follows, commas }: Bracket, before: CanonicalPiece | null): boolean {
  if (
    before === null ||
    (before.kind === 'punctuator' && (before.text === ',' || before.text === open))
  )
    return false;
  return commas > 0 || open === '{' || (open === '(' ? follows : !follows);
}

function isValue({ kind, text }: CanonicalPiece): boolean {
  if (kind === 'punctuator') return text === ')' || text === ']' || text === '}';
  return kind !== 'word' || !KEYWORDS.has(text);
}

/** `'x'` as `"x"`, only where no quote stands inside, escaped or not. */
function unquoted(literal: string): string {
  return literal.replace(/^([a-zA-Z]{0,2})'((?:[^'"\\\n]|\\[^'"\n])*)'$/, '$1"$2"');
}
