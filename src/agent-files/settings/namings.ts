import { joined } from '../../text/pattern.js';
import { normalisePath, baseName } from '../../tree/path.js';
import { kept } from '../../text/collections.js';
import { type NamingKey, namingKeysOf, projectOf } from './naming-keys.js';
import {
  entriesOf,
  itemsOf,
  MOST_SETTINGS,
  nodeText,
  readJsonSettings,
  readYamlSettings,
  settingsIn,
  type Setting,
  under,
} from './read.js';

/* What do these settings name? Paths, patterns and names, as the keys of `naming-keys.ts` have them. */

/** Something that a settings file names. */
export interface Naming {
  readonly agent: string;
  readonly way: NamingKey['way'];
  readonly when: NamingKey['when'];
  readonly settings: string;
  /** As written, and the offset of it. */
  readonly written: string;
  readonly at: number;
  /** Paths or patterns from the root that it may mean. */
  readonly targets: readonly string[];
  readonly ending: NamingKey['ending'];
}

/** What a settings file names, in the order of the table. */
export function namingsIn(path: string, text: string): readonly Naming[] {
  const root = rootOf(path, text);
  // An agent may read on where the readers here stop: behind a fault, or past a limit.
  const words = root === null || isCut(path, text) ? wordsOf(text) : [];
  const bases = basesOf(path);
  return namingKeysOf(path).flatMap(({ agent, way, when, keys, ending }) => {
    const read = root === null ? [] : writtenAt(root, way, keys);
    const isThere = text.includes(keys.at(-1) ?? '') || text.includes('\\');
    return [...read, ...(isThere ? words : [])].map(({ written, at }) => ({
      agent,
      way,
      when,
      settings: path,
      written,
      at,
      targets: targetsOf(written, way, bases),
      ending,
    }));
  });
}

function rootOf(path: string, text: string): Setting | null {
  if (!/\.yml$/i.test(path)) return settingsIn(path, text);
  // Python's reader takes a directive; ours does not.
  return text.length > MOST_SETTINGS ? null : readYamlSettings(text.replace(/^%/gm, '#'), 0);
}

/** Whether there is more behind a fault: the reader of VS Code goes on. */
function isCut(path: string, text: string): boolean {
  return (
    /(?:settings\.json|\.code-workspace)$/i.test(path) &&
    path.toLowerCase().includes('.vscode/') &&
    readJsonSettings(text).faults.some(({ kind }) => kind === 'fault')
  );
}

/** What could be the name of a file in a text that was not read to its end, each once. */
function wordsOf(text: string): readonly Written[] {
  const found = new Map<string, Written>();
  for (const { 0: written, index } of text.matchAll(/[^\s"'[\]{},=]+/g))
    if (/[./]/.test(written)) kept(found, written, () => ({ written, at: index }));
  return [...found.values()];
}

/** Where a path of settings may lead from: the folder that they are for, their own, and the root. */
function basesOf(path: string): readonly string[] {
  const own = path.slice(0, path.length - baseName(path).length);
  return [...new Set([projectOf(path), own, ''])];
}

interface Written {
  readonly written: string;
  readonly at: number;
}

function writtenAt(root: Setting, way: NamingKey['way'], keys: readonly string[]): Written[] {
  if (way === 'beside') return [{ written: `./${keys.join('/')}`, at: root.at }];
  const found: Written[] = [];
  for (const value of valuesAt(root, keys)) {
    if (way === 'map')
      for (const entry of entriesOf(value))
        if (entry.value.kind !== 'scalar' || entry.value.value !== false)
          found.push({ written: entry.name, at: entry.at });
    for (const item of value.kind === 'list' ? value.items : [value]) {
      const text = nodeText(item);
      if (text === null || way === 'map') continue;
      const paths = way === 'file' ? filesIn(text) : [text];
      for (const written of paths) found.push({ written, at: item.at });
    }
  }
  return found;
}

/** The values at a path of keys; `**` is every text below. */
function valuesAt(root: Setting, keys: readonly string[]): readonly Setting[] {
  let found: readonly Setting[] = [root];
  for (const key of keys)
    found = found.flatMap((value) => {
      if (key === '[]') return itemsOf(value);
      if (key === '**') return allIn(value, 0);
      return (key === '*' ? entriesOf(value) : under(value, key)).map((entry) => entry.value);
    });
  return found;
}

/** Levels of nesting that settings have, with room to spare. */
const DEEPEST = 12;

function allIn(value: Setting, depth: number): Setting[] {
  if (depth > DEEPEST || value.kind === 'scalar') return [value];
  const below = value.kind === 'list' ? value.items : value.entries.map((entry) => entry.value);
  return below.flatMap((one) => allIn(one, depth + 1));
}

/** The files that a text takes in: `{file:./prompts/a.txt}`, `file://README.md`. */
function filesIn(text: string): readonly string[] {
  return Array.from(
    text.matchAll(/\{file:([^{}]+)\}|^(?:file|skill):\/\/(.+)$/g),
    ([, inside, whole]) => (inside ?? whole ?? '').trim(),
  );
}

/** Variables for the folder that the settings are for. Source: the pages of the table. */
const OWN_FOLDER =
  /^\$(?:\{(?:workspaceFolder(?::[^{}]*)?|CLAUDE_PLUGIN_ROOT|extensionPath|PWD)\}|PWD)(?=\/|$)/;

/** Where hosts of agents check a repository out, and what leads to wherever that is. */
const CHECKOUT = new RegExp(joined`
  ^(?:/proc/(?:self|thread-self)/cwd|/workspaces?(?:/[^/]+(?=/))?|/github/workspace
      |/home/runner/work/[^/]+/[^/]+)/`);

/** The paths from the root that a text may mean; the empty one is the root. */
function targetsOf(
  written: string,
  way: NamingKey['way'],
  bases: readonly string[],
): readonly string[] {
  const path = written.trim().normalize('NFC').replace(OWN_FOLDER, '.');
  // A backslash is a slash on Windows, and elsewhere escapes the next letter of a pattern.
  const spellings = path.includes('\\')
    ? [path.replaceAll('\\', '/'), path.replaceAll('\\', '')]
    : [path];
  const found = spellings.flatMap((spelling) => {
    if (way === 'name') return nameTargets(spelling, bases[0] ?? '');
    const inside = spelling.replace(CHECKOUT, '');
    if (inside !== spelling)
      return [fromRoot(inside), fromRoot(spelling.replace(/^\/workspaces?\//, ''))];
    return isElsewhere(spelling) ? [] : bases.map((base) => fromRoot(`${base}${spelling}`));
  });
  return [...new Set(found)].filter((target) => target !== null);
}

/** A name is put behind each folder, whatever it begins with; `${NAME:-NOTES.txt}` has one as default. */
function nameTargets(written: string, base: string): readonly (string | null)[] {
  const name = (/^\$\{\w+:-([^{}]+)\}$/.exec(written)?.[1] ?? written).replace(/^\/+/, '');
  return [normalisePath(name.startsWith('..') ? `${base}${name}` : name)];
}

/** A path without its dots; empty for the root, null for what is outside. */
function fromRoot(path: string): string | null {
  return /^[./]*$/.test(path) && !path.includes('..') ? '' : normalisePath(path);
}

/** Absolute paths, those of a home, URLs. */
export function isElsewhere(path: string): boolean {
  return /^(?:[/\\~]|[A-Za-z][A-Za-z0-9+.-]*:)/.test(path);
}
