import type { SourceText } from '../../anchors/source-text.js';
import type { Selector } from '../../memory/citation.js';
import { foldersUpFrom } from '../../tree/path.js';
import { flagged } from '../../text/pattern.js';
import type { Anchor, Finder } from '../../agent-files/mentions/mention.js';
import { dataOf, pointerOf, valueAt, wordOf } from '../../agent-files/mentions/data-values.js';

/*
 * Which file proves the version in a statement? "Node.js >= 20" is anchored where `package.json` has `engines.node`,
 * if that agrees.
 */

/**
 * `Node.js >= 20`, `React 18`, `Python 3.11+`: a name and its version. `python3` is a command, and `Python 3.10, 3.11`
 * is a list of tested versions.
 */
const SAID = flagged('g')`
  (?<![\w./-])(@?[A-Za-z][\w./-]{1,40}(?: (?:Query|Router|Native|ORM|CSS|UI|CLI|Boot))?)(?![\w./-])
  [${'`'}*]{0,3}(?: (?:version|is|at|on))?[:]? ?[${'`'}*(]{0,3}(?:>=|≥|\^|~|==?|v)? ?v?
  (\d{1,3}(?:\.\d{1,3}){0,2})(?:\+|\.x)?(?![\w%]|\.\d)(?!(?:,|\/| and| or| to| through| until| up to|-|–)\s?v?\d)`;

/** The other end of a range: `, <3.15`, `and < 3.15`. */
const BELOW = /^[`*\s]*(?:,|and)?\s*[`*]*<=?\s*v?(\d{1,3}(?:\.\d{1,3}){0,2})/;

/** "Node 22 supports `require(esm)`" is so whatever is used here. */
const OF_THE_TOOL =
  /^\+?\s(?:and (?:later|newer) )?(?:supports?|has|adds?|added|introduce[ds]?|ships?|drops?|dropped)\b/;

/** A statement with more versions is a list over many files. */
const LONGEST_LIST = 8;

/** A place of a version: below keys of a data file, on a line, or the whole file. */
interface Place {
  readonly file: string;
  /** Keys from the root of the file; null where it is not data. */
  readonly way: readonly string[] | null;
  /** In other files: the beginning of the line. */
  readonly line?: RegExp;
}

/** Places of the versions of languages and tools: a file with the keys from its root, or with a line, or as a whole. */
const TOOLS: ReadonlyMap<string, readonly Place[]> = new Map(
  String.raw`
    node: package.json engines node, .nvmrc, .node-version
    pnpm: package.json packageManager, package.json engines pnpm
    yarn: package.json packageManager
    bun: package.json packageManager, package.json engines bun
    npm: package.json packageManager, package.json engines npm
    python: pyproject.toml project requires-python, pyproject.toml tool poetry dependencies python, .python-version
    go: go.mod /^go \d/
    rust: Cargo.toml package rust-version, Cargo.toml workspace package rust-version,
      rust-toolchain.toml toolchain channel
    php: composer.json require php
    zig: build.zig.zon /^\s*\.minimum_zig_version/
  `
    .trim()
    .split(/\n {4}(?=\S)/)
    .map((row): [string, Place[]] => {
      const [tool = '', places = ''] = row.split(': ');
      return [tool, places.split(/,\s+/).map(placeIn)];
    }),
);

function placeIn(written: string): Place {
  const [, file = '', line, keys] = /^(\S+)(?: \/(.+)\/| (.+))?$/.exec(written) ?? [];
  const way = keys === undefined ? null : keys.split(' ');
  return { file, way, ...(line !== undefined && { line: new RegExp(line) }) };
}

/** Keys of `package.json` with dependencies. */
const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/** Versions of languages, tools and dependencies, where the file that decides says the same. */
export const statedVersions: Finder = async ({ statement, folders }, { files }) => {
  const found: Anchor[] = [];
  const up = [
    ...new Set((folders.length === 0 ? [''] : folders).flatMap((folder) => foldersUpFrom(folder))),
  ];
  for (const said of [...statement.text.matchAll(SAID)].slice(0, LONGEST_LIST)) {
    const [whole, name = '', version = ''] = said;
    const behind = statement.text.slice(said.index + whole.length);
    if (OF_THE_TOOL.test(behind)) continue;
    const ends = [version, ...otherEnd(behind)];
    const place = placesOf(name).flatMap((one) =>
      up.map((folder) => ({ ...one, path: folder === '' ? one.file : `${folder}/${one.file}` })),
    );
    for (const { path, way, line } of place) {
      const source = files.isCitable(path) ? await files.read(path) : null;
      if (source === null) continue;
      const number = line === undefined ? 1 : source.lines.findIndex((text) => line.test(text)) + 1;
      const value = way === null ? (source.lines[number - 1] ?? null) : dataWord(source, way);
      if (!fitsAll(ends, value, name)) continue;
      const selector = selectorOf({ way, line });
      found.push({ path, selector, lines: selector?.kind === 'lines' ? [number, number] : null });
      break;
    }
  }
  return found;
};

function otherEnd(behind: string): string[] {
  const [, end] = BELOW.exec(behind) ?? [];
  return end === undefined ? [] : [end];
}

function fitsAll(ends: readonly string[], value: string | null, name: string): boolean {
  return value !== null && ends.every((end) => isSame(end, value, name));
}

/** The text or number below some keys; null where there is none. */
function dataWord(source: SourceText, way: readonly string[]): string | null {
  const data = dataOf(source);
  return data === null ? null : wordOf(valueAt(data, way));
}

/** The selector of the place; null for a whole file. */
function selectorOf({
  way,
  line,
}: Pick<Place, 'way'> & { readonly line: Place['line'] | undefined }): Selector | null {
  if (way !== null) return { kind: 'pointer', pointer: pointerOf(way) };
  return line === undefined ? null : { kind: 'lines' };
}

/**
 * The places for a name: those of a known tool, or else of a package by its possible names (`React Router` as `react-
 * router`).
 */
function placesOf(name: string): readonly Place[] {
  const folded = name
    .toLowerCase()
    .replace(/\.?js$/, '')
    .replace(/[`*:.]+$/, '');
  const tool = TOOLS.get(folded) ?? TOOLS.get(folded.replace(/ cli$/, ''));
  if (tool !== undefined) return tool;
  const dashed = folded.replaceAll(' ', '-');
  const names = new Set([
    name,
    dashed,
    `${dashed}js`,
    `${dashed}.js`,
    `@${dashed}/${dashed}`,
    folded.replaceAll(' ', ''),
    dashed.replace(/-css$/, 'css'),
  ]);
  return [...names].flatMap((one) =>
    DEPENDENCIES.map((list) => ({ file: 'package.json', way: [list, one] })),
  );
}

/** Whether one of the versions in a range begins like the stated one: `20` and `>=20.10`, not `18` and `>=20`. */
function isSame(said: string, value: string, name: string): boolean {
  // `pnpm@9.1.0` says nothing about another manager.
  const [, manager, rest] = /^([a-z]+)@(.*)$/.exec(value) ?? [];
  if (manager !== undefined && manager !== name.toLowerCase()) return false;
  const numbers = (rest ?? value).match(/\d{1,6}(?:\.\d{1,6})*/g) ?? [];
  return numbers.some(
    (number) =>
      number === said ||
      number.startsWith(`${said}.`) ||
      (said.startsWith(`${number}.`) && said.slice(number.length).replace(/\.0/g, '') === ''),
  );
}
