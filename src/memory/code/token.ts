/** What a stretch of source text is. Blanks and line ends are no tokens. */
export type TokenKind = 'word' | 'number' | 'string' | 'template' | 'regex' | 'markup' | 'comment' | 'punctuator';

/** One token: `text.slice(from, to)`, in order and without overlap. Everything between two tokens is blank. */
export interface Token {
  readonly kind: TokenKind;
  readonly from: number;
  readonly to: number;
}
