/**
 * What takes time to make, and what many runs do not need, is made when it is first asked for: a schema of zod costs
 * a tenth of a millisecond for each key, and the quick readers need none. Who asks again gets the same value.
 */
export function madeOnce<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
