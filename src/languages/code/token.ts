/**
 * What a stretch of source text is. Blanks and line ends are no tokens. `template` is a string with
 * holes, whole or a part of one, as the lexer of the language cuts it. `markup` is text or signs
 * outside of code: JSX, pages, what stands around PHP; and lines that a lexer leaves as they are.
 */
export type TokenKind =
  'word' | 'number' | 'string' | 'template' | 'regex' | 'markup' | 'comment' | 'punctuator';

/** One token: `text.slice(from, to)`, in order and without overlap. Everything between two tokens is blank. */
export interface Token {
  readonly kind: TokenKind;
  readonly from: number;
  readonly to: number;
}

/**
 * A token as the normalisers n3 (`canonical-tokens.ts`) and n4 (`n4-tokens.ts`) compare it, with the
 * place in the text that it came from. Bindings are digests of these, and `src/anchors/` finds cited
 * places again by them. One without length was added by a normaliser: the end of a statement, a blank
 * that counts.
 */
export interface CanonicalToken {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}
