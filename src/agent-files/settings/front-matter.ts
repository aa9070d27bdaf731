import { remembered } from '../../text/collections.js';
import { joined } from '../../text/pattern.js';
import { readData } from '../../languages/data/read-data.js';
import type { AgentDocument } from '../document.js';
import { entriesOf, type Setting, type SettingEntry } from './read.js';
import { isAlias, isMap, isPair, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';
import { Unreadable } from '../../languages/data/node.js';
import { composeYaml } from '../../languages/data/yaml-values.js';

/* What does the front matter of a file set? `open` where the closing line is missing. */

/** The front matter of a text for agents, as far as it could be read. */
export interface OpenFrontMatter {
  /** Offsets are those of the document. */
  readonly root: Setting;
  /** All that an agent may take from it: the same, and where it was read by line what YAML makes of it too. */
  readonly settings: Setting;
  /** As YAML; where it is `lines`, no parser takes it and its keys were read line by line, as lenient agents do. */
  readonly read: 'yaml' | 'lines';
  /** The lines between the marks; the first is line 2 of the document. */
  readonly lines: readonly string[];
}

/** Characters in which front matter has to end: as many as a file may have, or a long comment could hide settings. */
const MOST_CHARACTERS = 1024 * 1024;

/** The front matter of a document; `open` where its closing line is missing, null where it has none. */
export const frontMatterOf = remembered(({ text }: AgentDocument) => frontMatterIn(text));

function frontMatterIn(text: string): OpenFrontMatter | 'open' | null {
  const beginning = text.slice(0, MOST_CHARACTERS);
  const opening = /^\uFEFF?---[ \t]*(?:\r\n|[\n\r])/.exec(beginning)?.[0];
  if (opening === undefined) return null;
  const rest = beginning.slice(opening.length);
  const closing = /(?:^|\r\n|[\n\r])---[ \t]*(?=[\n\r]|$)/.exec(rest);
  if (closing === null) return 'open';
  const yaml = rest.slice(0, closing.index);
  const lines = yaml === '' ? [] : yaml.split(/\r\n|[\n\r]/);
  const usual = usualSettings(lines, yaml, opening.length);
  if (usual !== null) return { root: usual, settings: usual, read: 'yaml', lines };
  const settings = readYamlSettings(yaml, opening.length);
  if (settings !== null && isPlainYaml(yaml))
    return { root: settings, settings, read: 'yaml', lines };
  const root = byLine(lines, text, opening.length);
  return {
    root,
    settings: { ...root, entries: [...root.entries, ...entriesOf(settings ?? undefined)] },
    read: 'lines',
    lines,
  };
}

/** What no reader of YAML takes for a control, a line end or half a character. */
const LETTER = String.raw`[\x20-\x7e\u00a1-\u1fff\u2010-\u2027\u2030-\ud7ff]`;

/** A key and a value on one line that every reader of YAML takes for the same two texts. */
const USUAL_LINE = new RegExp(joined`
  ^([A-Za-z][\w-]{1,60}):[ ]{1,8}
  (?:"((?:(?!["\\])${LETTER})*)"|'((?:(?!')${LETTER})*)'|([A-Za-z\u00c0-\u024f\u3040-\ud7a3]${LETTER}*))$`);

/** Words that some version of YAML reads as something else than text. */
const NO_TEXT = /^(?:true|false|yes|no|on|off|y|n|null)$/i;

/**
 * Front matter of lines with a text each, as most is: the parser takes a hundred times as long. Null where a line is
 * anything else, so that the parser decides.
 */
function usualSettings(lines: readonly string[], yaml: string, shift: number): Setting | null {
  if (lines.length === 0 || lines.length > 50 || yaml.includes('\r')) return null;
  const entries = new Map<string, SettingEntry>();
  let start = shift;
  for (const line of lines) {
    const usual = usualLine(line);
    if (usual === null || entries.has(usual.name)) return null;
    const { name, value, quotes } = usual;
    const at = start + line.length - value.length - quotes;
    entries.set(name, { name, at: start, value: { kind: 'scalar', at, value } });
    start += line.length + 1;
  }
  return { kind: 'map', at: shift, entries: [...entries.values()] };
}

/** A key with one text; null for any other line. */
function usualLine(
  line: string,
): { readonly name: string; readonly value: string; readonly quotes: 0 | 2 } | null {
  const [, name = '', double, single, plain = ''] = USUAL_LINE.exec(line) ?? [];
  if (name === '' || NO_TEXT.test(name)) return null;
  const quoted = double ?? single;
  if (quoted !== undefined) return { name, value: quoted, quotes: 2 };
  return isPlainText(plain) ? { name, value: plain, quotes: 0 } : null;
}

/** Whether a value without quotes is one text: no comment, no key, no word that means something else. */
function isPlainText(value: string): boolean {
  return value !== '' && !/ #|:(?: |$)| $/.test(value) && !NO_TEXT.test(value);
}

/** Whether every reader of YAML takes it, with one value for each key at the left margin. */
function isPlainYaml(yaml: string): boolean {
  const data = readData('front-matter.yaml', yaml);
  if (typeof data === 'string' || data.kind === 'unclear') return false;
  return data.kind !== 'map' || ![...data.entries.values()].includes('twice');
}

/** Keys at the left margin with the texts behind them, and where there is none, with the indented lines below. */
function byLine(
  lines: readonly string[],
  text: string,
  start: number,
): Extract<Setting, { kind: 'map' }> {
  const entries: SettingEntry[] = [];
  let at = start;
  for (const [index, line] of lines.entries()) {
    const key =
      /^(?:"([A-Za-z_][\w-]{0,60})"|'([A-Za-z_][\w-]{0,60})'|([A-Za-z_][\w-]{0,60}))[ \t]*:/.exec(
        line,
      );
    if (key !== null) {
      const [whole, ...names] = key;
      const value = line.slice(whole.length).trim() || below(lines, index + 1);
      entries.push({
        name: names.find((name) => name !== undefined) ?? '',
        at,
        value: {
          kind: 'scalar',
          at: at + whole.length,
          value: /^(?:".*"|'.*')$/.test(value) ? value.slice(1, -1) : value,
        },
      });
    }
    at += line.length;
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return { kind: 'map', at: start, entries };
}

/** The indented lines from one on, as one text. */
function below(lines: readonly string[], from: number): string {
  let to = from;
  while (/^[ \t]/.test(lines[to] ?? '')) to += 1;
  return lines
    .slice(from, to)
    .map((line) => line.trim())
    .join(' ');
}

/** Values behind aliases, each counted as often as it is reached: aliases of aliases could unfold without end. */
const MOST_BEHIND_ALIASES = 20_000;

/** The settings in a YAML text; null where it is not read at all. */
function readYamlSettings(text: string, shift: number): Setting | null {
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
