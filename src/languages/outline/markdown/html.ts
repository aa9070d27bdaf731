import { matchFrom } from '../../../text/pattern.js';
export interface HtmlStretch {
  readonly from: number;
  readonly to: number;
}

export interface TextReading {
  readonly words: readonly string[];
  readonly comments: readonly HtmlStretch[];
  readonly tags: readonly Tag[];
}

export interface HtmlReading extends TextReading {
  /** Whether there is anything but tags and comments. */
  readonly hasText: boolean;
  /** What is open at the end, so that browsers read what follows as a part of it. */
  readonly broken: BrokenTag | 'comment' | null;
}

const EXACT = /<(?:pre|script|style|textarea|xmp|plaintext|listing|title|iframe)\b/i;

const RAW_START = /^(?:script|style|textarea|xmp|title|iframe|noembed|noframes)$/;

/** A block of HTML. Its blanks are layout, but not in elements that keep them. */
export function readHtml(text: string): HtmlReading {
  const reading = new HtmlReader(text);
  reading.read();
  const { comments, tags, hasText, broken } = reading;
  const words = EXACT.test(text)
    ? text.split('\n')
    : reading.text.split(/\s+/).filter((word) => word !== '');
  return { words, comments, tags, hasText, broken };
}

class HtmlReader {
  text = '';
  readonly comments: HtmlStretch[] = [];
  readonly tags: Tag[] = [];
  hasText = false;
  broken: BrokenTag | 'comment' | null = null;
  private at = 0;

  constructor(private readonly source: string) {}

  read(): void {
    const { source } = this;
    while (this.at < source.length && this.broken === null) {
      const sign = source.indexOf('<', this.at);
      this.take(sign === -1 ? source.length : sign);
      if (sign !== -1) this.sign();
    }
  }

  /** Text up to a place. The end of a comment that an earlier block left open is a tag. */
  private take(to: number): void {
    const text = this.source.slice(this.at, to);
    if (text.trim() !== '') this.hasText = true;
    if (text.includes('-->')) this.tags.push(commentEndTag(to));
    this.text += text;
    this.at = to;
  }

  private sign(): void {
    const { source, at } = this;
    if (source.startsWith('<!--', at)) {
      this.comment();
      return;
    }
    const tag = tagAt(source, at, true);
    if (tag === null) this.take(at + 1);
    else if (isBroken(tag)) {
      this.broken = tag;
      this.take(source.length);
    } else {
      this.tags.push(tag);
      this.text += source.slice(at, tag.to);
      this.at = tag.to;
      if (!tag.isEnd && RAW_START.test(tag.name)) this.raw(tag.name);
    }
  }

  private comment(): void {
    const end = commentEnd(this.source, this.at);
    if (end === null) this.broken = 'comment';
    else this.tags.push(commentEndTag(end));
    const to = end ?? this.source.length;
    this.comments.push({ from: this.at, to });
    this.at = to;
  }

  private raw(name: string): void {
    const end = new RegExp(`</${name}`, 'gi');
    end.lastIndex = this.at;
    this.take(end.exec(this.source)?.index ?? this.source.length);
  }
}

function commentEndTag(to: number): Tag {
  return { name: '!--', isEnd: true, isSelfClosed: false, says: '-->', to };
}

/** A tag, or the end of a comment (`!--`). Offsets are those of the text that it was read from. */
export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isSelfClosed: boolean;
  readonly says: string;
  readonly to: number;
}

/** A tag that has no end: `isQuoted` where a quote in it is open. */
interface BrokenTag {
  readonly name: string;
  readonly isQuoted: boolean;
}

const NAME = /<(\/?)([A-Za-z][^\s/<>]*)/y;

/** The tag at a place. In a paragraph a `<` or the end of the text makes it no tag; in HTML browsers read on. */
export function tagAt(text: string, at: number, isHtmlBlock: boolean): Tag | BrokenTag | null {
  const [opening, slash, written] = matchFrom(NAME, text, at) ?? [];
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

export function endedNames(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/<\/([A-Za-z][\w-]*)/g)].map(([, name = '']) => name.toLowerCase()),
  );
}
