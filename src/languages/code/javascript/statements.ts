import { wordSet } from '../../../text/words.js';
import { type CanonicalPiece, isMark } from '../canonical/piece.js';
import { type Frame, type Frames, wordAt } from './frames.js';

/** After these an expression or a statement goes on, whatever line it is on. */
const OPEN_WORDS = wordSet(`
  var const function class new typeof void delete in instanceof case default extends import
  export else do try finally if for while with switch enum catch`);

/** A line end after these ends the statement. Source: ECMA-262, 12.10.1. */
const RESTRICTED = wordSet('return throw break continue yield');

const OPENING = wordSet('( [ {');

const CLOSING = wordSet(') ] }');

/** Keyword or name, and a line end after them now counts and now does not: it is kept as such. */
const UNSURE = wordSet('let await keyof infer unique readonly asserts is');

/** The same where a statement or a member begins. */
const UNSURE_AT_START = wordSet(`
  abstract accessor async declare get global interface module namespace override private
  protected public set static type using`);

/** Words after which one of those is a value. */
const BEFORE_VALUE = wordSet('return throw yield await new typeof void delete in instanceof case');

/** Words before the one that says what is declared. */
const BEFORE_DECLARATION = wordSet('export default declare abstract async');

/** Words that declare something with a body. */
const DECLARATIONS = wordSet('function class interface namespace enum');

/** A token on a new line that could not follow the value before it. */
const OFFENDING = wordSet('++ -- ! ~ @');

/** A token on a new line that takes the value before it in, though the writer may not have meant it. */
const HAZARDS = wordSet('( [ / /= { < *');

/** Signs behind which no head of a class or an interface goes on. */
const ENDS_HEADING = wordSet('{ } ;');

export interface Statements extends Frames {
  /** By token: the mark that follows it, `;` where a statement ends, `\n` where a line end may mean something. */
  readonly after: ReadonlyMap<number, ';' | '\n'>;
  /** Semicolons that end a statement: their marks stand for them. */
  readonly semicolons: ReadonlySet<number>;
  readonly ends: readonly boolean[];
  /** The `>`, `>>`, `>>>` that close type arguments. */
  readonly angles: ReadonlySet<number>;
}

/**
 * Where statements end, by semicolons and by the rules that put them in at line ends. A semicolon is put in only
 * where the next token could not go on with the statement, so `a⏎b` is `a;⏎b` and `a⏎(b)` is neither `a(b)` nor
 * `a;⏎(b)`. Source: ECMA-262, 12.10.
 */
export function javascriptStatements(frames: Frames, types: boolean): Statements {
  return new StatementReader(frames, types).read();
}

class StatementReader {
  private readonly after = new Map<number, ';' | '\n'>();
  private readonly semicolons = new Set<number>();
  private readonly ends: boolean[] = [];
  private readonly tokens: readonly CanonicalPiece[];
  private readonly angles: ReadonlySet<number>;
  private heading = false;

  constructor(
    private readonly frames: Frames,
    private readonly types: boolean,
  ) {
    this.tokens = frames.tokens;
    this.angles = types ? closingAngles(frames.tokens) : new Set();
  }

  read(): Statements {
    const { tokens, frames, after, semicolons, ends, angles } = this;
    if (guardsStart(tokens, 0)) semicolons.add(0);
    for (const [index, token] of tokens.entries()) {
      ends.push(this.endsValue(index, token));
      this.noteDeclaration(index);
      this.noteHeading(index, token);
      if (semicolons.has(index)) continue;
      if (frames.opened.get(index)?.kind === 'block' && guardsStart(tokens, index + 1))
        semicolons.add(index + 1);
      this.markEnd(index, token);
    }
    return { ...frames, after, semicolons, ends, angles };
  }

  /** Whether a value can end with a token. */
  private endsValue(index: number, token: CanonicalPiece): boolean {
    const isBehindValue = !token.newline && this.ends[index - 1] === true;
    switch (token.kind) {
      case 'number':
      case 'string':
      case 'regex':
        return true;
      case 'template':
        return token.text.endsWith('`');
      case 'markup':
        return token.text === '>' && this.tokens[index + 1]?.kind !== 'markup';
      case 'word':
        return wordEndsValue(this.tokens, index, isBehindValue);
      case 'punctuator':
        if (token.text === ')') return this.frames.closed.get(index)?.header !== true;
        return this.angles.has(index) || this.signEndsValue(token.text, isBehindValue);
      case 'comment':
        return false;
    }
  }

  private signEndsValue(text: string, isBehindValue: boolean): boolean {
    // `a++`, and in TypeScript `a!`.
    if (text === '++' || text === '--' || (text === '!' && this.types)) return isBehindValue;
    return CLOSING.has(text);
  }

  private noteDeclaration(index: number): void {
    const frame = this.frames.around[index];
    if (frame === undefined || this.frames.closed.has(index)) return;
    if (beginsStatement(this.tokens, index, this.after))
      frame.declares = declares(this.tokens, index);
  }

  private noteHeading(index: number, { kind, text }: CanonicalPiece): void {
    const word = wordAt(this.tokens, index);
    if (word === 'class' || word === 'interface') this.heading = true;
    else if (kind === 'punctuator' && ENDS_HEADING.has(text)) this.heading = false;
  }

