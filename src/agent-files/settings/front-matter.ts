import { readData } from '../../languages/data/read-data.js';
import type { AgentDocument } from '../document.js';
import { entriesOf, type Setting, type SettingEntry } from './node.js';
import { readYamlSettings } from './yaml.js';

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

/**
 * Characters in which front matter has to end. That of people has hundreds; as many as a file of memory may
 * have are read, or settings could hide behind a long comment.
 */
const MOST_CHARACTERS = 1024 * 1024;

/** The front matter of a document; `open` where its closing line is missing, null where it has none. */
export function frontMatterOf(document: AgentDocument): OpenFrontMatter | 'open' | null {
  const known = frontByDocument.get(document);
  if (known !== undefined) return known;
  const front = frontMatterIn(document.text);
  frontByDocument.set(document, front);
  return front;
}

/** Several detectors read the same front matter. */
const frontByDocument = new WeakMap<AgentDocument, OpenFrontMatter | 'open' | null>();

function frontMatterIn(text: string): OpenFrontMatter | 'open' | null {
  const beginning = text.slice(0, MOST_CHARACTERS);
  const opening = /^\uFEFF?---[ \t]*(?:\r\n|[\n\r])/.exec(beginning)?.[0];
  if (opening === undefined) return null;
  const rest = beginning.slice(opening.length);
  const closing = /(?:^|\r\n|[\n\r])---[ \t]*(?=[\n\r]|$)/.exec(rest);
  if (closing === null) return 'open';
  const yaml = rest.slice(0, closing.index);
  const lines = yaml === '' ? [] : yaml.split(/\r\n|[\n\r]/);
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

/** Whether every reader of YAML takes it, with one value for each key at the left margin. */
function isPlainYaml(yaml: string): boolean {
  const data = readData('front-matter.yaml', yaml);
  if (typeof data === 'string' || data.kind === 'unclear') return false;
  return data.kind !== 'map' || ![...data.entries.values()].includes('twice');
}

/**
 * Keys at the left margin with the texts behind them, and where there is none, with the indented
 * lines below.
 */
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
