import type { CanonicalPiece } from './piece.js';

/*
 * When are two JSX texts the same? `<p>a</p>` and `<p>` with `a` on a line of its own are; `a b` and `a b` on one
 * line are not.
 */

/**
 * JSX as canonical text. Blanks in a tag part names. Between tags, blanks with a line end mean nothing at the edges
 * of a text and one space inside it; others are text. Source: the transform of the TypeScript compiler.
 */
export class JavaScriptMarkup {
  private inTag = false;
  private depth = 0;
  private closing = false;
  private readonly outer: { readonly inTag: boolean; readonly depth: number }[] = [];
  private last: CanonicalPiece | null = null;

  /** Texts of the blanks before a token and of the token. To be asked of every token in order, comments left out. */
  read(piece: CanonicalPiece): readonly [gap: string | null, text: string | null] {
    const before = this.last;
    this.last = piece;
    if (piece.kind !== 'markup') return [null, null];
    const isText = !this.inTag && this.depth > 0;
    const afterMarkup = before?.kind === 'markup';
    const gap =
      isText && afterMarkup && piece.gap !== '' && !/^[ \t]*\n[ \t\n]*$/.test(piece.gap)
        ? `m:${piece.gap}`
        : null;
    this.step(piece.text, before);
    return [gap, `m:${isText ? folded(piece.text) : piece.text.replace(/^'([^'"]*)'$/, '"$1"')}`];
  }

  private step(text: string, before: CanonicalPiece | null): void {
    if (text === '{') {
      this.outer.push({ inTag: this.inTag, depth: this.depth });
      this.depth = 0;
    } else if (text === '}') {
      // Elements in the value of an attribute end within it: `<A b={<c></c>}>`.
      this.closing = false;
      const outer = this.outer.pop();
      if (outer !== undefined) ({ inTag: this.inTag, depth: this.depth } = outer);
    } else if (text === '<') {
      this.inTag = true;
      this.closing = false;
    } else if (text === '/' && this.inTag && before?.text === '<') this.closing = true;
    else if (text === '>' && this.inTag) {
      this.inTag = false;
      if (this.closing) this.depth -= 1;
      else if (!(before?.kind === 'markup' && before.text === '/')) this.depth += 1;
    }
  }
}

function folded(text: string): string {
  return text.replaceAll(/[ \t]*\n[ \t\n]*/g, ' ');
}
