/**
 * A value that is made on first use and then kept. A zod schema costs a tenth of a millisecond for each key, and the
 * fast readers need none.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
