import { remembered } from '../../text/collections.js';
import { joined } from '../../text/pattern.js';
import { readData } from '../../languages/data/read-data.js';
import type { AgentDocument } from '../document.js';
import { entriesOf, readYamlSettings, type Setting, type SettingEntry, under } from './read.js';

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

/** What a key of front matter sets, the last one where it is there twice. */
export function frontValue({ root }: OpenFrontMatter, key: string): Setting | undefined {
  return under(root, key).at(-1)?.value;
}

/** The line of a key; the front matter begins on the second. */
export function frontLine({ lines }: OpenFrontMatter, key: string): number {
  const index = lines.findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 2;
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
