import { remembered } from './collections.js';
/* Lists of words, and long texts that are written over several lines of the source. */

/** Words or signs separated by blanks. */
export function wordList(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

export function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordList(text));
}

/** The value of each word: `[['a b', 1]]` gives 1 for a and b. */
export function byWord<Value>(
  rows: readonly (readonly [words: string, value: Value])[],
): ReadonlyMap<string, Value> {
  return new Map(
    rows.flatMap(([words, value]) => wordList(words).map((word) => [word, value] as const)),
  );
}

/** Pairs of words: `a b  c d` gives b for a. */
export function wordMap(text: string): ReadonlyMap<string, string> {
  const words = wordList(text);
  return new Map(
    words.flatMap((word, at) => (at % 2 === 0 ? ([[word, words[at + 1] ?? '']] as const) : [])),
  );
}

/**
 * The texts of a template in which each line break of the source, with the indentation after it, becomes `between`. A
 * written `\n` stays.
 */
export function unwrapping(between: string): (template: TemplateStringsArray) => readonly string[] {
  // A template is the same object each time its line runs.
  return remembered((template) => unwrapped(template, between));
}

/** Only breaks of the source count, so the raw text is compared. */
function unwrapped(template: TemplateStringsArray, between: string): readonly string[] {
  return template.map((text, index) => {
    const written = template.raw[index] ?? '';
    if (!written.includes('\n')) return text;
    const breaks = (written.match(ESCAPE_OR_BREAK) ?? []).filter(
      (one) => one === '\n' || one === '\\n',
    );
    let next = 0;
    return text.replace(BREAK, (found) => (breaks[next++] === '\n' ? between : found));
  });
}

/** `\\n` is no line break, nor is `\` at the end of a line. */
const ESCAPE_OR_BREAK = /\\[^]|\n/g;
const BREAK = /\n[ \t]*/g;

/** A long text in which a line that ends in `\` continues in the next one, without its indentation. */
export function continued(text: TemplateStringsArray): string {
  return text.raw.join('').replace(/\\\n[ \t]*/g, '');
}
