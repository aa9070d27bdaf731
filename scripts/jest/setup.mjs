// Runs once in each worker, before its first test file.
import * as module from 'node:module';
import { FEW_PAGES } from './few-pages.mjs';
import { load, resolve } from './typescript.mjs';

// This process has read them. What it starts is small and short, and would only have more memory to clear.
for (const name of Object.keys(FEW_PAGES)) delete process.env[name];

process.setSourceMapsEnabled(true); // places in errors are those of the sources
// Hooks in a thread of their own cost a message for each import(), and the product imports what it needs when it
// needs it. Node.js 20 has no others.
if (module.registerHooks === undefined) module.register('./typescript.mjs', import.meta.url);
else module.registerHooks({ resolve, load });
