/** A known text that another one is like: it says the same, or no more than a part of it. What is like it and says the opposite is neither. */
export interface Likeness {
  /** Place of the known text among those that the index was made of. */
  readonly index: number;
  readonly alike: 'duplicate' | 'subsumed';
}

/** The known texts that a text is like. */
export type LikenessIndex = (text: string) => readonly Likeness[];

/** Makes known texts ready to be compared with. It finds those that are equal but for white space. */
export async function likenessIndex(texts: readonly string[]): Promise<LikenessIndex> {
  const known = new Map<string, number[]>();
  for (const [index, text] of texts.entries()) {
    const key = withoutSpacing(text);
    const same = known.get(key);
    if (same === undefined) known.set(key, [index]);
    else same.push(index);
  }
  return (text) => (known.get(withoutSpacing(text)) ?? []).map((index) => ({ index, alike: 'duplicate' }));
}

/** A text by its words alone: how its lines are broken says nothing. */
export function withoutSpacing(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
