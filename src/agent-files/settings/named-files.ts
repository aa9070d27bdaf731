import { foldersAbove, normalisePath, baseName } from '../../tree/path.js';
import type { Tree } from '../../tree/tree.js';
import { matchesPath, namePattern, pathPattern, type PathPattern } from '../../memory/glob.js';
import { kept } from '../../text/collections.js';
import { foldedName } from '../path-pattern.js';
import { type NamingKey, namingKeysOf, projectOf } from './naming-keys.js';
import { entriesOf, itemsOf, nodeText, settingsIn, type Setting, under } from './read.js';

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
  readonly ending: string;
}

/** What a settings file names, in the order of the table. */
export function namingsIn(path: string, text: string): readonly Naming[] {
  const root = settingsIn(path, text);
  if (root === null) return [];
  const bases = basesOf(path);
  return namingKeysOf(path).flatMap(({ agent, way, when, keys, ending }) =>
    writtenAt(root, way, keys).map(({ written, at }) => ({
      agent,
      way,
      when,
      settings: path,
      written,
      at,
      targets: targetsOf(written, way, bases),
      ending,
    })),
  );
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
    text.slice(0, LONGEST_TEXT).matchAll(/\{file:([^{}]{1,500})\}|^file:\/\/([^\s]{1,500})$/g),
    ([, inside, whole]) => (inside ?? whole ?? '').trim(),
  );
}

const LONGEST_TEXT = 100_000;

function targetsOf(
  written: string,
  way: NamingKey['way'],
  bases: readonly string[],
): readonly string[] {
  const path = written.replace(/^\$\{workspaceFolder\}\//, './').replace(/\/+$/, '');
  if (way === 'name') {
    const name = normalisePath(path);
    return name === null ? [] : [name];
  }
  return bases.flatMap((base) => {
    const whole = normalisePath(
      /^(?:[/\\~]|[A-Za-z][A-Za-z0-9+.-]*:)/.test(path) ? path : `${base}${path}`,
    );
    return whole === null ? [] : [whole];
  });
}

/** Whether a text is a pattern of paths. */
export function isPattern(written: string): boolean {
  return /[*?[\]{}]/.test(written);
}

/** Patterns that are tried on every file. What more there are lead to all that is below their fixed part. */
const MOST_PATTERNS = 200;

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

  constructor(namings: Iterable<Naming>) {
    for (const naming of namings)
      for (const target of naming.targets) this.add(foldedName(target), naming);
  }

  private add(target: string, naming: Naming): void {
    const { way, settings, when, ending } = naming;
    const key = `${settings}\0${when}\0${ending}`;
    if (way === 'name')
      kept(this.names, baseName(target), () => new Map()).set(`${target}\0${key}`, naming);
    else if (isPattern(target)) this.addPattern(target, naming, key);
    else {
      kept(this.paths, target, () => new Map()).set(key, naming);
      if (ending !== '') kept(this.folders, target, () => new Map()).set(key, naming);
    }
  }

  private addPattern(written: string, naming: Naming, key: string): void {
    // Braces and brackets are wider here than they are.
    const pieces = written.replace(/\{[^{}]*\}|\[[^[\]]*\]/g, '*').split('/');
    if (this.patterns.length < MOST_PATTERNS) {
      this.patterns.push({ pattern: pathPattern(pieces, namePattern), naming });
      return;
    }
    const fixed = pieces.slice(0, pieces.findIndex(isPattern)).join('/');
    kept(this.folders, fixed, () => new Map()).set(key, { ...naming, ending: '' });
  }

  /** Every file that is named, with what names it. */
  in(tree: Tree): ReadonlyMap<string, readonly Naming[]> {
    const found = new Map<string, readonly Naming[]>();
    for (const { path, kind } of tree.entries.values()) {
      const all = kind === 'submodule' ? [] : this.naming(foldedName(path));
      if (all.length > 0) found.set(path, all);
    }
    return found;
  }

  private naming(path: string): readonly Naming[] {
    const found = [...(this.paths.get(path)?.values() ?? [])];
    for (const [name, naming] of this.names.get(baseName(path)) ?? [])
      if (`/${path}`.endsWith(`/${name.slice(0, name.indexOf('\0'))}`)) found.push(naming);
    for (const folder of this.folders.size === 0 ? [] : ['', ...foldersAbove(path)])
      for (const naming of this.folders.get(folder)?.values() ?? [])
        if (path.endsWith(naming.ending)) found.push(naming);
    for (const { pattern, naming } of this.patterns)
      if (matchesPath(pattern, path) || isBelow(path, pattern, naming)) found.push(naming);
    return found;
  }
}

/** Whether a pattern is of a folder, and the agent reads this file in it. */
function isBelow(path: string, pattern: PathPattern, { ending }: Naming): boolean {
  return (
    ending !== '' &&
    path.endsWith(ending) &&
    foldersAbove(path).some((folder) => matchesPath(pattern, folder))
  );
}
