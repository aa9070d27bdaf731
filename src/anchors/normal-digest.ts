import { sha256, type Sha256 } from '../tree/digest.js';
import {
  spanTokens,
  tokensDigest,
  type CanonicalToken,
} from '../languages/code/canonical-tokens.js';
import type { Normaliser } from '../memory/citation.js';
import type { SourceText, Span } from './source-text.js';
import { firstTokenAfter } from './token-places.js';

/*
 * Which digest has a stretch of a text under a normaliser? n0 is over the letters, n3 and n4 over
 * tokens, so that `f( a )` and `f(a)` in TypeScript have the same one. `normToBind` says which
 * normaliser a new binding names.
 *
 * The selectors ask, and `bind.ts`. Facts hold these digests: none may ever be another one for the
 * same text. A new rule is a new normaliser. That holds for all below but `isReformatted`, which
 * compares two texts at hand, and `normToBind`, which only chooses for new bindings.
 * `__tests__/anchors/normal-digest.test.ts` fails when this is wrong.
 */

/** Digest of a stretch of a text under a normaliser. */
export function normalDigest(source: SourceText, span: Span, norm: Normaliser): Sha256 {
  switch (norm) {
    case 'n0':
      return source.digestOf(source.slice(span));
    case 'n3':
      return digestOf(source, span, source.isReadByN3 ? canonicalSlice(source, span) : null);
    case 'n4':
      return digestOf(source, span, canonicalSlice(source, span));
  }
}

/** Of plain text (no tokens) n3 and n4 give the same digest, so that a binding can name the older one. */
function digestOf(
  source: SourceText,
  span: Span,
  tokens: readonly CanonicalToken[] | null,
): Sha256 {
  if (tokens !== null) return tokensDigest(tokens);
  const text = Buffer.from(withoutTrailingBlanks(source.slice(span)), source.encoding);
  return sha256(Buffer.concat([Buffer.from('n3 text\n'), text]));
}

/** The oldest normaliser that gives a stretch the digest of the newest one: what a new binding names. */
export function normToBind(source: SourceText, span: Span): Normaliser {
  return source.isReadByN3 || canonicalSlice(source, span) === null ? 'n3' : 'n4';
}

/**
 * Whether a stretch says what a known one says, in other blanks. The old text is at hand, so what
 * n3 reads as plain text is compared under n4 as well; a fact under n0 is about bytes.
 */
export function isReformatted(
  known: { readonly source: SourceText; readonly span: Span },
  source: SourceText,
  span: Span,
  norm: Normaliser,
): boolean {
  // What n3 reads as tokens n4 reads alike: its digest has answered already.
  return (
    norm !== 'n0' &&
    !(norm === 'n3' && known.source.isReadByN3 && source.isReadByN3) &&
    normalDigest(known.source, known.span, 'n4') === normalDigest(source, span, 'n4')
  );
}

/**
 * The tokens that stand for a stretch under n4, or null where it must be read as plain text: in a file without a lexer,
 * where a border cuts a token, and where there is no token at all.
 */
export function canonicalSlice(source: SourceText, span: Span): readonly CanonicalToken[] | null {
  const { canonical } = source;
  if (canonical === null || cutsToken(source, span.from) || cutsToken(source, span.to)) return null;
  const slice = spanTokens(canonical, span.from, span.to);
  return slice.length === 0 ? null : slice;
}

/** n3 and n4 of what is no code: blanks at the ends of lines say nothing. */
export function withoutTrailingBlanks(text: string): string {
  return text.split('\n').map(withoutTrailing).join('\n');
}

/** One line without the blanks at its end. */
export function withoutTrailing(line: string): string {
  let end = line.length;
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1;
  // Behind a backslash a blank says something: without it the line goes on in the next one.
  return line[end - 1] === '\\' ? line : line.slice(0, end);
}

/** Whether an offset lies inside a token: half a string is not code. */
function cutsToken({ lexed }: SourceText, offset: number): boolean {
  const before = lexed[firstTokenAfter(lexed, offset) - 1];
  return before !== undefined && before.from < offset && before.to > offset;
}
