import { sha256, type Sha256 } from '../../tree/digest.js';
import { cssCanonical } from './canonical/css.js';
import { goCanonical } from './canonical/go.js';
import { javascriptCanonical } from './canonical/javascript.js';
import { canonicalPieces } from './canonical/piece.js';
import { plainCanonical } from './canonical/plain.js';
import { pythonCanonical } from './canonical/python.js';
import { rawLines } from './canonical/raw-lines.js';
import type { Language, LexedLanguage } from './language.js';
import type { CanonicalToken, Token } from './token.js';

/*
 * Do two texts mean the same program, whatever their layout? Where their tokens under n3 are equal: `f( a )` and
 * `f(a)` in JavaScript. Null for a language that n3 does not read.
 */

/** Turns code into tokens that stay the same as long as only its layout changes. */
export type { CanonicalToken };

/**
 * Normaliser n3: the tokens of a whole text such that two texts with equal sequences mean the same program. Null
 * where n3 does not know the language. What n3 adds (the end of a statement, a step of indentation) takes no room
 * and stands at the end of the token it follows. Where it cannot be sure how a text is read, each line stands for
 * itself.
 */
export function canonicalTokens(
  language: LexedLanguage,
  text: string,
  tokens: readonly Token[],
): readonly CanonicalToken[] | null {
  if (!isReadByN3(language)) return null;
  // A CR alone is a line end to some readers and a blank to others.
  if (/\r(?!\n)/.test(text)) return rawLines(text);
  const pieces = canonicalPieces(text, tokens);
  switch (language) {
    case 'javascript':
    case 'jsx':
    case 'typescript':
    case 'tsx':
      return javascriptCanonical(language, text, pieces);
    case 'python':
      return pythonCanonical(text, pieces);
    case 'go':
      return goCanonical(text, pieces);
    case 'css':
      return cssCanonical(pieces);
    case 'json':
    case 'java':
    case 'rust':
    case 'c':
    case 'cpp':
      return plainCanonical(language, text, pieces);
  }
}

type N3Language = Exclude<Language, 'csharp' | 'ruby' | 'php' | 'kotlin' | 'swift' | 'shell'>;

const BY_N3: ReadonlySet<LexedLanguage> = new Set<N3Language>([
  'javascript',
  'jsx',
  'typescript',
  'tsx',
  'json',
  'css',
  'python',
  'go',
  'java',
  'rust',
  'c',
  'cpp',
]);

/** Whether n3 compares tokens of a language. It never learns another one. */
export function isReadByN3(language: LexedLanguage): language is N3Language {
  return BY_N3.has(language);
}

/** Index of the first token that ends after an offset; tokens are in order. */
function firstEndingAfter(tokens: readonly CanonicalToken[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.to ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The tokens of a span (offsets, end exclusive). A token that it cuts is in it with the place of the cut, since
 * what changes in a text or comment around the span may change what the span means. Line ends at its edges are not.
 */
export function spanTokens(
  tokens: readonly CanonicalToken[],
  from: number,
  to: number,
): readonly CanonicalToken[] {
  const found: CanonicalToken[] = [];
  for (let index = firstEndingAfter(tokens, from); index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.from > to || (token.from === to && token.to > to)) break;
    const before = Math.max(0, from - token.from);
    const behind = Math.max(0, token.to - to);
    found.push(
      before + behind === 0 ? token : { ...token, text: `cut:${before}:${behind}:${token.text}` },
    );
  }
  while (isLineEnd(found.at(-1))) found.pop();
  let first = 0;
  while (isLineEnd(found[first])) first += 1;
  return found.slice(first);
}

function isLineEnd(token: CanonicalToken | undefined): boolean {
  return token !== undefined && token.from === token.to && /^[\n ]/.test(token.text);
}

/** Digest of the texts of tokens; no two sequences of texts share their encoding. */
export function tokensDigest(tokens: readonly CanonicalToken[]): Sha256 {
  return sha256(JSON.stringify(tokens.map(({ text }) => text)));
}
