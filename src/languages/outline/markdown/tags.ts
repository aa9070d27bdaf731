/** A tag, or the end of a comment (`!--`). Offsets are those of the text that it was read from. */
export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isSelfClosed: boolean;
  /** As written, blanks folded. */
  readonly says: string;
  readonly to: number;
}

/** A tag that has no end: `isQuoted` where a quote in it is open. */
export interface BrokenTag {
  readonly name: string;
  readonly isQuoted: boolean;
}

const NAME = /<(\/?)([A-Za-z][^\s/<>]*)/y;

/**
 * The tag at a place of a text. In a paragraph a `<` or the end of the text inside makes it no tag; in a block of
 * HTML browsers read on.
 */
export function tagAt(text: string, at: number, isHtmlBlock: boolean): Tag | BrokenTag | null {
  NAME.lastIndex = at;
  const [opening, slash, written] = NAME.exec(text) ?? [];
  if (opening === undefined || written === undefined) return null;
  const name = written.toLowerCase();
  if (!isHtmlBlock && !/^[a-z][a-z0-9-]*$/.test(name)) return null;
  const end = endOfTag(text, at + opening.length, !isHtmlBlock);
  if (typeof end === 'string') return isHtmlBlock ? { name, isQuoted: end === 'quoted' } : null;
  const tag = text.slice(at, end).replace(/\s+/g, ' ');
  const says = tag.slice(0, opening.length).toLowerCase() + tag.slice(opening.length);
  return { name, isEnd: slash === '/', isSelfClosed: tag.endsWith('/>'), says, to: end };
}

/** Where the `>` of a tag ends, or why it does not. */
function endOfTag(text: string, from: number, isStrict: boolean): number | 'quoted' | 'broken' {
  let quote: string | null = null;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote !== null) {
      if (character === quote) quote = null;
    } else if (character === '>') return at + 1;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '<' && isStrict) return 'broken';
  }
  return quote === null ? 'broken' : 'quoted';
}

export function isBroken(tag: Tag | BrokenTag): tag is BrokenTag {
  return 'isQuoted' in tag;
}

/** Where the comment that begins at a place ends; null where it does not. Browsers end one at `--!>` too. */
export function commentEnd(text: string, at: number): number | null {
  const end = /--!?>/g;
  end.lastIndex = at + 2;
  return end.test(text) ? end.lastIndex : null;
}

/** Names with an end tag in a text. */
export function endedNames(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/<\/([A-Za-z][\w-]*)/g)].map(([, name = '']) => name.toLowerCase()),
  );
}
