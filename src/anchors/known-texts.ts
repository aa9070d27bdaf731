import { SourceText } from './source-text.js';

/*
 * Which texts were read as code a moment ago? The same bytes under the same name are the same
 * `SourceText`, so that they are split into tokens once.
 *
 * `compare.ts`, `elsewhere.ts` and the probes of facts ask. To forget one only costs time: both
 * numbers are free, with a measurement of memory. `__tests__/anchors/known-texts.test.ts` fails
 * when this is wrong.
 */

/** Characters of all texts that are kept: about as many files as one fact and its probes ask about in turn. */
const MOST_KEPT = 1024 * 1024;

/**
 * Names under which one text is kept. A text with more names is one like an empty `__init__.py`, quick
 * to read again.
 */
const MOST_NAMES = 8;

/** By text, under each name that it was asked for with. */
const texts = new Map<string, readonly SourceText[]>();
let kept = 0;

/**
 * The text of a file, the same object for the same text while it is asked for again and again: its tokens, names and
 * constructs are then read once. A change, a state and a probe judge the same versions of a file in turn. Only the text
 * itself says what it is: names and hints are chosen by whoever writes the tree.
 */
export function sourceText(bytes: Uint8Array, path: string): SourceText {
  const made = new SourceText(bytes, path);
  const { text, encoding } = made;
  const named = texts.get(text) ?? [];
  const same = named.find((one) => one.path === path && one.encoding === encoding);
  // A file that was renamed is lexed once.
  const source = same ?? (named.length === 0 ? made : new SourceText(bytes, path, named[0]));
  if (text.length > MOST_KEPT) return source;
  const others = named.filter((one) => one !== source).slice(0, MOST_NAMES - 1);
  forget(text, named);
  keep(text, [...others, source]); // what was asked for last goes last
  for (const [oldest, names] of texts) {
    if (kept <= MOST_KEPT) break;
    forget(oldest, names);
  }
  return source;
}

/** Puts a text behind all others. */
function keep(text: string, named: readonly SourceText[]): void {
  texts.set(text, named);
  kept += text.length * named.length;
}

/** Drops a text under all of its names. */
function forget(text: string, named: readonly SourceText[]): void {
  texts.delete(text);
  kept -= text.length * named.length;
}
