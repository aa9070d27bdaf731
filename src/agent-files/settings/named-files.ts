import { LINKED_FILE_COUNT } from '../../tree/limits.js';
import { foldersAbove, baseName } from '../../tree/path.js';
import type { PathResolver } from '../../tree/resolve.js';
import { listFilesUnder } from '../../tree/scanned-entries.js';
import type { Tree } from '../../tree/tree.js';
import { matchesPath, namePattern, pathPattern, type PathPattern } from '../../memory/glob.js';
import { kept } from '../../text/collections.js';
import { foldedName } from '../path-pattern.js';

import type { Naming } from './namings.js';

/* Which files of a tree are those that settings name? Names in any case are one, and links are followed. */

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

  private naming(path: string): readonly Naming[] {
    const found = [...(this.paths.get(path)?.values() ?? [])];
    for (const [name, naming] of this.names.get(baseName(path)) ?? [])
      if (`/${path}`.endsWith(`/${name.slice(0, name.indexOf('\0'))}`)) found.push(naming);
    if (this.folders.size > 0) found.push(...this.namingFolderOf(path));
    for (const { pattern, naming } of this.patterns)
      if (matchesPath(pattern, path) || isBelow(path, pattern, naming)) found.push(naming);
    return found;
  }

  private namingFolderOf(path: string): readonly Naming[] {
    return ['', ...foldersAbove(path)]
      .flatMap((folder) => [...(this.folders.get(folder)?.values() ?? [])])
      .filter(({ ending }) => path.endsWith(ending ?? ''));
  }
}

/** The folders of a pattern before its first star; of a path all of it. */
function fixedPart(target: string): string {
  const pieces = target.split('/');
  const first = pieces.findIndex(isPattern);
  return (first < 0 ? pieces : pieces.slice(0, first)).join('/');
}

/** A group of a pattern with no folder in it: `{a,b}`, `[ab]`, `@(a|b)`. */
const GROUP = /[+@!?*]?\([^()/]*\)|\{[^{}/]*\}|\[[^[\]/]*\]/g;

/** The pieces of a pattern, wider than it is: a star for each group, and all that is below for what is more. */
function widened(written: string): readonly string[] {
  let made = written;
  for (let depth = 0; depth < 3; depth += 1) made = made.replace(GROUP, '*');
  const pieces = made.split('/');
  const deep = pieces.findIndex((piece) => /[{}[\]()]/.test(piece));
  if (deep < 0) return pieces;
  return [
    ...pieces.slice(0, deep),
    '**',
    `*${/[^{}[\]()]*$/.exec(made.slice(made.lastIndexOf('/')))?.[0] ?? ''}`,
  ];
}

/** Whether a pattern is of a folder, and the agent reads this file in it. */
function isBelow(path: string, pattern: PathPattern, { ending }: Naming): boolean {
  return (
    ending !== null &&
    path.endsWith(ending) &&
    foldersAbove(path).some((folder) => matchesPath(pattern, folder))
  );
}
