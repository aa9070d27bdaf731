/*
 * Which single words did a change replace? `TIMEOUT = 30` becomes `TIMEOUT = 60` in line 4: the word `30`, with the new
 * line and the old text. Lines that differ in more than one word give nothing.
 */

/** One word of a line that a change replaced by another, the rest of the line being equal. */
export interface Replacement {
  readonly from: string;
  /** 1-based, in the new text. */
  readonly line: number;
  /** The old line. */
  readonly text: string;
}

/** Numbers, names and paths, which a statement can share with code: `30_000`, `retryLimit`, `src/a.ts`. */
const WORD = /[\p{L}\p{N}_$]+(?:[./-][\p{L}\p{N}_$]+)*/gu;

/** Longer lines are data or generated, and so are ones of more words; they replace nothing. */
const LINE_CHARACTERS = 400;
const LINE_WORDS = 40;

/**
 * What of a text stands in no line of it any more. Lines that only moved replace nothing. Linear in
 * the size of both texts.
 */
export function replacementsIn(before: string, after: string): Replacement[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const [kept, known] = [new Set(now), new Set(old)];
  const added = new Map<string, { readonly word: string; readonly line: number }>();
  for (const [index, line] of now.entries()) {
    if (!known.has(line))
      for (const { frame, word } of framesOf(line))
        if (!added.has(frame)) added.set(frame, { word, line: index + 1 });
  }
  const found: Replacement[] = [];
  for (const text of new Set(old.filter((line) => !kept.has(line)))) {
    for (const { frame, word } of framesOf(text)) {
      const other = added.get(frame);
      if (other !== undefined && other.word !== word)
        found.push({ from: word, line: other.line, text });
    }
  }
  return found;
}

/** The same words of a statement. */
export function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Without indentation: a line that was only moved to another level is the same. */
function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r]/).map((line) => line.trim());
}

/** A line with one of its words left out, for each of its words. */
function framesOf(line: string): { readonly frame: string; readonly word: string }[] {
  if (line.length > LINE_CHARACTERS) return [];
  const words = [...line.matchAll(WORD)];
  if (words.length > LINE_WORDS) return [];
  return words.map(({ 0: word, index }) => ({
    word,
    frame: `${line.slice(0, index)}\0${line.slice(index + word.length)}`,
  }));
}
