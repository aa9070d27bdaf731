// Builds the committed bundles: `npm run build [-- --out DIR]`.
//
//   dist/index.js          the action               from src/index.ts
//   dist/cli/index.js      the command line         from src/cli.ts
//   dist/comment/index.js  the companion action     from src/companion.ts
//
// tsc emits JavaScript first because ncc cannot read TypeScript 7. All programs are one bundle. A dynamic import() in
// the source becomes a chunk file of its own, read only when it is reached. What is plain data, and takes long to work
// out, is worked out here.
//
// Each step below that is not needed for a bundle to run has its figure: what is worse without it (Node 20).
import { execFile } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual, parseArgs, promisify } from 'node:util';
import { minify } from '@swc/core';
import { compile } from './compile.mjs';

const script = fileURLToPath(import.meta.url);
const root = resolve(dirname(script), '..');

/**
 * The entry of each program in src, its folder in the output, and what must not be in any chunk that it may load. The
 * first is published alone: all that it may load is in its folder, the other chunks are one folder up.
 */
const PROGRAMS = [
  { entry: 'cli', to: 'cli', executable: true, forbidden: ['@actions/'] },
  { entry: 'index', to: '.', executable: false, forbidden: [] },
  // It takes no result of another run, so nothing that reads or writes artifacts belongs in it.
  { entry: 'companion', to: 'comment', executable: false, forbidden: ['@actions/artifact'] },
];

/** The runtime of the bundle with the entries of all programs; beside it is what several chunks share. */
const RUNTIME = 'cli/programs.js';

/**
 * Modules whose only export is data, made of nothing but the sources. The first two read files that are in no
 * bundle; without the others a check takes 3 to 4 % longer.
 */
const WORKED_OUT = [
  'agent-files/detectors/prompt-injection/table.js',
  'fixtures/benchmark/built-in.js',
  'agent-files/detectors/conflicts/needed.js',
  'memory/default-policy.js',
];

