import type { ReferenceScene } from './scene.js';

/*
 * Is a path without ending a part of a package? With `"storybook": "^9.0.0"` in package.json
 *
 *     storybook/test      true: it is imported, though the repository has a folder `storybook`
 *     components/forms    false
 *
 * `kinds/paths.ts` asks. Only where such a path was in the repository once is it reported then.
 * `__tests__/agent-files/detectors/references/no-reference.test.ts` fails when this is wrong.
 */

/** What stands behind the name of a package that is depended on; a script of that name has a command there. */
const VERSION = /^\s{0,9}:\s{0,9}"(?:[~^<>=v ]{0,4}\d|\*"|(?:latest|next)"|[a-z]{3,10}:)/;

/** Longest name and version that are looked at. */
const NEAR = 80;

/** Whether a manifest in one of these folders depends on the package that a path would begin with. */
export async function isOfPackage(
  [first = '', ...rest]: readonly string[],
  folders: readonly string[],
  scene: ReferenceScene,
): Promise<boolean> {
  if (rest.length === 0) return false;
  const manifests = await scene.read(scene.inFolders(folders, 'package.json'));
  return [...manifests.values()].some((text) => text !== null && dependsOn(first, text));
}

function dependsOn(name: string, manifest: string): boolean {
  const key = `"${name}"`;
  for (let at = manifest.indexOf(key); at >= 0; at = manifest.indexOf(key, at + 1)) {
    const behind = at + key.length;
    if (VERSION.test(manifest.slice(behind, behind + NEAR))) return true;
  }
  return false;
}
