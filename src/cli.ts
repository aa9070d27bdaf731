#!/usr/bin/env node
import { keepCompiled } from './cli/compile-cache.js';
import { compileForShortRun } from './tree/v8-settings.js';

/*
 * The program `memtrust` of `package.json`. The cache is switched on before anything else is loaded, so the second
 * import must stay an `import()`.
 */

compileForShortRun();
keepCompiled();
// Only now: what is imported above is compiled before the cache is there.
const { runProcess } = await import('./cli/process.js');
await runProcess();
