/** A list of words or signs, written with blanks between them. */
export function wordList(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** The same, to look one up. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordList(text));
}
