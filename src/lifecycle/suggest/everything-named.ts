import { endingOf } from '../../text/file-text.js';
import { remembered } from '../../text/collections.js';
import { symbolsIn } from '../../anchors/outline-of.js';
import { languageOf } from '../../languages/code/languages.js';
import { baseName, foldersAbove, normalisePath, foldersUpFrom } from '../../tree/path.js';
import type { Anchor, Ground, PlacedStatement } from '../../agent-files/mentions/mention.js';
import { identifierIn, isTelling } from '../../agent-files/mentions/mention.js';
import { lacksScript } from '../../agent-files/mentions/scripts.js';
import { filesIn, namedPaths, readPath } from '../../agent-files/mentions/path-mentions.js';

/*
 * Does everything exist that a statement names? With one of two names gone, or with another default, a claim is false
 * in part.
 */

export async function isEverythingNamed(
  placed: PlacedStatement,
  anchors: readonly Anchor[],
  ground: Ground,
): Promise<boolean> {
  const { statement, folders } = placed;
  for (const code of statement.code) {
    if (filesIn(code).some((written) => isGone(written, folders, ground))) return false;
    if (isNameBehindGone(code, anchors)) return false;
    if (await lacksScript(code, folders, ground)) return false;
    if (await isNameUnclear(code, placed, anchors, ground)) return false;
  }
  return isAboutAnchors(statement.text, anchors) && hasDefaults(statement.text, anchors, ground);
}

/** Whether a statement that begins with a name of code cites that name. */
function isAboutAnchors(text: string, anchors: readonly Anchor[]): boolean {
  const code = /^[\s*_]*`([^`]+)`/.exec(text)?.[1] ?? '';
  const identifier = identifierIn(code);
  const symbols = anchors.flatMap(({ selector }) =>
    selector?.kind === 'symbol' ? [selector.symbol] : [],
  );
  if (identifier === null || !isTelling(identifier) || symbols.length === 0) return true;
  return symbols.some((symbol) => symbol.split('.').some((part) => identifier.name.includes(part)));
}

/** Whether a path is followed by a name, as in `config.py:CHOICES`, that no anchor has. */
function isNameBehindGone(code: string, anchors: readonly Anchor[]): boolean {
  const named = readPath(code);
  const name = named?.path.includes('/') === true ? named.names[0] : undefined;
  return (
    name !== undefined &&
    !anchors.some(({ selector }) => selector?.kind === 'symbol' && selector.symbol.endsWith(name))
  );
}

/** Whether a written path does not exist; generated files and files of the user are not checked. */
function isGone(written: string, folders: readonly string[], { files }: Ground): boolean {
  const path = readPath(written)?.path ?? null;
  if (path === null || !isPath(path, files.tree.entries) || OUTSIDE.test(path)) return false;
  const ups = folders.length === 0 ? [''] : folders.flatMap(foldersUpFrom);
  const isThere = ups.some((folder) => {
    const at = normalisePath(folder === '' ? path : `${folder}/${path}`);
    return at !== null && (files.tree.entries.has(at) || foldersOf(files.tree.entries).has(at));
  });
  return !isThere && !endsOf(files.tree.entries).has(path.replace(/^(?:\.\/)+/, ''));
}

/** Paths of the reader's machine, of packages, and of generated files. */
const OUTSIDE =
  /^(?:[~/@]|\.[\w.-]*$|\.git\/)|(?:^|\/)(?:node_modules|dist|build|out|target|coverage|\.env[^/]*|\.venv)(?:\/|$)/;

/** Whether a word is certainly a path: it has the ending of a file, or begins with a folder of the root. */
function isPath(path: string, entries: ReadonlyMap<string, unknown>): boolean {
  if (languageOf(path) !== null) return !/^[A-Z]\w*\.js$/.test(path);
  if (
    /^(?:mdx?|mdc|ya?ml|toml|jsonc?|txt|rst|vue|svelte|sql|proto|html|capnp|bazel|lock)$/.test(
      endingOf(path),
    )
  )
    return true;
  return path.includes('/') && foldersOf(entries).has(path.split('/')[0] ?? '');
}

const foldersOf = remembered(
  (entries: ReadonlyMap<string, unknown>) => new Set([...entries.keys()].flatMap(foldersAbove)),
);

/** Every end of a path: a statement may leave out the first folders. */
const endsOf = remembered((entries: ReadonlyMap<string, unknown>) => {
  const ends = new Set<string>();
  for (const path of entries.keys()) {
    ends.add(baseName(path));
    for (let at = path.lastIndexOf('/'), left = LONGEST_END; at > 0 && left > 0; left -= 1) {
      at = path.lastIndexOf('/', at - 1);
      ends.add(path.slice(at + 1));
    }
  }
  return ends;
});

/** Folders of such an end. */
const LONGEST_END = 4;

/**
 * Whether a code span is a name of code that does not exist here, that means two definitions, or that its class does
 * not have.
 */
async function isNameUnclear(
  code: string,
  { statement, folders }: PlacedStatement,
  anchors: readonly Anchor[],
  { symbols, files }: Ground,
): Promise<boolean> {
  const identifier = identifierIn(code);
  if (identifier === null || readPath(code)?.path.includes('/') === true) return false;
  if (isTelling(identifier)) {
    if (!symbols.isUsed(identifier)) return true;
    const named = namedPaths(statement, folders, files);
    const isCited = anchors.some(
      ({ selector }) => selector?.kind === 'symbol' && selector.symbol.endsWith(identifier.own),
    );
    if (
      !isCited &&
      symbols.isDefined(identifier) &&
      symbols.only(identifier, { folders, files: named }) === null
    )
      return true;
  }
  const root = rootOf(identifier.name);
  if (root === null || symbols.isDefined(identifier)) return false;
  const owner = symbols.only({ name: root, own: root }, { folders, files: [] });
  const source = owner === null ? null : await files.read(owner.path);
  return source !== null && !source.text.includes(identifier.own);
}

/** The beginning of a name with dots, where it is distinctive: `DataLogger` of `DataLogger.getInstance`. */
export function rootOf(name: string): string | null {
  const root = name.split('.')[0] ?? '';
  return root !== name && isTelling({ name: root, own: root }) ? root : null;
}

const DEFAULT = /\bdefaults?(?: is| to| of| value)?[:=]?\s*`([^`]{1,60})`/gi;

/** Whether a stated default is in one of the definitions that the statement names. */
async function hasDefaults(
  text: string,
  anchors: readonly Anchor[],
  { files }: Ground,
): Promise<boolean> {
  const said = [...text.matchAll(DEFAULT)].map(([, value = '']) => value);
  const defined: string[] = [];
  for (const { path, selector } of said.length === 0 ? [] : anchors) {
    const source = selector?.kind === 'symbol' ? await files.read(path) : null;
    if (source === null || selector?.kind !== 'symbol') continue;
    const symbol = (symbolsIn(source) ?? []).find(({ name }) => name === selector.symbol);
    if (symbol !== undefined) defined.push(source.text.slice(symbol.from, symbol.to));
  }
  return (
    defined.length === 0 ||
    said.every((value) => defined.some((code) => holds(plainValue(code), plainValue(value))))
  );
}

function plainValue(text: string): string {
  return text.replace(/['"]/g, '"');
}

/** Whether code contains a value as a whole word: `30` does not contain `3`. */
function holds(code: string, value: string): boolean {
  for (let at = code.indexOf(value); at >= 0; at = code.indexOf(value, at + 1))
    if (!/[\w.]/.test(code[at - 1] ?? ' ') && !/[\w]/.test(code[at + value.length] ?? ' '))
      return true;
  return false;
}
