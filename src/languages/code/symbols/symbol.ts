/**
 * A named piece of code. Offsets are of the text, end exclusive; lines are 1-based, inclusive. It runs from the
 * first token of the declaration (decorators, attributes, annotations, `export` and other modifiers included, a
 * comment before it not) to its end: the closing brace, the last line of the block, or the semicolon. Of several
 * names declared at once (`int a, b;`) each is its own part; in a group in parentheses (Go) each is its own line.
 */
export interface CodeSymbol {
  /** Scoped name: `AuthService.login`, `Outer.Inner.method`. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly lines: readonly [from: number, to: number];
}
