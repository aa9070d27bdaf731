import type { Span } from '../outline.js';

/** A comment or a text, with what opens it. */
export interface Mark extends Span {
  readonly sign: string;
}
