// The sources as JavaScript, for benchmarks of parts that no command runs alone.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Gives `measure` the folder with the compiled sources, which is removed afterwards. */
export function withLibrary(root, measure) {
  mkdirSync(join(root, 'lib'), { recursive: true });
  // Below the root, so that the compiled code finds node_modules.
  const lib = mkdtempSync(join(root, 'lib', 'bench-'));
  try {
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json', '--outDir', lib],
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    return measure(lib);
  } finally {
    rmSync(lib, { recursive: true, force: true });
  }
}
