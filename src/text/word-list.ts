/** The words of a text: a list that is read like prose. */
export function wordList(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
