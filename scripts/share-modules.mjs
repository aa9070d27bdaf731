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
    const own = [];
    for (const [id, module] of Object.entries(modules)) {
      if (!text.includes(module.toString()))
        throw new Error(`module ${id} is not found in ${path}`);
      if (holders.get(id) < MANY) own.push(written(id, module));
      else shared.set(id, written(id, module));
    }
    const isSharing = own.length < Object.keys(modules).length;
    const head = isSharing ? `import{modules as shared}from'${importPath(path, sharedPath)}';` : '';
    const start = text.slice(0, text.indexOf(MODULES));
    writeFileSync(
      path,
      `${head}${start}${MODULES}${isSharing ? '...shared,' : ''}${own.join('')}};\n`,
    );
  }
  if (shared.size > 0) writeFileSync(sharedPath, `${MODULES}${[...shared.values()].join('')}};\n`);
}

/**
 * A module for its chunk. In parentheses and as a `function` the engine takes it for one that is called at once, and
 * compiles it when it reads it; else it parses it twice, which was 15 % of a small check (Node 20).
 */
function written(id, module) {
  const text = module.toString();
  const [arrow, parameters] = /^\(?([\w$,]*)\)?=>(?=\{)/.exec(text) ?? [];
  return arrow === undefined
    ? `${id}:${text},`
    : `${id}:(function(${parameters})${text.slice(arrow.length)}),`;
}
