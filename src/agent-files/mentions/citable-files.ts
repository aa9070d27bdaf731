import { agentFileOf } from '../agents.js';
import { unverifiable } from '../../anchors/readable.js';
import { SourceText } from '../../anchors/source-text.js';
import { languageOf } from '../../languages/code/languages.js';
import { ownsPath } from '../../memory/glob.js';
import { isNoSource } from '../../memory/notes/home.js';
import { anyCase } from '../../text/pattern.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import { grouped } from '../../text/collections.js';
import { baseName, normalisePath } from '../../tree/path.js';
import { PathResolver } from '../../tree/resolve.js';
import type { Tree } from '../../tree/tree.js';

/* Which files may a claim of an agent file cite? Not links, lock files, generated code or other agent files. */

/** Bytes of named files that are kept; a repository whose agent files name more has enough to start with. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Texts of named files that are kept at a time. */
const MOST_NAMED = 50;

/** Whether a policy keeps a path out: nothing is said of it, not even that it is there (SECURITY S28). */
export type IsBlocked = (path: string) => boolean;

/** The files of a tree that a claim may cite: regular ones that people write and that no policy blocks. */
export class CitableFiles {
  private readonly resolver: PathResolver;
  private readonly texts = new Map<string, SourceText | null>();
  private readonly namedTexts = new Map<string, SourceText | 'cut' | null>();
  private names: ReadonlyMap<string, readonly string[]> | null = null;
  private left = MOST_BYTES;

  private constructor(
    readonly tree: Tree,
    readonly isBlocked: IsBlocked,
    private readonly generated: readonly string[],
    private readonly isNamedAnywhere: boolean,
  ) {
    this.resolver = new PathResolver(tree);
  }

  /** @param isNamedAnywhere whether a bare name means the one file of that name, in whatever folder it is. */
  static async open(
    tree: Tree,
    isBlocked: IsBlocked,
    isNamedAnywhere = false,
  ): Promise<CitableFiles> {
    const attributes = (await tree.read(['.gitattributes'], MEMORY_FILE_BYTES)).get(
      '.gitattributes',
    );
    return new CitableFiles(
      tree,
      isBlocked,
      attributes?.kind === 'bytes'
        ? generatedPatterns(Buffer.from(attributes.bytes).toString('utf8'))
        : [],
      isNamedAnywhere,
    );
  }

  /** The same where no attribute marks a file as generated: a change could mark what it wants unseen. */
  static whole(tree: Tree, isBlocked: IsBlocked): CitableFiles {
    return new CitableFiles(tree, isBlocked, [], false);
  }

  /** Whether a path names such a file, as far as its name tells. */
  isCitable(path: string): boolean {
    return (
      this.resolver.plainFile(path) !== null &&
      !isNoSource(path) &&
      agentFileOf(path) === null &&
      !isMadeByTools(path) &&
      !this.generated.some((pattern) => ownsPath(pattern, path)) &&
      !this.isBlocked(path)
    );
  }

  /**
   * The path of the file that is meant by a written one: seen from one of some folders, nearest
   * first, or from the root. A bare name is that of a file at the root only where no other one is
   * called so: each folder may have its `package.json`. One that every folder may have, such as
   * `__init__.py`, names a file only where no folder below has another.
   */
  find(written: string, folders: readonly string[]): string | null {
    const isBare = !written.includes('/');
    const fromRoot = folders.length === 0 || !isBare || this.named(written).length === 1;
    if (isBare && isOfEachFolder(written) && this.isTwiceBelow(written, folders)) return null;
    for (const folder of fromRoot ? [...folders, ''] : folders) {
      const path = normalisePath(folder === '' ? written : `${folder}/${written}`);
      if (path !== null && this.isCitable(path)) return path;
    }
    return this.isNamedAnywhere && isBare ? this.onlyOneNamed(written, folders) : null;
  }

  /** The one file of a name in some folders, or in all; null where there are several. */
  private onlyOneNamed(name: string, folders: readonly string[]): string | null {
    const [path, another] = this.named(name);
    const isOnly = path !== undefined && another === undefined;
    return isOnly && isBelowOneOf(folders, path) && this.isCitable(path) ? path : null;
  }

  private isTwiceBelow(name: string, folders: readonly string[]): boolean {
    return this.named(name).filter((path) => isBelowOneOf(folders, path)).length > 1;
  }

