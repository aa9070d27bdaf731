/*
 * Where does a text stand in another one, overlaps included? `aa` stands in `aaa` at 0 and 1; at
 * most a thousand places are given.
 *
 * Linear, whatever the two texts are: both are chosen by whoever writes the tree.
 */

/** Places that one search names; whoever has more is ambiguous anyhow. */
const MOST_PLACES = 1_000;

/** A text, or anything in a row: the lines of a file, or its tokens. */
type Sequence<T> = string | readonly T[];

/**
 * Where a sequence stands in another one, overlaps included, at most a thousand places. Linear in both, whatever is in
 * them (Knuth, Morris and Pratt): a file can be made of nothing but what is searched.
 */
export function occurrences<T>(hay: Sequence<T>, needle: Sequence<T>): number[] {
  const found: number[] = [];
  if (needle.length === 0 || needle.length > hay.length) return found;
  const borders = bordersOf(needle);
  const start = startsOf(hay, needle);
  let matched = 0;
  for (let at = 0; at < hay.length && found.length < MOST_PLACES; at += 1) {
    if (matched === 0) at = start(at);
    while (matched > 0 && hay[at] !== needle[matched]) matched = borders[matched - 1] ?? 0;
    if (hay[at] === needle[matched]) matched += 1;
    if (matched < needle.length) continue;
    found.push(at - needle.length + 1);
    matched = borders[matched - 1] ?? 0;
  }
  return found;
}

/** Characters of a text that are looked for at once: few, so that no text makes the search slow. */
const HEAD = 64;

/**
 * Where the next place can begin, as the engine's own search says it, which is many times faster;
 * the end where none can.
 */
function startsOf<T>(hay: Sequence<T>, needle: Sequence<T>): (at: number) => number {
  const orEnd = (next: number): number => (next < 0 ? hay.length : next);
  if (typeof hay === 'string' && typeof needle === 'string') {
    const head = needle.slice(0, HEAD);
    return (at) => orEnd(hay.indexOf(head, at));
  }
  if (typeof hay === 'string' || typeof needle === 'string') return (at) => at;
  const [first] = needle;
  return first === undefined ? (at) => at : (at) => orEnd(hay.indexOf(first, at));
}

/** Length of the longest proper prefix that is a suffix too, for every beginning of the sequence. */
function bordersOf<T>(needle: Sequence<T>): Uint32Array {
  const borders = new Uint32Array(needle.length);
  let length = 0;
  for (let at = 1; at < needle.length; at += 1) {
    while (length > 0 && needle[at] !== needle[length]) length = borders[length - 1] ?? 0;
    if (needle[at] === needle[length]) length += 1;
    borders[at] = length;
  }
  return borders;
}
