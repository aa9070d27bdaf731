// Module hooks for the tests: Node.js is given a .ts file as JavaScript. What swc makes of a text is kept in lib/,
// by the digest of that text, since each worker asks for the same thousand files.
import swc from '@swc/core/package.json' with { type: 'json' };
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const OPTIONS = {
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  inlineSourcesContent: false, // its place is enough
  jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
  module: { type: 'es6' },
};

// The product imports what it needs when it needs it, again at each run, and with the hooks in a thread of their own
// (Node.js 20) each import() is a message: as much time as all that such a run computes. So each is asked once.
const LAZY_IMPORT = /(?<= |\()import\(('[^']+')\)/g;
const ASKED_ONCE = '((import.meta.asked ??= {})[$1] ??= import($1))';

const KEPT = fileURLToPath(new URL('../../lib/transformed/', import.meta.url));
const GLOBALS = new URL('globals.mjs', import.meta.url).href;
mkdirSync(KEPT, { recursive: true });

/** Sources import './x.js', as Node.js wants it of what is built; here that file is still x.ts. */
export function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.includes('.ts')) {
    const { href } = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(fileURLToPath(href))) return { url: href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

export function load(url, context, next) {
  const { pathname } = new URL(url);
  if (!pathname.endsWith('.ts')) return next(url, context);
  return {
    format: 'module',
    source: javascriptOf(fileURLToPath(`file://${pathname}`)),
    shortCircuit: true,
  };
}

function javascriptOf(path) {
  const text = readFileSync(path, 'utf8');
  const digest = createHash('sha256')
    .update(JSON.stringify([swc.version, OPTIONS, ASKED_ONCE, path, text]))
    .digest('hex');
  const kept = join(KEPT, `${digest}.js`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { transformSync } = require('@swc/core'); // large, and mostly not needed
  const { code: written } = transformSync(text, { ...OPTIONS, filename: path });
  const code = path.includes('/src/') ? written.replaceAll(LAZY_IMPORT, ASKED_ONCE) : written;
  const mine = `${kept}.${randomUUID()}`;
  writeFileSync(mine, code);
  renameSync(mine, kept); // another worker may write the same file now
  return code;
}
