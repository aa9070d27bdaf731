import { occurrences } from './occurrences.js';
import { outlineOf } from './scope.js';
import type { SourceText, Span } from './source-text.js';
import { surroundingsDigest } from './surroundings.js';
import { foldBlanks } from './text-maps.js';
import { kindAt } from './token-places.js';

/**
 * Answers: of several equal texts in one place of a file, which one is cited? A digest cannot tell
 * them apart, and "the one in line 12" is wrong as soon as a line comes above: but "the second of
 * three in this function" is known as long as all three stay.
 *
 * Example: `retry();` stands twice in `send()`, in lines 4 and 6. Of line 6 the turn is `{ turn: 2,
 * count: 2 }`, which the hint `around` says as `2/2`. Of a line that stands there once, or without a
 * word in it, such as `}`, it is null. Facts hold both numbers: what counts as equal, and both caps
 * below, stay, and so does what `outlineOf` puts in one scope.
 *
 * Called by `hints.ts` when a fact is bound, and by `honesty.ts` when a binding leaves it out. When
 * it is wrong, `S36-hints.test.ts` breaks.
 */

/** Which of several equal stretches in one place a stretch is: the `turn`-th of `count`, counted from 1. */
export interface Turn {
  readonly turn: number;
  readonly count: number;
}

/** Equal stretches of one text, and of one scope in it, that are looked at; of more none is told apart. */
const MOST_EQUAL = 1_000;
const MOST_IN_SCOPE = 100;

/**
 * Which of its twins a stretch is: of the equal stretches in the same scope and the same
 * constructs. Null where it has none, where it has no word, and where there are too many to look
 * at.
 */
export function turnOf(source: SourceText, span: Span): Turn | null {
  if (!/[\p{L}\p{N}]/u.test(source.slice(span))) return null;
  const equal = equalStretches(source, span);
  if (equal.length < 2 || equal.length >= MOST_EQUAL) return null;
  const outline = outlineOf(source);
  const scope = outline.scopeOf(span).name;
  const inScope = equal.filter(
    (stretch) => stretch.from === span.from || outline.scopeOf(stretch).name === scope,
  );
  if (inScope.length < 2 || inScope.length > MOST_IN_SCOPE) return null;
  const place = placeOf(source, span);
  const twins = inScope.filter(
    (stretch) => stretch.from === span.from || placeOf(source, stretch) === place,
  );
  const turn = twins.findIndex(({ from }) => from === span.from) + 1;
  return turn === 0 || twins.length < 2 ? null : { turn, count: twins.length };
}

/**
 * Stretches of as many lines that say the same in whatever blanks, the span itself as it is; of a
 * part of a line those of its characters.
 */
function equalStretches(source: SourceText, span: Span): readonly Span[] {
  const [first, last] = source.rangeOf(span);
  const whole = source.spanOf([first, last]);
  if (whole === null) return [];
  const text = source.slice(span);
  if (source.slice(whole).trim() !== text.trim()) return partsLike(source, text);
  const folded = foldedLines(source);
  const wanted = folded.lines.slice(first - 1, last);
  return (folded.byText.get(wanted[0] ?? '') ?? []).flatMap((line) => {
    if (line === first) return [span];
    const isEqual = wanted.every(
      (wantedLine, index) => folded.lines[line - 1 + index] === wantedLine,
    );
    return isEqual ? (source.spanOf([line, line + last - first]) ?? []) : [];
  });
}

function partsLike({ text }: SourceText, part: string): readonly Span[] {
  return occurrences(text, part).map((from) => ({ from, to: from + part.length }));
}

/** What tells equal stretches of one scope apart that are no twins. */
function placeOf(source: SourceText, span: Span): string {
  const text = source.slice(span);
  const from = span.from + (text.length - text.trimStart().length);
  return JSON.stringify([kindAt(source, from), surroundingsDigest(source, { from, to: span.to })]);
}

interface FoldedLines {
  readonly lines: readonly string[];
  /** 1-based numbers of the lines of one text, in order. */
  readonly byText: ReadonlyMap<string, readonly number[]>;
}

const foldedTexts = new WeakMap<SourceText, FoldedLines>();

/** The lines of a text without blanks; folded once. */
function foldedLines(source: SourceText): FoldedLines {
  const known = foldedTexts.get(source);
  if (known !== undefined) return known;
  const lines = source.lines.map(foldBlanks);
  const byText = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    const same = byText.get(line);
    if (same === undefined) byText.set(line, [index + 1]);
    else same.push(index + 1);
  }
  const folded = { lines, byText };
  foldedTexts.set(source, folded);
  return folded;
}
