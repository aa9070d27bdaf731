import { anyCase } from '../../../text/pattern.js';
import { type Phrase, say } from '../../../text/phrase.js';
import { MEMORY_FILE_BYTES, YAML_FILE_BYTES } from '../../../tree/limits.js';
import { kept } from '../../../text/collections.js';
import { compareTexts } from '../../../text/order.js';
import { scannedEntries } from '../../../tree/scanned-entries.js';
import { removedPaths } from '../../../tree/changes.js';
import { foldersAbove, normalisePath } from '../../../tree/path.js';
import { PathResolver } from '../../../tree/resolve.js';
import type { DetectorRepository } from '../../detection.js';
import { ReferenceNames } from './names.js';
import {
  escapedNamePattern,
  matchesPath,
  pathPattern,
  type PathPattern,
} from '../../../memory/glob.js';
import type { Tree } from '../../../tree/tree.js';
import {
  type CodeWords,
  isSmall,
  NO_WORDS,
  type Removal,
  removalsOf,
  WordReader,
} from './code-words.js';
import type { PastSearch } from '../../../tree/past-search.js';

/* What is in the repository that a text speaks of? In doubt a path counts as there: behind a submodule, or outside. */

/** Files that make a folder a package. */
const MANIFESTS = ['package.json', 'Cargo.toml', 'pyproject.toml', 'go.mod'];

/** Packages whose manifests are asked for the name of the repository. */
const FEW_PACKAGES = 10;

/** Where a manifest names its repository: `"repository": "github:a/b"`, `module github.com/a/b`. */
const REPOSITORY_FIELDS = [
  /"repository"\s{0,9}:\s{0,9}(?:\{[^{}]{0,300}?"url"\s{0,9}:\s{0,9})?"([^"]{1,300})"/,
  /^\s{0,9}"?(?:repository|source|source[ _-]?code|homepage|code)"?\s{0,9}=\s{0,9}"([^"]{1,300})"/im,
  /^module\s{1,9}(\S{1,300})/m,
];

