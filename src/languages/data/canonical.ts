import canonicalize from 'canonicalize';
import { sha256, type Sha256 } from '../../tree/digest.js';

/* Which one text stands for a JSON value? */

/** The RFC 8785 form of a JSON value. Throws on NaN, infinities and halves of surrogate pairs. */
export function canonicalText(value: unknown): string {
  const text = plainText(value) ?? canonicalize(value);
  if (text === undefined) throw new TypeError('Only JSON values have a canonical form');
  return text;
}

export function canonicalDigest(value: unknown): Sha256 {
  return sha256(canonicalText(value));
}

/** False for half a surrogate pair (`\ud800`), which UTF-8 and RFC 8785 do not have. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** The canonical form of texts, safe integers, booleans, null, lists and objects of these; else null. A fast path. */
function plainText(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      return Number.isSafeInteger(value) && !Object.is(value, -0) ? String(value) : null;
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? plainList(value) : plainObject(value);
    default:
      return null;
  }
}

/** A text in quotes; null for halves of surrogate pairs. Most need no escape: one look tells. */
function quoted(text: string): string | null {
  // All of ASCII that is seen, but `"` and the backslash.
  if (/^[ !#-[\]-~]*$/.test(text)) return `"${text}"`;
  // Of a lone one the library says that it has no canonical form.
  return /[\uD800-\uDFFF]/.test(text) ? null : JSON.stringify(text);
}

function plainList(values: readonly unknown[]): string | null {
  let text = '[';
  for (const value of values) {
    const part = plainText(value);
    if (part === null) return null;
    text += text === '[' ? part : `,${part}`;
  }
  return `${text}]`;
}

/** The same of an object; one with a prototype or `toJSON` is for the library. */
function plainObject(value: object): string | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if ((prototype !== Object.prototype && prototype !== null) || 'toJSON' in value) return null;
  const values: readonly unknown[] = Object.values(value);
  let text = '{';
  for (const { at, name } of orderOf(Object.keys(value))) {
    const member = values[at];
    if (member === undefined) continue;
    const part = plainText(member);
    if (name === null || part === null) return null;
    text += text === '{' ? name : `,${name}`;
    text += part;
  }
  return `${text}}`;
}

/** A key of an object: which one of all, and as written before its value; null for the library. */
interface Member {
  readonly at: number;
  readonly name: string | null;
}

/** Orders of keys that are remembered; keys may come from outside, so at this many all are forgotten. */
const MOST_ORDERS = 1_000;
const orders = new Map<string, readonly Member[]>();

/** Keys by UTF-16 code units, as RFC 8785 wants it. */
function orderOf(keys: readonly string[]): readonly Member[] {
  const kind = keys.join('\n');
  const known = orders.get(kind);
  if (known !== undefined && known.length === keys.length) return known;
  const places = new Map(keys.map((key, at) => [key, at]));
  const order = keys.toSorted().map((key): Member => {
    const name = quoted(key);
    return { at: places.get(key) ?? 0, name: name === null ? null : `${name}:` };
  });
  // Keys with a line end in them could be taken for two. Large objects and long keys are rarely met twice.
  if (keys.length < 32 && !keys.some((key) => key.includes('\n') || key.length > 100)) {
    if (orders.size >= MOST_ORDERS) orders.clear();
    orders.set(kind, order);
  }
  return order;
}
