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
  language: 'javascript' | 'jsx' | 'typescript' | 'tsx',
  text: string,
  pieces: readonly CanonicalPiece[],
): readonly CanonicalToken[] {
  const types = language === 'typescript' || language === 'tsx';
  const jsx = language === 'jsx' || language === 'tsx';
  if (isDoubtful(text, pieces, { types, jsx })) return rawLines(text);
  const tokens = withoutNeedless(
    pieces.filter(({ kind }) => kind !== 'comment'),
    language,
  );
  const frames = framesOf(tokens);
  if (frames === null) return rawLines(text);
  const statements = javascriptStatements(tokens, frames, types);
  const parentheses = needlessParentheses(tokens, frames, statements);
  const keys = quotedKeys(tokens, frames);
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
  language: string,
): readonly CanonicalPiece[] {
  const tokens: CanonicalPiece[] = [];
  let newline = false;
  let commented = false;
  pieces.forEach((piece, index) => {
    const before = tokens.at(-1);
    const next = pieces[index + 1];
    newline ||= piece.newline;
    commented ||= piece.commented;
    if (
      isTrailingComma(before, piece, next, tokens.at(-2), language) ||
      isFirstBar(before, piece, language)
    )
      return;
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
function isTrailingComma(
  before: CanonicalPiece | undefined,
  piece: CanonicalPiece,
  next: CanonicalPiece | undefined,
  secondBefore: CanonicalPiece | undefined,
  language: string,
): boolean {
  if (!isMark(piece, ',') || before === undefined || next?.kind !== 'punctuator') return false;
  // `[a,,]` has a hole, and `(,)` is nothing.
  if (before.kind === 'punctuator' && [',', '(', '[', '{', '<'].includes(before.text)) return false;
  if (next.text === '>')
    return (
      language === 'typescript' ||
      (language === 'tsx' && !(secondBefore !== undefined && isMark(secondBefore, '<')))
    );
  return next.text === ')' || next.text === ']' || next.text === '}';
}

/** Whether a bar is before the first member of a union, `type A = | B | C`. */
function isFirstBar(
  before: CanonicalPiece | undefined,
  piece: CanonicalPiece,
  language: string,
): boolean {
  if ((language !== 'typescript' && language !== 'tsx') || before?.kind !== 'punctuator')
    return false;
  return (
    (isMark(piece, '|') || isMark(piece, '&')) &&
    ['=', ':', '(', '<', ',', '=>', '['].includes(before.text)
  );
}

/** `{ 'a': 1 }` is `{ a: 1 }`, only where a key must be: a `case` may have commas and strings before its colon too. */
function quotedKeys(tokens: readonly CanonicalPiece[], frames: Frames): ReadonlySet<number> {
  const keys = new Set<number>();
  let inCase = false;
  for (const [index, piece] of tokens.entries()) {
    if (wordAt(tokens, index) === 'case') inCase = true;
    const next = tokens[index + 1];
    const before = tokens[index - 1];
    if (
      piece.kind === 'string' &&
      !inCase &&
      next !== undefined &&
      before !== undefined &&
      isMark(next, ':')
    ) {
      const opens = isMark(before, '{') || isMark(before, ',');
      if (
        opens &&
        frames.around[index]?.kind === 'block' &&
        /^.[A-Za-z_$][\w$]*.$/.test(piece.text)
      )
        keys.add(index);
    }
    if (isMark(piece, ':')) inCase = false;
  }
  return keys;
}

/** Line ends that only JavaScript knows, also where their bytes were read as characters. */
const ODD_LINE_END = /[\u2028\u2029]|\u00e2\u0080[\u00a8\u00a9]/;

/** What was not closed, or may have been read as the wrong thing: then nothing after it is sure. */
function isDoubtful(
  text: string,
  pieces: readonly CanonicalPiece[],
  { types, jsx }: { readonly types: boolean; readonly jsx: boolean },
): boolean {
  if (ODD_LINE_END.test(text)) return true;
  return pieces.some((piece, index) => {
    switch (piece.kind) {
      case 'string':
        return isOpenString(piece.text);
      case 'template':
        return isOpenTemplate(piece.text);
      case 'regex':
        return isOpenRegex(piece.text) || (types && isBehindValue(pieces, index));
      case 'comment':
        return isOpenComment(piece.text);
      case 'markup':
        // No element ends in anything but `>`: what the lexer gave up on stands at the end.
        return !jsx || (index === pieces.length - 1 && piece.text !== '>');
      case 'punctuator':
        return piece.gap === '' && isHtmlComment(pieces[index - 1], piece);
      case 'word':
      case 'number':
        return false;
    }
  });
}

function isBehindValue(pieces: readonly CanonicalPiece[], index: number): boolean {
  const before = pieces[index - 1];
  return (
    before !== undefined &&
    (isMark(before, '!') || isMark(before, '>')) &&
    !isNegation(pieces, index - 1)
  );
}

function isOpenString(text: string): boolean {
  return text.length < 2 || !text.endsWith(text.charAt(0));
}

function isOpenTemplate(text: string): boolean {
  return text.length < 2 || !(text.endsWith('`') || text.endsWith('${'));
}

function isOpenRegex(text: string): boolean {
  return text.lastIndexOf('/') === 0;
}

function isOpenComment(text: string): boolean {
  return text.startsWith('/*') && (text.length < 4 || !text.endsWith('*/'));
}

/** `!/x/` where the `!` does not be at once after a value. */
function isNegation(pieces: readonly CanonicalPiece[], index: number): boolean {
  const piece = pieces[index];
  const before = pieces[index - 1];
  if (piece === undefined || !isMark(piece, '!')) return false;
  return (
    before === undefined ||
    piece.gap !== '' ||
    (before.kind === 'punctuator' && ![')', ']', '}', '>'].includes(before.text))
  );
}

/** `<!--` and `-->`, which are comments in old scripts. */
function isHtmlComment(before: CanonicalPiece | undefined, piece: CanonicalPiece): boolean {
  return (
    (isMark(before, '!') && isMark(piece, '--')) ||
    (isMark(before, '--') && isMark(piece, '>') && before?.newline === true)
  );
}
