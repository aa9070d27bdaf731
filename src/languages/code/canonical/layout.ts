import { wordSet } from '../../../text/words.js';
import type { CanonicalToken } from '../token.js';
import { type CanonicalPiece, canonicalPlainText, mark, plainTokens, rawLines } from './piece.js';

/** Two tokens with nothing but blanks and comments between them. */
interface Join {
  readonly before: CanonicalPiece;
  readonly piece: CanonicalPiece;
  /** A blank or a comment is between them. */
  readonly apart: boolean;
  readonly newline: boolean;
  /** The innermost bracket that is open there; empty at the top. */
  readonly bracket: string;
}

/** What the blanks of a language mean. */
export interface TokenLayout {
  /** The token to compare for the blanks between two tokens; empty where they mean nothing. */
  readonly between: (join: Join) => string;
  /** Brackets must fit together; else it is not clear what a line end means. */
  readonly brackets?: boolean;
  /** Texts that begin on the next line: they are kept with the blanks before them. */
  readonly heredocs?: boolean;
  /** Operators that may be the beginning of a literal: behind one, blanks are kept up to the end of its line. */
  readonly doubtful?: RegExp;
  /** Comments that a tool reads as code or data. */
  readonly exactComments?: RegExp;
  /** Another text for a token, where two ways to write it are one. */
  readonly written?: (piece: CanonicalPiece) => string;
}

const OPENING = '([{';

const CLOSING = ')]}';

/** Where a text is not closed, or brackets do not fit where they count, each line is a token. */
export function layoutCanonical(
  text: string,
  pieces: readonly CanonicalPiece[],
  layout: TokenLayout,
): readonly CanonicalToken[] {
  return new LayoutReader(pieces, layout).read() ?? rawLines(text);
}

class LayoutReader {
  private readonly canonical: CanonicalToken[] = [];
  private readonly brackets: string[] = [];
  private before: CanonicalPiece | null = null;
  /** Comments wait for the mark of the line end that may be before them. */
  private comments: CanonicalToken[] = [];
  /** How many of them are before the first line end. */
  private lineEndAt: number | null = null;
  /** Heredocs that were opened and whose texts have not come. */
  private openHeredocs = 0;
  /** Whether what stood on this line may have begun a literal. */
  private isDoubtful = false;

  constructor(
    private readonly pieces: readonly CanonicalPiece[],
    private readonly layout: TokenLayout,
  ) {}

  /** Null where it is not sure how to read the text. */
  read(): readonly CanonicalToken[] | null {
    for (const [index, piece] of this.pieces.entries()) {
      if (piece.kind === 'comment') this.comment(piece, index);
      else if (!this.token(piece, index)) return null;
    }
    if (this.layout.brackets === true && this.brackets.length > 0) return null;
    return [...this.canonical, ...this.comments];
  }

  /** Keeps a comment until the mark of the line end before it is known. */
  private comment(piece: CanonicalPiece, index: number): void {
    if (piece.gap.includes('\n')) this.lineEndAt ??= this.comments.length;
    const tokens = plainTokens(this.pieces, index, piece);
    if (this.layout.exactComments?.test(piece.text) === true)
      tokens.push(mark(`x:${piece.text}`, piece.to));
    this.comments.push(...tokens);
  }

  /** False where it is not sure how to read the text. */
  private token(piece: CanonicalPiece, index: number): boolean {
    const isBody = this.isHeredocBody(piece);
    if (!isBody && isUnclosed(piece)) return false;
    if (piece.gap.includes('\n')) this.isDoubtful = false;
    this.join(piece, isBody);
    const isPunctuator = piece.kind === 'punctuator';
    if (isPunctuator && !this.bracket(piece.text)) return false;
    if (isPunctuator && this.layout.doubtful?.test(piece.text) === true) this.isDoubtful = true;
    if (!isBody && this.opensHeredoc(piece)) this.openHeredocs += 1;
    const written = isBody ? piece.text : (this.layout.written?.(piece) ?? piece.text);
    this.canonical.push(
      ...plainTokens(
        this.pieces,
        index,
        written === piece.text ? piece : { ...piece, text: written },
      ),
    );
    this.before = piece;
    return true;
  }

  private opensHeredoc({ kind, text }: CanonicalPiece): boolean {
    return this.layout.heredocs === true && kind === 'string' && text.startsWith('<<');
  }

  private textBetween(before: CanonicalPiece, piece: CanonicalPiece, isBody: boolean): string {
    return isBody ? `g:${piece.gap.slice(piece.gap.indexOf('\n'))}` : this.between(before, piece);
  }

  private join(piece: CanonicalPiece, isBody: boolean): void {
    const { before, comments } = this;
    const at = this.lineEndAt ?? (piece.newline ? comments.length : 0);
    const text = before === null ? '' : this.textBetween(before, piece, isBody);
    // Nothing is made for the many tokens without a comment or a mark before them.
    if (at > 0) this.canonical.push(...comments.slice(0, at));
    if (text !== '') this.canonical.push(mark(text, comments[at - 1]?.to ?? before?.to ?? 0));
    if (at < comments.length) this.canonical.push(...comments.slice(at));
    if (comments.length > 0) this.comments = [];
    this.lineEndAt = null;
  }

