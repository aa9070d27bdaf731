import { SourceText } from './source-text.js';

/** Characters of all texts that are kept: about as many files as one fact and its probes ask about in turn. */
const MOST_KEPT = 1024 * 1024;

const texts = new Map<string, SourceText>();
let kept = 0;

/**
 * The text of a file, the same object for the same text while it is asked for again and again: its tokens, names and
 * constructs are then read once. A change, a state and a probe judge the same versions of a file in turn.
 */
export function sourceText(bytes: Uint8Array, path: string): SourceText {
  const made = new SourceText(bytes, path);
  const known = texts.get(made.text);
  if (known !== undefined) forget(known);
  const source = known?.path === path && known.encoding === made.encoding ? known : made;
  if (source.text.length > MOST_KEPT) return source;
  texts.set(source.text, source); // what was asked for last goes last
  kept += source.text.length;
  for (const oldest of texts.values()) {
    if (kept <= MOST_KEPT) break;
    forget(oldest);
  }
  return source;
}

function forget({ text }: SourceText): void {
  texts.delete(text);
  kept -= text.length;
}
