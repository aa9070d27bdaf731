/*
 * What is a construct around code, and where does a statement begin? A `CodeRegion` is a stretch
 * with the token that opens it; `statementStart` goes back from a token to the first one of its
 * statement.
 *
 * Every file of this folder that reads blocks gives or takes these types; each family of languages
 * is a `CodeLayout`. A statement above LONGEST_STATEMENT is cut, so time stays linear. `note`, and
 * the text of heads, are in the digest of the hint `around`: these and the cap stay; fields may be
 * added that are told nowhere. `__tests__/anchors/around.test.ts` fails when this is wrong.
 */

/** Tokens by index, end exclusive. */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

/** An attribute of JSX by its tokens: a spread has no name, and the value no quotes or braces around it. */
export interface JsxAttribute {
  readonly name: string;
  readonly value: TokenRange;
}

/** A construct around a stretch of code: a block, a pair of brackets, a branch of `#if`. */
export interface CodeRegion {
  /** The tokens inside of it. */
  readonly body: TokenRange;
  /** The token that opens it; -1 where it is a branch of `#if`. */
  readonly opener: number;
  /** The token behind all of it, what closes it included. */
  readonly end: number;
  /** What its head does not say: the condition of a directive, that what the brackets hold is called. */
  readonly note: string;
  /** Of what stands between the tags of an element: that element. */
  readonly element?: { readonly name: string; readonly attributes: readonly JsxAttribute[] };
}

/** How one family of languages puts statements and constructs together. */
export interface CodeLayout {
  /** All constructs, in no order. */
  regions(): readonly CodeRegion[];
  /** The constructs that hold token `i`, the outer first. */
  around(i: number): readonly CodeRegion[];
  /**
   * The tokens that head a region, in parts: of an `else` those of the `if` before it too. Empty
   * where `note` says all.
   */
  headOf(region: CodeRegion): readonly TokenRange[];
  /** Whether token `i` is the first of a statement, or of an element of a list. */
  begins(i: number): boolean;
  /** The other end of the construct that token `i` opens or closes, or -1. */
  mate(i: number): number;
  /** The `case` under which token `i` stands directly; null where it stands under none. */
  labelOf(i: number): TokenRange | null;
  /** Whether token `i` ends the first tag of an element that holds nothing. */
  isEmptyElement?(i: number): boolean;
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

/** Regions around one token, the outer first. */
export function sorted(regions: readonly CodeRegion[]): readonly CodeRegion[] {
  return regions.toSorted((a, b) => a.body.from - b.body.from || b.body.to - a.body.to);
}
