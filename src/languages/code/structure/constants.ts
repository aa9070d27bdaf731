import { joined } from '../../../text/pattern.js';

/*
 * Is a condition always true, or always false, as everybody can see?
 *
 *     1 === 1       true
 *     ! true        false
 *     a || true     true
 *     a == b        null: that is not plain to see
 *     a != a        null: some values are not equal to themselves
 *
 * `exits.ts`, `passages.ts` and `endless.ts` ask, to know whether code behind or below it runs. A
 * condition that is called constant by mistake makes a fact stale, which is the safe error; on null
 * the place counts as reached. You may add a word to TRUE or FALSE.
 * `__tests__/languages/code/constants.test.ts` and `__tests__/anchors/exits.test.ts` fail when this is wrong.
 */

const OPENING = '([{';
const CLOSING = ')]}';
/** Longer conditions are no constants that anybody wrote to hide something in plain sight. */
const LONGEST = 400;

/** Always true by itself. `:` is the command of the shell that always succeeds (`while :`). */
const TRUE = /^(?:true|yes|:|0*[1-9]\d*|"[^"]+"|'[^']+')$/i;
/** Always false by itself, or empty. */
const FALSE = /^(?:false|null|nil|none|undefined|0+|""|'')$/i;
/** Two values of one token each, and the sign between: `1 === 1`, `a.b == a.b`, `1 -eq 1`. */
const COMPARED = new RegExp(
  joined`
    ^(-?\d+|"[^"]*"|'[^']*'|true|false|[\p{L}_$][\p{L}\p{N}_$.]*) ?
    (===?|!==?|<>|<=|>=|<|>|=|-eq|-ne) ?
    (-?\d+|"[^"]*"|'[^']*'|true|false|[\p{L}_$][\p{L}\p{N}_$.]*)$`,
  'iu',
);

/** What a condition always is, from its own text alone; null where that is not plain to see. */
export function constantOf(condition: string): boolean | null {
  if (condition.length > LONGEST) return null;
  const text = withoutBrackets(condition.trim());
  const any = split(text, ['||', ' or ']).map((part) => part.trim());
  if (any.length > 1) return combined(any.map(constantOf), true);
  const all = split(text, ['&&', ' and ']).map((part) => part.trim());
  if (all.length > 1) return combined(all.map(constantOf), false);
  const negated = /^(?:!(?!=) ?|not\b)([^]+)$/i.exec(text)?.[1];
  if (negated !== undefined) {
    const value = constantOf(negated);
    return value === null ? null : !value;
  }
  if (TRUE.test(text)) return true;
  return FALSE.test(text) ? false : comparisonOf(text);
}

/** One part that is `decisive` decides, and all others together do. */
function combined(parts: readonly (boolean | null)[], decisive: boolean): boolean | null {
  if (parts.includes(decisive)) return decisive;
  return parts.includes(null) ? null : !decisive;
}

/** What a comparison of two such values always is; null where it depends on them. */
function comparisonOf(text: string): boolean | null {
  const [, left = '', sign = '', right = ''] = COMPARED.exec(text) ?? [];
  if (sign === '') return null;
  const isLiteral = [left, right].every((side) => /^(?:-?\d+$|["']|(?:true|false)$)/i.test(side));
  // A name is not always equal to itself: whoever asks whether it is not looks for what is no number.
  if (!isLiteral) return left === right && /^(?:===?|-eq)$/.test(sign) ? true : null;
  if (/^(?:===?|=|-eq)$/.test(sign)) return left === right;
  if (/^(?:!==?|<>|-ne)$/.test(sign)) return left !== right;
  const [a, b] = [Number(left), Number(right)];
  if (Number.isNaN(a) || Number.isNaN(b)) return null;
  if (a === b) return sign.length === 2;
  return sign.startsWith('<') === a < b;
}

/** `((x))`, `[ x ]`, `[[ x ]]` and `test x` of the shell as `x`. */
function withoutBrackets(condition: string): string {
  let text = condition;
  while (
    text !== '' &&
    OPENING.includes(text.charAt(0)) &&
    !text.startsWith('{') &&
    closeOf(text) === text.length - 1
  )
    text = text.slice(1, -1).trim();
  return text.replace(/^test /, '');
}

/** Where the bracket closes that the text begins with; -1 where it does not. */
function closeOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (OPENING.includes(text.charAt(at))) depth += 1;
    else if (CLOSING.includes(text.charAt(at))) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Parts between any of the signs, outside of brackets and quotes. */
function split(text: string, signs: readonly string[]): string[] {
  const parts: string[] = [];
  let [depth, from, quote] = [0, 0, ''];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth -= 1;
    const sign =
      depth === 0 && quote === '' ? signs.find((own) => text.startsWith(own, at)) : undefined;
    if (sign === undefined) continue;
    parts.push(text.slice(from, at));
    from = at + sign.length;
    at = from - 1;
  }
  return [...parts, text.slice(from)];
}
