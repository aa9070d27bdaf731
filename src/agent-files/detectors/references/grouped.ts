/*
 * `names.ts` and `reading.ts` ask, `[a1, b1, a2]` → `a: [a1, a2], b: [b1]`.
 */

/** Values by a key of each, in the order in which they come. */
export function grouped<K, V>(values: Iterable<V>, keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) {
    const key = keyOf(value);
    const same = groups.get(key);
    if (same === undefined) groups.set(key, [value]);
    else same.push(value);
  }
  return groups;
}
