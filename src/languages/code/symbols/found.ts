import type { Code } from './code.js';
import type { CodeSymbol } from './symbol.js';

/*
 * Where do symbols that a reader found begin and end in the text? A reader names tokens; this file
 * gives offsets and lines, in the order in which the symbols begin. `scoped('A', 'login')` is
 * `A.login`.
 *
 * All readers of symbols add to it, and `symbols.ts` reads it. A name that is longer than anybody
 * writes is no symbol's, so that nesting costs no more than linear time. Facts name symbols as
 * `scoped` does and hold digests of their text, so both stay.
 * `__tests__/languages/code/symbols-parts.test.ts` ("found symbols") fails when this is wrong.
 */

/** A longer scoped name is nobody's: texts of nested classes would otherwise cost the square of their length. */
const LONGEST_NAME = 500;

/** The symbols found so far. Readers name them by token; this turns tokens into offsets and lines. */
export class FoundSymbol {
  private readonly symbols: {
    readonly name: string;
    readonly from: number;
    readonly to: number;
  }[] = [];

  constructor(private readonly code: Code) {}

  /** Adds the symbol of the tokens from `first` up to, not including, `end`. */
  add(name: string, first: number, end: number): void {
    this.addSpan(name, this.code.from(first), this.code.to(Math.max(first, end - 1)));
  }

  /** The same by offsets, end exclusive. */
  addSpan(name: string, from: number, to: number): void {
    if (name !== '' && name.length <= LONGEST_NAME) this.symbols.push({ name, from, to });
  }

  /**
   * Adds fields that are declared together: one alone is its whole declaration, of several each is its own part.
   *
   * @returns the scope of what their values declare.
   */
  addFields(
    scope: string,
    fields: readonly { readonly name: string; readonly from: number; readonly to: number }[],
    first: number,
    end: number,
  ): string {
    const [only] = fields;
    if (only !== undefined && fields.length === 1) {
      this.add(scoped(scope, only.name), first, end);
      return scoped(scope, only.name);
    }
    for (const { name, from, to } of fields) this.add(scoped(scope, name), from, to);
    return scope;
  }

  /** All of them, in the order in which they begin, the outer first. */
  all(): readonly CodeSymbol[] {
    const lines = lineStarts(this.code.text);
    return this.symbols
      .toSorted((a, b) => a.from - b.from || b.to - a.to)
      .map(({ name, from, to }): CodeSymbol => ({
        name,
        from,
        to,
        lines: [lineAt(lines, from), lineAt(lines, Math.max(from, to - 1))],
      }));
  }
}

/** `inner` as it is called from outside of `outer`. Deep nesting keeps one overlong name, which is no symbol's. */
export function scoped(outer: string, inner: string): string {
  if (outer === '') return inner;
  return outer.length > LONGEST_NAME ? outer : `${outer}.${inner}`;
}

/** Where each line begins. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The line of an offset, 1-based. */
function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