function slugIn(manifest: string): string[] {
  for (const pattern of REPOSITORY_FIELDS) {
    const named = pattern.exec(manifest)?.[1] ?? '';
    const slug =
      /(?:^github:|github\.com[/:]|^)([\w-][\w.-]{0,99}\/[\w.-]{1,100}?)(?:\.git)?(?:[/#?].{0,200})?$/.exec(
        named,
      )?.[1];
    if (slug !== undefined && (named.includes('github') || named === slug))
      return [slug.toLowerCase()];
  }
  return [];
}

/** The repository that references are held against; what is asked for twice is looked up once. */
export class ReferenceScene {
  readonly names: ReferenceNames;
  /** What was read: by path texts, anchors and dependencies of manifests; links of the tree, what git ignores. */
  private readonly texts = new Map<string, string | null>();
  readonly anchors = new Map<string, ReadonlySet<string> | null>();
  readonly dependencies = new Map<string, readonly string[]>();
  private links: ReadonlySet<string> | null = null;
  private ignoring: Promise<Ignored> | null = null;
  private packageFolders: readonly string[] | null = null;

  /** What the change takes out of the tree; null where one commit is looked at by itself. */
  readonly removed: ReadonlySet<string> | null;
  private beforeIt: ReferenceScene | null = null;
  /** The names that texts name, in the code of this tree. */
  words: CodeWords = NO_WORDS;
  private reader = new WordReader(new Set());
  private removalsKnown: Promise<ReadonlyMap<string, Removal>> | null = null;

  constructor(readonly repository: DetectorRepository) {
    this.names = ReferenceNames.of(repository.tree);
    const { before = null, tree, resolver } = repository;
    this.removed = before === null ? null : removedPaths(before, tree, resolver);
  }

  /** Whether what went long ago is told: to whoever looks at one commit by itself, or asks for the history. */
  get isPastAsked(): boolean {
    return this.removed === null || this.repository.past.search !== undefined;
  }

  /** The same repository before the change; null where one commit is looked at by itself. */
  get before(): ReferenceScene | null {
    const { before: tree = null, past } = this.repository;
    if (tree === null) return null;
    this.beforeIt ??= new ReferenceScene({ tree, resolver: PathResolver.of(tree), past });
    return this.beforeIt;
  }

  /** Another tree of the same repository, asked for the same names. */
  earlier(repository: DetectorRepository): ReferenceScene {
    const scene = new ReferenceScene(repository);
    scene.words = this.reader.inTree(repository.tree);
    return scene;
  }

  /** Says which names will be asked for: all texts are read before the code is, and the code once. */
  lookFor(names: ReadonlySet<string>): void {
    this.reader = new WordReader(names);
    const { tree, past } = this.repository;
    const { before } = this;
    if (before !== null) {
      const words = this.reader.inChange(before.repository.tree, tree);
      // Whoever asks for the past asks for names that no change touches, too.
      this.words = past.search === undefined ? words.head : this.reader.inTree(tree);
      before.words = words.before;
    } else if (past.search !== undefined || isSmall(tree)) this.words = this.reader.inTree(tree);
  }

  /** Names that no code here has, with the newest commit that took them out of code. */
  async removals(search: PastSearch): Promise<ReadonlyMap<string, Removal>> {
    this.removalsKnown ??= removalsOf(this.reader.names, this.words, search);
    return this.removalsKnown;
  }

  /** Owner and name of the repository on GitHub, in lower case; null where nobody looked, or the tree does not say. */
  slug: string | null = null;

  /** Looks for the name of the repository: in the manifests of the root, or in those of packages where they agree. */
  async learnSlug(): Promise<void> {
    const roots = await this.read(
      MANIFESTS.filter((name) => this.repository.tree.entries.has(name)),
    );
    const [own] = [...roots.values()].flatMap((text) => slugIn(text ?? ''));
    if (own !== undefined) {
      this.slug = own;
      return;
    }
    const manifests = this.packages.slice(0, FEW_PACKAGES).map((home) => `${home}package.json`);
    const texts = await this.read(
      manifests.filter((path) => this.repository.tree.entries.has(path)),
    );
    const slugs = new Set([...texts.values()].flatMap((text) => slugIn(text ?? '')));
    const [only, ...others] = slugs;
    this.slug = only === undefined || others.length > 0 ? null : only;
  }

  /** Whether a path from the root exists. One in a submodule or out of the tree counts as existing. */
  async has(path: string): Promise<boolean> {
    const { tree, resolver } = this.repository;
    if (tree.entries.get(path)?.kind === 'file' || resolver.isFolder(path)) return true;
    if (path === '' || path === '.') return true;
    if (!this.isBehindLink(path)) return false;
    const { kind } = await resolver.resolve(path);
    return kind !== 'missing';
  }

  /** The first of these paths that is there; null where none is. */
  async firstThere(paths: readonly string[]): Promise<string | null> {
    for (const path of paths) if (await this.has(path)) return path;
    return null;
  }

  /** Whether a path is, or goes through, a link or a submodule. */
  private isBehindLink(path: string): boolean {
    this.links ??= new Set(
      scannedEntries(this.repository.tree).flatMap((entry) =>
        entry.kind === 'file' ? [] : [entry.path],
      ),
    );
    const { links } = this;
    return (
      links.size > 0 && (links.has(path) || foldersAbove(path).some((folder) => links.has(folder)))
    );
  }

  /** Folders with a manifest of a package, each with its final `/`, the nearest to the root first; not the root. */
  get packages(): readonly string[] {
    this.packageFolders ??= MANIFESTS.flatMap((name) =>
      this.names.called(name).flatMap((path) => (path === name ? [] : path.slice(0, -name.length))),
    ).toSorted((a, b) => a.split('/').length - b.split('/').length || compareTexts(a, b));
    return this.packageFolders;
  }

  /** Whether a folder, with its final `/`, has a manifest of a package. */
  isPackage(folder: string): boolean {
    return MANIFESTS.some((name) => this.repository.tree.entries.has(`${folder}${name}`));
  }

  /** Whether a folder is at a path from the root; not through a link. */
  isFolder(path: string): boolean {
    return this.repository.resolver.isFolder(path);
  }

  /** How many leading parts of a path are folders. */
  depthOf(path: string): number {
    return foldersAbove(path).filter((folder) => this.isFolder(folder)).length;
  }

  /** Texts of files, by path; null where one is not to be read. Lossy where it is not UTF-8. */
  async read(paths: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const missing = paths.filter((path) => !this.texts.has(path));
    if (missing.length > 0) {
      const contents = await this.repository.tree.read(missing, MEMORY_FILE_BYTES);
      for (const path of missing) {
        const content = contents.get(path);
        this.texts.set(
          path,
          content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null,
        );
      }
    }
    return new Map(paths.map((path) => [path, this.texts.get(path) ?? null]));
  }

  async textOf(path: string): Promise<string | null> {
    const found = await this.repository.resolver.resolve(path);
    return found.kind === 'file' ? ((await this.read([found.path])).get(found.path) ?? null) : null;
  }

  /** Whether git would ignore a file of this path, or a folder. */
  async isIgnored(path: string, isFolder: boolean = false): Promise<boolean> {
    this.ignoring ??= Ignored.in(this.repository.tree);
    return (await this.ignoring).has(path, isFolder);
  }

  /** Files of a name in these folders, the nearest first. */
  inFolders(folders: readonly string[], name: string): string[] {
    return folders
      .flatMap((folder) => normalisePath(`${folder}${name}`) ?? [])
      .filter((path) => this.repository.tree.entries.has(path));
  }
}

/** Names that any folder may have a file of: one elsewhere is another file, unless its folder has the same name too. */
const EVERYDAY = anyCase`
  ^(?:readme|index|main|mod|lib|app|init|__init__|__main__|conftest|setup|configs?|settings|types?|utils?
      |helpers?|constants?|common|base|core|tests?|spec|page|layout|route|styles?|schema|models?|server
      |client|cli|run|build|start|package|tsconfig|cargo|pyproject|requirements|makefile|dockerfile|justfile
      |license|changelog|contributing|skill|agents?|claude|gemini|memory|todo|notes|overview|introduction
      |example)(?:\.[\w.-]+)?$`;

/** Where the one file is that has the same name, and by that is hardly another one. */
export function namesakeOf(path: string, from: string, scene: ReferenceScene): string | null {
  const [only, ...others] = namesakes(path, from, scene);
  const isFile = only !== undefined && scene.repository.tree.entries.get(only)?.kind === 'file';
  return isFile && others.length === 0 ? only : null;
}

/** The same for a message; of two it says that there are two. */
export function namesakeHint(path: string, from: string, scene: ReferenceScene): Phrase | null {
  const [first, second, ...others] = namesakes(path, from, scene);
  if (others.length > 0) return null;
  if (first === undefined) return longerNameHint(path, scene);
  return second === undefined
    ? say`a file of this name is at ${first}`
    : say`files of this name are at ${first} and ${second}`;
}

/** `adr/ADR-002.md` where its folder has `ADR-002-queue.md`, and no other that begins so. */
function longerNameHint(path: string, scene: ReferenceScene): Phrase | null {
  const folder = foldersAbove(path).at(-1);
  const [, stem = '', extension = ''] = /([^/]{4,})(\.[A-Za-z]{1,5})$/.exec(path) ?? [];
  if (folder === undefined || stem === '') return null;
  const [only, ...others] = scene.names
    .inFolder(folder)
    .filter((name) => /^[-_]/.test(name.slice(stem.length)) && name.startsWith(stem))
    .filter((name) => name.endsWith(extension));
  return only === undefined || others.length > 0
    ? null
    : say`the only file there whose name begins so is ${`${folder}/${only}`}`;
}

/** The files that have the same name as one that is gone; none where too many have it for it to mean anything. */
function namesakes(path: string, from: string, scene: ReferenceScene): readonly string[] {
  const [name, folder] = path.split('/').toReversed();
  if (name === undefined) return [];
  const isEveryday = EVERYDAY.test(name.slice(0, LONGEST_NAME));
  const called = scene.names.called(name);
  if (called.length > (isEveryday ? MOST_NAMESAKES : 3)) return []; // the text itself may be one
  return called.filter(
    (other) => other !== from && (!isEveryday || (folder ?? '') === folderName(other)),
  );
}

function folderName(path: string): string {
  return path.split('/').at(-2) ?? '';
}

const LONGEST_NAME = 300;
/** Of a name that more files have none is looked for: each dead reference would look at all of them. */
const MOST_NAMESAKES = 1_000;

interface Pattern {
  readonly negated: boolean;
  /** Written with a `/` at its end: it is about folders. */
  readonly foldersOnly: boolean;
  readonly path: PathPattern;
}

/** Patterns of one tree that are kept, since each path is compared with all of them; usual are some hundred. */
const MOST_PATTERNS = 3_000;

/** What the `.gitignore` files of a tree keep out of it (gitignore(5)). A class such as `[cod]` is any character. */
export class Ignored {
  private readonly asked = new Map<string, boolean>();

  private constructor(
    private readonly files: readonly {
      readonly folder: string;
      readonly patterns: readonly Pattern[];
    }[],
  ) {}

  /** Reads the `.gitignore` files of a tree, those nearest to the root first. */
  static async in(tree: Tree): Promise<Ignored> {
    const paths = scannedEntries(tree).flatMap(({ path, kind }) =>
      kind === 'file' && /(?:^|\/)\.gitignore$/.test(path) ? [path] : [],
    );
    const contents = await tree.read(paths, YAML_FILE_BYTES);
    let left = MOST_PATTERNS;
    const files = paths
      .toSorted((a, b) => a.split('/').length - b.split('/').length)
      .flatMap((path) => {
        const content = contents.get(path);
        if (content?.kind !== 'bytes' || left <= 0) return [];
        const patterns = patternsIn(Buffer.from(content.bytes).toString('utf8')).slice(0, left);
        left -= patterns.length;
        return [{ folder: path.slice(0, -'.gitignore'.length), patterns }];
      });
    return new Ignored(files);
  }

  /** Whether git would ignore a path, or a folder above it. */
  has(path: string, isFolder: boolean): boolean {
    return (
      foldersAbove(path).some((folder) => this.knows(folder, true)) || this.knows(path, isFolder)
    );
  }

  /** Whether the patterns ignore a path itself, asked once. */
  private knows(path: string, isFolder: boolean): boolean {
    return kept(this.asked, isFolder ? `${path}/` : path, () => this.matches(path, isFolder));
  }

  /** The patterns of the nearest folder come last. */
  private matches(path: string, isFolder: boolean): boolean {
    let ignored = false;
    for (const { folder, patterns } of this.files) {
      if (!path.startsWith(folder)) continue;
      const inside = path.slice(folder.length);
      for (const { negated, foldersOnly, path: pattern } of patterns)
        if (negated === ignored && (isFolder || !foldersOnly) && matchesPath(pattern, inside))
          ignored = !negated;
    }
    return ignored;
  }
}

/** The patterns of a `.gitignore`; a line of more than 200 characters is none that a person wrote. */
function patternsIn(text: string): Pattern[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#') || trimmed.length > 200) return [];
    const negated = trimmed.startsWith('!');
    const written = trimmed.slice(negated ? 1 : 0).replace(/\[[^\]]{1,40}\]/g, '?');
    const bare = written.replace(/\/+$/, '');
    const parts = bare.replace(/^\//, '').split('/');
    if (parts.includes('')) return [];
    const wanted = bare.includes('/') ? parts : ['**', ...parts];
    return [
      {
        negated,
        foldersOnly: written.endsWith('/'),
        path: pathPattern(wanted, escapedNamePattern),
      },
    ];
  });
}