  private named(name: string): readonly string[] {
    this.names ??= grouped(this.tree.entries.keys(), baseName);
    return this.names.get(name) ?? [];
  }

  /** The text of a file that a statement names; blocked files and memory are not read. `cut` where it is too large. */
  async readNamed(path: string): Promise<SourceText | 'cut' | null> {
    const known = this.namedTexts.get(path);
    if (known !== undefined) return known;
    if (this.resolver.plainFile(path) === null || isNoSource(path)) return null;
    if (this.isBlocked(path)) return null;
    const content = (await this.tree.read([path], MEMORY_FILE_BYTES)).get(path);
    const bytes = content?.kind === 'bytes' ? content.bytes : null;
    const isText = bytes !== null && unverifiable(bytes) === null;
    const text = isText ? new SourceText(bytes, path) : null;
    const answer = content?.kind === 'too-large' ? 'cut' : text;
    if (this.namedTexts.size >= MOST_NAMED) this.namedTexts.clear();
    this.namedTexts.set(path, answer);
    return answer;
  }

  /** The same where nothing is said of what is too large. */
  async readWhole(path: string): Promise<SourceText | null> {
    const source = await this.readNamed(path);
    return source === 'cut' ? null : source;
  }

  /** Null where it is not text, too large, or says that a tool wrote it. */
  async read(path: string): Promise<SourceText | null> {
    const known = this.texts.get(path);
    if (known !== undefined || this.left <= 0) return known ?? null;
    const content = this.isCitable(path)
      ? (await this.tree.read([path], MEMORY_FILE_BYTES)).get(path)
      : undefined;
    const bytes = content?.kind === 'bytes' ? content.bytes : null;
    this.left -= bytes?.length ?? 0;
    const text =
      bytes === null || unverifiable(bytes) !== null || saysGenerated(bytes)
        ? null
        : new SourceText(bytes, path);
    this.texts.set(path, text);
    return text;
  }
}

/** Whether a path is below one of some folders; none stand for the root. */
function isBelowOneOf(folders: readonly string[], path: string): boolean {
  return folders.length === 0 || folders.some((folder) => path.startsWith(`${folder}/`));
}

/** Names that stand for the file of each folder: sources, and what builds a folder. */
function isOfEachFolder(name: string): boolean {
  const language = languageOf(name);
  return (
    /^(?:BUILD(?:\.bazel)?|CMakeLists\.txt|meson\.build|README\.md|index\.html)$/.test(name) ||
    (language !== null && language !== 'json')
  );
}

/** Patterns that `.gitattributes` marks as generated or as somebody else's. Source: GitHub Linguist, "overrides". */
function generatedPatterns(attributes: string): string[] {
  return attributes
    .split(/\r?\n/)
    .slice(0, 1_000)
    .flatMap((line) => {
      const [pattern = '', ...marks] = line.trim().split(/\s+/);
      return pattern !== '' &&
        !pattern.startsWith('#') &&
        marks.some((mark) => /^linguist-(?:generated|vendored)(?:=true)?$/.test(mark))
        ? [pattern]
        : [];
    });
}

const FOLDERS = anyCase`
  (?:^|\/)(?:node_modules|vendor|third[-_]party|dist|build|out|target|coverage|generated|__generated__
      |__snapshots__|\.next|\.venv|site-packages)\/`;
const NAMES = anyCase`
  (?:^|\/)(?:[^/]+\.(?:lock|min\.js|min\.css|map|snap|svg|pb\.go|g\.dart|d\.ts)
      |[^/]+(?:[._]generated|\.gen|_pb2)\.[a-z]+|package-lock\.json|pnpm-lock\.yaml|npm-shrinkwrap\.json
      |go\.sum|change(?:s|log)[^/]*|history[^/]*|licen[cs]e[^/]*)$`;

function isMadeByTools(path: string): boolean {
  return FOLDERS.test(path) || NAMES.test(path);
}

const GENERATED_MARK = anyCase`
  @generated\b|code generated .{0,200}do not edit|auto-?generated (?:file|by)
  |this file (?:is|was) (?:auto-?matically |auto-?)?generated`;

/** Source: golang.org/s/generatedcode, and the marks of Phabricator and of common generators. */
export function saysGenerated(bytes: Uint8Array): boolean {
  return GENERATED_MARK.test(Buffer.from(bytes.subarray(0, 1_000)).toString('latin1'));
}
