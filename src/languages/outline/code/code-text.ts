import type { CodeLanguage } from '../../code/language.js';
import type { CodeLayout } from '../../code/structure/region.js';
import { Code } from '../../code/symbols/code.js';
import type { CodeSymbol } from '../../code/symbols/reader.js';
import type { CanonicalToken, Token } from '../../code/token.js';
import type { Span } from '../outline.js';

/**
 * Everything that is known of a text of code before it becomes an outline: its tokens without comments, where
 * statements begin, the constructs around them, and the named parts.
 */
export interface CodeText {
  readonly language: CodeLanguage;
  readonly text: string;
  readonly code: Code;
  /** Comments and docstrings that were taken out, with the text as it was. */
  readonly comments: readonly Token[];
  /** The tokens to compare; null where nobody is sure of the text, which is then compared as it stands. */
  readonly canonical: readonly CanonicalToken[] | null;
  readonly layout: CodeLayout;
  /** Branches of `#if`, build tags. */
  readonly branches: readonly BuildBranch[];
  /** `#include`, `#define`, `#if`: tokens that are no code. */
  readonly directives: readonly Token[];
  readonly symbols: readonly CodeSymbol[];
}

/** A branch of `#if`, or what a build tag is about: the condition, and where it holds. */
export interface BuildBranch extends Span {
  readonly condition: string;
}
