import { bracketPairs, endsStatement, isPunctuator, isWord, type BehaviourUnit } from './unit.js';

/** Words after which a value begins, so that they end none. */
const BEFORE_VALUE: ReadonlySet<string> = new Set(
  (
    'return throw typeof void delete new in of instanceof yield await case else do ' +
    'extends default if while for switch with catch'
  ).split(' '),
);

/** What a brace, or another bracket, holds. */
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

class Eraser {
  private readonly kept: BehaviourUnit[] = [];
  private readonly frames: Frame[] = [frameOf('block')];
  private readonly pairs: Int32Array;
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

  /** Answers where to go on; where it is, if the word is to be kept. */
  private word(text: string): number {
    const before = this.kept.at(-1);
    if (isPunctuator(before, '.', '?.')) return this.at;
    const begins =
      before === undefined ||
      endsStatement(before) ||
      isPunctuator(before, '{', '}', ')') ||
      isWord(before, 'export', 'declare', 'default');
    switch (text) {
      case 'import':
      case 'export':
        if (
          isWord(this.peek(1), 'type') &&
          (isPunctuator(this.peek(2), '{', '*') ||
            (text === 'import' && isWord(this.peek(2)) && !isWord(this.peek(2), 'from')))
        )
          return this.statementEnd();
        this.naming = text === 'import' || isPunctuator(this.peek(1), '{');
        return this.at;
      case 'type':
        if (this.naming && isWord(this.peek(1)))
          return isWord(this.peek(2), 'as') ? this.at + 4 : this.at + 2;
        return begins && isWord(this.peek(1)) && isPunctuator(this.peek(2), '=', '<')
          ? this.copyTo(this.statementEnd())
          : this.at;
      case 'interface':
      case 'enum':
        return begins && isWord(this.peek(1)) ? this.copyTo(this.blockEnd()) : this.at;
      case 'class':
        this.classHeader ||= isWord(this.peek(1)) || isPunctuator(this.peek(1), '{', '<');
        return this.at;
      case 'implements':
        return this.classHeader ? this.headerEnd() : this.at;
      case 'readonly':
      case 'override':
        return isWord(this.peek(1)) && !isWord(this.peek(1), 'in', 'of', 'instanceof', 'as', 'is')
          ? this.at + 1
          : this.at;
      case 'as':
      case 'satisfies':
        return !this.naming &&
          endsValue(before) &&
          (isWord(this.peek(1)) ||
            !isPunctuator(this.peek(1), ',', ')', '}', '=', '.', ':', ';', '(', '=>'))
          ? typeEnd(this.units, this.pairs, this.at + 1, false)
          : this.at;
      case 'const':
      case 'let':
      case 'var':
        this.frame.declaring = true;
        return this.at;
      case 'case':
      case 'default':
        this.frame.label = text === 'case' || isPunctuator(this.peek(1), ':');
        return this.at;
      default:
        return this.at;
    }
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
        if (
          (frame.kind === 'round' || frame.kind === 'class') &&
          (isWord(before) || isPunctuator(before, ']', '}')) &&
          isPunctuator(this.peek(1), ':', ')', ',')
        )
          return this.at + 1;
        frame.ternaries += 1;
        return this.at;
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
      ? typeEnd(this.units, this.pairs, this.at + 1, isPunctuator(before, ')'))
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

  private statementEnd(): number {
    let at = this.at;
    while (at < this.units.length && !endsStatement(this.units[at]))
      at = (this.pairs[at] ?? -1) > at ? (this.pairs[at] ?? at) + 1 : at + 1;
    return Math.min(at + 1, this.units.length);
  }

  private blockEnd(): number {
    let at = this.at;
    while (at < this.units.length && !isPunctuator(this.units[at], '{')) at += 1;
    const close = this.pairs[at] ?? -1;
    return close === -1 ? this.units.length : close + 1;
  }

  private headerEnd(): number {
    let at = this.at;
    while (at < this.units.length && !isPunctuator(this.units[at], '{')) at += 1;
    return at;
  }
}

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

const TYPE_PREFIXES: ReadonlySet<string> = new Set([
  'keyof',
  'typeof',
  'readonly',
  'unique',
  'infer',
  'asserts',
  'new',
  'abstract',
]);

/** Index behind the type that begins at an index. `isResult`: of a function, so that an arrow may begin its body. */
function typeEnd(
  units: readonly BehaviourUnit[],
  pairs: Int32Array,
  from: number,
  isResult: boolean,
): number {
  let at = from;
  for (;;) {
    while (
      isPunctuator(units[at], '|', '&', '-') ||
      (units[at]?.kind === 'word' &&
        TYPE_PREFIXES.has(units[at]?.text ?? '') &&
        (isWord(units[at + 1]) || isPunctuator(units[at + 1], '(', '[', '{')))
    )
      at += 1;
    const unit = units[at];
    if (unit === undefined) return at;
    if (isPunctuator(unit, '<')) {
      const end = angleEnd(units, pairs, at);
      if (end === -1) return at;
      at = end;
      continue;
    }
    if (isPunctuator(unit, '(', '[', '{')) {
      const close = pairs[at] ?? -1;
      if (close < at) return at;
      at = close + 1;
    } else if (
      unit.kind === 'word' ||
      unit.kind === 'string' ||
      unit.kind === 'number' ||
      unit.kind === 'template'
    ) {
      at += 1;
      while (isPunctuator(units[at], '.') && isWord(units[at + 1])) at += 2;
      if (isWord(unit, 'import') && isPunctuator(units[at], '('))
        at = Math.max(at, (pairs[at] ?? -1) + 1);
      if (isPunctuator(units[at], '<')) {
        const end = angleEnd(units, pairs, at);
        if (end !== -1) at = end;
      }
    } else return at;
    while (isPunctuator(units[at], '[') && (pairs[at] ?? -1) > at) at = (pairs[at] ?? at) + 1;
    if (isPunctuator(units[at], '=>') && isPunctuator(units[at - 1], ')')) {
      if (isResult) return at;
      at += 1;
    } else if (isPunctuator(units[at], '|', '&') || isWord(units[at], 'is', 'extends')) at += 1;
    else return at;
  }
}

/** Units between angle brackets: more of them are no types, and time stays linear. */
const LONGEST_TYPES = 400;

const NO_TYPES: ReadonlySet<BehaviourUnit['kind']> = new Set(['layout', 'regex', 'markup']);

/** Index behind the `>` that closes the `<` at an index, if only what types are made of stands between; else -1. */
function angleEnd(units: readonly BehaviourUnit[], pairs: Int32Array, open: number): number {
  let depth = 0;
  for (let at = open; at < units.length && at < open + LONGEST_TYPES; at += 1) {
    const unit = units[at];
    if (unit === undefined || NO_TYPES.has(unit.kind)) return -1;
    if (unit.kind !== 'punctuator') continue;
    if (unit.text === '<') depth += 1;
    else if (/^>+$/.test(unit.text)) {
      depth -= unit.text.length;
      if (depth <= 0) return depth === 0 ? at + 1 : -1;
    } else if (['(', '[', '{'].includes(unit.text)) {
      const close = pairs[at] ?? -1;
      if (close < at) return -1;
      at = close;
    } else if (!['.', ',', '|', '&', '=>', '=', '?', ':', '-', '...'].includes(unit.text))
      return -1;
  }
  return -1;
}
