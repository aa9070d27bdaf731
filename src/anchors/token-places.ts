import type { Token, TokenKind } from '../languages/code/token.js';
import type { SourceText, Span } from './source-text.js';

/*
 * Which token stands at a place, and is it code, comment or text? `kindAt` tells the inside of `//
 * guard(d)` from a call; `readingOf` tells two equal stretches apart of which one is commented out.
 *
 * Everything in this folder that looks at tokens by offset asks; what a place is read as stands in
 * facts as the hint `as`. A comment that is taken for code keeps trust in code that is gone, which
 * must never be. No test that was looked at holds it: `ladder.test.ts` and `corpus.test.ts` stay
 * green when `kindAt` takes the inside of a token for code.
 */

/** Index of the first token that begins at an offset or after it. Tokens are in order. */
export function firstTokenAfter(tokens: readonly Span[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.from ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What a text is at one place: code, or the inside of a comment, a string, a template. */
export function kindAt(source: SourceText, offset: number): TokenKind | 'code' {
  const { tokens } = source;
  const index = firstTokenAfter(tokens, offset);
  const cut = tokens[index - 1];
  if (cut !== undefined && cut.to > offset) return cut.kind;
  const next = tokens[index];
  return next?.from === offset ? classOf(next, source.text) : 'code';
}

/**
 * How a lexer reads a stretch: kinds and places of its tokens, and what it begins and ends in. Two equal stretches of
 * text of which one was commented out read differently.
 */
export function readingOf(source: SourceText, span: Span): string {
  const { tokens } = source;
  const parts: string[] = [kindAt(source, span.from)];
  for (let at = firstTokenAfter(tokens, span.from); at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.from >= span.to) break;
    parts.push(`${token.kind}${token.from - span.from}-${Math.min(token.to, span.to) - span.from}`);
  }
  return parts.join(' ');
}

/**
 * What begins here: a literal that opens here is code (`"a"`, `f'a'`, `@"a"`); one without its opening,
 * such as the body of a heredoc, is not.
 */
function classOf({ kind, from }: Token, text: string): TokenKind | 'code' {
  if (kind === 'comment') return kind;
  return (kind === 'string' || kind === 'template') &&
    !/^[\w$@#]{0,4}["'`%]/.test(text.slice(from, from + 5))
    ? kind
    : 'code';
}

/**
 * The code of a stretch: without comments and without texts of several words, which say in prose
 * what any text may say.
 */
export function withoutProse(source: SourceText, span: Span): string {
  if (source.language === null) return source.slice(span);
  const parts: string[] = [];
  let at = span.from;
  for (
    let index = firstTokenAfter(source.tokens, span.from);
    index < source.tokens.length;
    index += 1
  ) {
    const token = source.tokens[index];
    if (token === undefined || token.from >= span.to) break;
    const isProse =
      token.kind === 'comment' ||
      ((token.kind === 'string' || token.kind === 'template') &&
        /\s/.test(source.text.slice(token.from, token.to)));
    if (!isProse) continue;
    parts.push(source.text.slice(at, token.from));
    at = token.to;
  }
  return parts.join('') + source.text.slice(Math.min(at, span.to), span.to);
}
