import { remembered } from '../../../../text/collections.js';
import { plain, say } from '../../../../text/phrase.js';
import { parsedJson } from '../../../mentions/runners.js';
import type { Mention, MentionKind } from '../mention.js';
import { LONGEST_LINE, type ReferenceReading } from '../reading.js';
import type { ReferenceScene } from '../scene.js';
import { extensionOf } from '../shape.js';

/* Does a text import something from a package of this repository that the package does not export? */

interface Named {
  readonly target: string;
  readonly line: number;
  readonly column: number;
  /** In a line of code that imports it: there it is a package for sure. */
  readonly isImport: boolean;
}

/** `remix/ui/button` and `@acme/queue/worker`, in code marks and in samples of code. */
export const exportedPaths: MentionKind = {
  name: 'export',
  *mentions(reading) {
    if (reading.isSpecimen) return;
    const all = [...namedIn(reading)];
    for (const named of all) yield mentionOf(named, all, reading);
  },
};

const SUBPATH = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?:\/[\w.-]+)+$/;

function* namedIn(reading: ReferenceReading): Generator<Named> {
  for (const { line, column, text } of reading.document.markdown.code) {
    const target = text.trim();
    if (
      target.length <= 200 &&
      SUBPATH.test(target) &&
      extensionOf(target) === null &&
      !target.includes('..')
    )
      yield { target, line, column: column + text.indexOf(target), isImport: false };
  }
  for (const { kind, number: line, raw } of reading.lines) {
    if (kind !== 'code' || raw.length > LONGEST_LINE) continue;
    const match = /(?:\bfrom|\bimport|\brequire\(|\bimport\()\s{0,3}["']([^"'\s]{3,200})["']/.exec(
      raw,
    );
    const target = match?.[1] ?? '';
    if (
      match !== null &&
      SUBPATH.test(target) &&
      extensionOf(target) === null &&
      !target.includes('..')
    )
      yield {
        target,
        line,
        column: match.index + match[0].lastIndexOf(target) + 1,
        isImport: true,
      };
  }
}

function mentionOf(named: Named, all: readonly Named[], reading: ReferenceReading): Mention {
  const { target, line, column, isImport } = named;
  const place = { kind: 'export', target, line, column };
  const lost = {
    message: say`The package of this repository does not export ${target}`,
    remedy: plain('Import it from where it is exported now, or remove the sentence.'),
  };
  return {
    ...place,
    isIn: async (scene) => isExported(target, scene),
    suspect: async () => {
      const isSure = isImport || target.startsWith('@') || (await isOfPackage(named, all, reading));
      return !isSure || reading.isSilent(line, column, target.length)
        ? null
        : { ...place, ...lost, severity: 'warning' };
    },
    lost,
    isQuiet: () => reading.isSilent(line, column, target.length),
  };
}

/** Whether the text names another exported path of the same package: so it speaks of packages, not of folders. */
async function isOfPackage(
  { target }: Named,
  all: readonly Named[],
  { scene }: ReferenceReading,
): Promise<boolean> {
  const start = target.slice(0, target.indexOf('/') + 1);
  if (scene.names.hasEnd(target) || scene.isFolder(start.slice(0, -1))) return false;
  for (const other of all)
    if (other.target !== target && other.target.startsWith(start))
      if ((await isExported(other.target, scene)) === true) return true;
  return false;
}

/** Null where no package here has the name, or one does not say what it exports, or a compiler has an alias for it. */
async function isExported(target: string, scene: ReferenceScene): Promise<boolean | null> {
  const packages = await packagesIn(scene);
  const parts = target.split('/');
  const length = target.startsWith('@') ? 2 : 1;
  const name = parts.slice(0, length).join('/');
  const exported = packages.get(name);
  if (exported === undefined) return null;
  if (parts.length === length) return true;
  if (exported === null) return null;
  const path = `./${parts.slice(length).join('/')}`;
  if (exported.some((pattern) => isOfPattern(path, pattern))) return true;
  const isAliased = (text: string): boolean =>
    text
      .split(`"${name}/`)
      .slice(1)
      .some((rest) => {
        const alias = /^([^"\n]{0,200})"\s*:/.exec(rest)?.[1];
        return alias !== undefined && isOfPattern(target, `${name}/${alias}`);
      });
  return (await aliasesIn(scene)).some(isAliased) ? null : false;
}

/** `./a/*` of today, and the folder `./a/` of packages that were made for older versions of Node. */
function isOfPattern(path: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end !== undefined) return path.startsWith(start) && path.endsWith(end);
  return pattern.endsWith('/') ? path.startsWith(pattern) : pattern === path;
}

/** Texts of the settings in which a compiler is told where `@acme/queue/*` is. */
const aliasesIn = remembered(async (scene: ReferenceScene): Promise<readonly string[]> => {
  const paths = ALIASES.flatMap((name) => scene.names.called(name)).slice(0, MOST_PACKAGES);
  return [...(await scene.read(paths)).values()].filter((text) => text !== null);
});
const ALIASES = ['tsconfig.json', 'tsconfig.base.json', 'tsconfig.paths.json', 'jsconfig.json'];

/** Packages that are read; with more of them nothing is said. */
const MOST_PACKAGES = 1_000;

/** Packages with the paths that each exports; null where it exports all. Source: nodejs.org, "Subpath exports". */
const packagesIn = remembered(
  async (scene: ReferenceScene): Promise<ReadonlyMap<string, readonly string[] | null>> => {
    const paths = scene.names.called('package.json');
    const packages = new Map<string, readonly string[] | null>();
    if (paths.length > MOST_PACKAGES) return packages;
    for (const text of (await scene.read(paths)).values()) {
      const manifest = new Map(Object.entries(objectOf(parsedJson(text ?? ''))));
      const name = manifest.get('name');
      if (typeof name !== 'string') continue;
      const known = packages.get(name) ?? []; // a fixture may have the name too
      const exported = exportedBy(manifest);
      packages.set(
        name,
        exported.length === 0 || packages.get(name) === null ? null : [...known, ...exported],
      );
    }
    return packages;
  },
);

/** Here, and once it is published. What is null is kept from others. */
function exportedBy(manifest: ReadonlyMap<string, unknown>): readonly string[] {
  const published = new Map(Object.entries(objectOf(manifest.get('publishConfig'))));
  return [manifest, published].flatMap((one) =>
    Object.entries(objectOf(one.get('exports'))).flatMap(([key, value]) =>
      key.startsWith('.') && value !== null ? [key] : [],
    ),
  );
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
