/**
 * The words of a line, runs of blanks folded. Quoted strings and blanks behind a backslash stay as they are, and so
 * does all behind a quote that is not closed.
 */
export function lineWords(text: string): string[] {
  const words: string[] = [];
  let from = -1;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isBlank(character)) {
      if (from !== -1) words.push(text.slice(from, at));
      from = -1;
      continue;
    }
    if (from === -1) from = at;
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = endOfQuote(text, at);
  }
  if (from !== -1) words.push(text.slice(from));
  return words;
}

/** Index of the quote that ends the one at a place; `limit` where none before it does. */
export function endOfQuote(text: string, at: number, limit: number = text.length): number {
  const quote = text[at];
  for (let end = at + 1; end < limit; end += 1) {
    if (text[end] === '\\' && quote === '"') end += 1;
    else if (text[end] === quote) return end;
  }
  return limit;
}

export function isBlank(character: string): boolean {
  return character === ' ' || character === '\t' || character === '\n';
}

/** Where a comment behind other text begins: a sign with a blank before it and outside of quotes. */
export function inlineCommentAt(text: string, sign: RegExp): number | null {
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = endOfQuote(text, at);
    else if (sign.test(character) && at > 0 && isBlank(text[at - 1] ?? '')) return at;
  }
  return null;
}
