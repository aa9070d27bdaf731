import { sha256, type Sha256 } from '../../tree/digest.js';
import { spanTokens, tokensDigest, type CanonicalToken } from '../code/canonical-tokens.js';
import type { Normaliser } from '../citation.js';
import type { SourceText, Span } from './source-text.js';
import { firstTokenAfter } from './token-places.js';

/** Digest of a stretch of a text under a normaliser. */
export function normalDigest(source: SourceText, span: Span, norm: Normaliser): Sha256 {
  switch (norm) {
    case 'n0':
      return source.digestOf(source.slice(span));
    case 'n3': {
      const tokens = canonicalSlice(source, span);
      return tokens === null ? sha256(Buffer.concat([Buffer.from('n3 text\n'), Buffer.from(withoutTrailingBlanks(source.slice(span)), source.encoding)])) : tokensDigest(tokens);
    }
  }
}

/**
 * The tokens that stand for a stretch under n3, or null where it must be read as plain text: in a file without a lexer,
 * where a border cuts a token, and where there is no token at all.
 */
export function canonicalSlice(source: SourceText, span: Span): readonly CanonicalToken[] | null {
  const { canonical } = source;
  if (canonical === null || cutsToken(source, span.from) || cutsToken(source, span.to)) return null;
  const slice = spanTokens(canonical, span.from, span.to);
  return slice.length === 0 ? null : slice;
}

/** n3 of what is no code: blanks at the ends of lines say nothing. */
export function withoutTrailingBlanks(text: string): string {
  return text.split('\n').map(withoutTrailing).join('\n');
}

export function withoutTrailing(line: string): string {
  let end = line.length;
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1;
  // Behind a backslash a blank says something: without it the line goes on in the next one.
  return line[end - 1] === '\\' ? line : line.slice(0, end);
}

function cutsToken({ tokens }: SourceText, offset: number): boolean {
  const before = tokens[firstTokenAfter(tokens, offset) - 1];
  return before !== undefined && before.from < offset && before.to > offset;
}
