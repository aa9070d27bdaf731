/*
 * Where does a sentence of a paragraph end? Not at the dot of "e.g.", of a path or a number, or inside a quotation.
 *     Run e.g. `a.b` first. Then lint.   →   "Run e.g. `a.b` first.", " Then lint."
 */

/** Characters of a sentence; a longer one is looked at in pieces that overlap. */
export const LONGEST_SENTENCE = 2000;
const PIECE_OVERLAP = 300;

/**
 * Where the sentences of a paragraph begin and end. A dot inside a word, a path or a number ends
 * none.
 */
export function* sentenceBounds(text: string): Generator<readonly [number, number]> {
  let from = 0;
  for (const end of text.matchAll(/[.!?][*_"'”’)\]]{0,4}(?=\s|$)|[。！？]/g)) {
    const to = end.index + end[0].length;
    if (
      /(?:\b(?:e\.g|i\.e|etc|vs|cf|no|approx)|^\d{1,3}|\s\d{1,3})$/i.test(
        text.slice(Math.max(from, end.index - 8), end.index),
      )
    )
      continue;
    if (to - from < SHORTEST_SENTENCE || isInQuotation(text, from, to)) continue;
    yield* overlappingPieces(from, to);
    from = to;
  }
  if (from < text.length) yield* overlappingPieces(from, text.length);
}

/** What is shorter belongs to what follows: `1. ` or `No. `. */
const SHORTEST_SENTENCE = 6;

/**
 * Longest quotation that may hold several sentences; a mark that is never closed ends none beyond.
 */
const LONGEST_QUOTATION = 300;

/** Whether the end of a sentence lies inside of a quotation that goes on behind it. */
function isInQuotation(text: string, from: number, to: number): boolean {
  if (to - from > LONGEST_QUOTATION) return false;
  const sentence = text.slice(from, to);
  const straightMarks = sentence.split('"').length - 1;
  const lastOpening = sentence.lastIndexOf('“');
  if (straightMarks % 2 === 1 || (lastOpening >= 0 && !sentence.includes('”', lastOpening)))
    return true;
  // `"Do this." is what it says.`
  return /["”’')]$/.test(sentence) && /^\s\p{Ll}/u.test(text.slice(to, to + 3));
}

/** A sentence that is too long, cut; what lies on a cut is whole in one of the pieces. */
function* overlappingPieces(from: number, to: number): Generator<readonly [number, number]> {
  for (let at = from; ; at += LONGEST_SENTENCE - PIECE_OVERLAP) {
    yield [at, Math.min(to, at + LONGEST_SENTENCE)];
    if (at + LONGEST_SENTENCE >= to) return;
  }
}
