import type { Dialect } from './lexer.js';
import {
  type CanonicalPiece,
  canonicalPlainText,
  isMark,
  mark,
  oddGap,
  rawLines,
  standsAlone,
} from '../canonical/piece.js';
import type { CanonicalToken } from '../token.js';
import { type Frames, framesOf, JavaScriptMarkup, wordAt } from './frames.js';
import { javascriptStatements } from './statements.js';
import { needlessParentheses } from './parentheses.js';

/** Semicolons, trailing commas, quote marks and parentheses that formatters change are unified. */
export function javascriptCanonical(
  dialect: Dialect,
  text: string,
  pieces: readonly CanonicalPiece[],
): readonly CanonicalToken[] {
  const isDoubted = ODD_LINE_END.test(text) || isDoubtful(pieces, dialect);
  const significant = pieces.filter(({ kind }) => kind !== 'comment');
  const frames = isDoubted ? null : framesOf(withoutNeedless(significant, dialect));
  if (frames === null) return rawLines(text);
  const { tokens } = frames;
  const statements = javascriptStatements(frames, dialect.types);
  const parentheses = needlessParentheses(statements);
  const keys = quotedKeys(frames);
  const markup = new JavaScriptMarkup();
  const canonical: CanonicalToken[] = [];
  let reached = 0;
  pieces.forEach((piece, index) => {
    const { from, to } = piece;
    if (piece.kind === 'comment') {
      pushBlanks(canonical, oddGap(piece), pieces[index - 1]);
      canonical.push({ text: canonicalPlainText(piece, standsAlone(pieces, index)), from, to });
      return;
    }
    if (tokens[reached]?.from !== from) return;
    const [gap, inMarkup] = markup.read(piece);
    pushBlanks(canonical, gap ?? oddGap(piece), pieces[index - 1]);
    if (statements.angles.has(reached)) {
      // `>>` may be two on two lines.
      for (let at = from; at < to; at += 1) canonical.push({ text: '>', from: at, to: at + 1 });
    } else if (!statements.semicolons.has(reached) && !parentheses.has(reached)) {
      const isKey = keys.has(reached);
      canonical.push({
        text: inMarkup ?? (isKey ? piece.text.slice(1, -1) : textOf(piece)),
        from,
        to,
      });
    }
    const after = statements.after.get(reached);
    if (after !== undefined) canonical.push(mark(after, piece.to));
    reached += 1;
  });
  return canonical;
}

function pushBlanks(
  canonical: CanonicalToken[],
  blanks: string | null,
  before: CanonicalPiece | undefined,
): void {
  if (blanks !== null) canonical.push(mark(blanks, before?.to ?? 0));
}

/** Both kinds of quotes around a string are one, and so are quotes in it with and without an escape. */
function textOf(piece: CanonicalPiece): string {
  if (piece.kind !== 'string' || !/^(?:".*"|'.*')$/s.test(piece.text))
    return canonicalPlainText(piece, false);
  const inside = piece.text.slice(1, -1);
  return `s:"${inside.replaceAll(/\\([^])/g, (escape, sign) => (sign === '"' || sign === "'" ? sign : escape))}"`;
}

/** Without trailing commas and the first bar of a union; a line end before those counts for what follows. */
function withoutNeedless(
  pieces: readonly CanonicalPiece[],
  dialect: Dialect,
): readonly CanonicalPiece[] {
  const tokens: CanonicalPiece[] = [];
  let newline = false;
  let commented = false;
  pieces.forEach((piece, index) => {
    newline ||= piece.newline;
    commented ||= piece.commented;
    const before = tokens.at(-1);
    if (dialect.types && isFirstBar(before, piece)) return;
    if (isMark(piece, ',') && isTrailing(tokens, pieces[index + 1], dialect)) return;
    tokens.push(
      newline === piece.newline && commented === piece.commented
        ? piece
        : { ...piece, newline, commented },
    );
    newline = false;
    commented = false;
  });
  return tokens;
}

