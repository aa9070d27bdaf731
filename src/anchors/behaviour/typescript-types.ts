import { angleEnd, endOfType } from './type-ends.js';
import { bracketPairs, endsStatement, isPunctuator, isWord, type BehaviourUnit } from './unit.js';

/*
 * Which parts of TypeScript have no effect when it runs? `withoutTypes` makes `f(a: string): void`
 * into `f(a)` and `x as T` into `x`; a type that is declared stays, as do all beside a decorator.
 *
 * `behaviour.ts` asks. A type that stays by mistake is a false alarm, the safe error; code that is
 * dropped hides a change of behaviour. You may add a word to BEFORE_VALUE, which has no order;
 * `withLet` stands for itself and is asked for JavaScript too. Nothing is stored.
 * `__tests__/anchors/relevance.test.ts` and `relevance-of-real-code.test.ts` beside it fail when
 * this is wrong.
 */

/** Words after which a value begins, so that they end none. */
const BEFORE_VALUE: ReadonlySet<string> = new Set(
  (
    'return throw typeof void delete new in of instanceof yield await case else do ' +
    'extends default if while for switch with catch'
  ).split(' '),
);

/** What a brace, or another bracket, holds, and what is open in it: a colon means something else in each. */
type Frame = {
  readonly kind: 'round' | 'square' | 'object' | 'class' | 'block';
  /** Question marks whose colon has not come. */
  ternaries: number;
  /** A `case` or `default` waits for its colon. */
  label: boolean;
  /** A `let` or `const` whose name or pattern may have a type. */
  declaring: boolean;
};

const frameOf = (kind: Frame['kind']): Frame => ({
  kind,
  ternaries: 0,
  label: false,
  declaring: false,
});

/**
 * TypeScript without what has no effect when it runs: annotations, type arguments, `as`, `!`,
 * imports of types. A type that is declared stays, because it is then what is cited; so do all of
 * them beside a decorator, which may read types. What this cannot read stays too, and counts as
 * behaviour.
 */
export function withoutTypes(units: readonly BehaviourUnit[]): readonly BehaviourUnit[] {
  return units.some((unit) => isPunctuator(unit, '@')) ? units : new Eraser(units).run();
}

/** `const` as `let`: whoever sets such a name anew shows that where it is set. */
export function withLet(units: readonly BehaviourUnit[]): readonly BehaviourUnit[] {
  return units.map((unit, at) =>
    isWord(unit, 'const') &&
    !isWord(units[at + 1], 'enum') &&
    !isPunctuator(units[at - 1], '.', '<', ',')
      ? { kind: 'word', text: 'let' }
      : unit,
  );
}

/**
 * Copies a text without its types, once from its beginning. Each method that looks at a unit answers
 * the index to go on at: the same index keeps the unit, a later one leaves out what lies between,
 * unless `copyTo` has kept it.
 */
class Eraser {
  private readonly kept: BehaviourUnit[] = [];
  private readonly frames: Frame[] = [frameOf('block')];
  private readonly pairs: Int32Array;
  /** Between `class` and the brace of its body, where `implements` names types. */
  private classHeader = false;
  /** Inside of the braces of an import or export, where `as` gives a name. */
  private naming = false;
  private at = 0;

  constructor(private readonly units: readonly BehaviourUnit[]) {
    this.pairs = bracketPairs(units);
  }

  run(): readonly BehaviourUnit[] {
    while (this.at < this.units.length) {
      const unit = this.units[this.at];
      if (unit === undefined) break;
      const from = this.at;
      const next = this.take(unit);
      if (next > from) this.at = next;
      else this.keep();
    }
    return this.kept;
  }

  private keep(unit: BehaviourUnit | undefined = this.units[this.at]): void {
    if (unit !== undefined) this.kept.push(unit);
    this.at += 1;
  }

  private copyTo(end: number): number {
    for (let at = this.at; at < end; at += 1) {
      const unit = this.units[at];
      if (unit !== undefined) this.kept.push(unit);
    }
    return end;
  }

  private get frame(): Frame {
    return this.frames.at(-1) ?? frameOf('block');
  }

  private peek(by: number): BehaviourUnit | undefined {
    return this.units[this.at + by];
  }

  private layout(unit: BehaviourUnit): number {
    if (endsStatement(unit)) this.endStatement();
    return this.at;
  }

  private endStatement(): void {
    const { frame } = this;
    [frame.ternaries, frame.label, frame.declaring] = [0, false, false];
    this.naming = false;
  }

