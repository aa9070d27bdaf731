import { readData } from '../../languages/data/read-data.js';
import type { AgentDocument } from '../document.js';
import { type SettingsFile, settingsFileOf } from './files.js';
import { type LinePlace, placesIn } from '../detection.js';
import { type JsonFault, readJsonText } from '../../languages/data/json-text.js';
import { type DataNode, type Scalar as DataScalar, Unreadable } from '../../languages/data/node.js';
import { composeYaml } from '../../languages/data/yaml-values.js';
import { isAlias, isMap, isPair, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';

/* What is set in the settings file of an agent? Read with the strictness of its agent. */

export interface OpenSettings {
  readonly document: AgentDocument;
  readonly file: SettingsFile;
  readonly root: Setting;
  /** Whether all of the file was read: what stands behind a fault of JSON is missing. */
  readonly isWhole: boolean;
  readonly placeOf: (offset: number) => LinePlace;
}

/** Characters above which nobody wrote the settings by hand; the rest is for no reader either. */
export const MOST_SETTINGS = 1024 * 1024;

/** The settings of a document; null where it is no settings file, or none that can be read. */
export function openSettings(document: AgentDocument): OpenSettings | null {
  const file = settingsFileOf(document.path);
  if (file === null || document.text.length > MOST_SETTINGS) return null;
  const read = file.format === 'json' ? readJsonSettings(document.text) : null;
  const root = read?.root ?? settingsIn(document.path, document.text);
  if (root === null) return null;
  const isWhole = read === null || read.faults.every(({ kind }) => kind !== 'fault');
  return { document, file, root, isWhole, placeOf: placesIn(document.text) };
}

/** What a text in JSON, TOML or YAML sets, by the ending of its name; null where it cannot be read. */
export function settingsIn(path: string, text: string): Setting | null {
  if (text.length > MOST_SETTINGS) return null;
  if (/\.(?:jsonc?|code-workspace)$/i.test(path)) return readJsonSettings(text).root;
  if (!/\.toml$/i.test(path)) return readYamlSettings(text, 0);
  const data = readData(path, text);
  return typeof data === 'string' ? null : settingOf(data);
}

/** JSON settings of an agent, each key and value with its place, and the faults in the JSON. */
interface JsonSettings {
  /** All that stands before the first fault: what a file would do is said even where it does not parse. */
  readonly root: Setting;
  /** In order; at most one of the kind `fault`, as nothing behind it is read. */
  readonly faults: readonly JsonFault[];
}

/** Levels of nesting; the reader is recursive. What is deeper is skipped, and is null. */
const DEEPEST = 60;

/** Faults that are kept: a person mends a few at a time. */
const MOST_FAULTS = 50;

/** Digits of a number: far more than a person writes. Behind them it is a fault. */
const LONGEST_NUMBER = 400;

/** Reads JSON with the places of keys and values. It never throws, and takes time linear in the text. */
export function readJsonSettings(text: string): JsonSettings {
  const faults: JsonFault[] = [];
  const root = readJsonText<Setting>(text, {
    map: (entries, { from }) => ({ kind: 'map', at: from, entries }),
    list: (items, { from }) => ({ kind: 'list', at: from, items }),
    scalar: (value, { from }) => ({
      kind: 'scalar',
      at: from,
      value: typeof value === 'object' && value !== null ? Number(value.text) : value,
    }),
    enters: (depth) => depth <= DEEPEST,
    sawText: () => undefined,
    sawFault: (fault) => {
      // The one that ends the reading is kept whatever came before it.
      if (fault.kind === 'fault' || faults.length < MOST_FAULTS) faults.push(fault);
    },
    longestNumber: LONGEST_NUMBER,
  });
  return { root, faults };
}

/** A value of a settings file. `at` is the offset of its first character; of a double key both entries are kept. */
export type Setting =
  | { readonly kind: 'map'; readonly at: number; readonly entries: readonly SettingEntry[] }
  | { readonly kind: 'list'; readonly at: number; readonly items: readonly Setting[] }
  | {
      readonly kind: 'scalar';
      readonly at: number;
      readonly value: string | number | boolean | null;
    };

export interface SettingEntry {
  readonly name: string;
  /** Offset of the key; of the value where the format's reader tells no place of keys. */
  readonly at: number;
  readonly value: Setting;
}

/** The values below a key, in order. The last one counts, but the first ones may for other readers. */
export function under(setting: Setting | undefined, name: string): readonly SettingEntry[] {
  return setting?.kind === 'map' ? setting.entries.filter((entry) => entry.name === name) : [];
}

/** The first and the last entry of a double key: readers take one of these. */
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

export function entriesOf(setting: Setting | undefined): readonly SettingEntry[] {
  return setting?.kind === 'map' ? setting.entries : [];
}

export function itemsOf(setting: Setting | undefined): readonly Setting[] {
  return setting?.kind === 'list' ? setting.items : [];
}

/** The text of a setting, or null where it is none. */
export function nodeText(setting: Setting | undefined): string | null {
  return setting?.kind === 'scalar' && typeof setting.value === 'string' ? setting.value : null;
}

/** What a TOML file holds, as settings. TOML has no double keys. */
function settingOf(node: DataNode): Setting {
  switch (node.kind) {
    case 'map':
      return {
        kind: 'map',
        at: node.span.from,
        entries: [...node.entries].flatMap(([name, entry]) => {
          if (entry === 'twice') return [];
          const value = settingOf(entry.value);
          return [{ name, at: value.at, value }];
        }),
      };
    case 'list':
      return { kind: 'list', at: node.span.from, items: node.items.map(settingOf) };
    case 'scalar': {
      const { value } = node;
      return { kind: 'scalar', at: node.span.from, value: writtenValue(value) };
    }
    case 'unclear':
      return { kind: 'scalar', at: 0, value: null };
  }
}

/** Only that it is a number counts: `inf` and `0o7` need no value. */
function writtenValue(value: DataScalar): string | number | boolean | null {
  if (typeof value !== 'object' || value === null) return value;
  return value.as === 'number' ? Number(value.text.replaceAll('_', '')) : value.text;
}

/** Values behind aliases, each counted as often as it is reached: aliases of aliases could unfold without end. */
const MOST_BEHIND_ALIASES = 20_000;

/** The settings in a YAML text; null where it is not read at all. */
export function readYamlSettings(text: string, shift: number): Setting | null {
  try {
    const roots = composeYaml(text).map(({ contents }) => new Reader(shift).setting(contents, 0));
    const [only] = roots;
    if (roots.length === 1 && only !== undefined) return only;
    return { kind: 'map', at: shift, entries: roots.flatMap(entriesOf) };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Reads one document. Values behind an alias are shared and not copied. */
class Reader {
  /** What aliases stand for, with how many values each is. */
  private readonly anchors = new Map<
    string,
    { readonly setting: Setting; readonly size: number }
  >();
  private read = 0;
  private left = MOST_BEHIND_ALIASES;

  constructor(private readonly shift: number) {}

  /** @param at where a value stands that is empty. */
  setting(node: unknown, at: number): Setting {
    const before = this.read;
    this.read += 1;
    const nothing: Setting = { kind: 'scalar', at: at + this.shift, value: null };
    // An alias of nothing is a text to lenient readers: `globs: *.ts`.
    if (isAlias(node)) return this.behind(node.source) ?? { ...nothing, value: `*${node.source}` };
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return nothing;
    const from = node.range?.[0] ?? at;
    const setting = this.valueOf(node, from);
    if (node.anchor !== undefined)
      this.anchors.set(node.anchor, { setting, size: this.read - before });
    return setting;
  }

  private valueOf(node: object, from: number): Setting {
    const at = from + this.shift;
    if (isMap(node)) return { kind: 'map', at, entries: this.entries(node, from) };
    if (isSeq(node))
      return { kind: 'list', at, items: node.items.map((item) => this.item(item, from)) };
    return { kind: 'scalar', at, value: isScalar(node) ? scalarOf(node) : null };
  }

  private item(item: unknown, from: number): Setting {
    if (!isPair(item)) return this.setting(item, from);
    return {
      kind: 'map',
      at: from + this.shift,
      entries: [this.entry(item.key, item.value, from)],
    };
  }

  private entries(map: YAMLMap, from: number): readonly SettingEntry[] {
    return map.items.flatMap(({ key, value }) => {
      const entry = this.entry(key, value, from);
      return entry.name === '<<' ? merged(entry.value) : [entry];
    });
  }

  private entry(key: unknown, value: unknown, from: number): SettingEntry {
    const named = this.setting(key, from);
    const end = isScalar(key) ? (key.range?.[1] ?? from) : from;
    const setting = this.setting(value, end);
    const start = isScalar(key) ? key.range?.[0] : undefined;
    return {
      name: named.kind === 'scalar' ? String(named.value) : '',
      at: start === undefined ? setting.at : start + this.shift,
      value: setting,
    };
  }

  /** The value that an alias stands for; null where there is none. */
  private behind(source: string): Setting | null {
    const anchor = this.anchors.get(source);
    if (anchor === undefined) return null;
    this.read += anchor.size;
    this.left -= anchor.size;
    if (this.left < 0) throw new Unreadable('the aliases expand to too many values');
    return anchor.setting;
  }
}

/** What a merge key brings in: the entries of a map, or of each map of a list. */
function merged(value: Setting): readonly SettingEntry[] {
  return value.kind === 'list' ? value.items.flatMap(entriesOf) : entriesOf(value);
}

function scalarOf({ value }: Pick<Scalar, 'value'>): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return value;
  return typeof value === 'bigint' ? Number(value) : null;
}
