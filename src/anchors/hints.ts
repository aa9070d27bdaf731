import { sha256, shortDigest } from '../tree/digest.js';
import type { Citation, LineRange, ReadAs } from '../memory/citation.js';
import { outlineOf } from './scope.js';
import type { SourceText, Span } from './source-text.js';
import { aroundText, readAround } from './around.js';
import { isSurroundedAs, surroundingsDigest } from './surroundings.js';
import { kindAt } from './token-places.js';
import { turnOf, type Turn } from './turn.js';

/*
 * What is remembered of a cited place, to find it again? Its lines, digests of three lines on each
 * side, the symbol or section, and a digest of the code around it.
 *
 * `bind.ts` stores them in facts, `honesty.ts` works them out again, and `lines.ts` and `quote.ts`
 * find places by them. Hints decide nothing alone: a wrong one costs trust, the safe error. They
 * are published in facts, so AROUND, SHORT, LONGEST and what is told never change; no test holds
 * these bytes. `__tests__/security/S36-hints.test.ts` and `__tests__/anchors/quote.test.ts` fail
 * when this is wrong.
 */

/** Lines on each side of a span that are remembered. */
const AROUND = 3;
/** Characters of a remembered line's digest: enough to know it again, too few to say anything. */
const SHORT = 8;

/** What is remembered of the place of a span, to know it again. Hints decide nothing alone. */
export interface Hints {
  readonly lines: LineRange;
  /** Short digests of the three lines before and the three after, blanks aside. */
  readonly context: readonly string[];
  /** Name of the symbol or section that it stands in; null at the top, and where the file has none. */
  readonly within: string | null;
  /** What it stands in, where that is no code. */
  readonly as: ReadAs | null;
  /** A digest of the code around it where that has a structure, and which of its twins it is where it has some. */
  readonly around: string | null;
}

/** The hints of a span where it stands. */
export function hintsAt(source: SourceText, span: Span): Hints {
  const lines = source.rangeOf(span);
  return {
    lines,
    context: contextAt(source, lines),
    within: withinAt(source, span),
    as: kindOf(source, span),
    around: aroundText({ digest: surroundingsDigest(source, span), turn: turnOf(source, span) }),
  };
}

/** Digests of the lines around a range, from top to bottom; a line beyond the file counts as an empty one. */
export function contextAt(source: SourceText, [from, to]: LineRange): string[] {
  const places = [
    ...Array.from({ length: AROUND }, (_, index) => from - AROUND + index),
    ...Array.from({ length: AROUND }, (_, index) => to + 1 + index),
  ];
  return places.map((line) => shortOf(source.lines[line - 1] ?? ''));
}

/** How many of the six lines around a place are those that are remembered, of those that say something. */
export function agreement(
  source: SourceText,
  range: LineRange,
  context: readonly string[],
): number {
  return agreeing(source, range, context).length;
}

/**
 * The same for telling equal places apart: a line before counts double, since what stands below it
 * is what it heads.
 */
export function closeness(
  source: SourceText,
  range: LineRange,
  context: readonly string[],
): number {
  return agreeing(source, range, context).reduce((sum, index) => sum + (index < AROUND ? 2 : 1), 0);
}

/**
 * Which of the six lines agree, 0 to 5. A line says something if it has three letters or digits in a
 * row: `}` does not.
 */
function agreeing(source: SourceText, range: LineRange, context: readonly string[]): number[] {
  const [from, to] = range;
  return contextAt(source, range).flatMap((digest, index) => {
    const line = index < AROUND ? from - AROUND + index : to + 1 + index - AROUND;
    return digest === context[index] && /[\p{L}\p{N}]{3}/u.test(source.lines[line - 1] ?? '')
      ? [index]
      : [];
  });
}

/**
 * Whether hints say all that can be said: then what they leave out is not so. A binding under n3
 * was written by memtrust, whoever took its hints away since; one under n0 may be written by hand.
 */
export function areComplete({ context, norm }: Pick<Citation, 'context' | 'norm'>): boolean {
  return context.length > 0 || norm !== 'n0';
}

/** Whether a place is where the hints say, as far as they say something. */
export function isInScope(
  source: SourceText,
  span: Span,
  citation: Pick<Citation, 'within' | 'as' | 'around' | 'context' | 'norm'>,
): boolean {
  const { within, as, context } = citation;
  const { digest, turn } = readAround(citation.around);
  const isTold = areComplete(citation);
  if ((within !== null || isTold) && withinAt(source, span) !== within) return false;
  if (digest !== null && !isSurroundedAs(source, span, digest)) return false;
  if (turn !== null && !isItsTurn(source, span, turn, context)) return false;
  return (as === null && !isTold) || kindOf(source, span) === as;
}

/**
 * Whether a place is the one of several twins that was bound. As many as there were are in their
 * order. Where one went, it is the place whose neighbours stayed: all on one side, and the next
 * line on the other one. Where one came, nothing is known.
 */
function isItsTurn(
  source: SourceText,
  span: Span,
  { turn, count }: Turn,
  context: readonly string[],
): boolean {
  const now = turnOf(source, span) ?? { turn: 1, count: 1 };
  if (now.count > count) return true;
  if (now.count === count) return now.turn === turn;
  const isKept = contextAt(source, source.rangeOf(span)).map(
    (digest, index) => digest === context[index],
  );
  const [before, after] = [isKept.slice(0, AROUND), isKept.slice(AROUND)];
  return (
    isKept[AROUND - 1] === true &&
    isKept[AROUND] === true &&
    (before.every(Boolean) || after.every(Boolean))
  );
}

/** Longest name of a scope that is written down as it is; of a longer one a digest is. */
const LONGEST = 200;

/** Only of scopes that have a name of their own: the keys above a line of a data file are no name. */
function withinAt(source: SourceText, span: Span): string | null {
  if (source.language === 'json' || /\.(?:ya?ml|toml|jsonc|json5)$/i.test(source.path)) return null;
  const { name } = outlineOf(source).scopeOf(span);
  if (name === '') return null;
  return name.length > LONGEST ? `#${shortDigest(sha256(name))}` : name;
}

/** What the beginning of a span, blanks aside, is read as; null for code. */
function kindOf(source: SourceText, span: Span): ReadAs | null {
  const text = source.slice(span);
  const kind = kindAt(source, span.from + (text.length - text.trimStart().length));
  return kind === 'code' ? null : kind;
}

/** The digest of a line without its indentation, so that a block that moves in keeps its neighbours. */
function shortOf(line: string): string {
  return shortDigest(sha256(line.trim())).slice(0, SHORT);
}