  /** The mark that the layout gives, or the blanks themselves where they may be part of a literal. */
  private between(before: CanonicalPiece, piece: CanonicalPiece): string {
    if (this.isDoubtful && piece.gap !== '' && !piece.newline) return `g:${piece.gap}`;
    return this.layout.between({
      before,
      piece,
      apart: piece.gap !== '' || piece.commented,
      newline: piece.newline,
      bracket: this.brackets.at(-1) ?? '',
    });
  }

  /** Keeps account of the brackets; false where one closes that does not fit. */
  private bracket(text: string): boolean {
    if (this.layout.brackets !== true || text.length !== 1) return true;
    if (OPENING.includes(text)) this.brackets.push(text);
    else if (CLOSING.includes(text))
      return this.brackets.pop() === OPENING.charAt(CLOSING.indexOf(text));
    return true;
  }

  private isHeredocBody({ kind, gap }: CanonicalPiece): boolean {
    if (
      this.openHeredocs === 0 ||
      !gap.includes('\n') ||
      (kind !== 'string' && kind !== 'template')
    )
      return false;
    this.openHeredocs -= 1;
    return true;
  }
}

/** The opening of a literal: a prefix, hashes and a quote, as in `r#"`. */
const QUOTE = /^[A-Za-z@$]*(#*)(["'`])/;

/** Whether a literal ends without what closes it: then what follows may be read wrongly. */
export function isUnclosed({ kind, text }: CanonicalPiece): boolean {
  if (kind === 'regex') return text.startsWith('/') && !/^\/[^]*\/[a-z]*$/.test(text);
  if (kind !== 'string' && kind !== 'template') return false;
  const match = QUOTE.exec(text);
  if (match === null) return false;
  const [opening, hashes = '', quote = ''] = match;
  return text.length < opening.length + 1 + hashes.length || !text.endsWith(`${quote}${hashes}`);
}

export function isSign({ kind, text }: CanonicalPiece, signs: ReadonlySet<string>): boolean {
  return kind === 'punctuator' && signs.has(text);
}

/** Signs beside which blanks mean nothing in most languages: they are no operators. */
const BRACKETS = '()[]{},;';

/** Whether a token is an operator: two that touch may be read as one. */
export function isOperator({ kind, text }: CanonicalPiece): boolean {
  return kind === 'punctuator' && !BRACKETS.includes(text);
}

/** Whether a token is a word or a literal: two that touch may be read as one. */
function isOperand({ kind }: CanonicalPiece): boolean {
  return kind !== 'punctuator' && kind !== 'markup';
}

/** The mark of a line end, where one ends a statement. Behind a backslash a second one ends the line that goes on. */
export function lineEndAfter(before: CanonicalPiece, piece: CanonicalPiece): string {
  return before.kind === 'punctuator' && before.text === '\\' && /\n[ \t]*\n/.test(piece.gap)
    ? '\n\n'
    : '\n';
}

/** Blanks only part tokens: whether two operators touch is kept, and whether two words or literals do. */
export function parting({ before, piece, apart }: Join): string {
  const alike =
    (isOperator(before) && isOperator(piece)) || (isOperand(before) && isOperand(piece));
  return alike && apart ? ' ' : '';
}

/** Whether blanks before a bracket may mean that it begins something else than arguments. */
export function mayBeArguments(before: CanonicalPiece, piece: CanonicalPiece): boolean {
  if (piece.kind !== 'punctuator' || (piece.text !== '(' && piece.text !== '[')) return false;
  return isOperand(before) ? !CONDITIONS.has(before.text) : ')]}>'.includes(before.text);
}

const CONDITIONS = wordSet('if while for when switch catch guard return');

/** Whether a token is a sign beside which blanks may mean something. */
export function isOther(piece: CanonicalPiece, free: ReadonlySet<string>): boolean {
  return piece.kind === 'punctuator' && !free.has(piece.text);
}

/** Blanks only part tokens, but `> >` is not `>>` and `"a"s` not `"a" s`: whether such tokens touch is kept. */
export function plainCanonical(pieces: readonly CanonicalPiece[]): readonly CanonicalToken[] {
  const canonical: CanonicalToken[] = [];
  let before: string | null = null;
  for (const [index, piece] of pieces.entries()) {
    const own = sort(piece);
    if (own !== null && own === before && piece.gap === '')
      canonical.push({
        text: `~${canonicalPlainText(piece, false)}`,
        from: piece.from,
        to: piece.to,
      });
    else canonical.push(...plainTokens(pieces, index, piece));
    before = own;
  }
  return canonical;
}

function sort(piece: CanonicalPiece): 'operator' | 'operand' | null {
  if (piece.kind === 'comment' || piece.kind === 'markup') return null;
  if (piece.kind !== 'punctuator') return 'operand';
  return '()[]{},;'.includes(piece.text) ? null : 'operator';
}
