import { bracketPairs, isPunctuator, isWord, openingAfter, type BehaviourUnit } from './unit.js';

/*
 * Which parts of Python does nothing read when it runs? Hints such as `: int` and `-> str` of
 * functions, and texts that stand alone on a line; fields of a class keep theirs, since tools read
 * them.
 *
 * `behaviour.ts` asks. What stays by mistake is a false alarm, the safe error; what is dropped
 * though something reads it hides a change. You may add a decorator to BLIND_DECORATORS only if it
 * never reads hints, and take any away; the list has no order, a name counts without its module
 * (`functools.cache`). Nothing is stored. `__tests__/anchors/relevance.test.ts` fails when this is
 * wrong.
 */

/**
 * Decorators that do not read the hints of what they stand above. Any other may: routes, tools and
 * models are made of hints.
 */
const BLIND_DECORATORS: ReadonlySet<string> = new Set([
  'staticmethod',
  'classmethod',
  'property',
  'override',
  'abstractmethod',
  'overload',
  'cached_property',
  'contextmanager',
  'asynccontextmanager',
  'cache',
  'lru_cache',
  'setter',
  'wraps',
  'final',
  'fixture',
  'parametrize',
]);

/**
 * Python without the hints of parameters, results and local names, which nothing reads when it
 * runs. The fields of a class keep theirs, and so do functions under a decorator that may read
 * them.
 */
export function withoutHints(units: readonly BehaviourUnit[]): readonly BehaviourUnit[] {
  return new HintEraser(units).run();
}

/** Copies a text without its hints, once from its beginning. */
class HintEraser {
  private readonly kept: BehaviourUnit[] = [];
  private readonly pairs: Int32Array;
  /** What each block that is open is the body of. */
  private readonly blocks: ('function' | 'class')[] = [];
  /** What the line that is being read is the head of. */
  private header: 'function' | 'class' | null = null;
  /** Whether a decorator above may read the hints of what comes next. */
  private isRead = false;
  private at = 0;

  constructor(private readonly units: readonly BehaviourUnit[]) {
    this.pairs = bracketPairs(units);
  }

  run(): readonly BehaviourUnit[] {
    for (let unit = this.units[0]; unit !== undefined; unit = this.units[this.at]) {
      const startsLine = this.at === 0 || this.units[this.at - 1]?.kind === 'layout';
      if (unit.kind === 'layout') this.layout(unit.text);
      else if (startsLine && isPunctuator(unit, '@')) this.decorator();
      else if (startsLine && isWord(unit, 'class')) this.classHead();
      else if (isWord(unit, 'def')) this.definition();
      else if (startsLine && this.blocks.at(-1) === 'function' && this.isHintedName(unit))
        this.hintedName();
      else this.copyTo(this.at + 1);
    }
    return this.kept;
  }

  private copyTo(end: number): void {
    for (; this.at < end && this.at < this.units.length; this.at += 1) {
      const unit = this.units[this.at];
      if (unit !== undefined) this.kept.push(unit);
    }
  }

  /** A line end, with the steps of indentation behind it: `\n+` goes in by one, `\n--` out by two. */
  private layout(text: string): void {
    const steps = text.replace('\n', '');
    if (steps === '+') this.blocks.push(this.header ?? this.blocks.at(-1) ?? 'class');
    else for (const step of steps) if (step === '-') this.blocks.pop();
    this.header = null;
    this.copyTo(this.at + 1);
  }

  /** Copies the name of a decorator, up to its arguments. */
  private decorator(): void {
    let end = this.at + 1;
    while (!isEdge(this.units[end]) && !isPunctuator(this.units[end], '(')) end += 1;
    this.isRead ||= !BLIND_DECORATORS.has(this.units[end - 1]?.text ?? '');
    this.copyTo(end);
  }

  private classHead(): void {
    [this.header, this.isRead] = ['class', false];
    this.copyTo(this.at + 1);
  }

  /** Copies `def name(…)`, without the hints of parameters and result where nothing may read them. */
  private definition(): void {
    this.header = 'function';
    const open = openingAfter(this.units, this.at, '(');
    const close = this.pairs[open] ?? -1;
    if (this.isRead || open === -1 || close === -1) this.copyTo(this.at + 1);
    else {
      this.copyTo(open + 1);
      copyParameters(this.units, this.pairs, open, close, this.kept);
      this.at = close;
      this.copyTo(close + 1);
      if (isPunctuator(this.units[this.at], '->'))
        while (this.at < this.units.length && !isPunctuator(this.units[this.at], ':'))
          this.at = skipGroup(this.pairs, this.at);
    }
    this.isRead = false;
  }

  /** Whether the line begins with `name: …` or `self.name: …`, and the colon opens no block. */
  private isHintedName(unit: BehaviourUnit): boolean {
    const colon = nameEnd(this.units, this.at);
    return isWord(unit) && isPunctuator(this.units[colon], ':') && !BLOCK_WORDS.has(unit.text);
  }

  /** Copies `name` of `name: hint = value`; of `name: hint` alone nothing. */
  private hintedName(): void {
    const colon = nameEnd(this.units, this.at);
    let end = colon;
    while (!isEdge(this.units[end]) && !isPunctuator(this.units[end], '='))
      end = skipGroup(this.pairs, end);
    if (isPunctuator(this.units[end], '=')) this.copyTo(colon);
    this.at = end;
  }
}

/** Words before a colon that opens a block, or belongs to a `lambda`: no hint follows it. */
const BLOCK_WORDS: ReadonlySet<string> = new Set(['else', 'try', 'finally', 'except', 'lambda']);

/** Index behind a unit, and behind all of a bracket that opens there. */
function skipGroup(pairs: Int32Array, at: number): number {
  const close = pairs[at] ?? -1;
  return close > at ? close + 1 : at + 1;
}

/** Index behind `name` or `self.name`. */
function nameEnd(units: readonly BehaviourUnit[], from: number): number {
  let at = from + 1;
  while (isPunctuator(units[at], '.') && isWord(units[at + 1])) at += 2;
  return at;
}

/** Copies what stands between the brackets of `def f(a: int = 1)` without hints: `a = 1`. */
function copyParameters(
  units: readonly BehaviourUnit[],
  pairs: Int32Array,
  open: number,
  close: number,
  kept: BehaviourUnit[],
): void {
  let at = open + 1;
  let isValue = false;
  while (at < close) {
    const unit = units[at];
    if (unit === undefined) return;
    if (isPunctuator(unit, ',')) isValue = false;
    else if (isPunctuator(unit, '=')) isValue = true;
    if (isPunctuator(unit, ':') && !isValue) {
      while (at < close && !isPunctuator(units[at], ',', '=')) at = skipGroup(pairs, at);
      continue;
    }
    const end = Math.min(skipGroup(pairs, at), close);
    for (; at < end; at += 1) {
      const one = units[at];
      if (one !== undefined) kept.push(one);
    }
  }
}

/** Python without the texts that stand alone on a line: they say what code does, and do nothing. */
export function withoutDocstrings(units: readonly BehaviourUnit[]): readonly BehaviourUnit[] {
  return units.filter(
    (unit, at) => unit.kind !== 'string' || !isEdge(units[at - 1]) || !isEdge(units[at + 1]),
  );
}

/** Whether a line ends here. */
function isEdge(unit: BehaviourUnit | undefined): boolean {
  return unit === undefined || unit.kind === 'layout';
}