  /** What is done at a word. Answers where to go on; where it is, if the word is to be kept. */
  private static readonly WORDS: ReadonlyMap<string, (eraser: Eraser) => number> = new Map([
    ['import', (eraser: Eraser) => eraser.importWord()],
    ['export', (eraser: Eraser) => eraser.exportWord()],
    ['type', (eraser: Eraser) => eraser.typeWord()],
    ['interface', (eraser: Eraser) => eraser.declaredBlock()],
    ['enum', (eraser: Eraser) => eraser.declaredBlock()],
    ['class', (eraser: Eraser) => eraser.classWord()],
    ['implements', (eraser: Eraser) => (eraser.classHeader ? eraser.headerEnd() : eraser.at)],
    ['readonly', (eraser: Eraser) => eraser.modifier()],
    ['override', (eraser: Eraser) => eraser.modifier()],
    ['as', (eraser: Eraser) => eraser.assertion()],
    ['satisfies', (eraser: Eraser) => eraser.assertion()],
    ['const', (eraser: Eraser) => eraser.declaringWord()],
    ['let', (eraser: Eraser) => eraser.declaringWord()],
    ['var', (eraser: Eraser) => eraser.declaringWord()],
    ['case', (eraser: Eraser) => eraser.label(true)],
    ['default', (eraser: Eraser) => eraser.label(isPunctuator(eraser.peek(1), ':'))],
  ]);

  private word(text: string): number {
    if (isPunctuator(this.kept.at(-1), '.', '?.')) return this.at;
    return Eraser.WORDS.get(text)?.(this) ?? this.at;
  }

  /** Whether a declaration may begin behind what was kept last. */
  private get begins(): boolean {
    const before = this.kept.at(-1);
    return (
      before === undefined ||
      endsStatement(before) ||
      isPunctuator(before, '{', '}', ')') ||
      isWord(before, 'export', 'declare', 'default')
    );
  }

  /** `import type { A }` and `import type A` go; what other imports name stays. */
  private importWord(): number {
    const isName = isWord(this.peek(2)) && !isWord(this.peek(2), 'from');
    if (this.isTypeList || (isWord(this.peek(1), 'type') && isName)) return this.statementEnd();
    this.naming = true;
    return this.at;
  }

  private exportWord(): number {
    if (this.isTypeList) return this.statementEnd();
    this.naming = isPunctuator(this.peek(1), '{');
    return this.at;
  }

  /** `type {` or `type *` behind `import` or `export`. */
  private get isTypeList(): boolean {
    return isWord(this.peek(1), 'type') && isPunctuator(this.peek(2), '{', '*');
  }

  /** `type A` among names that are imported goes; `type A = …` stays as it is. */
  private typeWord(): number {
    if (this.naming && isWord(this.peek(1)))
      return isWord(this.peek(2), 'as') ? this.at + 4 : this.at + 2;
    return this.begins && isWord(this.peek(1)) && isPunctuator(this.peek(2), '=', '<')
      ? this.copyTo(this.statementEnd())
      : this.at;
  }

  /** An `interface` or an `enum` stays as it is. */
  private declaredBlock(): number {
    return this.begins && isWord(this.peek(1)) ? this.copyTo(this.blockEnd()) : this.at;
  }

  private classWord(): number {
    this.classHeader ||= isWord(this.peek(1)) || isPunctuator(this.peek(1), '{', '<');
    return this.at;
  }

  /** `readonly x` becomes `x`; `readonly in a` is a name, and stays. */
  private modifier(): number {
    const next = this.peek(1);
    return isWord(next) && !isWord(next, 'in', 'of', 'instanceof', 'as', 'is')
      ? this.at + 1
      : this.at;
  }

  /** `value as Type`, `value satisfies Type`. */
  private assertion(): number {
    const next = this.peek(1);
    const isType =
      isWord(next) || !isPunctuator(next, ',', ')', '}', '=', '.', ':', ';', '(', '=>');
    return !this.naming && endsValue(this.kept.at(-1)) && isType
      ? endOfType(this.units, this.pairs, this.at + 1, false)
      : this.at;
  }

  private declaringWord(): number {
    this.frame.declaring = true;
    return this.at;
  }

  private label(isLabel: boolean): number {
    this.frame.label = isLabel;
    return this.at;
  }

  private take(unit: BehaviourUnit): number {
    if (unit.kind === 'word') return this.word(unit.text);
    return unit.kind === 'punctuator' ? this.punctuator(unit.text) : this.layout(unit);
  }

  private braceKind(before: BehaviourUnit | undefined): 'class' | 'object' | 'block' {
    if (this.classHeader) return 'class';
    return opensObject(before) ? 'object' : 'block';
  }

