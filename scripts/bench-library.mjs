// The sources as JavaScript, for benchmarks of parts that no command runs alone.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile.mjs';

/** Gives `measure` the folder with the compiled sources, which is removed afterwards. */
export function withLibrary(root, measure) {
  mkdirSync(join(root, 'lib'), { recursive: true });
  // Below the root, so that the compiled code finds node_modules.
  const lib = mkdtempSync(join(root, 'lib', 'bench-'));
  try {
    compile(lib, root);
    return measure(lib);
  } finally {
    rmSync(lib, { recursive: true, force: true });
  }
}
