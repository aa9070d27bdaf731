import { agentFileOf } from '../agents.js';
import { baseName, foldersAbove, normalisePath } from '../../tree/path.js';
import type { Tree } from '../../tree/tree.js';
import type { CodeMarks } from './code-marks.js';
import type { IsBlocked } from './citable-files.js';
import type { Anchor } from './ground.js';
import type { Mention } from './mention.js';
import { readPath } from './written-path.js';

/*
 * Which paths of the tree does a statement name? Each word of a code span, and each target of a link: a path from the
 * root, or the end of the one path that ends so. What is cited of it is that it is there.
 */

/** Files that one written path may mean: more are a way to name files, not one of them. */
const MOST_MEANT = 20;

/** A path that a statement names, and what is named behind it: `a.py::test_owner`. */
export interface PathMention {
  readonly mention: Mention;
  /** Null where it is a folder, or several files could be meant. */
  readonly file: string | null;
  readonly names: readonly string[];
}

/** @param cited paths of the sources: of several that could be meant, the cited one is. */
export function pathMentions(
  { code, targets }: CodeMarks,
  tree: Tree,
  isBlocked: IsBlocked,
  cited: ReadonlySet<string>,
): PathMention[] {
  const found = new Map<string, PathMention>();
  for (const written of [...code.flatMap(wordsIn), ...targets.flatMap(decoded)]) {
    const { path, names } = pathIn(written);
    const all = path === null ? [] : meant(path, tree).filter((one) => !isBlocked(one));
    const known = path === null ? null : citedAs(path, all[0], cited, tree);
    const paths = known === null ? all : [known];
    const [first, another] = paths;
    if (path === null || first === undefined) continue;
    const file = another === undefined && tree.entries.get(first)?.kind === 'file' ? first : null;
    const name = another === undefined ? first : path;
    const before = found.get(name);
    found.set(name, {
      mention: mentionOf(name, paths),
      file,
      names: [...(before?.names ?? []), ...names],
    });
  }
  return [...found.values()];
}

/**
 * The cited path that a written one means: a statement that is quoted from `web/CLAUDE.md` leaves `web/` out. Where the
 * tree has the very path, only such a quotation gives it another meaning.
 */
function citedAs(
  written: string,
  exact: string | undefined,
  cited: ReadonlySet<string>,
  tree: Tree,
): string | null {
  if (exact !== undefined && cited.has(exact)) return exact;
  const path = written.replace(/\/$/, '');
  const folders = [...cited].filter((one) => agentFileOf(one) !== null).flatMap(foldersAbove);
  const inFolder = folders.map((folder) => `${folder}/${path}`).find((one) => cited.has(one));
  if (inFolder !== undefined || exact === path) return inFolder ?? null;
  return [...cited].find((one) => one.endsWith(`/${path}`) && tree.entries.has(one)) ?? null;
}

function mentionOf(name: string, paths: readonly string[]): Mention {
  const anchors = paths.map((path): Anchor => ({
    path,
    lines: null,
    selector: { kind: 'present' },
  }));
  const [only = null, another] = anchors;
  return {
    name,
    places: paths.map((path) => ({ path, spans: null })),
    cite: another === undefined ? only : null,
    choices: another === undefined ? [] : anchors,
  };
}

/** `eslint --config=a/b.json src` whole and in its words; `app/(auth)/page.tsx` keeps its brackets. */
function wordsIn(code: string): string[] {
  const words = code
    .split(/[\s"'=,;|<>]+/)
    .map((word) => (/^\(|\)$/.test(word) ? word.replace(/^\(+|\)+$/g, '') : word));
  return [...new Set([code, ...words])]
    .filter((word) => word !== '' && word.length <= 300)
    .map((word) => (/^[\w.-]+(?:\\[\w.-]+)+$/.test(word) ? word.replaceAll('\\', '/') : word));
}

/** A link as it is written, and with its escapes read: `docs/my%20file.md`. */
function decoded(target: string): string[] {
  try {
    return [...new Set([target, decodeURIComponent(target)])];
  } catch {
    return [target];
  }
}

function pathIn(written: string): {
  readonly path: string | null;
  readonly names: readonly string[];
} {
  const read = readPath(written.replace(/[?#]L\d+(?:-L?\d+)?$/, ''));
  const bare = read?.path ?? written.replace(/^@/, '').replace(/#.*$/, '');
  const path = normalisePath(bare);
  const isPath = path !== null && !path.startsWith('.memtrust/') && !path.startsWith('.git/');
  return { path: isPath ? withSlash(path, bare) : null, names: read?.names ?? [] };
}

/** `src/` names a folder; `src` alone is a word. */
function withSlash(path: string, written: string): string {
  return written.endsWith('/') ? `${path}/` : path;
}

/** Paths of the tree that a written one means. */
function meant(written: string, tree: Tree): string[] {
  const path = written.replace(/\/$/, '');
  const { folders, named } = pathsOf(tree);
  if (tree.entries.has(path)) return [path];
  const isFolder = written.includes('/');
  if (isFolder && folders.has(path)) return [path];
  const name = baseName(path);
  const ends = (named.get(name) ?? []).filter((one) => one.endsWith(`/${path}`));
  // Each folder may have its `index.ts`: the bare name of several files names none of them.
  if (!path.includes('/') && (ends.length > 1 || !/\.\w{1,8}$/.test(path))) return [];
  return ends.length > MOST_MEANT ? [] : ends;
}

interface TreePaths {
  readonly folders: ReadonlySet<string>;
  /** Paths of files and of folders, by their last part. */
  readonly named: ReadonlyMap<string, readonly string[]>;
}

const known = new WeakMap<Tree, TreePaths>();

function pathsOf(tree: Tree): TreePaths {
  const before = known.get(tree);
  if (before !== undefined) return before;
  const folders = new Set<string>();
  const named = new Map<string, string[]>();
  for (const path of tree.entries.keys())
    for (const folder of foldersAbove(path)) folders.add(folder);
  for (const path of [...tree.entries.keys(), ...folders]) {
    const name = baseName(path);
    const others = named.get(name);
    if (others === undefined) named.set(name, [path]);
    else others.push(path);
  }
  const paths = { folders, named };
  known.set(tree, paths);
  return paths;
}
