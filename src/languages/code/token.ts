/** `template`: a string with holes, or a part of one. `markup`: what is outside of code, as JSX and pages. */
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
