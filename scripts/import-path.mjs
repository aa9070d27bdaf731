// How one file of the bundle names another.
import { dirname, relative } from 'node:path';

/** The path of a module as another one imports it: `./shared.js`, `../cli/programs.js`. */
export function importPath(importer, module) {
  const path = relative(dirname(importer), module).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
