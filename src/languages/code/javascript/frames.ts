import type { TokenKind } from '../token.js';
import { wordSet } from '../../../text/words.js';
import type { CanonicalPiece } from '../canonical/piece.js';

/** What the innermost brackets around a place are. Only in a block does a line end ever end a statement. */
type FrameKind = 'block' | 'paren' | 'square' | 'template' | 'jsx';

export interface Frame {
  readonly kind: FrameKind;
  readonly opener: number;
  /** A parenthesis of `if (…)`, `while (…)`, `for (…)`, `with (…)`: what comes after it is no new statement. */
  readonly header: boolean;
  /** A block of `do { … } while`. */
  readonly isDo: boolean;
  /** A block that is a statement or its body for sure, and no value. */
  readonly isStatement: boolean;
  /** A comma, or the question mark of a choice, is directly in it. */
  comma: boolean;
  choice: boolean;
  /** The statement that is being read in it declares a function, a class or a type. */
  declares: boolean;
  closer: number;
}

export interface Frames {
  /** Without comments. */
  readonly tokens: readonly CanonicalPiece[];
  /** By token: what it is in; an opener and its closer are in what is around them. */
  readonly around: readonly Frame[];
  readonly opened: ReadonlyMap<number, Frame>;
  readonly closed: ReadonlyMap<number, Frame>;
}

/** Words whose braces are always a block. */
const BEFORE_STATEMENT = wordSet('else do try finally');

const HEADERS = wordSet('if while for with');

/** Brackets of JavaScript, matched; null where they do not match. */
export function framesOf(tokens: readonly CanonicalPiece[]): Frames | null {
  const around: Frame[] = [];
  const opened = new Map<number, Frame>();
  const closed = new Map<number, Frame>();
  const frameAt = (kind: FrameKind, opener: number): Frame => ({
    kind,
    opener,
    header: kind === 'paren' && isHeader(tokens, opener, closed),
    isDo: kind === 'block' && wordAt(tokens, opener - 1) === 'do',
    isStatement:
      kind === 'block' &&
      (closed.get(opener - 1)?.header === true ||
        BEFORE_STATEMENT.has(wordAt(tokens, opener - 1) ?? '')),
    comma: false,
    choice: false,
    declares: false,
    closer: opener,
  });
  const file = frameAt('block', -1);
  const stack: Frame[] = [file];
  for (const [index, token] of tokens.entries()) {
    const closing = closes(token);
    if (closing !== null) {
      const frame = stack.pop();
      if (frame === undefined || frame === file || frame.kind !== closing) return null;
      frame.closer = index;
      closed.set(index, frame);
    }
    const top = stack.at(-1) ?? file;
    around.push(top);
    if (token.kind === 'punctuator' && token.text === ',') top.comma = true;
    if (token.kind === 'punctuator' && token.text === '?') top.choice = true;
    const opening = opens(token);
    if (opening !== null) {
      const frame = frameAt(opening, index);
      opened.set(index, frame);
      stack.push(frame);
    }
  }
  return stack.length === 1 ? { tokens, around, opened, closed } : null;
}

function opens({ kind, text }: CanonicalPiece): FrameKind | null {
  if (kind === 'template') return text.endsWith('${') ? 'template' : null;
  return bracketKind(kind, text, '{([');
}

function closes({ kind, text }: CanonicalPiece): FrameKind | null {
  if (kind === 'template') return text.startsWith('}') ? 'template' : null;
  return bracketKind(kind, text, '})]');
}

/** @param brackets a brace, a parenthesis and a square bracket */
function bracketKind(kind: TokenKind, text: string, brackets: string): FrameKind | null {
  const at = text.length === 1 ? brackets.indexOf(text) : -1;
  if (kind === 'markup') return at === 0 ? 'jsx' : null;
  return kind === 'punctuator' ? (BRACKETS[at] ?? null) : null;
}

const BRACKETS: readonly FrameKind[] = ['block', 'paren', 'square'];

/** The word at an index where it is no property name. */
export function wordAt(tokens: readonly CanonicalPiece[], index: number): string | null {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (token?.kind !== 'word') return null;
  return before?.kind === 'punctuator' && (before.text === '.' || before.text === '?.')
    ? null
    : token.text;
}

/** Whether the parenthesis at `index` heads a statement: `if (`, `for await (`, not the `while (` behind `do { … }`. */
function isHeader(
  tokens: readonly CanonicalPiece[],
  index: number,
  closed: ReadonlyMap<number, Frame>,
): boolean {
  const word = wordAt(tokens, index - 1);
  if (word === 'await') return wordAt(tokens, index - 2) === 'for';
  if (word === 'while' && closed.get(index - 2)?.isDo === true) return false;
  return word !== null && HEADERS.has(word);
}

/**
 * JSX as canonical text. Blanks in a tag part names. Between tags, blanks with a line end mean nothing at the edges
 * of a text and one space inside it; others are text. Source: the transform of the TypeScript compiler.
 */
export class JavaScriptMarkup {
  private inTag = false;
  private depth = 0;
  private closing = false;
  private readonly outer: { readonly inTag: boolean; readonly depth: number }[] = [];
  private last: CanonicalPiece | null = null;

  /** Texts of the blanks before a token and of the token. To be asked of every token in order, comments left out. */
  read(piece: CanonicalPiece): readonly [gap: string | null, text: string | null] {
    const before = this.last;
    this.last = piece;
    if (piece.kind !== 'markup') return [null, null];
    const isText = !this.inTag && this.depth > 0;
    const afterMarkup = before?.kind === 'markup';
    const gap =
      isText && afterMarkup && piece.gap !== '' && !/^[ \t]*\n[ \t\n]*$/.test(piece.gap)
        ? `m:${piece.gap}`
        : null;
    this.step(piece.text, before);
    return [gap, `m:${isText ? folded(piece.text) : piece.text.replace(/^'([^'"]*)'$/, '"$1"')}`];
  }

  private step(text: string, before: CanonicalPiece | null): void {
    if (text === '{') {
      this.outer.push({ inTag: this.inTag, depth: this.depth });
      this.depth = 0;
    } else if (text === '}') {
      // Elements in the value of an attribute end within it: `<A b={<c></c>}>`.
      this.closing = false;
      const outer = this.outer.pop();
      if (outer !== undefined) ({ inTag: this.inTag, depth: this.depth } = outer);
    } else if (text === '<') {
      this.inTag = true;
      this.closing = false;
    } else if (text === '/' && this.inTag && before?.text === '<') this.closing = true;
    else if (text === '>' && this.inTag) {
      this.inTag = false;
      if (this.closing) this.depth -= 1;
      else if (!(before?.kind === 'markup' && before.text === '/')) this.depth += 1;
    }
  }
}

function folded(text: string): string {
  return text.replaceAll(/[ \t]*\n[ \t\n]*/g, ' ');
}
