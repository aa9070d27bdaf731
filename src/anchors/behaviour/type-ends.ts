import { isPunctuator, isWord, type BehaviourUnit } from './unit.js';

/*
 * Where does a type of TypeScript end? Behind `: string[]` in `a: string[] = []` it is before the
 * `=`; of `<A, B>` it is behind the `>`, unless that is a comparison.
 *
 * `typescript-types.ts` asks. -1 leaves the type in place, which is a false alarm and the safe
 * error; a type that ends too late takes code away. You may add a word of TypeScript to
 * TYPE_PREFIXES; LONGEST_TYPES bounds time alone, as each `<` is looked at so far. Nothing is
 * stored. `__tests__/anchors/relevance.test.ts` fails when this is wrong.
 */

/** Words that stand before a type and belong to it: `keyof A`, `readonly string[]`. */
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
export function endOfType(
  units: readonly BehaviourUnit[],
  pairs: Int32Array,
  from: number,
  isResult: boolean,
): number {
  let at = from;
  for (;;) {
    at = prefixesEnd(units, at);
    if (isPunctuator(units[at], '<')) {
      const end = angleEnd(units, pairs, at);
      if (end === -1) return at;
      at = end;
      continue;
    }
    const end = operandEnd(units, pairs, at);
    if (end === -1) return at;
    at = indexesEnd(units, pairs, end);
    if (isPunctuator(units[at], '=>') && isPunctuator(units[at - 1], ')')) {
      if (isResult) return at;
    } else if (!isPunctuator(units[at], '|', '&') && !isWord(units[at], 'is', 'extends')) return at;
    at += 1;
  }
}

/** Index behind `keyof`, `readonly`, a leading `|` and the like. */
function prefixesEnd(units: readonly BehaviourUnit[], from: number): number {
  let at = from;
  while (isPunctuator(units[at], '|', '&', '-') || isPrefix(units, at)) at += 1;
  return at;
}

/** `keyof` before a type; alone, it is a type of that name. */
function isPrefix(units: readonly BehaviourUnit[], at: number): boolean {
  const unit = units[at];
  if (unit?.kind !== 'word' || !TYPE_PREFIXES.has(unit.text)) return false;
  const next = units[at + 1];
  return isWord(next) || isPunctuator(next, '(', '[', '{');
}

/** Kinds of units that are a type by themselves: a name, and literals. */
const OPERANDS: ReadonlySet<BehaviourUnit['kind']> = new Set([
  'word',
  'string',
  'number',
  'template',
]);

/** Index behind one part of a type: brackets, a literal, or a name with its arguments. -1 where none begins. */
function operandEnd(units: readonly BehaviourUnit[], pairs: Int32Array, from: number): number {
  const unit = units[from];
  if (unit === undefined) return -1;
  if (isPunctuator(unit, '(', '[', '{')) {
    const close = pairs[from] ?? -1;
    return close < from ? -1 : close + 1;
  }
  if (!OPERANDS.has(unit.kind)) return -1;
  let at = from + 1;
  while (isPunctuator(units[at], '.') && isWord(units[at + 1])) at += 2;
  if (isWord(unit, 'import') && isPunctuator(units[at], '('))
    at = Math.max(at, (pairs[at] ?? -1) + 1);
  const end = isPunctuator(units[at], '<') ? angleEnd(units, pairs, at) : -1;
  return end === -1 ? at : end;
}

/** Index behind `[]` and `['key']`. */
function indexesEnd(units: readonly BehaviourUnit[], pairs: Int32Array, from: number): number {
  let at = from;
  while (isPunctuator(units[at], '[') && (pairs[at] ?? -1) > at) at = (pairs[at] ?? at) + 1;
  return at;
}

/** Units between angle brackets: more of them are no types, and time stays linear. */
const LONGEST_TYPES = 400;

/** Kinds of units that never stand in a type: there the `<` was a comparison. */
const NO_TYPES: ReadonlySet<BehaviourUnit['kind']> = new Set(['layout', 'regex', 'markup']);

/** Index behind the `>` that closes the `<` at an index, if only what types are made of stands between; else -1. */
export function angleEnd(units: readonly BehaviourUnit[], pairs: Int32Array, open: number): number {
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
