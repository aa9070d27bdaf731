#!/usr/bin/env node
import { keepCompiled } from './cli/compile-cache.js';
import { compileForShortRun } from './tree/short-run.js';

/*
 * The program `memtrust` of `package.json`. The cache is switched on before anything else is loaded, so the
 * second import must stay an `import()`. `__tests__/cli/process.test.ts` holds what `runProcess` does; this
 * file itself is run by tests of the bundle, such as `__tests__/e2e/cli/run.test.ts`, which need `npm run
 * build`.
 */

// First: what is kept holds for the flags under which it was compiled.
compileForShortRun();
keepCompiled();
// Only now: what is imported above is compiled before the cache is there.
const { runProcess } = await import('./cli/process.js');
await runProcess();
