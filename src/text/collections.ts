/* Lists and values by key, what is made once and kept, and the search in what is sorted. */

interface Kept<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** What a map has for a key; where it has nothing, it is made and put there: kept(lists, 'a', () => []).push(1). */
export function kept<K, V>(known: Kept<K, V>, key: K, make: (key: K) => V): V {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make(key);
  known.set(key, made);
  return made;
}

/** A function of an object that is called once for each object; what it gave is freed with the object. */
export function remembered<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>();
  return (of) => kept(known, of, make);
}

/** A value that is made at its first use and then kept: a zod schema costs a tenth of a millisecond for each key. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Values in lists by a key. */
export function grouped<K, V>(values: Iterable<V>, keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) kept(groups, keyOf(value), () => []).push(value);
  return groups;
}

/** Adds a value to the list of a key, unless that has `most` values. */
export function addTo<Key, Value>(
  lists: Map<Key, Value[]>,
  key: Key,
  value: Value,
  most: number = Infinity,
): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else if (list.length < most) list.push(value);
}

/** The smallest index below `count` for which `isBefore` is false; `count` if there is none. A binary search. */
export function firstBehind(count: number, isBefore: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
