// Binds generated sources as `memtrust bind` does, with the compiled sources of this checkout.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile } from './compile.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

let loaded = null;

/** Compiled once a process. Below the root, so that the compiled code finds node_modules. */
async function library() {
  mkdirSync(join(root, 'lib'), { recursive: true });
  const lib = mkdtempSync(join(root, 'lib', 'bench-'));
  process.on('exit', () => rmSync(lib, { recursive: true, force: true }));
  compile(lib);
  const names = ['lifecycle/bind', 'memory/citation', 'memory/fact', 'tree/virtual-tree'];
  const [{ bindCitation }, { UNBOUND, citationShape }, { bindingDigest }, { VirtualTree }] =
    await Promise.all(
      names.map(async (name) => import(pathToFileURL(join(lib, `${name}.js`)).href)),
    );
  return {
    /** The keys of one source, and the citation that they say. */
    bind: async ({ path, text, selector, lines }, importance) => {
      const tree = new VirtualTree({ [path]: text });
      const { keys } = await bindCitation(tree, { ...UNBOUND, path, selector, lines }, importance);
      return { keys, citation: citationShape().parse(keys) };
    },
    bindingDigest,
  };
}

/** What binds sources: `bind` and `bindingDigest`. */
export async function binder() {
  loaded ??= library();
  return loaded;
}
