import { wordAt, type Frame, type Frames } from './javascript-frames.js';
import type { CanonicalPiece } from './piece.js';

/** After these an expression or a statement goes on, whatever line it stands on. */
const OPEN_WORDS = new Set([
  'var',
  'const',
  'function',
  'class',
  'new',
  'typeof',
  'void',
  'delete',
  'in',
  'instanceof',
  'case',
  'default',
  'extends',
  'import',
  'export',
  'else',
  'do',
  'try',
  'finally',
  'if',
  'for',
  'while',
  'with',
  'switch',
  'enum',
  'catch',
]);

/** A line end after these ends the statement. Source: ECMA-262, 12.10.1. */
const RESTRICTED = new Set(['return', 'throw', 'break', 'continue', 'yield']);

/** Keyword or name, and a line end after them now counts and now does not: it is kept as such. */
const UNSURE = new Set(['let', 'await', 'keyof', 'infer', 'unique', 'readonly', 'asserts', 'is']);

/** The same where a statement or a member begins. */
const UNSURE_AT_START = new Set([
  'abstract',
  'accessor',
  'async',
  'declare',
  'get',
  'global',
  'interface',
  'module',
  'namespace',
  'override',
  'private',
  'protected',
  'public',
  'set',
  'static',
  'type',
  'using',
]);

/** Words after which one of those is a value. */
const BEFORE_VALUE = new Set([
  'return',
  'throw',
  'yield',
  'await',
  'new',
  'typeof',
  'void',
  'delete',
  'in',
  'instanceof',
  'case',
]);

/** Words before the one that says what is declared. */
const BEFORE_DECLARATION = new Set(['export', 'default', 'declare', 'abstract', 'async']);

const DECLARATIONS = new Set(['function', 'class', 'interface', 'namespace', 'enum']);

/** A token on a new line that could not follow the value before it. */
const OFFENDING = new Set(['++', '--', '!', '~', '@']);

/** A token on a new line that takes the value before it in, though the writer may not have meant it. */
const HAZARDS = new Set(['(', '[', '/', '/=', '{', '<', '*']);

export interface Statements {
  /** By token: the mark that follows it, `;` where a statement ends, `\n` where a line end may mean something. */
  readonly after: ReadonlyMap<number, ';' | '\n'>;
  /** Semicolons that end a statement: their marks stand for them. */
  readonly semicolons: ReadonlySet<number>;
  /** By token: it can end a value. */
  readonly ends: readonly boolean[];
  /** The `>`, `>>`, `>>>` that close type arguments. */
  readonly angles: ReadonlySet<number>;
}

/**
 * Where statements end, by semicolons and by the rules that put them in at line ends. A semicolon is put in only where
 * the next token could not go on with the statement, so `a⏎b` is `a;⏎b` and `a⏎(b)` is neither `a(b)` nor `a;⏎(b)`.
 * `tokens` are without comments. Source: ECMA-262, 12.10.
 */
export function javascriptStatements(
  tokens: readonly CanonicalPiece[],
  frames: Frames,
  types: boolean,
): Statements {
  const after = new Map<number, ';' | '\n'>();
  const semicolons = new Set<number>();
  const ends: boolean[] = [];
  const angles = closingAngles(tokens, types);
  let heading = false;
  if (guardsStart(tokens, 0)) semicolons.add(0);
  for (const [index, token] of tokens.entries()) {
    ends.push(endsValue(tokens, index, frames, ends, angles, types));
    const word = wordAt(tokens, index);
    const frame = frames.around[index];
    if (frame !== undefined && !frames.closed.has(index) && beginsStatement(tokens, index, after))
      frame.declares = declares(tokens, index);
    if (word === 'class' || word === 'interface') heading = true;
    else if (
      token.kind === 'punctuator' &&
      (token.text === '{' || token.text === '}' || token.text === ';')
    )
      heading = false;
    if (semicolons.has(index)) continue;
    if (frames.opened.get(index)?.kind === 'block' && guardsStart(tokens, index + 1))
      semicolons.add(index + 1);
    const next = tokens[index + 1];
    const inBlock = frame?.kind === 'block';
    const closing = next === undefined || frames.closed.get(index + 1)?.kind === 'block';
    // The type: the operator `void` cannot stand before a semicolon, so no other program is met.
    const canEnd =
      ends[index] === true ||
      (word !== null && (RESTRICTED.has(word) || (types && word === 'void')));
    if (inBlock && canEnd && next?.kind === 'punctuator' && next.text === ';') {
      semicolons.add(index + 1);
      // `x = {};⏎else`: after a block it could not stand here.
      if (!goesOnAfterBlock(token, wordAt(tokens, index + 2))) after.set(index, ';');
    } else if (closing) {
      if (canEnd) after.set(index, ';');
    } else if (next.newline) {
      const mark = lineEndMark(tokens, index, next, {
        heading,
        closed: frames.closed.get(index),
        standsAlone:
          closesDeclaration(tokens, frames.closed.get(index), frame) ||
          (isMark(next, '[') && isTypeBody(tokens, frame)),
        inBlock,
        canEnd,
      });
      if (mark !== null) after.set(index, mark);
    }
  }
  return { after, semicolons, ends, angles };
}

