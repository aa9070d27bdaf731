import jsTokens, { type JSXToken, type Token as JsToken } from 'js-tokens';
import type { Token, TokenKind } from '../token.js';
import { Doubts, withoutMisleading } from './javascript-doubts.js';
import { skipBlanks, withoutBlanks } from './scanner.js';

type Type = (JsToken | JSXToken)['type'];

/** Null = blank. All of JSX is markup but the code in its braces: the braces themselves belong to it. */
const KIND: Readonly<Record<Type, TokenKind | null>> = {
  StringLiteral: 'string',
  NoSubstitutionTemplate: 'template',
  TemplateHead: 'template',
  TemplateMiddle: 'template',
  TemplateTail: 'template',
  RegularExpressionLiteral: 'regex',
  MultiLineComment: 'comment',
  SingleLineComment: 'comment',
  HashbangComment: 'comment',
  IdentifierName: 'word',
  PrivateIdentifier: 'word',
  NumericLiteral: 'number',
  Punctuator: 'punctuator',
  WhiteSpace: null,
  LineTerminatorSequence: null,
  Invalid: 'punctuator',
  JSXString: 'markup',
  JSXText: 'markup',
  JSXIdentifier: 'markup',
  JSXPunctuator: 'markup',
  JSXInvalid: 'markup',
};

/**
 * js-tokens looks at its last token again at each comment, so a long token before many comments costs their product.
 * Real code spends a few thousand characters on this; beyond the cap the rest of the text is one token.
 */
const MOST_LOOKED_AT_AGAIN = 50_000_000;

/**
 * `jsx`: `<` may begin an element. `types`: and may begin type parameters. What follows a place
 * that may be read in two ways is one token of markup.
 */
export function lexJavaScript(
  text: string,
  { jsx, types }: { readonly jsx: boolean; readonly types: boolean },
): readonly Token[] {
  const shown = withoutMisleading(text, types);
  const input = jsx && types ? withoutTypeParameters(shown) : shown;
  const doubts = new Doubts(text, types);
  const tokens: Token[] = [];
  let at = 0;
  let last = 0;
  let lookedAt = 0;
  const rest = (): void => {
    const from = skipBlanks(text, at, text.length);
    if (from < text.length)
      tokens.push({ kind: 'markup', from, to: withoutBlanks(text, from, text.length) });
  };
  try {
    for (const token of jsx ? jsTokens(input, { jsx }) : jsTokens(input)) {
      const { type, value } = token;
      const kind = KIND[type];
      const end = at + value.length;
      // A `!` that was hidden is the end of a word, of the flags of a regular expression, or a word of its own.
      const bang =
        value.endsWith('_') &&
        text.charAt(end - 1) === '!' &&
        (kind === 'word' || kind === 'regex');
      const own = bang ? end - 1 : end;
      if (own > at) {
        if (doubts.at(token, text.slice(at, own), at)) {
          rest();
          break;
        }
        if (bang && kind !== null) push(tokens, text, kind, at, own);
      }
      if (bang) {
        at = own;
        if (doubts.hidden()) {
          rest();
          break;
        }
        tokens.push({ kind: 'punctuator', from: own, to: end });
        at = end;
        last = value.length;
        continue;
      }
      if (kind === 'comment') lookedAt += last;
      else if (kind !== null) last = value.length;
      if (kind !== null) push(tokens, text, kind, at, end);
      at = end;
      if (lookedAt > MOST_LOOKED_AT_AGAIN) {
        rest();
        break;
      }
    }
  } catch (error) {
    // The engine's expressions give up on a token of many megabytes.
    if (!(error instanceof RangeError)) throw error;
    rest();
  }
  return tokens;
}

function push(tokens: Token[], text: string, kind: TokenKind, from: number, to: number): void {
  if (
    kind !== 'comment' &&
    kind !== 'markup' &&
    kind !== 'string' &&
    kind !== 'template' &&
    kind !== 'regex'
  ) {
    tokens.push({ kind, from, to });
    return;
  }
  const start = kind === 'markup' ? skipBlanks(text, from, to) : from;
  const end = withoutBlanks(text, start, to);
  if (start < end) tokens.push({ kind, from: start, to: end });
}

/**
 * Hides the `<` of type parameters in TSX, which js-tokens would take for an element. The compiler decides by the same
 * signs: `<T,`, `<T extends U`, `<T = U`, and `<T>(` where nothing closes an element T.
 */
function withoutTypeParameters(text: string): string {
  const closed = new Set(
    Array.from(text.matchAll(/<\/\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu), (match) => match[1]),
  );
  return text.replaceAll(
    /<(?=(?:const\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?:(,|extends\s+[\w{('"`[]|=\s)|>\s?\())/gu,
    (open: string, name: string, sure: string | undefined) =>
      sure !== undefined || !closed.has(name) ? ',' : open,
  );
}
