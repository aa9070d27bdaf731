import type { DataNode } from '../../languages/data/node.js';

/* How are settings held, whatever they were written in? */

/**
 * A value of a settings file. `at` is the offset of its first character; of a key that is there
 * twice both entries are kept.
 */
export type Setting =
  | { readonly kind: 'map'; readonly at: number; readonly entries: readonly SettingEntry[] }
  | { readonly kind: 'list'; readonly at: number; readonly items: readonly Setting[] }
  | {
      readonly kind: 'scalar';
      readonly at: number;
      readonly value: string | number | boolean | null;
    };

/** A key of a map, with its value. */
export interface SettingEntry {
  readonly name: string;
  /** Offset of the key; of the value where the format's reader tells no place of keys. */
  readonly at: number;
  readonly value: Setting;
}

/**
 * The values below a key, in order; none where the setting is no map. The last one counts, as the
 * first ones may for other readers.
 */
export function under(setting: Setting | undefined, name: string): readonly SettingEntry[] {
  return setting?.kind === 'map' ? setting.entries.filter((entry) => entry.name === name) : [];
}

/**
 * Of a key that is there several times the first and the last: readers take one of these, and what
 * is combined with others stays bounded.
 */
export function firstAndLast(setting: Setting | undefined, name: string): readonly SettingEntry[] {
  const [first, ...others] = under(setting, name);
  const last = others.at(-1);
  return [first, last].filter((entry) => entry !== undefined);
}

/** The values along a path of keys; `*` is any key. */
export function along(setting: Setting, path: readonly string[]): readonly SettingEntry[] {
  let found: readonly SettingEntry[] = [{ name: '', at: setting.at, value: setting }];
  for (const name of path) {
    found = found.flatMap(({ value }) => (name === '*' ? entriesOf(value) : under(value, name)));
  }
  return found;
}

/** The entries of a map; none where the setting is no map. */
export function entriesOf(setting: Setting | undefined): readonly SettingEntry[] {
  return setting?.kind === 'map' ? setting.entries : [];
}

/** The items of a list; none where the setting is no list. */
export function itemsOf(setting: Setting | undefined): readonly Setting[] {
  return setting?.kind === 'list' ? setting.items : [];
}

/** The text of a setting, or null where it is none. */
export function nodeText(setting: Setting | undefined): string | null {
  return setting?.kind === 'scalar' && typeof setting.value === 'string' ? setting.value : null;
}

/**
 * What a TOML file holds, as settings. TOML with a key twice is no TOML to anybody, and none of its
 * values is unclear, so nothing is lost here. Not for YAML, where both hide a value: `yaml.ts` reads it.
 */
export function settingOfToml(node: DataNode): Setting {
  switch (node.kind) {
    case 'map':
      return {
        kind: 'map',
        at: node.span.from,
        entries: [...node.entries].flatMap(([name, entry]) => {
          if (entry === 'twice') return [];
          const value = settingOfToml(entry.value);
          return [{ name, at: value.at, value }];
        }),
      };
    case 'list':
      return { kind: 'list', at: node.span.from, items: node.items.map(settingOfToml) };
    case 'scalar': {
      const { value } = node;
      return {
        kind: 'scalar',
        at: node.span.from,
        value: typeof value === 'object' && value !== null ? value.text : value,
      };
    }
    case 'unclear':
      return { kind: 'scalar', at: 0, value: null };
  }
}
