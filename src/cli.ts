#!/usr/bin/env node
import { keepCompiled } from './cli/compile-cache.js';
import { VERSION } from './report/project.js';
import { compileForShortRun } from './tree/v8-settings.js';

/*
 * The program `memtrust` of `package.json`. The cache is switched on before anything else is loaded, so the second
 * import must stay an `import()`.
 */

const [option, ...others] = process.argv.slice(2);
// A hook runs on the Node that is there. An older one fails with a syntax error, which helps nobody.
if (Number.parseInt(process.versions.node, 10) < 20) {
  process.stderr.write(`memtrust needs Node 20 or newer. This is ${process.versions.node}.\n`);
  process.exitCode = 2;
} else if ((option === '--version' || option === '-V') && others.length === 0) {
  // Nothing of the program is loaded for it.
  process.stdout.write(`${VERSION}\n`);
} else {
  compileForShortRun();
  keepCompiled();
  // Only now: what is imported above is compiled before the cache is there.
  const { runProcess } = await import('./cli/process.js');
  await runProcess();
}
