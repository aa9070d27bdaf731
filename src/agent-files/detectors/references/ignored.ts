import {
  escapedNamePattern,
  matchesPath,
  pathPattern,
  type PathPattern,
} from '../../../memory/glob.js';
import { YAML_FILE_BYTES } from '../../../tree/limits.js';
import { scannedEntries } from '../../../tree/scanned-entries.js';
import { foldersAbove } from '../../../tree/path.js';
import type { Tree } from '../../../tree/tree.js';

/*
 * Would git ignore a path? With `/dist/` in `.gitignore`, `dist/a.js` is ignored and `src/dist/a.js` is not. The
 * syntax is that of gitignore(5).
 */

/** One line of a `.gitignore`. */
interface Pattern {
  readonly negated: boolean;
  /** Written with a `/` at its end: it is about folders. */
  readonly foldersOnly: boolean;
  readonly path: PathPattern;
}

/**
 * Patterns of one tree that are kept, since each path is held against all of them; a repository has
 * some hundred. What is left out is not ignored, so a finding too many may come of it.
 */
const MOST_PATTERNS = 3_000;

/**
 * What the `.gitignore` files of a tree keep out of it. Source: gitignore(5): the last pattern that
 * matches decides, and what is in an ignored folder stays ignored. One liberty: a class such as
 * `[cod]` is any character.
 */
export class Ignored {
  /** Answers by path; a folder has a final `/`. */
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
    const key = isFolder ? `${path}/` : path;
    const known = this.asked.get(key) ?? this.matches(path, isFolder);
    this.asked.set(key, known);
    return known;
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

/**
 * The patterns of a `.gitignore`; a line of more than 200 characters is none that a person wrote.
 */
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
