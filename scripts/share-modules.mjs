// Writes a module once that many chunks of one bundle hold. ncc puts into the chunk of each command all that the
// command imports: what changes memory is in a dozen of them. Within one bundle a number stands for one module, so
// the chunks take it from one file. Where nothing is held so often, nothing changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { importPath } from './import-path.mjs';

/** What fewer chunks hold stays with them: whoever starts one of them reads the whole file. */
const MANY = 4;
const MODULES = 'export const modules={';

/**
 * @param {string[]} paths of the chunks of one bundle, as `place-chunks.mjs` leaves them
 * @param {string} sharedPath the file for what is shared
 */
export async function shareModules(paths, sharedPath) {
  const chunks = await Promise.all(
    paths.toSorted().map(async (path) => {
      const { modules } = await import(pathToFileURL(path).href);
      return { path, text: readFileSync(path, 'utf8'), modules };
    }),
  );
  const holders = new Map();
  for (const { modules } of chunks)
    for (const id of Object.keys(modules)) holders.set(id, (holders.get(id) ?? 0) + 1);
  const shared = new Map();
  for (const { path, text, modules } of chunks) {
    // A comma behind the last one too, so that all look alike.
    let rest = text.replace(/\}\};?\s*$/, '},};\n');
    const before = rest;
    for (const [id, module] of Object.entries(modules)) {
      if (holders.get(id) < MANY) continue;
      const own = written(id, module);
      if (!rest.includes(own)) throw new Error(`module ${id} is not found in ${path}`);
      rest = rest.replace(own, '');
      if (!shared.has(id)) shared.set(id, own);
    }
    if (rest === before) continue;
    const given = rest.replace(MODULES, `${MODULES}...shared,`);
    writeFileSync(path, `import{modules as shared}from'${importPath(path, sharedPath)}';${given}`);
  }
  if (shared.size > 0) writeFileSync(sharedPath, `${MODULES}${[...shared.values()].join('')}};\n`);
}

/** A module as ncc writes it, with the comma behind it where there is one. */
function written(id, module) {
  return `${id}:${module.toString()},`;
}
