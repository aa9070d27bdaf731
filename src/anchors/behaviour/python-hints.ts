import { bracketPairs, isPunctuator, isWord, openingAfter, type BehaviourUnit } from './unit.js';

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
  const pairs = bracketPairs(units);
  const kept: BehaviourUnit[] = [];
  const blocks: ('function' | 'class')[] = [];
  let header: 'function' | 'class' | null = null;
  let isRead = false;
  let at = 0;
  const copyTo = (end: number): void => {
    for (; at < end && at < units.length; at += 1) {
      const unit = units[at];
      if (unit !== undefined) kept.push(unit);
    }
  };
  while (at < units.length) {
    const unit = units[at];
    const startsLine = at === 0 || units[at - 1]?.kind === 'layout';
    if (unit?.kind === 'layout') {
      const steps = unit.text.replace('\n', '');
      if (steps === '+') blocks.push(header ?? blocks.at(-1) ?? 'class');
      else for (const step of steps) if (step === '-') blocks.pop();
      header = null;
      copyTo(at + 1);
      continue;
    }
    if (startsLine && isPunctuator(unit, '@')) {
      let end = at + 1;
      while (end < units.length && units[end]?.kind !== 'layout' && !isPunctuator(units[end], '('))
        end += 1;
      isRead ||= !BLIND_DECORATORS.has(units[end - 1]?.text ?? '');
      copyTo(end);
      continue;
    }
    if (startsLine && isWord(unit, 'class')) {
      [header, isRead] = ['class', false];
    } else if (isWord(unit, 'def')) {
      header = 'function';
      const open = openingAfter(units, at, '(');
      const close = pairs[open] ?? -1;
      if (!isRead && open !== -1 && close !== -1) {
        copyTo(open + 1);
        copyParameters(units, pairs, open, close, kept);
        at = close;
        copyTo(close + 1);
        if (isPunctuator(units[at], '->'))
          while (at < units.length && !isPunctuator(units[at], ':')) at = skipGroup(pairs, at);
      } else copyTo(at + 1);
      isRead = false;
      continue;
    } else if (startsLine && blocks.at(-1) === 'function' && isWord(unit)) {
      const colon = nameEnd(units, at);
      if (isPunctuator(units[colon], ':') && !BLOCK_WORDS.has(unit?.text ?? '')) {
        let end = colon;
        while (
          end < units.length &&
          units[end]?.kind !== 'layout' &&
          !isPunctuator(units[end], '=')
        )
          end = skipGroup(pairs, end);
        if (isPunctuator(units[end], '=')) copyTo(colon);
        at = end;
        continue;
      }
    }
    copyTo(at + 1);
  }
  return kept;
}

const BLOCK_WORDS: ReadonlySet<string> = new Set(['else', 'try', 'finally', 'except', 'lambda']);

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

function isEdge(unit: BehaviourUnit | undefined): boolean {
  return unit === undefined || unit.kind === 'layout';
}