  private markEnd(index: number, token: CanonicalPiece): void {
    const { tokens, frames, after } = this;
    const next = tokens[index + 1];
    const inBlock = frames.around[index]?.kind === 'block';
    if (!this.canEnd(index)) return;
    if (inBlock && isMark(next, ';')) {
      this.semicolons.add(index + 1);
      // `x = {};⏎else`: after a block it could not stand here.
      if (!goesOnAfterBlock(token, wordAt(tokens, index + 2))) after.set(index, ';');
    } else if (next === undefined || frames.closed.get(index + 1)?.kind === 'block') {
      after.set(index, ';');
    } else if (next.newline) {
      const mark = this.lineEndMark(index, token, next, inBlock);
      if (mark !== null) after.set(index, mark);
    }
  }

  private canEnd(index: number): boolean {
    if (this.ends[index] === true) return true;
    const word = wordAt(this.tokens, index);
    // The type: the operator `void` cannot stand before a semicolon, so no other program is met.
    return word !== null && (RESTRICTED.has(word) || (this.types && word === 'void'));
  }

  /** The mark for a line end behind a token; null where the statement goes on for sure. */
  private lineEndMark(
    index: number,
    token: CanonicalPiece,
    next: CanonicalPiece,
    inBlock: boolean,
  ): ';' | '\n' | null {
    const word = wordAt(this.tokens, index);
    if (word !== null && RESTRICTED.has(word)) return inBlock ? ';' : '\n';
    const begins = beginning(next);
    if (begins === 'no') return null;
    if (word !== null && isUnsure(this.tokens, index, word)) return '\n';
    if (begins === 'hazard') return this.hazardMark(index, next, inBlock);
    if (begins === 'offending' || next.kind !== 'word') return inBlock ? ';' : '\n';
    return inBlock && !this.goesOn(index, token, next.text) ? ';' : null;
  }

  /** The mark before a token that takes the value before it in, where it can. */
  private hazardMark(index: number, next: CanonicalPiece, inBlock: boolean): ';' | '\n' | null {
    if (inBlock && this.standsAlone(index, next)) return ';';
    return next.text === '{' && this.heading ? null : '\n';
  }

  /** Whether nothing on the next line can go on with what ends at a token. */
  private standsAlone(index: number, next: CanonicalPiece): boolean {
    const { tokens, frames } = this;
    const closed = frames.closed.get(index);
    const frame = frames.around[index];
    return (
      closed?.isStatement === true ||
      closesDeclaration(tokens, closed, frame) ||
      (isMark(next, '[') && isTypeBody(tokens, frame))
    );
  }

  /** Whether a word on the next line goes on with the statement of a token. */
  private goesOn(index: number, token: CanonicalPiece, next: string): boolean {
    if (next === 'in' || next === 'instanceof') {
      // A member may be named so.
      const named = isMark(this.tokens[index + 2], ':') || isMark(this.tokens[index + 2], '?');
      if (!named) return true;
    }
    if (this.heading && (next === 'extends' || next === 'implements')) return true;
    if (next === 'while' && this.frames.closed.get(index)?.isDo === true) return true;
    return goesOnAfterBlock(token, next);
  }
}

/** `{ ;(a)`: a guard of writers without semicolons. Before a string it would tell a directive from a value. */
function guardsStart(tokens: readonly CanonicalPiece[], index: number): boolean {
  const next = tokens[index + 1];
  return isMark(tokens[index], ';') && (isMark(next, '(') || isMark(next, '['));
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

/** Whether a function, class or type begins with a token. What is only declared (`declare module`) may be anything. */
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

function goesOnAfterBlock(token: CanonicalPiece, word: string | null): boolean {
  return isMark(token, '}') && word !== null && /^(?:else|catch|finally)$/.test(word);
}

/** Whether a word may be a keyword here, so that a line end behind it may count or not. */
function isUnsure(tokens: readonly CanonicalPiece[], index: number, word: string): boolean {
  if (UNSURE.has(word)) return true;
  if (!UNSURE_AT_START.has(word)) return false;
  const before = tokens[index - 1];
  if (before === undefined || tokens[index]?.newline === true) return true;
  if (before.kind === 'word') return !BEFORE_VALUE.has(before.text);
  return before.kind === 'punctuator' && [';', '{', '}', ')', ':'].includes(before.text);
}

/** What a token on a new line does to the value before it. */
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

/** @param isBehindValue whether a value ends right before it on its line */
function wordEndsValue(
  tokens: readonly CanonicalPiece[],
  index: number,
  isBehindValue: boolean,
): boolean {
  const word = wordAt(tokens, index);
  if (word === null) return true;
  // After a value it is the operator, and its type may stand on the next line.
  if ((word === 'as' || word === 'satisfies') && isBehindValue) return false;
  if (word === 'const' && wordAt(tokens, index - 1) === 'as') return true;
  return !OPEN_WORDS.has(word) && !RESTRICTED.has(word);
}

/** The `>` that close type arguments: each has its `<` right after a name, and no statement ends between. */
function closingAngles(tokens: readonly CanonicalPiece[]): ReadonlySet<number> {
  const closing = new Set<number>();
  let open = 0;
  const outer: number[] = [];
  for (const [index, { kind, text, gap }] of tokens.entries()) {
    if (kind !== 'punctuator') continue;
    if (OPENING.has(text)) {
      outer.push(open);
      open = 0;
    } else if (CLOSING.has(text)) open = outer.pop() ?? 0;
    else if (text === ';') open = 0;
    else if (text === '<' && gap === '' && tokens[index - 1]?.kind === 'word') open += 1;
    else if (/^>{1,3}$/.test(text) && open >= text.length) {
      open -= text.length;
      closing.add(index);
    }
  }
  return closing;
}
