// Compiles src to JavaScript, for scripts that import it: Node does not read TypeScript. tsc leaves texts out, so they
// are copied beside the modules that read them.
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string} folder below the root, so that the compiled code finds node_modules */
export function compile(folder, root = here) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', folder], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  copyTexts(folder, root);
}

/** @param {string} folder where the compiled src is */
export function copyTexts(folder, root = here) {
  for (const path of readdirSync(join(root, 'src'), { recursive: true }))
    if (/\.(?:txt|yml)$/.test(path)) cpSync(join(root, 'src', path), join(folder, path));
}
