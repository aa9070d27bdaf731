/** Places that one search names; whoever has more is ambiguous anyhow. */
const MOST_PLACES = 1_000;

/**
 * Where a sequence stands in another one, overlaps included, at most a thousand places. Linear in both, whatever is in
 * them (Knuth, Morris and Pratt): a file can be made of nothing but what is searched.
 */
export function occurrences<T>(hay: ArrayLike<T>, needle: ArrayLike<T>): number[] {
  const found: number[] = [];
  if (needle.length === 0 || needle.length > hay.length) return found;
  const borders = bordersOf(needle);
  let matched = 0;
  for (let at = 0; at < hay.length && found.length < MOST_PLACES; at += 1) {
    while (matched > 0 && hay[at] !== needle[matched]) matched = borders[matched - 1] ?? 0;
    if (hay[at] === needle[matched]) matched += 1;
    if (matched < needle.length) continue;
    found.push(at - needle.length + 1);
    matched = borders[matched - 1] ?? 0;
  }
  return found;
}

/** Length of the longest proper prefix that is a suffix too, for every beginning of the sequence. */
function bordersOf<T>(needle: ArrayLike<T>): Uint32Array {
  const borders = new Uint32Array(needle.length);
  let length = 0;
  for (let at = 1; at < needle.length; at += 1) {
    while (length > 0 && needle[at] !== needle[length]) length = borders[length - 1] ?? 0;
    if (needle[at] === needle[length]) length += 1;
    borders[at] = length;
  }
  return borders;
}
