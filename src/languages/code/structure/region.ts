/* What is a construct around code, and where does a statement begin? Each family of languages is a `CodeLayout`. */

/** Tokens by index, end exclusive. */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

/** A construct around a stretch of code: a block, a pair of brackets, a branch of `#if`. */
export interface CodeRegion {
  /** The tokens inside of it. */
  readonly body: TokenRange;
  /** The token that opens it; -1 for elements of JSX and branches of `#if`. */
  readonly opener: number;
  /** The token behind all of it, what closes it included. */
  readonly end: number;
  /** The condition of a directive; empty for all else. */
  readonly note: string;
  /** Of JSX: the attributes of a tag, or what is between two tags. */
  readonly element?: 'tag' | 'children';
}

/** How one family of languages puts statements and constructs together. */
export interface CodeLayout {
  /** All constructs, in no order. */
  regions(): readonly CodeRegion[];
  /** Whether token `i` is the first of a statement, or of an element of a list. */
  begins(i: number): boolean;
  /** The other end of the construct that token `i` opens or closes, or -1. */
  mate(i: number): number;
  /** The `case` under which token `i` stands directly; null where it stands under none. */
  labelOf(i: number): TokenRange | null;
}

/** Tokens that one search for the beginning or end of a statement passes; a longer statement is cut there. */
export const LONGEST_STATEMENT = 4_000;

/** The first token of the statement that holds token `i`, or of the part of it inside of the same brackets. */
export function statementStart(layout: CodeLayout, i: number): number {
  let first = i;
  for (let steps = 0; steps < LONGEST_STATEMENT && !layout.begins(first); steps += 1) {
    const mate = layout.mate(first - 1);
    if (mate >= first) return first;
    first = mate >= 0 ? mate : first - 1;
  }
  return first;
}
