import { isAlias, isMap, isPair, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';
import { Unreadable } from '../../languages/data/node.js';
import { composeYaml } from '../../languages/data/yaml-values.js';
import type { Setting, SettingEntry } from './read.js';

/* YAML as settings with places, as lenient readers take it. */

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

function entriesOf(setting: Setting): readonly SettingEntry[] {
  return setting.kind === 'map' ? setting.entries : [];
}
