import { wordSet } from '../../../text/words.js';
import type { CanonicalToken } from '../token.js';
import { mark, plainTokens, type CanonicalPiece } from './piece.js';
import { rawLines } from './raw-lines.js';

/*
 * Which tokens of Python mean something? Logical lines and steps of indentation do; line ends in brackets,
 * quote marks, and the last comma of a call do not. `x = (a,)` and `x = (a)` stay different.
 */

/** A parenthesis after one of these is no call. The last row is only sometimes a keyword. */
const KEYWORDS = wordSet(`
  and as assert async await break case class continue def del elif else except finally for from
  global if import in is lambda nonlocal not or pass raise return try while with yield match
  type print exec`);

/** Brackets, with what closes them. */
const OPENING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
const CLOSING: ReadonlySet<string> = new Set(OPENING.values());

/** A bracket that is open. */
interface Bracket {
  readonly open: string;
  /** A call, a subscript or the parameters of something: it follows a name or a value. */
  readonly follows: boolean;
  commas: number;
}

/**
 * Logical lines and the steps of indentation stay; line ends in brackets, trailing commas in calls and quote marks
 * go.
 */
export function pythonCanonical(
  text: string,
  pieces: readonly CanonicalPiece[],
): readonly CanonicalToken[] {
  return new PythonReader(text, pieces).read() ?? rawLines(text);
}

class PythonReader {
  private readonly canonical: CanonicalToken[] = [];
  /** The indentations of the blocks that are open, as they are written. */
  private readonly levels = [''];
  /** The brackets that are open, the innermost last. */
  private readonly brackets: Bracket[] = [];
  /** The pieces that are no comments. */
  private readonly significant: readonly CanonicalPiece[];
  /** How many of the significant pieces were read. */
  private reached = 0;
  /** The last of them. */
  private before: CanonicalPiece | null = null;
  /** Comments wait for the mark of the line end that stands before them. */
  private comments: CanonicalToken[] = [];

  constructor(
    private readonly text: string,
    private readonly pieces: readonly CanonicalPiece[],
  ) {
    this.significant = pieces.filter(({ kind }) => kind !== 'comment');
  }

  /** Null where the indentation or the brackets do not fit together. */
  read(): readonly CanonicalToken[] | null {
    for (const [index, piece] of this.pieces.entries()) {
      if (piece.kind === 'comment') this.comments.push(...plainTokens(this.pieces, index, piece));
      else if (!this.token(piece, index)) return null;
    }
    return this.brackets.length > 0 ? null : [...this.canonical, ...this.comments];
  }

  /** False where nobody can be sure of the whole text. */
  private token(piece: CanonicalPiece, index: number): boolean {
    this.reached += 1;
    const beginsLine = this.beginsLine(piece, index);
    if (beginsLine && !this.indent(piece)) return false;
    this.canonical.push(...this.comments);
    this.comments = [];
    if (piece.kind === 'punctuator') {
      if (this.isNeedlessComma(piece)) return true;
      if (!this.punctuator(piece, beginsLine)) return false;
    }
    this.before = piece;
    const written = piece.kind === 'string' ? { ...piece, text: unquoted(piece.text) } : piece;
    this.canonical.push(...plainTokens(this.pieces, index, written));
    return true;
  }

  /** Whether a logical line begins with a piece. */
  private beginsLine(piece: CanonicalPiece, index: number): boolean {
    const { before } = this;
    if (this.brackets.length > 0) return false;
    if (before === null) return true;
    return piece.newline && !(this.pieces[index - 1] === before && isSpliced(before, piece));
  }

  /** Marks the line end before a piece; false where its indentation fits no level. */
  private indent(piece: CanonicalPiece): boolean {
    const step = stepTo(this.levels, indentation(this.text, piece.from));
    if (step === null) return false;
    if (this.before !== null || step !== '')
      this.canonical.push(mark(`\n${step}`, this.before?.to ?? 0));
    return true;
  }

  /** Keeps account of the brackets; false where one closes that was not opened. */
  private punctuator({ text }: CanonicalPiece, beginsLine: boolean): boolean {
    const bracket = this.brackets.at(-1);
    if (OPENING.has(text)) {
      const follows = !beginsLine && this.before !== null && isValue(this.before);
      this.brackets.push({ open: text, follows, commas: 0 });
    } else if (CLOSING.has(text)) {
      if (bracket === undefined || OPENING.get(bracket.open) !== text) return false;
      this.brackets.pop();
    } else if (text === ',' && bracket !== undefined) bracket.commas += 1;
    return true;
  }

  /** Whether a comma stands before a closing bracket and changes nothing. */
  private isNeedlessComma({ text }: CanonicalPiece): boolean {
    const bracket = this.brackets.at(-1);
    if (text !== ',' || bracket === undefined) return false;
    const next = this.significant[this.reached];
    return (
      next?.kind === 'punctuator' &&
      next.text === OPENING.get(bracket.open) &&
      isNeedless(bracket, this.before)
    );
  }
}

/** A backslash at the line end takes the next line in. */
function isSpliced(before: CanonicalPiece, piece: CanonicalPiece): boolean {
  return before.text === '\\' && before.kind === 'punctuator' && /^\n[ \t]*$/.test(piece.gap);
}

/** What stands before a place on its line. */
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

/** Whether a value can end with a token, so that a bracket behind it is a call or a subscript. */
function isValue({ kind, text }: CanonicalPiece): boolean {
  if (kind === 'punctuator') return CLOSING.has(text);
  return kind !== 'word' || !KEYWORDS.has(text);
}

/** `'x'` as `"x"`, only where no quote stands inside, escaped or not. */
function unquoted(literal: string): string {
  return literal.replace(/^([a-zA-Z]{0,2})'((?:[^'"\\\n]|\\[^'"\n])*)'$/, '$1"$2"');
}
