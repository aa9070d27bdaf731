#!/usr/bin/env node
import { keepCompiled } from './cli/compile-cache.js';

keepCompiled();
// Only now: what is imported above is compiled before the cache is there.
const { runProcess } = await import('./cli/process.js');
await runProcess();
