// How large the committed programs are: each with all that it may load, and dist/ as a whole.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadable } from './build.mjs';

const PROGRAMS = [
  { name: 'action', entry: 'index', path: 'dist/index.js' },
  { name: 'command line', entry: 'cli', path: 'dist/cli/index.js' },
  { name: 'companion', entry: 'companion', path: 'dist/comment/index.js' },
];

/** The rows of a table: name, entry, MB. */
export function sizesOfPrograms(root) {
  const chunks = new Map(
    filesIn(join(root, 'dist'))
      .map((path) => [/(\d+)\.index\.js$/.exec(path)?.[1], path])
      .filter(([id]) => id !== undefined),
  );
  const texts = new Map([...chunks].map(([id, path]) => [id, readFileSync(path, 'utf8')]));
  const runtimePath = join(root, 'dist/cli/programs.js');
  const runtime = readFileSync(runtimePath, 'utf8');
  return PROGRAMS.map(({ name, entry, path }) => {
    const loaded = [...loadable(entry, runtime, texts)].map((id) => chunks.get(id));
    const shared = new Set(loaded.flatMap((chunk) => sharedBy(chunk)));
    return `| ${name} | \`${path}\` | ${megabytes([...loaded, ...shared, runtimePath, join(root, path)])} |`;
  });
}

/** The files of shared modules that a chunk imports. */
function sharedBy(chunk) {
  const imports = readFileSync(chunk, 'utf8').matchAll(/from'([^']*\/shared-\d+\.js)'/g);
  return [...imports].map(([, path]) => join(dirname(chunk), path));
}

/** MB of all of dist/. */
export function sizeOfAll(root) {
  return megabytes(filesIn(join(root, 'dist')));
}

/** Whether all programs are built. */
export function isBuilt(root) {
  return PROGRAMS.every(({ path }) => existsSync(join(root, path)));
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function megabytes(paths) {
  return (paths.reduce((sum, path) => sum + statSync(path).size, 0) / 1e6).toFixed(2);
}
