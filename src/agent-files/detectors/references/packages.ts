import type { ReferenceScene } from './scene.js';

/* Is a path without an ending a part of a package, such as `storybook/test` with `"storybook"` in package.json? */

/** A name and a version, as a manifest has a package that is depended on; a script of that name has a command there. */
const DEPENDENCY =
  /"(?<name>[^"\\\n]{1,214})"\s{0,9}:\s{0,9}"(?:[~^<>=v ]{0,4}\d|\*"|(?:latest|next)"|[a-z]{3,10}:)/g;

/** Each manifest is read once: a text may name thousands of paths. */
const known = new WeakMap<ReferenceScene, Map<string, ReadonlySet<string>>>();

/** Whether a manifest in one of these folders depends on the package that a path would begin with. */
export async function isOfPackage(
  [first = '', ...rest]: readonly string[],
  folders: readonly string[],
  scene: ReferenceScene,
): Promise<boolean> {
  if (rest.length === 0) return false;
  const manifests = await scene.read(scene.inFolders(folders, 'package.json'));
  return [...manifests].some(
    ([path, text]) => text !== null && dependenciesOf(path, text, scene).has(first),
  );
}

function dependenciesOf(
  path: string,
  manifest: string,
  scene: ReferenceScene,
): ReadonlySet<string> {
  const read = known.get(scene) ?? new Map<string, ReadonlySet<string>>();
  known.set(scene, read);
  const before = read.get(path);
  if (before !== undefined) return before;
  const names = new Set(
    Array.from(manifest.matchAll(DEPENDENCY), ({ groups }) => groups?.['name'] ?? ''),
  );
  read.set(path, names);
  return names;
}
