import { wordAt, type Frames } from './javascript-frames.js';
import type { Piece } from './piece.js';

/** After these an expression or a statement goes on, whatever line it stands on. */
const OPEN_WORDS = new Set(['var', 'const', 'function', 'class', 'new', 'typeof', 'void', 'delete', 'in', 'instanceof', 'case', 'default', 'extends', 'import', 'export', 'else', 'do', 'try', 'finally', 'if', 'for', 'while', 'with', 'switch', 'enum', 'catch']);

/** A line end after these ends the statement. Source: ECMA-262, 12.10.1. */
const RESTRICTED = new Set(['return', 'throw', 'break', 'continue', 'yield']);

/** Keyword or name, and a line end after them now counts and now does not: it is kept as such. */
const UNSURE = new Set(['let', 'await', 'keyof', 'infer', 'unique', 'readonly', 'asserts', 'is']);

/** The same where a statement or a member begins. */
const UNSURE_AT_START = new Set(['abstract', 'accessor', 'async', 'declare', 'get', 'global', 'interface', 'module', 'namespace', 'override', 'private', 'protected', 'public', 'set', 'static', 'type', 'using']);

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
}

/**
 * Where statements end, by semicolons and by the rules that put them in at line ends. A semicolon is put in only where
 * the next token could not go on with the statement, so `a⏎b` is `a;⏎b` and `a⏎(b)` is neither `a(b)` nor `a;⏎(b)`.
 * `tokens` are without comments. Source: ECMA-262, 12.10.
 */
export function statementsOf(tokens: readonly Piece[], frames: Frames, types: boolean): Statements {
  const after = new Map<number, ';' | '\n'>();
  const semicolons = new Set<number>();
  const ends: boolean[] = [];
  const angles = closingAngles(tokens, types);
  let heading = false;
  for (const [index, token] of tokens.entries()) {
    ends.push(endsValue(tokens, index, frames, ends, angles, types));
    const word = wordAt(tokens, index);
    if (word === 'class' || word === 'interface') heading = true;
    else if (token.kind === 'punctuator' && (token.text === '{' || token.text === '}' || token.text === ';')) heading = false;
    if (semicolons.has(index)) continue;
    const next = tokens[index + 1];
    const inBlock = frames.around[index]?.kind === 'block' && !opensOther(index, frames);
    const closing = next === undefined || (frames.closed.get(index + 1)?.kind === 'block' && !frames.opened.has(index));
    const canEnd = ends[index] === true || (word !== null && RESTRICTED.has(word));
    if (inBlock && canEnd && next?.kind === 'punctuator' && next.text === ';') {
      after.set(index, ';');
      semicolons.add(index + 1);
    } else if (closing) {
      if (canEnd && inBlock) after.set(index, ';');
    } else if (next.newline) {
      const mark = lineEndMark(tokens, index, next, { heading, isDo: frames.closed.get(index)?.isDo === true, inBlock, canEnd });
      if (mark !== null) after.set(index, mark);
    }
  }
  return { after, semicolons, ends };
}

function opensOther(index: number, frames: Frames): boolean {
  const opened = frames.opened.get(index);
  return opened !== undefined && opened.kind !== 'block';
}

interface Place {
  readonly heading: boolean;
  readonly isDo: boolean;
  readonly inBlock: boolean;
  readonly canEnd: boolean;
}

function lineEndMark(tokens: readonly Piece[], index: number, next: Piece, { heading, isDo, inBlock, canEnd }: Place): ';' | '\n' | null {
  const token = tokens[index];
  if (token === undefined || !canEnd) return null;
  const word = wordAt(tokens, index);
  if (word !== null && RESTRICTED.has(word)) return inBlock ? ';' : '\n';
  const begins = beginning(next);
  if (begins === 'no') return null;
  if (word !== null && isUnsure(tokens, index, word)) return '\n';
  if (begins === 'hazard') return next.text === '{' && heading ? null : '\n';
  if (begins === 'offending' || next.kind !== 'word') return inBlock ? ';' : '\n';
  if (!inBlock || next.text === 'in' || next.text === 'instanceof') return null;
  if (heading && (next.text === 'extends' || next.text === 'implements')) return null;
  const afterBlock = token.kind === 'punctuator' && token.text === '}';
  if (afterBlock && (next.text === 'else' || next.text === 'catch' || next.text === 'finally' || (next.text === 'while' && isDo))) return null;
  return ';';
}

function isUnsure(tokens: readonly Piece[], index: number, word: string): boolean {
  if (UNSURE.has(word)) return true;
  if (!UNSURE_AT_START.has(word)) return false;
  const before = tokens[index - 1];
  if (before === undefined || tokens[index]?.newline === true || before.kind === 'word') return true;
  return before.kind === 'punctuator' && [';', '{', '}', ')', ':'].includes(before.text);
}

function beginning(next: Piece): 'value' | 'offending' | 'hazard' | 'no' {
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
      return OFFENDING.has(next.text) ? 'offending' : HAZARDS.has(next.text) ? 'hazard' : 'no';
    case 'comment':
      return 'no';
  }
}

function endsValue(tokens: readonly Piece[], index: number, frames: Frames, ends: readonly boolean[], angles: ReadonlySet<number>, types: boolean): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  switch (token.kind) {
    case 'number':
    case 'string':
    case 'regex':
      return true;
    case 'template':
      return token.text.endsWith('`') && !frames.opened.has(index);
    case 'markup':
      return token.text === '>' && tokens[index + 1]?.kind !== 'markup';
    case 'word': {
      const word = wordAt(tokens, index);
      return word === null || (!OPEN_WORDS.has(word) && !RESTRICTED.has(word));
    }
    case 'punctuator':
      if (token.text === ')') return frames.closed.get(index)?.header !== true;
      if (token.text === ']' || token.text === '}') return true;
      if (token.text === '++' || token.text === '--' || (token.text === '!' && types)) return ends[index - 1] === true && !token.newline;
      return angles.has(index);
    case 'comment':
      return false;
  }
}

/** The `>` that close type arguments: each has its `<` right after a name, and no statement ends between. */
function closingAngles(tokens: readonly Piece[], types: boolean): ReadonlySet<number> {
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
