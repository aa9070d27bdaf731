import type { Code } from '../symbols/code.js';

/** An element of JSX by its tokens. */
export interface JsxElement {
  readonly open: number;
  readonly name: string;
  /** The `>` that ends its first tag. */
  readonly tagEnd: number;
  /** The `<` of its closing tag; `tagEnd` where it has none. */
  readonly closing: number;
  readonly last: number;
}

interface Frame {
  readonly open: number;
  readonly isBrace: boolean;
  tagEnd: number;
  closing: number;
}

/** What is left open in a brace is no element. */
function closeBrace(frames: Frame[]): void {
  while (frames.length > 0 && frames.pop()?.isBrace !== true);
}

/** Whether what is directly in a frame is between the tags of an element. */
function isContent(frame: Frame | undefined): frame is Frame {
  return frame !== undefined && !frame.isBrace && frame.tagEnd >= 0;
}

/** The elements of a text in JSX, with what begins and ends them. */
export class JsxElements {
  private readonly byOpen = new Map<number, JsxElement>();
  private readonly byLast = new Map<number, JsxElement>();

  private readonly emptyTags = new Set<number>();

  constructor(private readonly code: Code) {
    this.read();
  }

  get isEmpty(): boolean {
    return this.byOpen.size === 0;
  }

  at(open: number): JsxElement | null {
    return this.byOpen.get(open) ?? null;
  }

  endingAt(last: number): JsxElement | null {
    return this.byLast.get(last) ?? null;
  }

  /** Whether the first tag of an element ends at `i` that closes right behind it. */
  isEmptyAt(i: number): boolean {
    return this.sign(i, '>') && this.emptyTags.has(i);
  }

  /** The other end of the element that token `i` begins or ends, or -1. */
  mate(i: number): number {
    return this.byOpen.get(i)?.last ?? this.byLast.get(i)?.open ?? -1;
  }

  /** Whether an attribute begins at a token of a tag, or a child at one between the tags of an element. */
  begins(i: number, { tagEnd, closing }: JsxElement): boolean {
    if (i === tagEnd || i >= closing || i > tagEnd) return !this.sign(i, '}');
    if (this.sign(i, '{')) return !this.sign(i - 1, '=');
    return this.isName(i) && !['=', ':', '.'].some((sign) => this.sign(i - 1, sign));
  }

  /** Finds all elements in one pass. What is left open when a brace closes is none. */
  private read(): void {
    const { code } = this;
    const frames: Frame[] = [];
    for (let i = 0; i < code.length; i += 1) {
      if (code.kind(i) !== 'markup' || code.to(i) - code.from(i) !== 1) continue;
      const top = frames.at(-1);
      switch (code.text.charAt(code.from(i))) {
        case '{':
          frames.push({ open: i, isBrace: true, tagEnd: -1, closing: -1 });
          break;
        case '}':
          closeBrace(frames);
          break;
        case '<':
          if (isContent(top) && this.sign(i + 1, '/')) top.closing = i;
          else frames.push({ open: i, isBrace: false, tagEnd: -1, closing: -1 });
          break;
        case '>':
          if (top !== undefined && !top.isBrace && this.endsElement(top, i)) frames.pop();
          break;
      }
    }
  }

  /** Notes the end of a tag at `i`; whether the element ends with it. */
  private endsElement(top: Frame, i: number): boolean {
    if (top.closing >= 0) {
      this.add(top, top.closing, i);
      return true;
    }
    if (top.tagEnd >= 0) return false;
    top.tagEnd = i;
    if (!this.sign(i - 1, '/')) return false;
    this.add(top, i, i);
    return true;
  }

  private add({ open, tagEnd }: Frame, closing: number, last: number): void {
    const element = {
      open,
      name: this.written(open + 1, this.pastName(open + 1)),
      tagEnd,
      closing,
      last,
    };
    this.byOpen.set(open, element);
    this.byLast.set(last, element);
    if (closing === tagEnd + 1) this.emptyTags.add(tagEnd);
  }

  private sign(i: number, sign: string): boolean {
    const { code } = this;
    return (
      code.kind(i) === 'markup' &&
      code.to(i) - code.from(i) === 1 &&
      code.text[code.from(i)] === sign
    );
  }

  private isName(i: number): boolean {
    const { code } = this;
    return code.kind(i) === 'markup' && /[\p{L}_$]/u.test(code.text.charAt(code.from(i)));
  }

  private pastName(from: number): number {
    let at = this.isName(from) ? from + 1 : from;
    while (at > from && (this.sign(at, '.') || this.sign(at, ':')) && this.isName(at + 1)) at += 2;
    return at;
  }

  private written(from: number, to: number): string {
    let name = '';
    for (let at = from; at < to; at += 1) name += this.code.slice(at);
    return name;
  }
}
