import { pathMatches } from '../../../memory/glob.js';
import { YAML_FILE_BYTES } from '../../../tree/limits.js';
import { scannedEntries } from '../../../tree/scanned-entries.js';
import { foldersAbove } from '../../../tree/path.js';
import type { Tree } from '../../../tree/tree.js';

interface Pattern {
  readonly negated: boolean;
  readonly glob: string;
}

/** Patterns of one tree that are kept; a repository has some hundred. */
const MOST_PATTERNS = 3_000;

/**
 * What the `.gitignore` files of a tree keep out of it. Source: gitignore(5), with two liberties that only ever ignore
 * more: case does not count, and a class such as `[cod]` is any character.
 */
export class Ignored {
  private readonly asked = new Map<string, boolean>();

  private constructor(
    private readonly files: readonly {
      readonly folder: string;
      readonly patterns: readonly Pattern[];
    }[],
  ) {}

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

  /** Whether a path, or a folder above it, is ignored. */
  has(path: string): boolean {
    return [...foldersAbove(path), path].some((candidate) => {
      const known = this.asked.get(candidate) ?? this.matches(candidate);
      this.asked.set(candidate, known);
      return known;
    });
  }

  private matches(path: string): boolean {
    let ignored = false;
    for (const { folder, patterns } of this.files) {
      if (!path.startsWith(folder)) continue;
      const inside = path.slice(folder.length);
      for (const { negated, glob } of patterns)
        if (negated === ignored && pathMatches(glob, inside)) ignored = !negated;
    }
    return ignored;
  }
}

function patternsIn(text: string): Pattern[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#') || trimmed.length > 200) return [];
    const negated = trimmed.startsWith('!');
    return [
      {
        negated,
        glob: trimmed
          .slice(negated ? 1 : 0)
          .replace(/\[[^\]]{1,40}\]/g, '?')
          .replace(/\\(?=.)/g, ''),
      },
    ];
  });
}
