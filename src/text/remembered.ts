/* What is made once for a key and kept. */

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

/** A function of an object that is called once for each object; what it gave goes with the object. */
export function remembered<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>();
  return (of) => kept(known, of, make);
}

/** Values in lists by a key. */
export function grouped<K, V>(values: Iterable<V>, keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) kept(groups, keyOf(value), () => []).push(value);
  return groups;
}
