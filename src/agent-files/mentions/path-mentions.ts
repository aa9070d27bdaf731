import { grouped, remembered } from '../../text/collections.js';
import { agentFileOf } from '../agents.js';
import { baseName, foldersAbove, normalisePath } from '../../tree/path.js';
import type { Tree } from '../../tree/tree.js';
import type { CitableFiles, IsBlocked } from './citable-files.js';
import type { Anchor, CitableName } from './mention.js';
import { type Statement, withoutLinks } from '../statements.js';
import type { LineRange } from '../../memory/citation.js';
import { isNoSource } from '../../memory/notes/home.js';
import { codeSpansIn } from '../backticks.js';

/* Which paths of the tree does a statement name? A path from the root, or the end of exactly one path. */

/** Files that one written path may mean: more are a way to name files, not one of them. */
const MOST_MEANT = 20;

/** A path that a statement names, and what is named behind it: `a.py::test_owner`. */
export interface PathMention {
  readonly mention: CitableName;
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
    const all =
      path === null || isPackage(written, path, tree)
        ? []
        : meant(path, tree).filter((one) => !isBlocked(one));
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

/** `@acme/ui` is a package, unless there is that path, which Claude imports so. */
function isPackage(written: string, path: string, tree: Tree): boolean {
  return /^@[\w.-]+\//.test(written) && !tree.entries.has(path) && !/\.\w+$/.test(path);
}

/** The cited path that a written one means: a statement quoted from `web/CLAUDE.md` leaves `web/` out. */
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

function mentionOf(name: string, paths: readonly string[]): CitableName {
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
  const isPath = path !== null && !isNoSource(path) && !path.startsWith('.git/');
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

/** The folders of a tree, and its files and folders by their last part. */
const pathsOf = remembered(({ entries }: Tree) => {
  const folders = new Set<string>();
  for (const path of entries.keys()) for (const folder of foldersAbove(path)) folders.add(folder);
  return { folders, named: grouped([...entries.keys(), ...folders], baseName) };
});

/** The paths of all folders of a tree. */
export function foldersOfTree(tree: Tree): ReadonlySet<string> {
  return pathsOf(tree).folders;
}

interface NamedFile {
  readonly path: string;
  readonly lines: LineRange | null;
  /** What is named behind the path: `test_guard.py::test_owner`. */
  readonly names: readonly string[];
}

/** `src/guard.ts`, `./guard.ts:12`, `@src/guard.ts#L3-L9`, `tests/test_guard.py::test_owner`; null if no path. */
export function readPath(written: string): NamedFile | null {
  if (written.length > 300 || /[*{}<>|$?"'`\\]|:\/\//.test(written)) return null;
  const [, path = '', from, to, nameBehind, nameAfterColon] =
    /^@?([^:#\s]+?)(?:(?::|#L)(\d{1,7})(?:(?::\d+)?|-L?(\d{1,7}))|(?:::|#)([\w.:-]+)|:([A-Za-z_][\w.]*))?[.,;]?$/.exec(
      written,
    ) ?? [];
  if (
    !/[^/.]\.[A-Za-z0-9]{1,8}$|\/[^/]+$|^(?:\.[a-z]|[A-Za-z]*file$)/.test(path) ||
    path.endsWith('/')
  )
    return null;
  const lines: LineRange | null =
    from === undefined ? null : [Number(from), Math.max(Number(from), Number(to ?? from))];
  const name = nameBehind ?? nameAfterColon;
  return { path, lines, names: name === undefined ? [] : [name] };
}

/** Programs whose first argument is the file that they run. */
const INTERPRETER =
  /^(?:node|python3?|bash|sh|zsh|tsx|ts-node|bun|deno|ruby|perl|php|source|vitest|jest|pytest|cat)$/;

/** What may be a path in a code span: all of one word, of a command the program or the script that it runs. */
export function filesIn(code: string): string[] {
  const words = code.trim().split(/\s+/);
  const [program = '', ...rest] = words.slice(
    Math.max(
      0,
      words.findIndex((word) => !/^(?:[A-Z_]+=.*|sudo|npx|exec|uv|poetry|run)$/.test(word)),
    ),
  );
  if (words.length === 1) return words;
  if (INTERPRETER.test(program)) {
    const script = rest.find((word) => !/^(?:-.*|run|test)$/.test(word));
    return script === undefined ? [] : [script];
  }
  return /[/.]/.test(program) ? [program] : [];
}

/** The files that a statement names in its code spans, as paths of the tree. */
export function namedPaths(
  { code }: Statement,
  folders: readonly string[],
  files: CitableFiles,
): string[] {
  return code
    .flatMap(filesIn)
    .flatMap((written) => files.find(readPath(written)?.path ?? written, folders) ?? []);
}

/** Prose: that it says the same confirms less than code that does it. */
const DOCUMENT = /\.(?:mdx?|markdown|rst|adoc|txt)$/i;

export function isDocument(path: string): boolean {
  return DOCUMENT.test(path);
}

/** Code marks of one statement that are read; the rest counts as one mention that nothing cites. */
const MOST_MARKS = 200;

interface CodeMarks {
  readonly code: readonly string[];
  readonly targets: readonly string[];
  readonly isCut: boolean;
}

export function codeMarksIn(statement: string): CodeMarks {
  const code = new Set<string>();
  const targets = new Set<string>();
  const add = (marks: Set<string>, written: string): boolean => {
    const mark = written.replace(/\p{Cf}/gu, '').trim();
    if (mark !== '') marks.add(mark);
    return marks.size > MOST_MARKS;
  };
  const take = ({ text, isFence }: StatementPart): boolean => {
    if (isFence) return text.split('\n').some((line) => add(code, line));
    const links = withoutLinks(text.replaceAll('\n', ' '));
    return (
      links.targets.some((target) => add(targets, target)) ||
      codeSpansIn(links.text).some((span) => add(code, span.text)) ||
      [...links.text.matchAll(ELEMENT)].some(([, inside = '']) => add(code, inside))
    );
  };
  const isCut = partsOf(statement).some(take);
  return {
    code: [...code].slice(0, MOST_MARKS),
    targets: [...targets].slice(0, MOST_MARKS),
    isCut,
  };
}

/** Code that is written as an element. */
const ELEMENT = /<(?:code|tt|kbd|samp)\b[^<>]{0,200}>([^<>]{1,300})<\//gi;

interface StatementPart {
  readonly text: string;
  readonly isFence: boolean;
}

/** Paragraphs, and the insides of fences. */
function partsOf(statement: string): StatementPart[] {
  const parts: StatementPart[] = [];
  let fence: string | null = null;
  let lines: string[] = [];
  const end = (isFence: boolean): void => {
    if (lines.length > 0) parts.push({ text: lines.join('\n'), isFence });
    lines = [];
  };
  for (const line of statement.split('\n')) {
    const [, mark = null, info = ''] = /^\s{0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    // Three backticks that are closed on their line are a code span (CommonMark 0.31, 4.5).
    if (fence === null && mark !== null && !(mark.startsWith('`') && info.includes('`'))) {
      end(false);
      fence = mark;
    } else if (fence !== null && mark?.startsWith(fence) === true && info.trim() === '') {
      end(true);
      fence = null;
    } else if (fence === null && line.trim() === '') end(false);
    else lines.push(line);
  }
  end(fence !== null);
  return parts;
}
