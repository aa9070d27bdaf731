import jsTokens, { type Token as JsToken, type JSXToken } from 'js-tokens';
import { skipBlanks, withoutBlanks } from '../lexers/scanner.js';
import type { Token, TokenKind } from '../token.js';
import { Doubts, JS_TOKENS, withoutMisleading } from './doubts.js';

/** js-tokens reads its last token again at each comment; beyond this many characters the rest is one token. */
const MOST_LOOKED_AT_AGAIN = 50_000_000;

/** Which of its extensions a text of JavaScript may have. */
export interface Dialect {
  readonly jsx: boolean;
  readonly types: boolean;
}

/** `jsx`: `<` may begin an element; `types`: or type parameters. Behind a place that is not sure all is one token. */
export function lexJavaScript(text: string, { jsx, types }: Dialect): readonly Token[] {
  const shown = withoutMisleading(text, types);
  const input = jsx && types ? withoutTypeParameters(shown) : shown;
  return new TokenReader(text, types).read(jsx ? jsTokens(input, { jsx }) : jsTokens(input));
}

/** Makes tokens of the text from those of js-tokens, which read it with characters hidden. */
class TokenReader {
  private readonly tokens: Token[] = [];
  private readonly doubts: Doubts;
  private at = 0;
  private last = 0;
  private lookedAt = 0;

  constructor(
    private readonly text: string,
    types: boolean,
  ) {
    this.doubts = new Doubts(text, types);
  }

  read(found: Iterable<JsToken | JSXToken>): readonly Token[] {
    try {
      for (const token of found) {
        if (this.take(token)) continue;
        this.rest();
        break;
      }
    } catch (error) {
      // The engine's expressions give up on a token of many megabytes.
      if (!(error instanceof RangeError)) throw error;
      this.rest();
    }
    return this.tokens;
  }

  /** False where what follows may be read in two ways, or would take too long. */
  private take(token: JsToken | JSXToken): boolean {
    const { text, at } = this;
    const [kind] = JS_TOKENS[token.type];
    const { length } = token.value;
    const end = at + length;
    if ((kind === 'word' || kind === 'regex') && this.endsHidden(token.value, end))
      return this.takeHidden(token, kind, end);
    if (end > at && this.doubts.at(token, text.slice(at, end), at)) return false;
    if (kind === 'comment') this.lookedAt += this.last;
    else if (kind !== null) this.last = length;
    if (kind !== null) this.push(kind, at, end);
    this.at = end;
    return this.lookedAt <= MOST_LOOKED_AT_AGAIN;
  }

  /** Whether a token ends with a `!` that was hidden. */
  private endsHidden(value: string, end: number): boolean {
    return value.endsWith('_') && this.text.charAt(end - 1) === '!';
  }

  /** The `!` is the end of a word, of the flags of a regular expression, or a word of its own. */
  private takeHidden(token: JsToken | JSXToken, kind: TokenKind, end: number): boolean {
    const { text, at } = this;
    const bang = end - 1;
    if (bang > at) {
      if (this.doubts.at(token, text.slice(at, bang), at)) return false;
      this.push(kind, at, bang);
    }
    this.at = bang;
    if (this.doubts.hidden()) return false;
    this.tokens.push({ kind: 'punctuator', from: bang, to: end });
    this.at = end;
    this.last = token.value.length;
    return true;
  }

  private push(kind: TokenKind, from: number, to: number): void {
    // These have no blanks at their ends.
    if (kind === 'word' || kind === 'punctuator' || kind === 'number') {
      this.tokens.push({ kind, from, to });
      return;
    }
    const start = kind === 'markup' ? skipBlanks(this.text, from, to) : from;
    const end = withoutBlanks(this.text, start, to);
    if (start < end) this.tokens.push({ kind, from: start, to: end });
  }

  private rest(): void {
    this.push('markup', this.at, this.text.length);
  }
}

/**
 * Hides the `<` of type parameters in TSX, which js-tokens would take for an element. The compiler decides by the
 * same signs: `<T,`, `<T extends U`, `<T = U`, and `<T>(` where nothing closes an element T.
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
