/** What a stretch of source text is. Blanks and line ends are no tokens. */
export type TokenKind =
  'word' | 'number' | 'string' | 'template' | 'regex' | 'markup' | 'comment' | 'punctuator';

/** One token: `text.slice(from, to)`, in order and without overlap. Everything between two tokens is blank. */
export interface Token {
  readonly kind: TokenKind;
  readonly from: number;
  readonly to: number;
}

/** A token as n3 compares it, with the place in the text that it came from. */
export interface CanonicalToken {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}