/** Whether a comma is before a closing bracket and adds nothing: `f(a, )`. In TSX `<T,>` needs it. */
function isTrailing(
  before: readonly CanonicalPiece[],
  next: CanonicalPiece | undefined,
  { types, jsx }: Dialect,
): boolean {
  const last = before.at(-1);
  if (last === undefined || next?.kind !== 'punctuator') return false;
  // `[a,,]` has a hole, and `(,)` is nothing.
  if (last.kind === 'punctuator' && [',', '(', '[', '{', '<'].includes(last.text)) return false;
  if (next.text === '>') return types && !(jsx && isMark(before.at(-2), '<'));
  return next.text === ')' || next.text === ']' || next.text === '}';
}

/** Whether a bar is before the first member of a union, `type A = | B | C`. */
function isFirstBar(before: CanonicalPiece | undefined, piece: CanonicalPiece): boolean {
  return (
    before?.kind === 'punctuator' &&
    (isMark(piece, '|') || isMark(piece, '&')) &&
    ['=', ':', '(', '<', ',', '=>', '['].includes(before.text)
  );
}

/** `{ 'a': 1 }` is `{ a: 1 }`, only where a key must be: a `case` may have commas and strings before its colon too. */
function quotedKeys({ tokens, around }: Frames): ReadonlySet<number> {
  const keys = new Set<number>();
  let inCase = false;
  for (const [index, piece] of tokens.entries()) {
    if (wordAt(tokens, index) === 'case') inCase = true;
    const before = tokens[index - 1];
    const isKey =
      piece.kind === 'string' &&
      !inCase &&
      isMark(tokens[index + 1], ':') &&
      (isMark(before, '{') || isMark(before, ',')) &&
      around[index]?.kind === 'block' &&
      /^.[A-Za-z_$][\w$]*.$/.test(piece.text);
    if (isKey) keys.add(index);
    if (isMark(piece, ':')) inCase = false;
  }
  return keys;
}

/** Line ends that only JavaScript knows, also where their bytes were read as characters. */
const ODD_LINE_END = /[\u2028\u2029]|\u00e2\u0080[\u00a8\u00a9]/;

/** What was not closed, or may have been read as the wrong thing: then nothing after it is sure. */
function isDoubtful(pieces: readonly CanonicalPiece[], { types, jsx }: Dialect): boolean {
  return pieces.some((piece, index) => {
    switch (piece.kind) {
      case 'regex':
        return isOpen(piece) || (types && isBehindValue(pieces, index));
      case 'markup':
        // No element ends in anything but `>`: what the lexer gave up on stands at the end.
        return !jsx || (index === pieces.length - 1 && piece.text !== '>');
      case 'punctuator':
        return piece.gap === '' && isHtmlComment(pieces[index - 1], piece);
      default:
        return isOpen(piece);
    }
  });
}

/** Whether nothing closes a literal or a comment. */
function isOpen({ kind, text }: CanonicalPiece): boolean {
  if (kind === 'string') return text.length < 2 || !text.endsWith(text.charAt(0));
  if (kind === 'template') return text.length < 2 || !/(?:`|\$\{)$/.test(text);
  if (kind === 'regex') return text.lastIndexOf('/') === 0;
  return kind === 'comment' && text.startsWith('/*') && (text.length < 4 || !text.endsWith('*/'));
}

/** Whether a token is behind the `!` or `>` that may end a value; `!/x/` negates where no value is before it. */
function isBehindValue(pieces: readonly CanonicalPiece[], index: number): boolean {
  const [before, sign] = [pieces[index - 2], pieces[index - 1]];
  if (sign === undefined || !isMark(sign, '!')) return isMark(sign, '>');
  if (before === undefined || sign.gap !== '') return false;
  return before.kind !== 'punctuator' || [')', ']', '}', '>'].includes(before.text);
}

/** `<!--` and `-->`, which are comments in old scripts. */
function isHtmlComment(before: CanonicalPiece | undefined, piece: CanonicalPiece): boolean {
  return (
    (isMark(before, '!') && isMark(piece, '--')) ||
    (isMark(before, '--') && isMark(piece, '>') && before?.newline === true)
  );
}
