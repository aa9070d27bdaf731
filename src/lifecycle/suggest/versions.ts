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

/** Places of the versions of languages and tools. */
const TOOLS: ReadonlyMap<string, readonly Place[]> = new Map([
  [
    'node',
    [
      { file: 'package.json', way: ['engines', 'node'] },
      { file: '.nvmrc', way: null },
      { file: '.node-version', way: null },
    ],
  ],
  [
    'pnpm',
    [
      { file: 'package.json', way: ['packageManager'] },
      { file: 'package.json', way: ['engines', 'pnpm'] },
    ],
  ],
  ['yarn', [{ file: 'package.json', way: ['packageManager'] }]],
  [
    'bun',
    [
      { file: 'package.json', way: ['packageManager'] },
      { file: 'package.json', way: ['engines', 'bun'] },
    ],
  ],
  [
    'npm',
    [
      { file: 'package.json', way: ['packageManager'] },
      { file: 'package.json', way: ['engines', 'npm'] },
    ],
  ],
  [
    'python',
    [
      { file: 'pyproject.toml', way: ['project', 'requires-python'] },
      { file: 'pyproject.toml', way: ['tool', 'poetry', 'dependencies', 'python'] },
      { file: '.python-version', way: null },
    ],
  ],
  ['go', [{ file: 'go.mod', way: null, line: /^go \d/ }]],
  [
    'rust',
    [
      { file: 'Cargo.toml', way: ['package', 'rust-version'] },
      { file: 'Cargo.toml', way: ['workspace', 'package', 'rust-version'] },
      { file: 'rust-toolchain.toml', way: ['toolchain', 'channel'] },
    ],
  ],
  ['php', [{ file: 'composer.json', way: ['require', 'php'] }]],
  ['zig', [{ file: 'build.zig.zon', way: null, line: /^\s*\.minimum_zig_version/ }]],
]);

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
    const ends = [version, ...otherEnd(statement.text.slice(said.index + whole.length))];
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