/**
 * `{ ;(a)`: written by those who write no others. It stands for an empty statement that does
 * nothing where it is; before a string it would still tell a directive from a value, so only these
 * are taken away.
 */
function guardsStart(tokens: readonly CanonicalPiece[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  return (
    token?.kind === 'punctuator' &&
    token.text === ';' &&
    next?.kind === 'punctuator' &&
    (next.text === '(' || next.text === '[')
  );
}

interface Place {
  readonly heading: boolean;
  /** The brackets that the token closes. */
  readonly closed: Frame | undefined;
  /** Nothing on the next line can go on with what ends here. */
  readonly standsAlone: boolean;
  readonly inBlock: boolean;
  readonly canEnd: boolean;
}

function lineEndMark(
  tokens: readonly CanonicalPiece[],
  index: number,
  next: CanonicalPiece,
  { heading, closed, standsAlone, inBlock, canEnd }: Place,
): ';' | '\n' | null {
  const token = tokens[index];
  if (token === undefined || !canEnd) return null;
  const word = wordAt(tokens, index);
  if (word !== null && RESTRICTED.has(word)) return inBlock ? ';' : '\n';
  const begins = beginning(next);
  if (begins === 'no') return null;
  if (word !== null && isUnsure(tokens, index, word)) return '\n';
  if (begins === 'hazard' && inBlock && (standsAlone || closed?.isStatement === true)) return ';';
  if (begins === 'hazard') return next.text === '{' && heading ? null : '\n';
  if (begins === 'offending' || next.kind !== 'word') return inBlock ? ';' : '\n';
  const operator = next.text === 'in' || next.text === 'instanceof';
  // A member may be named so.
  const named = isMark(tokens[index + 2], ':') || isMark(tokens[index + 2], '?');
  if (!inBlock || (operator && !named)) return null;
  if (heading && (next.text === 'extends' || next.text === 'implements')) return null;
  return goesOnAfterBlock(token, next.text) || (next.text === 'while' && closed?.isDo === true)
    ? null
    : ';';
}

function beginsStatement(
  tokens: readonly CanonicalPiece[],
  index: number,
  after: ReadonlyMap<number, ';' | '\n'>,
): boolean {
  const before = tokens[index - 1];
  return (
    before === undefined ||
    isMark(before, '{') ||
    isMark(before, ';') ||
    after.get(index - 1) === ';'
  );
}

function declares(tokens: readonly CanonicalPiece[], index: number): boolean {
  let at = index;
  for (; BEFORE_DECLARATION.has(wordAt(tokens, at) ?? ''); at += 1) {
    if (wordAt(tokens, at) === 'declare') return true;
  }
  return DECLARATIONS.has(wordAt(tokens, at) ?? '');
}

/** The end of a declaration's body: what it is opened after is no operator, so it is no value. */
function closesDeclaration(
  tokens: readonly CanonicalPiece[],
  closed: Frame | undefined,
  around: Frame | undefined,
): boolean {
  const before = closed?.kind === 'block' ? tokens[closed.opener - 1] : undefined;
  return (
    around?.declares === true &&
    before !== undefined &&
    (before.kind === 'word' || isMark(before, ')') || isMark(before, '>') || isMark(before, ']'))
  );
}

/** The body of an interface, or of `type A = {`: an index on a new line belongs to no type before it. */
function isTypeBody(tokens: readonly CanonicalPiece[], frame: Frame | undefined): boolean {
  if (frame === undefined) return false;
  if (wordAt(tokens, frame.opener - 3) === 'type' && isMark(tokens[frame.opener - 1], '='))
    return true;
  return wordAt(tokens, frame.opener - 2) === 'interface';
}

function isMark(token: CanonicalPiece | undefined, text: string): boolean {
  return token?.kind === 'punctuator' && token.text === text;
}

function goesOnAfterBlock(token: CanonicalPiece, word: string | null): boolean {
  return (
    token.kind === 'punctuator' &&
    token.text === '}' &&
    (word === 'else' || word === 'catch' || word === 'finally')
  );
}

function isUnsure(tokens: readonly CanonicalPiece[], index: number, word: string): boolean {
  if (UNSURE.has(word)) return true;
  if (!UNSURE_AT_START.has(word)) return false;
  const before = tokens[index - 1];
  if (before === undefined || tokens[index]?.newline === true) return true;
  if (before.kind === 'word') return !BEFORE_VALUE.has(before.text);
  return before.kind === 'punctuator' && [';', '{', '}', ')', ':'].includes(before.text);
}

function beginning(next: CanonicalPiece): 'value' | 'offending' | 'hazard' | 'no' {
  switch (next.kind) {
    case 'word':
    case 'number':
    case 'string':
      return 'value';
    case 'template':
      return next.text.startsWith('`') ? 'hazard' : 'no';
    case 'regex':
      return 'hazard';
    case 'markup':
      return next.text === '<' ? 'hazard' : 'no';
    case 'punctuator':
      if (OFFENDING.has(next.text)) return 'offending';
      return HAZARDS.has(next.text) ? 'hazard' : 'no';
    case 'comment':
      return 'no';
  }
}

function endsValue(
  tokens: readonly CanonicalPiece[],
  index: number,
  frames: Frames,
  ends: readonly boolean[],
  angles: ReadonlySet<number>,
  types: boolean,
): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  switch (token.kind) {
    case 'number':
    case 'string':
    case 'regex':
      return true;
    case 'template':
      return token.text.endsWith('`');
    case 'markup':
      return token.text === '>' && tokens[index + 1]?.kind !== 'markup';
    case 'word': {
      const word = wordAt(tokens, index);
      // After a value it is the operator, and its type may stand on the next line.
      if ((word === 'as' || word === 'satisfies') && ends[index - 1] === true && !token.newline)
        return false;
      return (
        word === null ||
        (!OPEN_WORDS.has(word) && !RESTRICTED.has(word)) ||
        (word === 'const' && wordAt(tokens, index - 1) === 'as')
      );
    }
    case 'punctuator':
      if (token.text === ')') return frames.closed.get(index)?.header !== true;
      if (token.text === ']' || token.text === '}') return true;
      if (token.text === '++' || token.text === '--' || (token.text === '!' && types))
        return ends[index - 1] === true && !token.newline;
      return angles.has(index);
    case 'comment':
      return false;
  }
}

/** The `>` that close type arguments: each has its `<` right after a name, and no statement ends between. */
function closingAngles(tokens: readonly CanonicalPiece[], types: boolean): ReadonlySet<number> {
  const closing = new Set<number>();
  if (!types) return closing;
  let open = 0;
  const outer: number[] = [];
  for (const [index, { kind, text, gap }] of tokens.entries()) {
    if (kind !== 'punctuator') continue;
    if (text === '(' || text === '[' || text === '{') {
      outer.push(open);
      open = 0;
    } else if (text === ')' || text === ']' || text === '}') open = outer.pop() ?? 0;
    else if (text === ';') open = 0;
    else if (text === '<' && gap === '' && tokens[index - 1]?.kind === 'word') open += 1;
    else if (/^>{1,3}$/.test(text) && open >= text.length) {
      open -= text.length;
      closing.add(index);
    }
  }
  return closing;
}
