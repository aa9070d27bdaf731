// Writes a large chunk once, though two bundles hold it. Chunks of ncc are
// `export const id=7;export const ids=[7];export const modules={…}`; where the modules are equal to the byte, the later
// file takes them from the earlier one: the tokenizer's table alone is 2 MB.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Bytes. A smaller chunk is not worth the second file that is opened at run time. */
const LARGE = 30_000;
const MODULES = 'export const modules=';

/**
 * @param {string} root the folder of all bundles
 * @param {string[]} folders their folders in it; the first must be able to stand alone, since a package holds it alone
 */
export function shareChunks(root, folders) {
  const known = new Map();
  const chunks = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /^\d+\.index\.js$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  for (const path of chunks) {
    const text = readFileSync(path, 'utf8');
    const at = text.indexOf(MODULES);
    if (at < 0 || text.length < LARGE) continue;
    const modules = text.slice(at);
    const first = known.get(modules);
    if (first === undefined) known.set(modules, path);
    else writeFileSync(path, `${text.slice(0, at)}export{modules}from'${from(path, first)}';\n`);
  }
}

/** The path of a module as another one imports it. */
function from(importer, module) {
  const path = relative(dirname(importer), module).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
