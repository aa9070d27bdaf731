import type { Policy } from '../memory/policy-shape.js';
import { blockOfName } from '../trust/blocking.js';
import { CITED_FILE_BYTES } from '../tree/limits.js';
import type { ObjectReader } from '../tree/object-reader.js';
import { PathResolver } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';
import type { FormerFiles } from '../anchors/cited-span.js';

/*
 * What did a cited file say when its fact was adopted? The base's file, then the git object that the fact names; the
 * caller compares digests.
 */

/**
 * @param policies nothing is found where one of them keeps out the cited path, or the one that a link of the base
 * leads to (SECURITY S28): the object is that file's text too.
 */
export function formerFilesIn(
  base: Tree | null,
  objects: ObjectReader,
  policies: readonly Policy[],
): FormerFiles {
  return async ({ path, blob }) => {
    const found: Uint8Array[] = [];
    const place = base === null ? null : await new PathResolver(base).resolve(path);
    const names = place?.kind === 'file' ? [path, place.path] : [path];
    if (policies.some((policy) => names.some((name) => blockOfName(name, policy) !== null)))
      return found;
    if (base !== null && place?.kind === 'file') {
      const content = (await base.read([place.path], CITED_FILE_BYTES)).get(place.path);
      if (content?.kind === 'bytes') found.push(content.bytes);
    }
    const object = blob === null ? null : await objects.read(blob, CITED_FILE_BYTES);
    if (object?.kind === 'object' && object.type === 'blob') found.push(object.bytes);
    return found;
  };
}
