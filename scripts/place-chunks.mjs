// Puts the chunks of the one bundle where the programs find them. What the command line may load is in its folder,
// since that is published without the others; all else is one folder up. Each program is a file of one line.
import { chmodSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importPath } from './import-path.mjs';
import { leanBundle } from './lean-bundle.mjs';

/** The runtime of the bundle, and the entries of all programs. */
const MAIN = 'cli/programs.js';
/** What ncc leaves in the place of a module that it cannot find; it exits 0 all the same. */
const MISSING_MODULE = 'eval("require")';
/** How the runtime of webpack names the file of a chunk. */
const FILE_NAME = 'return "" + chunkId + ".index.js";';
/** Where a chunk is loaded, by its number; with ncc's comment, or without it. */
const LOADS = /\.e\((?:\/\*[^*]*\*\/ *)?(\d+)\)/g;
const CHUNK = /^(\d+)\.index\.js$/;

/**
 * @param {string} bundle the folder that ncc wrote, with one export for each program
 * @param {string} out the folder of all programs
 * @param {{entry: string, to: string, executable: boolean, forbidden: string[]}[]} programs the first is the one that
 *   is published alone
 * @returns {Promise<string[]>} the paths of the chunks
 */
export async function placeChunks(bundle, out, programs) {
  const chunks = new Map(
    readdirSync(bundle)
      .filter((name) => CHUNK.test(name))
      .map((name) => [CHUNK.exec(name)[1], readFileSync(join(bundle, name), 'utf8')]),
  );
  const runtime = readFileSync(join(bundle, 'index.js'), 'utf8');
  for (const [id, text] of [...chunks, ['of the runtime', runtime]])
    if (text.includes(MISSING_MODULE)) throw new Error(`chunk ${id} lacks a module`);
  for (const { entry, forbidden } of programs)
    for (const id of loadable(entry, runtime, chunks))
      for (const words of forbidden)
        if (chunks.get(id).includes(words))
          throw new Error(`what src/${entry}.ts may load contains ${words} (chunk ${id})`);

  const alone = loadable(programs[0].entry, runtime, chunks);
  const above = [...chunks.keys()].filter((id) => !alone.has(id));
  for (const { to } of programs) mkdirSync(join(out, to), { recursive: true });
  if (runtime.split(FILE_NAME).length !== 2) throw new Error('the runtime names its chunks anew');
  const named = `return ([${above.join()}].includes(+chunkId)?"../":"")+chunkId+".index.js";`;
  writeFileSync(join(out, MAIN), await leanBundle(runtime.replace(FILE_NAME, named)));
  const paths = [];
  for (const [id, text] of chunks) {
    const path = join(out, alone.has(id) ? dirname(MAIN) : '.', `${id}.index.js`);
    writeFileSync(path, await leanBundle(text));
    paths.push(path);
  }
  for (const program of programs) writeProgram(out, program);
  return paths;
}

/**
 * The chunks that a program may load, directly or by one of them; before the bundle is made lean, and after.
 *
 * @param {string} entry of the program
 * @param {string} runtime the text of `programs.js`
 * @param {Map<string, string>} chunks the text of each by its number
 */
export function loadable(entry, runtime, chunks) {
  const [, first] = new RegExp(`\\bconst ${entry}=\\(\\)=>([^;]*);`).exec(runtime) ?? [];
  if (first === undefined) throw new Error(`the bundle has no entry ${entry}`);
  const found = new Set();
  const open = [first];
  for (let text = open.pop(); text !== undefined; text = open.pop())
    for (const [, id] of text.matchAll(LOADS))
      if (!found.has(id) && chunks.has(id)) {
        found.add(id);
        open.push(chunks.get(id));
      }
  return found;
}

function writeProgram(out, { entry, to, executable }) {
  const path = join(out, to, 'index.js');
  const from = importPath(path, join(out, MAIN));
  const shebang = executable ? '#!/usr/bin/env node\n' : '';
  writeFileSync(path, `${shebang}import{${entry}}from'${from}';await ${entry}();\n`);
  writeFileSync(join(out, to, 'package.json'), `${JSON.stringify({ type: 'module' })}\n`);
  if (executable) chmodSync(path, 0o755);
}
