import { sha256, type Sha256 } from '../../tree/digest.js';
import { canonicalText } from './canonical.js';
import type { DataNode, Entries, Scalar } from './node.js';

/*
 * When is a cited value still the same? `{"a": 1, "b": 2}` and `{"b": 2, "a": 1}` have one digest;
 * `1` and `1.0`, or `1` and `"1"`, have two.
 *
 * `pointer.ts` asks, and facts hold these digests: none may ever be another one for the same
 * value, though no test holds their bytes. What is unclear has none, which costs trust and is the
 * safe error. `__tests__/anchors/pointer.test.ts` ("any value") fails when this is wrong.
 */

/**
 * Normaliser n3 of a value: its digest, whatever its formatting, its comments and the order of its
 * keys. It is taken over `n3 value` and the RFC 8785 form of: null, booleans and texts as they are;
 * `["number", "1e3"]`, `["date", …]` and `["plain", …]` by their source text; `["list", …items]`;
 * `["map", [key, value], …]` sorted by the form of the key.
 */
export function valueDigest(node: DataNode): ValueDigest {
  const value = formOf(node);
  return value instanceof Doubt ? value.why : { digest: sha256(`n3 value\n${value}`) };
}

/** A digest, or why there is none: a key is there `twice` in the value, or a part of it is unclear. */
export type ValueDigest = { readonly digest: Sha256 } | 'twice' | { readonly unclear: string };

/** Why a value has no digest. */
class Doubt {
  constructor(readonly why: Exclude<ValueDigest, { digest: Sha256 }>) {}
}

/**
 * The canonical text of a value. Arrays alone are made of texts here, so that no key of a file
 * becomes a name of an object.
 */
function formOf(node: DataNode): string | Doubt {
  switch (node.kind) {
    case 'unclear':
      return new Doubt({ unclear: node.why });
    case 'scalar':
      return scalarForm(node.value);
    case 'list':
      return joined('list', node.items.map(formOf));
    case 'map':
      return mapForm(node.entries);
  }
}

/** The form of a map, whatever the order of its entries. */
function mapForm(entries: Entries): string | Doubt {
  const pairs: [key: string, value: string][] = [];
  for (const entry of entries.values()) {
    if (entry === 'twice') return new Doubt('twice');
    const value = formOf(entry.value);
    if (value instanceof Doubt) return value;
    pairs.push([scalarForm(entry.key), value]);
  }
  return joined(
    'map',
    pairs.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => `[${key},${value}]`),
  );
}

/** The form of a list of parts, each in its canonical form already. */
function joined(kind: 'list' | 'map', parts: readonly (string | Doubt)[]): string | Doubt {
  const texts: string[] = [`"${kind}"`];
  for (const part of parts) {
    if (part instanceof Doubt) return part;
    texts.push(part);
  }
  return `[${texts.join(',')}]`;
}

/** The form of a scalar; one that is kept as written is told by what it is. */
function scalarForm(value: Scalar): string {
  return canonicalText(
    value !== null && typeof value === 'object' ? [value.as, value.text] : value,
  );
}
