/**
 * What a stretch of source text is. Blanks and line ends are no tokens. `template` is a string with holes, whole or
 * a part of one, as the lexer of the language cuts it. `markup` is text or signs outside of code: JSX, pages, what
 * stands around PHP; and lines that a lexer leaves as they are.
 */
export type TokenKind =
  'word' | 'number' | 'string' | 'template' | 'regex' | 'markup' | 'comment' | 'punctuator';

/** One token: `text.slice(from, to)`, in order and without overlap. Everything between two tokens is blank. */
export interface Token {
  readonly kind: TokenKind;
  readonly from: number;
  readonly to: number;
}

/** One without length was added by a normaliser: the end of a statement, a blank that counts. */
export interface CanonicalToken {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}