/** Only dist/ is ever replaced, and only by a whole build: another folder must be new or empty. */
async function build(out) {
  const folder = out === undefined ? join(root, 'dist') : resolve(out);
  if (out !== undefined && existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`--out ${folder} is not empty`);
  mkdirSync(join(root, 'lib'), { recursive: true });
  // A fresh folder each time: nothing stale is bundled, and two builds at once do not meet.
  const work = mkdtempSync(join(root, 'lib', 'build-'));
  try {
    compile(work);
    for (const module of WORKED_OUT) await workOut(join(work, module));
    const bundle = await bundleAll(work);
    const built = join(work, 'dist');
    const chunks = await placeChunks(bundle, built);
    await shareModules(chunks, join(built, dirname(RUNTIME)));
    const licenses = readFileSync(join(bundle, 'licenses.txt'), 'utf8');
    writeFileSync(join(built, 'licenses.txt'), eachLicenseOnce(licenses));
    if (out === undefined) rmSync(folder, { recursive: true, force: true });
    cpSync(built, folder, { recursive: true });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Writes what a module exports in its place, as JSON in a string: an engine reads that faster than a literal. */
async function workOut(path) {
  const lines = Object.entries(await import(pathToFileURL(path).href)).map(([name, value]) => {
    const text = JSON.stringify(value);
    if (!isDeepStrictEqual(JSON.parse(text), value))
      throw new Error(`${name} of ${path} is no plain data`);
    return `export const ${name} = JSON.parse(${JSON.stringify(text)});\n`;
  });
  writeFileSync(path, lines.join(''));
}

/** One bundle of all programs, so that what several of them hold is there once. Answers its folder. */
async function bundleAll(work) {
  const source = join(work, 'programs.js');
  const entries = PROGRAMS.map(
    ({ entry }) => `export const ${entry}=()=>import('./${entry}.js');\n`,
  );
  writeFileSync(source, entries.join(''));
  // Without this stand-in for undici the output is 9 % larger. ncc takes such places from a tsconfig.json where it runs.
  copyFileSync(join(root, 'scripts/no-undici.mjs'), join(work, 'no-undici.mjs'));
  const compilerOptions = { allowJs: true, paths: { undici: ['./no-undici.mjs'] } };
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const out = join(work, 'bundle');
  const ncc = fileURLToPath(import.meta.resolve('@vercel/ncc/dist/ncc/cli.js'));
  const args = [
    'build',
    source,
    '--out',
    out,
    '--license',
    'licenses.txt',
    '--no-cache',
    '--quiet',
  ];
  // From the folder of the entry, because ncc writes paths relative to it into the bundle.
  await promisify(execFile)(process.execPath, [ncc, ...args], {
    cwd: work,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error) => {
    throw new Error(`ncc: ${error.stdout ?? ''}${error.stderr ?? error.message}`, { cause: error });
  });
  return out;
}

/** Where ncc begins the next package: its name, and the name of its license. */
const PACKAGE =
  /\n\n(?=(?:@[\w.-]+\/)?[\w.-]+\n(?:MIT|Apache-2\.0|ISC|[\w-]*BSD[\w-]*|BlueOak[\w.-]*|\()[^\n]*\n)/;

/** Each text once, below the names of all packages that have it: many have the same, word for word. */
function eachLicenseOnce(licenses) {
  const packages = new Map();
  for (const part of licenses.trimEnd().split(PACKAGE)) {
    const [name, ...text] = part.split('\n');
    const body = text.join('\n').trimEnd();
    packages.set(body, [...(packages.get(body) ?? []), name]);
  }
  return [...packages].map(([body, names]) => `${names.join(', ')}\n${body}\n`).join('\n');
}

/** What ncc leaves in the place of a module that it cannot find; it exits 0 all the same. */
const MISSING_MODULE = 'eval("require")';
/** How the runtime of webpack names the file of a chunk. */
const FILE_NAME = 'return "" + chunkId + ".index.js";';
/** Where a chunk is loaded, by its number; with ncc's comment, or without it. */
const LOADS = /\.e\((?:\/\*[^*]*\*\/ *)?(\d+)\)/g;
const CHUNK = /^(\d+)\.index\.js$/;

/**
 * Puts the chunks where the programs find them, and checks what each program may load.
 *
 * @param {string} bundle the folder that ncc wrote, with one export for each program
 * @param {string} out the folder of all programs
 * @returns {Promise<string[]>} the paths of the chunks
 */
export async function placeChunks(bundle, out) {
  const runtime = readFileSync(join(bundle, 'index.js'), 'utf8');
  const chunks = new Map(
    readdirSync(bundle)
      .filter((name) => CHUNK.test(name))
      .map((name) => [CHUNK.exec(name)[1], readFileSync(join(bundle, name), 'utf8')]),
  );
  for (const [id, text] of [...chunks, ['of the runtime', runtime]])
    if (text.includes(MISSING_MODULE)) throw new Error(`chunk ${id} lacks a module`);
  for (const { entry, forbidden } of PROGRAMS)
    for (const id of loadable(entry, runtime, chunks))
      for (const words of forbidden)
        if (chunks.get(id).includes(words))
          throw new Error(`what src/${entry}.ts may load contains ${words} (chunk ${id})`);

  const published = loadable(PROGRAMS[0].entry, runtime, chunks);
  const others = [...chunks.keys()].filter((id) => !published.has(id));
  if (runtime.split(FILE_NAME).length !== 2) throw new Error('the runtime names its chunks anew');
  const fileName = `return ([${others.join()}].includes(+chunkId)?"../":"")+chunkId+".index.js";`;
  for (const program of PROGRAMS) writeProgram(out, program);
  writeFileSync(join(out, RUNTIME), await leanCode(runtime.replace(FILE_NAME, fileName)));
  const paths = [];
  for (const [id, text] of chunks) {
    const path = join(out, published.has(id) ? dirname(RUNTIME) : '.', `${id}.index.js`);
    writeFileSync(path, await leanCode(text));
    paths.push(path);
  }
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

/** Each program is a file of one line. */
function writeProgram(out, { entry, to, executable }) {
  mkdirSync(join(out, to), { recursive: true });
  const path = join(out, to, 'index.js');
  const from = importPath(path, join(out, RUNTIME));
  const shebang = executable ? '#!/usr/bin/env node\n' : '';
  writeFileSync(path, `${shebang}import{${entry}}from'${from}';await ${entry}();\n`);
  writeFileSync(join(out, to, 'package.json'), `${JSON.stringify({ type: 'module' })}\n`);
  if (executable) chmodSync(path, 0o755);
}

/**
 * Without comments, blanks and long names of locals: with them the output is 2.3 times as large, and Node reads all of
 * it. Nothing else is rewritten, because a compressor that folds code could change what a gate decides; names of
 * functions and classes stay for stack traces.
 */
export async function leanCode(code) {
  const { code: lean } = await minify(code, {
    module: true,
    compress: false,
    mangle: { keep_fnames: true, keep_classnames: true },
    format: { comments: false },
  });
  return lean;
}

/** Characters that would be there again and again: from here on they are a file of their own. */
const LEAST_SAVED = 8_000;
/** What fewer chunks hold, and is small, stays with each: whoever starts one of them reads all that is shared. */
const MANY = 4;
const MODULES = 'export const modules={';

/**
 * Writes modules once that several chunks hold: ncc puts into the chunk of each command all that it imports. A number
 * stands for one module in all chunks. Without this step the output is 15 % larger.
 *
 * @param {string[]} paths of the chunks, as `placeChunks` leaves them
 * @param {string} folder of what is shared, which all programs have
 */
async function shareModules(paths, folder) {
  const chunks = await Promise.all(
    paths.toSorted().map(async (path) => {
      const { modules } = await import(pathToFileURL(path).href);
      return { path, text: readFileSync(path, 'utf8'), modules: Object.entries(modules) };
    }),
  );
  const holders = new Map();
  for (const { path, text, modules } of chunks)
    for (const [id, module] of modules) {
      if (!text.includes(module.toString()))
        throw new Error(`module ${id} is not found in ${path}`);
      holders.set(id, [...(holders.get(id) ?? []), path]);
    }
  const texts = new Map(
    chunks.flatMap(({ modules }) => modules.map(([id, module]) => [id, moduleText(id, module)])),
  );
  const shared = sharedFiles(holders, texts).map((ids) => ({ ids, path: sharedPath(folder, ids) }));
  for (const { ids, path } of shared)
    writeFileSync(path, `${MODULES}${[...ids].map((id) => texts.get(id)).join('')}};\n`);
  for (const { path, text, modules } of chunks) {
    const from = shared.filter(({ ids }) => modules.some(([id]) => ids.has(id)));
    const own = modules.filter(([id]) => !from.some(({ ids }) => ids.has(id)));
    const imports = from.map(
      (one, index) => `import{modules as s${index}}from'${importPath(path, one.path)}';`,
    );
    const spread = from.map((_, index) => `...s${index},`);
    const start = text.slice(0, text.indexOf(MODULES));
    const body = own.map(([id]) => texts.get(id)).join('');
    writeFileSync(path, `${imports.join('')}${start}${MODULES}${spread.join('')}${body}};\n`);
  }
}

/** The numbers of the modules of each shared file: what exactly the same chunks hold, and one for the small ones. */
function sharedFiles(holders, texts) {
  const groups = new Map();
  for (const [id, paths] of holders) {
    const key = paths.join('\n');
    groups.set(key, { count: paths.length, ids: [...(groups.get(key)?.ids ?? []), id] });
  }
  const small = new Set();
  const files = [small];
  for (const { count, ids } of groups.values()) {
    const size = ids.reduce((sum, id) => sum + texts.get(id).length, 0);
    if ((count - 1) * size >= LEAST_SAVED) files.push(new Set(ids));
    else if (count >= MANY) for (const id of ids) small.add(id);
  }
  return files;
}

function sharedPath(folder, ids) {
  return join(folder, `shared-${[...ids][0]}.js`);
}

/**
 * In parentheses and as a `function` V8 takes a module for one that is called at once, and compiles it when it reads
 * it; else it parses it twice: 30 to 70 ms of each start, 6 % of a pull request and 15 % of a small check.
 */
function moduleText(id, module) {
  const text = module.toString();
  const [arrow, parameters] = /^\(?([\w$,]*)\)?=>(?=\{)/.exec(text) ?? [];
  return arrow === undefined
    ? `${id}:${text},`
    : `${id}:(function(${parameters})${text.slice(arrow.length)}),`;
}

/** The path of a module as another one imports it: `./shared.js`, `../cli/programs.js`. */
function importPath(importer, module) {
  const path = relative(dirname(importer), module).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

if (process.argv[1] === script) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  await build(values.out).catch((error) => {
    process.stderr.write(`build failed: ${error.message}\n`);
    process.exitCode = 1;
  });
}
