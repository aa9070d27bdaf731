// Runs once in each worker, before its first test file.
import * as module from 'node:module';
import { load, resolve } from './typescript.mjs';

process.setSourceMapsEnabled(true); // places in errors are those of the sources
// Hooks in a thread of their own cost a message for each import(), and the product imports what it needs when it
// needs it. Node.js 20 has no others.
if (module.registerHooks === undefined) module.register('./typescript.mjs', import.meta.url);
else module.registerHooks({ resolve, load });