  private punctuator(text: string): number {
    const { frame } = this;
    const before = this.kept.at(-1);
    switch (text) {
      case '(':
        this.frames.push(frameOf('round'));
        return this.at;
      case '[':
        this.frames.push(frameOf('square'));
        return this.at;
      case '{':
        this.frames.push(frameOf(this.braceKind(before)));
        this.classHeader = false;
        return this.at;
      case ')':
      case ']':
      case '}':
        if (this.frames.length > 1) this.frames.pop();
        return this.at;
      case ';':
        this.endStatement();
        return this.at;
      case '=':
        frame.declaring = false;
        return this.at;
      case '?':
        return this.questionMark(frame, before);
      case ':':
        return this.colon(frame, before);
      case '!':
        return isNonNull(before, this.peek(1)) ? this.at + 1 : this.at;
      case '<':
        return this.angle(before);
      default:
        return this.at;
    }
  }

  /** The mark of `name?: type` goes; any other waits for its colon. */
  private questionMark(frame: Frame, before: BehaviourUnit | undefined): number {
    const mayBeOptional = frame.kind === 'round' || frame.kind === 'class';
    const isBehindName = isWord(before) || isPunctuator(before, ']', '}');
    if (mayBeOptional && isBehindName && isPunctuator(this.peek(1), ':', ')', ','))
      return this.at + 1;
    frame.ternaries += 1;
    return this.at;
  }

  /** A colon of `a ? b : c`, of `case a:` or of a key stays; one before a type goes, with its type. */
  private colon(frame: Frame, before: BehaviourUnit | undefined): number {
    if (frame.ternaries > 0) {
      frame.ternaries -= 1;
      return this.at;
    }
    if (frame.label) {
      frame.label = false;
      return this.at;
    }
    const isAnnotation =
      frame.kind === 'round' ||
      frame.kind === 'class' ||
      (frame.kind === 'block' && (frame.declaring || isPunctuator(before, ')'))) ||
      (frame.kind === 'object' && isPunctuator(before, ')'));
    return isAnnotation
      ? endOfType(this.units, this.pairs, this.at + 1, isPunctuator(before, ')'))
      : this.at;
  }

  /** Type arguments before a call, and type parameters. */
  private angle(before: BehaviourUnit | undefined): number {
    const end = angleEnd(this.units, this.pairs, this.at);
    if (end === -1) return this.at;
    const next = this.units[end];
    const isHead =
      this.classHeader && (isPunctuator(next, '{') || isWord(next, 'extends', 'implements'));
    const isArrow = !endsValue(before) && isPunctuator(next, '(');
    return isHead || isArrow || (isWord(before) && endsValue(before) && isPunctuator(next, '('))
      ? end
      : this.at;
  }

  /** Index behind the end of the statement; what is in brackets ends none. */
  private statementEnd(): number {
    let at = this.at;
    while (at < this.units.length && !endsStatement(this.units[at]))
      at = (this.pairs[at] ?? -1) > at ? (this.pairs[at] ?? at) + 1 : at + 1;
    return Math.min(at + 1, this.units.length);
  }

  /** Index behind the closing brace of what begins here. */
  private blockEnd(): number {
    let at = this.at;
    while (at < this.units.length && !isPunctuator(this.units[at], '{')) at += 1;
    const close = this.pairs[at] ?? -1;
    return close === -1 ? this.units.length : close + 1;
  }

  /** Index of the brace that opens the body of a class. */
  private headerEnd(): number {
    let at = this.at;
    while (at < this.units.length && !isPunctuator(this.units[at], '{')) at += 1;
    return at;
  }
}

/** Whether a value can end with a unit: a name, a literal, `)`, `]` or `}`. */
function endsValue(unit: BehaviourUnit | undefined): boolean {
  if (unit === undefined || unit.kind === 'layout') return false;
  if (unit.kind === 'word') return !BEFORE_VALUE.has(unit.text);
  return unit.kind !== 'punctuator' || [')', ']', '}'].includes(unit.text);
}

/** A `!` behind a value, before what cannot begin one. */
function isNonNull(before: BehaviourUnit | undefined, next: BehaviourUnit | undefined): boolean {
  if (!endsValue(before) || isPunctuator(before, '}')) return false;
  return (
    next === undefined ||
    endsStatement(next) ||
    isPunctuator(next, '.', ',', ')', ']', '}', ':', '=', '?.') ||
    (isWord(before) && isPunctuator(next, '[', '('))
  );
}

/** Whether a brace behind a unit opens an object or a pattern, as in `= {` and `return {`, and no block. */
function opensObject(before: BehaviourUnit | undefined): boolean {
  return (
    isPunctuator(before, '=', '(', ',', '[', ':', '?', '&&', '||', '??', '...', '+=') ||
    isWord(
      before,
      'return',
      'default',
      'yield',
      'await',
      'throw',
      'in',
      'of',
      'const',
      'let',
      'var',
    )
  );
}
