import { kept, remembered } from '../../../../text/collections.js';
import { plain, say } from '../../../../text/phrase.js';
import { wordSet } from '../../../../text/words.js';
import { baseName, foldersAbove } from '../../../../tree/path.js';
import { parsedJson } from '../../../mentions/runners.js';
import { type ReferencedCommand, referencedCommandsIn, runsElsewhere } from '../commands.js';
import { isAtHome } from '../home.js';
import { isPlaceholder } from '../shape.js';
import type { Mention, MentionKind } from '../mention.js';
import type { ReferenceReading } from '../reading.js';
import type { ReferenceScene } from '../scene.js';

/* Does a command go to a package that is not here? `pnpm --filter web build`, `cargo test -p core`. */

/** A program that runs something in one package of a repository. */
interface Ecosystem {
  readonly programs: ReadonlySet<string>;
  readonly manifest: string;
  /** The name that a manifest gives its package; empty where it gives none. */
  readonly nameIn: (manifest: string) => string;
  /** Flags whose value is a package. */
  readonly flags: ReadonlySet<string>;
  /** Commands that may be told of a package of others: `cargo update -p serde`. */
  readonly others: ReadonlySet<string>;
}

const ECOSYSTEMS: readonly Ecosystem[] = [
  {
    programs: wordSet('pnpm turbo bun'),
    manifest: 'package.json',
    nameIn: nameOfNpm,
    flags: wordSet('--filter -F --filter-prod'),
    others: wordSet(''),
  },
  {
    programs: wordSet('npm'),
    manifest: 'package.json',
    nameIn: nameOfNpm,
    flags: wordSet('-w --workspace'),
    others: wordSet('init'),
  },
  {
    programs: wordSet('yarn'),
    manifest: 'package.json',
    nameIn: nameOfNpm,
    flags: wordSet('workspace'),
    others: wordSet(''),
  },
  {
    programs: wordSet('cargo'),
    manifest: 'Cargo.toml',
    nameIn: (text) => nameInSection(text, 'package'),
    flags: wordSet('-p --package'),
    others: wordSet('update tree add remove install info pkgid upgrade doc publish yank search'),
  },
  {
    programs: wordSet('uv'),
    manifest: 'pyproject.toml',
    nameIn: (text) => nameInSection(text, 'project'),
    flags: wordSet('--package'),
    others: wordSet('add remove pip tool'),
  },
];

function nameOfNpm(text: string): string {
  const manifest = parsedJson(text);
  const isObject = typeof manifest === 'object' && manifest !== null;
  const name: unknown = isObject && 'name' in manifest ? manifest.name : '';
  return typeof name === 'string' ? name : '';
}

/** `name = "core"` in a section of a TOML file. */
function nameInSection(text: string, section: string): string {
  const from = text.split(/^\[/m).find((one) => one.startsWith(`${section}]`));
  return /^name\s{0,9}=\s{0,9}["']([^"'\n]{1,200})["']/m.exec(from ?? '')?.[1] ?? '';
}

/** Packages that commands in a text name. */
export const workspaces: MentionKind = {
  name: 'workspace',
  *mentions(reading) {
    if (reading.isSpecimen) return;
    for (const command of referencedCommandsIn(reading)) {
      if (runsElsewhere(command, reading)) continue;
      for (const { name, ecosystem } of packagesIn(command.words))
        yield mentionOf(name, ecosystem, command, reading);
    }
  },
};

function mentionOf(
  name: string,
  ecosystem: Ecosystem,
  { line, column, isFenced, words }: ReferencedCommand,
  reading: ReferenceReading,
): Mention {
  const named = { kind: 'workspace', target: name, line, column };
  const lost = {
    message: say`No package here is called ${name}`,
    remedy: plain(
      'Name an existing package, or remove the command: an agent would run it and fail.',
    ),
  };
  return {
    ...named,
    isIn: async (scene) => {
      const found = await packagesNamed(name, ecosystem, scene);
      return found === null ? null : found.length > 0;
    },
    suspect: async () => {
      const all = await manifestsOf(ecosystem, reading.scene);
      if (all === null || all.size < 2) return null; // one package: its commands are of another repository
      const atHome = await isAtHome(reading);
      if ((reading.isPortable && !atHome) || reading.isSilent(line, column, words.join(' ').length))
        return null;
      return { ...named, severity: !atHome && isFenced ? 'notice' : 'warning', ...lost };
    },
    lost,
  };
}

/** The manifests of the one package that a command goes to; null where it goes to several, to none, or to all. */
export async function packagesRun(
  words: readonly string[],
  scene: ReferenceScene,
): Promise<readonly string[] | null> {
  const [only, another] = packagesIn(words);
  if (only === undefined || another !== undefined) return null;
  const found = await packagesNamed(only.name, only.ecosystem, scene);
  return found?.length === 1 ? found : null;
}

interface NamedPackage {
  readonly name: string;
  readonly ecosystem: Ecosystem;
}

/** The packages that a command names. What stands for several (`./packages/*`, `[main]`) is none. */
function packagesIn(words: readonly string[]): readonly NamedPackage[] {
  const [program = '', command = ''] = words;
  const ecosystem = ECOSYSTEMS.find(({ programs }) => programs.has(program));
  if (ecosystem === undefined || ecosystem.others.has(command)) return [];
  const end = words.indexOf('--');
  const own = end < 0 ? words : words.slice(0, end);
  return own.flatMap((word, at) => {
    const [flag = '', value = own[at + 1] ?? ''] = word.split('=');
    if (!ecosystem.flags.has(flag)) return [];
    const name = value
      .replace(/^["'.]*\.{3}|\^?\.{3}\^?$|["']/g, '')
      .replace(/^\.\//, '')
      .replace(/\/$/, '');
    return /^@?[A-Za-z][\w./-]{0,100}$/.test(name) && !isPlaceholder(baseName(name))
      ? [{ name, ecosystem }]
      : [];
  });
}

/** The manifests of packages of a name, or in a folder that is called so. */
async function packagesNamed(
  name: string,
  ecosystem: Ecosystem,
  scene: ReferenceScene,
): Promise<readonly string[] | null> {
  const all = await manifestsOf(ecosystem, scene);
  if (all === null) return null;
  return [...all].flatMap(([path, called]) => {
    const folder = foldersAbove(path).at(-1) ?? '';
    const isSame =
      called.replaceAll('_', '-') === name.replaceAll('_', '-') ||
      called.endsWith(`/${name}`) ||
      folder === name ||
      folder.endsWith(`/${name}`);
    return isSame ? [path] : [];
  });
}

/** Manifests that are read. In a tree with more of them one that was not read may have the name. */
const MOST_MANIFESTS = 1_000;

const manifestsBy = remembered(
  (_scene: ReferenceScene) => new Map<string, Promise<ReadonlyMap<string, string> | null>>(),
);

/** The names of all packages by their manifests; null where there are none, or too many. */
async function manifestsOf(
  { manifest, nameIn }: Ecosystem,
  scene: ReferenceScene,
): Promise<ReadonlyMap<string, string> | null> {
  return kept(manifestsBy(scene), manifest, async () => {
    const paths = scene.names.called(manifest);
    if (paths.length === 0 || paths.length > MOST_MANIFESTS) return null;
    const texts = await scene.read(paths);
    return new Map([...texts].map(([path, text]) => [path, nameIn(text ?? '')]));
  });
}
