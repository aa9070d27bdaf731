import { parse, TomlDate, TomlError, type TomlTable, type TomlValue } from 'smol-toml';
import {
  NESTING,
  Unreadable,
  type DataNode,
  type DataEntry,
  type DataPlace,
  type Scalar,
} from './node.js';
import { tomlLayout, type PlacedValue, type TomlLayout } from './toml-places.js';

/* What do the values of a TOML file say, and where do they stand? */

/** The library gives the values, `tomlLayout` the places; where the two differ the file is not read. */
export function readToml(text: string): DataNode {
  return readTomlLayout(text).data;
}

export function readTomlLayout(text: string): {
  readonly data: DataNode;
  readonly layout: TomlLayout;
} {
  const layout = tomlLayout(text, unquoted); // first, as it alone minds the depth of dotted keys
  return { data: joined(layout.root, parsed(text), text), layout };
}

function parsed(text: string): TomlTable {
  try {
    return parse(text, { integersAsBigInt: true, maxDepth: NESTING });
  } catch (error) {
    if (error instanceof TomlError) throw new Unreadable('the file is no TOML');
    throw error;
  }
}

function unquoted(quoted: string): string {
  const { key } = parsed(`key = ${quoted}`);
  if (typeof key !== 'string') throw disagreement();
  return key;
}

/** The node of a place and its value; where they are of different sorts the file is not read. */
function joined(place: PlacedValue, value: TomlValue, text: string): DataNode {
  const { span } = place;
  switch (place.kind) {
    case 'scalar':
      return { kind: 'scalar', span, value: scalarOf(value, span, text) };
    case 'list':
      if (!Array.isArray(value) || value.length !== place.items.length) throw disagreement();
      return {
        kind: 'list',
        span,
        items: place.items.map((item, index) => joined(item, value[index] ?? '', text)),
      };
    case 'table': {
      if (!isTable(value)) throw disagreement();
      const table = new Map(Object.entries(value));
      if (table.size !== place.entries.size) throw disagreement();
      const entries = new Map<string, DataEntry>();
      for (const [key, child] of place.entries) {
        const at = table.get(key);
        if (at === undefined) throw disagreement();
        entries.set(key, { key, value: joined(child, at, text) });
      }
      return { kind: 'map', span, entries };
    }
  }
}

function isTable(value: TomlValue): value is TomlTable {
  // Dates and lists have a prototype, tables none.
  return typeof value === 'object' && Object.getPrototypeOf(value) === null;
}

/** The value of a scalar, where it is what its text begins like. */
function scalarOf(value: TomlValue, { from, to }: DataPlace, text: string): Scalar {
  const source = text.slice(from, to);
  if (typeof value === 'string' && /^["']/.test(source)) return value;
  if (typeof value === 'boolean' && source === String(value)) return value;
  if (
    (typeof value === 'bigint' || typeof value === 'number') &&
    /^[-+]?(?:[0-9]|inf$|nan$)/.test(source)
  )
    return { as: 'number', text: source };
  if (value instanceof TomlDate && /^[0-9]{2}(?::|[0-9]{2}-)/.test(source))
    return { as: 'date', text: source };
  throw disagreement();
}

function disagreement(): Unreadable {
  return new Unreadable('the file cannot be read as TOML without doubt');
}
