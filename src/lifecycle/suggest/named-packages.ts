import { dataOf, pointerOf, valueAt, wordOf } from '../../agent-files/mentions/data-values.js';
import type { CitableFiles } from '../../agent-files/mentions/citable-files.js';
import type { Anchor, Finder } from '../../agent-files/mentions/mention.js';
import { isAside } from '../../agent-files/mentions/symbol-index.js';
import { SourceText } from '../../anchors/source-text.js';
import { anyCase } from '../../text/pattern.js';
import { baseName } from '../../tree/path.js';

/*
 * Which packages of this repository does a statement name? "Use `@acme/ui` for buttons" cites the name of that package
 * in its manifest, and `@acme/ui/icons` what it exports.
 */

/** Manifests, and the keys of the name in them. */
const NAME_AT: ReadonlyMap<string, readonly string[]> = new Map([
  ['package.json', ['name']],
  ['Cargo.toml', ['package', 'name']],
  ['pyproject.toml', ['project', 'name']],
]);

/** Manifests that are read, and bytes of one; more are test data. */
const MOST_MANIFESTS = 500;
const LARGEST_MANIFEST = 256 * 1024;

interface Package {
  readonly source: SourceText;
  readonly anchor: Anchor;
}

export const namedPackages: Finder = async ({ statement }, { files }) => {
  const named = statement.code.filter((code) => mayBePackage(code, statement.text));
  if (named.length === 0) return [];
  const packages = await packagesOf(files);
  return named.flatMap((code) => {
    const own = packages.get(folded(code));
    if (own !== undefined) return own === null ? [] : [own.anchor];
    const [, name = '', below = ''] = /^((?:@[\w.-]+\/)?[\w.-]+)\/(.+)$/.exec(code) ?? [];
    const exporting = packages.get(folded(name)) ?? null;
    return exporting === null ? [] : exportOf(exporting, below);
  });
};

const SAID_OF = anyCase`
  (?:^\W{0,3}|\b(?:from|in|of|through|via|by|uses?|using|imports?|importing|to|under|on|with|into|outside|be|and|or)
  (?: the| our)?\s[${'`'}*]{0,3})$`;

/**
 * Whether a code span may be a package of which something is said. A plain name may be that of a skill or a command,
 * unless the statement calls it a package.
 */
function mayBePackage(code: string, text: string): boolean {
  if (code.length > 100 || !/^@?[a-z][\w.-]*(?:\/[\w.-]+)*$/.test(code)) return false;
  const at = text.indexOf(`\`${code}\``);
  if (/^\W{0,3}\s(?:crate|package|library|workspace)\b/.test(text.slice(at + code.length + 2)))
    return true;
  return /[@/_]/.test(code) && SAID_OF.test(text.slice(Math.max(0, at - 40), at));
}

/** Cargo writes `a-b` as `a_b` in code. */
function folded(name: string): string {
  return name.startsWith('@') ? name : name.replaceAll('_', '-');
}

function exportOf({ source }: Package, below: string): Anchor[] {
  const way = ['exports', `./${below}`];
  const data = dataOf(source);
  return data === null || valueAt(data, way) === null
    ? []
    : [{ path: source.path, lines: null, selector: { kind: 'pointer', pointer: pointerOf(way) } }];
}

const READ = new WeakMap<CitableFiles, Promise<ReadonlyMap<string, Package | null>>>();

async function packagesOf(files: CitableFiles): Promise<ReadonlyMap<string, Package | null>> {
  const known = READ.get(files) ?? readPackages(files);
  READ.set(files, known);
  return known;
}

/** By name; null where two have it. */
async function readPackages(files: CitableFiles): Promise<ReadonlyMap<string, Package | null>> {
  const paths = [...files.tree.entries.keys()]
    .filter((path) => NAME_AT.has(baseName(path)) && !isAside(path) && files.isCitable(path))
    .slice(0, MOST_MANIFESTS);
  const contents = await files.tree.read(paths, LARGEST_MANIFEST);
  const packages = new Map<string, Package | null>();
  for (const path of paths) {
    const content = contents.get(path);
    if (content?.kind !== 'bytes') continue;
    const source = new SourceText(content.bytes, path);
    const way = NAME_AT.get(baseName(path)) ?? [];
    const data = dataOf(source);
    const name = data === null ? null : wordOf(valueAt(data, way));
    if (name === null) continue;
    const anchor: Anchor = {
      path,
      lines: null,
      selector: { kind: 'pointer', pointer: pointerOf(way) },
    };
    packages.set(folded(name), packages.has(folded(name)) ? null : { source, anchor });
  }
  return packages;
}
