import { LINKED_FILE_COUNT } from '../../tree/limits.js';
import { foldersAbove, normalisePath, baseName } from '../../tree/path.js';
import type { PathResolver } from '../../tree/resolve.js';
import { listFilesUnder } from '../../tree/scanned-entries.js';
import type { Tree } from '../../tree/tree.js';
import { matchesPath, namePattern, pathPattern, type PathPattern } from '../../memory/glob.js';
import { kept } from '../../text/collections.js';
import { foldedName } from './files.js';
import { readYamlSettings } from './front-matter.js';
import { type NamingKey, namingKeysOf, projectOf } from './naming-keys.js';
import {
  entriesOf,
  itemsOf,
  MOST_SETTINGS,
  nodeText,
  readJsonSettings,
  settingsIn,
  type Setting,
  under,
} from './read.js';

/* Which files do these settings name, and which files of a tree are they? See `naming-keys.ts`. */

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
  if (/\.env$/i.test(path)) return variablesIn(text);
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

/** The lines `NAME=value` of a file of variables. */
function variablesIn(text: string): Setting {
  const entries = Array.from(
    text.matchAll(
      /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*[=:][ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\n#]*))/gm,
    ),
    ({ 1: name = '', 2: double, 3: single, 4: bare = '', index }) => {
      const value = double ?? single ?? bare.trim();
      return { name, at: index, value: { kind: 'scalar', at: index, value } as const };
    },
  );
  return { kind: 'map', at: 0, entries };
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
const CHECKOUT =
  /^(?:\/proc\/(?:self|thread-self)\/cwd|\/workspaces?(?:\/[^/]+(?=\/))?|\/github\/workspace|\/home\/runner\/work\/[^/]+\/[^/]+)\//;

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

/** Whether a text is a pattern of paths. */
export function isPattern(written: string): boolean {
  return /[*?[\]{}]|[+@!]\(/.test(written);
}

/** Patterns that are tried on every file. What more there are lead to all that is below their fixed part. */
const MOST_PATTERNS = 200;
/** In a large tree fewer are tried: patterns times files. */
const MOST_TRIES = 2_000_000;
const FEWEST_PATTERNS = 20;
/** Characters of a pattern that is tried: a hostile one takes as long as it is. */
const LONGEST_PATTERN = 300;

interface Pattern {
  readonly pattern: PathPattern;
  readonly naming: Naming;
}

/** The namings of one target; the same one of one file counts once, however often it is written. */
type Targets = Map<string, Map<string, Naming>>;

/** Finds the files of a tree that settings name, in one pass over its paths. Names in any case are one. */
export class NamedFiles {
  private readonly paths: Targets = new Map();
  /** By the last part; the keys below are whole. */
  private readonly names: Targets = new Map();
  private readonly folders: Targets = new Map();
  private readonly patterns: Pattern[] = [];
  /** By the target as it is written, for patterns the part before the first star. */
  private readonly written = new Map<string, Naming[]>();

  private readonly mostPatterns: number;

  /** @param size how many files are looked at. */
  constructor(namings: Iterable<Naming>, size: number) {
    const most = Math.floor(MOST_TRIES / (size + 1));
    this.mostPatterns = Math.min(MOST_PATTERNS, Math.max(FEWEST_PATTERNS, most));
    for (const naming of namings)
      for (const target of naming.targets) {
        this.add(foldedName(target), naming);
        kept(this.written, fixedPart(target), () => []).push(naming);
      }
  }

  private add(target: string, naming: Naming): void {
    const { way, settings, when, ending } = naming;
    const key = `${settings}\0${when}\0${ending ?? ''}`;
    if (way === 'name')
      kept(this.names, baseName(target), () => new Map()).set(`${target}\0${key}`, naming);
    else if (isPattern(target)) this.addPattern(target, naming, key);
    else {
      kept(this.paths, target, () => new Map()).set(key, naming);
      if (ending !== null) kept(this.folders, target, () => new Map()).set(key, naming);
    }
  }

  private addPattern(written: string, naming: Naming, key: string): void {
    if (this.patterns.length < this.mostPatterns && written.length <= LONGEST_PATTERN) {
      this.patterns.push({ pattern: pathPattern(widened(written), namePattern), naming });
      return;
    }
    kept(this.folders, fixedPart(written), () => new Map()).set(key, { ...naming, ending: '' });
  }

  /** Every file and submodule that is named, with what names it; a file in a linked folder by the name through it. */
  async in(tree: Tree, resolver: PathResolver): Promise<ReadonlyMap<string, readonly Naming[]>> {
    const found = new Map<string, readonly Naming[]>();
    const add = (path: string, namings: readonly Naming[]): void => {
      if (namings.length > 0) found.set(path, [...(found.get(path) ?? []), ...namings]);
    };
    let linked = 0;
    let isPlain = true;
    for (const { path, kind } of tree.entries.values()) {
      isPlain &&= kind === 'file';
      if (kind !== 'submodule') add(path, this.naming(foldedName(path.normalize('NFC'))));
      if (kind !== 'symlink' || linked > LINKED_FILE_COUNT) continue;
      const place = await resolver.resolve(path);
      if (place.kind !== 'directory') continue;
      for (const file of listFilesUnder(tree, place.path)) {
        linked += 1;
        const name = `${path}${file.slice(place.path.length)}`;
        const known = this.naming(foldedName(file.normalize('NFC')));
        const more = this.naming(foldedName(name.normalize('NFC')));
        add(
          name,
          more.filter((naming) => !known.includes(naming)),
        );
      }
    }
    // What is behind links of links, or in a submodule, has no entry in the tree.
    for (const [target, namings] of isPlain ? [] : this.written) {
      const place = await resolver.resolve(target);
      if (place.kind === 'submodule') add(place.path, namings);
      else if (place.kind === 'file' && !found.has(target)) add(target, namings);
    }
    return found;
  }

  private inFolders(path: string): readonly Naming[] {
    if (this.folders.size === 0) return [];
    return ['', ...foldersAbove(path)].flatMap((folder) =>
      [...(this.folders.get(folder)?.values() ?? [])].filter(({ ending }) =>
        path.endsWith(ending ?? ''),
      ),
    );
  }

  private naming(path: string): readonly Naming[] {
    const found = [...(this.paths.get(path)?.values() ?? [])];
    for (const [name, naming] of this.names.get(baseName(path)) ?? [])
      if (`/${path}`.endsWith(`/${name.slice(0, name.indexOf('\0'))}`)) found.push(naming);
    found.push(...this.inFolders(path));
    for (const { pattern, naming } of this.patterns)
      if (matchesPath(pattern, path) || isBelow(path, pattern, naming)) found.push(naming);
    return found;
  }
}

/** The folders of a pattern before its first star; of a path all of it. */
function fixedPart(target: string): string {
  const pieces = target.split('/');
  const first = pieces.findIndex(isPattern);
  return (first < 0 ? pieces : pieces.slice(0, first)).join('/');
}

/** Stands for a group with a slash in it: any run of folders, and a name. */
const DEEP = '\0';

/** The pieces of a pattern, with a star for each group in braces or brackets: wider than it is. */
function widened(written: string): readonly string[] {
  let made = '';
  let depth = 0;
  let group = '*';
  for (const sign of written) {
    const isExtended = sign === '(' && (depth > 0 || '?*+@!'.includes(made.at(-1) ?? ' '));
    if (isExtended || '{['.includes(sign)) {
      if (depth === 0) [made, group] = [isExtended ? made.slice(0, -1) : made, '*'];
      depth += 1;
    } else if (depth === 0) made += sign;
    else if (sign === '/') group = DEEP;
    else if ('}])'.includes(sign)) {
      depth -= 1;
      if (depth === 0) made += group;
    }
  }
  return `${made}${depth > 0 ? DEEP : ''}`
    .split('/')
    .flatMap((piece) =>
      piece.includes(DEEP) ? ['**', `*${piece.slice(piece.lastIndexOf(DEEP) + 1)}`] : [piece],
    );
}

/** Whether a pattern is of a folder, and the agent reads this file in it. */
function isBelow(path: string, pattern: PathPattern, { ending }: Naming): boolean {
  return (
    ending !== null &&
    path.endsWith(ending) &&
    foldersAbove(path).some((folder) => matchesPath(pattern, folder))
  );
}
